import type { ReactElement, ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { parse, type DocumentNode } from 'graphql';
import {
  createSignal,
  matchRoute,
  type HostServerBundle,
  type HostServices,
  type MountedRemote,
  type PageRenderRequest,
  type RemoteModule,
} from '@crema/shared-contracts';
import {
  createRemoteServices,
  createServerPageServices,
  routedPages,
  type PageAt,
} from '@crema/remote-kit/host-services';
import { createComposer, type Composer } from '../composer/composer.ts';
import { HostSlot } from '../composer/host-slot.tsx';
import type { RenderedRoute } from '../composer/rendered-page.ts';
import type { Host } from '../services/host.ts';
import { pageMarkup } from './page-markup.ts';
import { readText } from './read-text.ts';
import { serverTree } from './server-tree.tsx';

const doNothing = () => undefined;
const documents = new Map<string, DocumentNode>();
/** Each document of a version is parsed once per process. */
const parsed = (text: string): DocumentNode => {
  const document = documents.get(text) ?? parse(text);
  documents.set(text, document);
  return document;
};
const toMarkup = async (tree: ReactElement): Promise<string> => {
  let error: unknown;
  const stream = await renderToReadableStream(tree, {
    onError: (cause) => void (error ??= cause),
    // Every part stays in its place. React would move large ones behind a script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  await stream.allReady;
  if (error !== undefined) throw error;
  return readText(stream);
};

const hostFor = ({ boot, pathname, now, orderStore }: PageRenderRequest): Host => {
  const services = createServerPageServices({
    boot: { ...boot, session: { kind: 'anonymous' }, overrides: [] },
    pathname,
    search: '',
    theme: undefined,
  });
  return {
    ...services,
    orderStore: { ...services.orderStore, current: createSignal(orderStore) },
    morePreferences: createSignal<ReactNode>(null),
    accountBalance: createSignal<ReactNode>(null),
    arriving: createSignal(false),
    clock: { now: () => now, monotonic: () => 0 },
  };
};

const mountedRemote = async (composer: Composer, remote: string): Promise<MountedRemote> => {
  await composer.load(remote);
  const state = composer.stateOf(remote).get();
  if (state.status !== 'ready')
    throw new Error(`${remote} has the status ${state.status} after loading. Expected ready.`);
  return state.mounted;
};

/** Renders a remote's page as every visitor with this order store sees it first: signed out. */
export const renderPage: HostServerBundle['renderPage'] = async (module: RemoteModule, request) => {
  // A server that was started before contract 3.3 gives no requests.
  const { boot, remote, pathname, search, now, orderStore, queries, requests = [] } = request;
  const host = hostFor(request);
  const replies = queries.map(({ document, ...reply }) => ({ ...reply, document: parsed(document) }));
  let cause: unknown;
  const pageAt: PageAt = (path, registry = boot.registry) =>
    matchRoute(routedPages(registry, boot.flags), path);
  const page = pageAt(pathname);
  if (page?.remote !== remote)
    throw new Error(
      `${pathname} belongs to no page of ${remote}. Expected a path of a route in its remote.json.`,
    );
  const composer = createComposer(
    boot.registry,
    (_event, thrown) => void (cause ??= thrown),
    (name, candidate) => ({
      ...createRemoteServices(
        host,
        { pageAt, navigate: doNothing, Slot: HostSlot as unknown as HostServices['Slot'] },
        name,
        candidate,
      ),
      rendered: {
        now,
        ...(orderStore && { orderStore }),
        queries: queries.map(({ url }) => url),
        data: queries.map(({ data }) => data),
        search,
        requests,
        replies,
      },
      // The process ends with the rendering's objects; there is no document to clean.
      dispose: doNothing,
    }),
    () => Promise.resolve(module),
    createSignal<RenderedRoute | undefined>({ remote, routeId: page.id }),
  );
  try {
    const mounted = await mountedRemote(composer, remote);
    await composer.renderedPage.prepared();
    if (composer.renderedPage.pending(remote, page.id, false))
      throw new Error(`The code of ${page.path} could not be loaded.`);
    const html = await toMarkup(serverTree(host, composer, { locale: boot.locale, pathname, search }));
    if (cause !== undefined) throw cause;
    const cache = mounted.extractCache?.();
    return { markup: pageMarkup(html), ...(cache !== undefined && { cache }) };
  } catch (thrown) {
    throw cause ?? thrown;
  } finally {
    composer.drop(remote);
  }
};
