import type { Host } from '../../services/host.ts';

/** A reply that no page has used after this time is dropped: prices and availability change. */
const replyLifetimeMs = 60_000;

const readData = async (reply: Response): Promise<unknown> => {
  const { data, errors } = (await reply.json()) as { readonly data?: unknown; readonly errors?: unknown };
  return errors ? undefined : (data ?? undefined);
};

/**
 * Requests replies that a page will need. A reply waits for a minute; a change of the session drops all replies. `onDropped` is
 * called with the URL of a reply that may be requested again.
 */
export const createReplyRequests = (
  { prefetched: { replies, fetch }, hostBus }: Pick<Host, 'prefetched' | 'hostBus'>,
  onDropped: (url: string) => void,
) => {
  const requested = new Set<string>();
  const drop = (url: string) => {
    replies.delete(url);
    onDropped(url);
  };
  const request = (url: string) => {
    requested.add(url);
    const reply = fetch(url, { headers: { accept: 'application/json' } });
    replies.set(url, { reply });
    setTimeout(() => {
      if (replies.get(url)?.reply === reply) replies.delete(url);
      onDropped(url);
    }, replyLifetimeMs);
    return reply;
  };
  hostBus.on('session-changed', () => {
    for (const url of requested) drop(url);
  });
  return {
    wasRequested: (url: string): boolean => requested.has(url),
    /** Requests a query's reply. Resolves with whether the data has arrived. */
    start: async (url: string): Promise<boolean> => {
      const reply = request(url);
      try {
        const data = await readData((await reply).clone());
        // A page may have used the reply meanwhile.
        if (data !== undefined && replies.get(url)?.reply === reply) replies.set(url, { reply, data });
        return data !== undefined;
      } catch {
        return false;
      }
    },
    /** Requests a REST reply. Resolves with whether all of it has arrived: a body that nobody reads keeps its connection. */
    startRequest: async (url: string): Promise<boolean> => {
      try {
        const reply = await request(url);
        if (!reply.bodyUsed) await reply.clone().arrayBuffer();
        return reply.ok;
      } catch {
        return false;
      }
    },
  };
};
