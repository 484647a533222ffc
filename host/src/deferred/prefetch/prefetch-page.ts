import {
  isMember,
  pageFiles,
  pageRequests,
  resolvePreload,
  trustedQueryUrl,
  type PageRequestVisit,
  type ResolvedRemote,
} from '@crema/shared-contracts';
import type { RoutedPage } from '@crema/remote-kit/host-services';
import type { DeferredContext } from '../deferred-context.ts';
import { createFetchQueue, type QueuedFetch } from './fetch-queue.ts';
import { preparePage } from './prepare-page.ts';
import { createReplyRequests } from './request-reply.ts';

/** Replies have no size before they arrive; the menu, the largest one, has 9 KB. */
const assumedReplyBytes = 9 * 1024;
/** The page does not know the sizes of the host's later libraries; Apollo Client, the largest one, has 34 KB. */
const assumedLibraryBytes = 24 * 1024;

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
const absolute = (url: string) => new URL(url, document.baseURI).href;
const isRequestedByPage = (url: string) => performance.getEntriesByName(url).length > 0;

/** The URLs of the page's first REST requests; that of a member has another reply, with the member's favorites. */
const firstRequestsOf = (host: DeferredContext['host'], { page, search }: LinkedPage): readonly string[] => {
  if (isMember(host.session.session.get())) return [];
  const visit: PageRequestVisit = {
    search,
    locale: host.locale.locale.get(),
    orderStore: host.orderStore.current.get(),
    configuration: host.boot.configuration,
  };
  return (page.requests ?? []).map((name) => pageRequests[name](visit));
};

/**
 * Fetches code and data of a page before its link is followed, each file once per page load. If the visitor is about to follow
 * the link (`isUrgent`), the page's code is evaluated as well.
 */
export const createPrefetch = (context: DeferredContext) => {
  const { host, composer, readRouteParams } = context;
  const queue = createFetchQueue();
  const replies = createReplyRequests(host, queue.forget);

  /** The files that were requested here: the browser lists a request that failed, too. */
  const requested = new Set<string>();
  const fileFetch = (url: string, bytes: number): readonly QueuedFetch[] => {
    if (!requested.has(url) && isRequestedByPage(url)) return [];
    const start = () => {
      requested.add(url);
      return fetchFile(url);
    };
    return [{ url, bytes, start }];
  };
  /** Versions that did not start when a page was prepared. The page itself tries again. */
  const failed = new Set<string>();
  const librariesOf = ({ files }: ResolvedRemote): readonly QueuedFetch[] =>
    [...(files.libraries ?? []), ...(files.queryClient?.libraries ?? [])]
      .flatMap((name) => host.boot.libraryFiles?.[name] ?? [])
      .flatMap((path) => fileFetch(absolute(path), assumedLibraryBytes));
  const codeOf = ({ files, url }: ResolvedRemote, { id }: RoutedPage): readonly QueuedFetch[] =>
    [
      ...pageFiles(files, id, host.locale.locale.get()).map(({ file }) => file),
      ...(files.queryClient?.files ?? []),
    ].flatMap((file) => fileFetch(absolute(url + file), files.bytes[file]?.brotli ?? 0));
  const isInPage = (url: string) =>
    !replies.wasRequested(url) &&
    (host.boot.rendered?.queries.includes(url) || isRequestedByPage(absolute(url)));
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
      .filter((url) => !isInPage(url))
      .map((url) => ({ url, bytes: assumedReplyBytes, start: () => replies.start(url) }));

  const requestsOf = (linked: LinkedPage): readonly QueuedFetch[] =>
    firstRequestsOf(host, linked)
      .filter((url) => replies.wasRequested(url) || !isRequestedByPage(absolute(url)))
      .map((url) => ({ url, bytes: assumedReplyBytes, start: () => replies.startRequest(url) }));

  return async (linked: LinkedPage, isUrgent: boolean): Promise<void> => {
    const remote = composer.remoteOf(linked.page.remote);
    if (!remote || composer.stateOf(remote.name).get().status === 'failed') return;
    const fetches = [
      ...librariesOf(remote),
      ...codeOf(remote, linked.page),
      ...dataOf(remote, linked),
      ...requestsOf(linked),
    ];
    const version = `${remote.name}@${remote.version}`;
    if (!(await queue.add(fetches, isUrgent)) || !isUrgent || failed.has(version)) return;
    if (!(await preparePage(context, linked.page))) failed.add(version);
  };
};
