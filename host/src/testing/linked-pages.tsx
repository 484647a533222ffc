import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  trustedQueryUrl,
  type BuildFiles,
  type HostServices,
  type RouteDeclaration,
} from '@crema/shared-contracts';
import { compositionServer, openPage, servePages } from './open-page.tsx';
import { remoteDouble } from './remote-double.ts';

const inView = { top: 10, bottom: 40, left: 10, right: 90 } as DOMRect;
const outOfView = { top: 9010, bottom: 9040, left: 10, right: 90 } as DOMRect;
const fetched: string[] = [];
/** The names of the gift remote's files that were fetched into the browser's cache, sorted: three arrive at once. */
export const prefetchedFiles = (): readonly string[] => fetched.toSorted();

/** Call at a test file's top level. Only the links to `visible` are in view. */
export const serveLinks = (visible: readonly string[] = []): void => {
  servePages();
  beforeEach(() => {
    jest.spyOn(HTMLAnchorElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      return visible.includes(this.pathname) ? inView : outOfView;
    });
    fetched.length = 0;
  });
  afterEach(() => {
    Object.assign(navigator, { connection: undefined });
  });
};

const files: Partial<BuildFiles> = {
  module: ['remote.js'],
  messages: { 'en-US': 'en.js', 'fr-CA': 'fr.js' },
  lazyMessages: { 'en-US': 'rest.js' },
  routes: { '/gift/:urn': ['gift.js', 'gift.css'] },
  integrity: { 'gift.js': 'sha384-gift' },
  queries: { GetGift: { hash: 'f00', variables: { urn: 'ID!', locale: 'String!' } } },
};
const preload: RouteDeclaration['preload'] = [
  { operation: 'GetGift', variables: { urn: ':urn', locale: 'locale' } },
];
export const giftUrl = trustedQueryUrl('f00', { urn: 'thanks', locale: 'en-US' });

/**
 * Opens a page with links to a gift’s page and to the cards, whose remotes are not loaded; `sent` lists the queries, `prepared`
 * the pages whose code was loaded.
 */
export const openLinks = async ({
  access = 'anyone' as RouteDeclaration['access'],
  /** The REST requests that the page names. */
  requests = [] as NonNullable<RouteDeclaration['requests']>,
  bytes = {},
  /** The status of each file's replies, in order; 200 after the last. */
  fileStatus = [] as number[],
  /** The number of starts of the gift remote that fail. */
  failures = 0,
  /** Whether the keyboard focuses the link before the deferred services have started. */
  isFocused = false,
} = {}) => {
  const sent: string[] = [];
  const prepared: string[] = [];
  const onMount = () => {
    failures -= 1;
    if (failures >= 0) throw new Error('The gift remote does not start.');
  };
  compositionServer.use(
    http.get('*/graphql', ({ request: { url } }) => {
      sent.push(url.slice(url.indexOf('/apiproxy')));
      return HttpResponse.json({ data: { gift: 'thanks' } });
    }),
    http.get('*/apiproxy/v1/locations', ({ request: { url } }) => {
      sent.push(url.slice(url.indexOf('/apiproxy')));
      return HttpResponse.json({ stores: [] });
    }),
    http.get('*/mfe-gift/*', ({ request: { url } }) => {
      fetched.push(url.slice(url.lastIndexOf('/') + 1));
      return new HttpResponse('', { status: fileStatus.shift() ?? 200 });
    }),
    http.get('*/mfe-cards/*', () => new HttpResponse('')),
  );
  let services: HostServices | undefined;
  const home = remoteDouble({
    name: 'mfe-engagement',
    onMount: (given) => (services = given),
    pages: {
      '/': () => (
        <>
          <h1>Home</h1>
          <a href="/gift/thanks" ref={(element) => void (isFocused && element?.focus())}>
            Thanks
          </a>
          <a href="/gift/thanks" target="_blank" rel="noreferrer">
            Thanks in a new window
          </a>
          <a href="https://elsewhere.test/gift/thanks">Elsewhere</a>
          <a href="/nowhere">Nowhere</a>
          <a href="/account/cards">Cards</a>
        </>
      ),
    },
  });
  const gift = remoteDouble({
    name: 'mfe-gift',
    pages: { '/gift/:urn': () => <h1>Gift</h1> },
    route: { preload, access, requests },
    onMount,
    onPrepare: (routeId) => void prepared.push(routeId),
  });
  const cards = remoteDouble({
    name: 'mfe-cards',
    pages: { '/account/cards': () => <h1>Cards</h1> },
    onPrepare: (routeId) => void prepared.push(routeId),
  });
  const resolved = { ...gift.resolved, files: { ...gift.resolved.files, ...files, bytes } };
  const page = await openPage({ path: '/', remotes: [home, { ...gift, resolved }, cards] });
  await screen.findByRole('heading', { name: 'Home' });
  return { page, sent, prepared, services: services as unknown as HostServices };
};
export const giftFiles = ['en.js', 'gift.css', 'gift.js', 'remote.js', 'remoteEntry.js', 'rest.js'];
export const link = () => screen.getByRole('link', { name: 'Thanks' });
/** Prepares the page of the cards; a page whose link was touched before is prepared earlier. */
export const prepareCards = async (prepared: readonly string[]): Promise<void> => {
  fireEvent.touchStart(screen.getByRole('link', { name: 'Cards' }));
  await waitFor(() => expect(prepared).toContain('/account/cards'));
};
