export interface PrefetchedReply {
  readonly reply: Promise<Response>;
  /** The data of a GraphQL reply that has arrived without errors: a page shows it in its first rendering. */
  readonly data?: unknown;
}
export interface PrefetchedReplies {
  /** URL → the reply that was requested before the page needed it. */
  readonly replies: Map<string, PrefetchedReply>;
  readonly fetch: typeof fetch;
}

/**
 * Returns a fetch that uses a prefetched reply once instead of a request. A prefetch that failed, or whose reply is an
 * error, counts as none: the request is sent, so that the page sees its own outcome.
 */
export const withPrefetched = (send: typeof fetch): PrefetchedReplies => {
  const replies = new Map<string, PrefetchedReply>();
  return {
    replies,
    fetch: (input, init) => {
      const prefetched = init?.body ? undefined : replies.get(input as string)?.reply;
      if (!prefetched) return send(input, init);
      replies.delete(input as string);
      const sendAgain = () => send(input, init);
      return prefetched.then((reply) => (reply.ok ? reply : sendAgain()), sendAgain);
    },
  };
};
