const sent = new Set<string>();

/**
 * The requests that this page has just sent: the first question about one waits for the server's delay. After a reload it is asked
 * at once (GFT-041, D-77).
 */
export const sentNow = {
  note: (requestId: string): void => void sent.add(requestId),
  /** True once per request. */
  take: (requestId: string): boolean => sent.delete(requestId),
};
