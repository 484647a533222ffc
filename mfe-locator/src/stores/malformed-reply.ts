/** A reply that is JSON and has the wrong shape. */
export interface MalformedReplyDeps {
  /** Counts the reply as an error of this version, like one that is not JSON. */
  readonly reportMalformed: () => void;
}
/** The error of a reply whose content cannot be shown. */
export const malformedReply = { code: 'malformed' } as const;
