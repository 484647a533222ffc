/** The rows of `pageRequests`. */
export const pageRequestNames = ['locations'] as const;
export type PageRequestName = (typeof pageRequestNames)[number];

/** The reply to one of a page's requests: that of a visitor who is not signed in. */
export interface InlinedReply {
  readonly url: string;
  /** 200, or the status of an error that is the same for everybody, as for an unknown place. */
  readonly status: number;
  readonly body: unknown;
}
