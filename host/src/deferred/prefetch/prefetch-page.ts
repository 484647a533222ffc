import { pageFiles, resolvePreload, trustedQueryUrl, type ResolvedRemote } from '@crema/shared-contracts';
import type { RoutedPage } from '@crema/remote-kit/host-services';
import type { DeferredContext } from '../deferred-context.ts';
import { createFetchQueue, type QueuedFetch } from './fetch-queue.ts';

/** A reply that no page has used after this time is dropped: prices and availability change. */
export const replyLifetimeMs = 60_000;
/** Replies have no size before they arrive; the menu, the largest one, has 9 KB. */
const assumedReplyBytes = 9 * 1024;

/** A file that has not arrived by then no longer delays the next one. */
const fileLimitMs = 10_000;

/**
 * Fetches a file into the browser's cache, in the mode in which the page's scripts and styles request it. No
 * `link rel=preload`: a script element takes over the error of a preload that failed, and then never loads.
 */
const fetchFile = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(url, { priority: 'low', signal: AbortSignal.timeout(fileLimitMs) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
};

export interface LinkedPage {
  readonly page: RoutedPage;
  readonly pathname: string;
  readonly search: string;
}
/** Fetches code and data of a page before its link is followed. Each file is fetched once per page load. */
export const createPrefetch = ({ host, composer, readRouteParams }: DeferredContext) => {
  const queue = createFetchQueue();
  const requested = new Set<string>();
  const { replies, fetch } = host.prefetched;

  const codeOf = (remote: ResolvedRemote, page: RoutedPage): readonly QueuedFetch[] =>
    pageFiles(remote.files, page.id, host.locale.locale.get()).flatMap(({ file }) => {
      const url = new URL(remote.url + file, document.baseURI).href;
      if (requested.has(url) || performance.getEntriesByName(url).length > 0) return [];
      requested.add(url);
      const start = async () => {
        if (!(await fetchFile(url))) requested.delete(url);
      };
      return [{ bytes: remote.files.bytes[file]?.brotli ?? 0, start }];
    });

  /** Replies that were prefetched and are young enough for a page to use, or already used. */
  const fresh = new Set<string>();
  const requestReply = (url: string) => {
    const reply = fetch(url, { headers: { accept: 'application/json' } });
    replies.set(url, reply);
    setTimeout(() => {
      fresh.delete(url);
      if (replies.get(url) === reply) replies.delete(url);
    }, replyLifetimeMs);
    return reply.catch(() => undefined);
  };
  const isLoaded = (url: string) =>
    requested.has(url)
      ? fresh.has(url)
      : // The server has rendered its reply into the page.
        host.boot.rendered?.queries.includes(url) ||
        performance.getEntriesByName(new URL(url, document.baseURI).href).length > 0;
  const dataOf = (remote: ResolvedRemote, { page, pathname, search }: LinkedPage): readonly QueuedFetch[] =>
    resolvePreload(
      page,
      {
        params: readRouteParams(page.path, pathname),
        search,
        locale: host.locale.locale.get(),
        storeNumber: host.orderStore.current.get()?.storeNumber,
      },
      remote.files.queries,
    )
      .map(({ hash, variables }) => trustedQueryUrl(hash, variables))
      .filter((url) => !isLoaded(url))
      .map((url) => {
        requested.add(url);
        fresh.add(url);
        return { bytes: assumedReplyBytes, start: () => requestReply(url) };
      });

  return (linked: LinkedPage, isUrgent: boolean): void => {
    const remote = composer.remoteOf(linked.page.remote);
    if (!remote || composer.stateOf(remote.name).get().status === 'failed') return;
    queue.add([...codeOf(remote, linked.page), ...dataOf(remote, linked)], isUrgent);
  };
};
