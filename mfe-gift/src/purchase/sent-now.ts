const sent = new Map<string, number>();

/**
 * The delay until the first question, of the requests that this page has just sent (GFT-041). After a reload there is none: such a
 * purchase is asked for at once (D-77).
 */
export const sentNow = {
  note: (requestId: string, delayMs: number): void => void sent.set(requestId, delayMs),
  /** The delay in milliseconds, once per request. */
  take: (requestId: string): number | undefined => {
    const delayMs = sent.get(requestId);
    sent.delete(requestId);
    return delayMs;
  },
};
