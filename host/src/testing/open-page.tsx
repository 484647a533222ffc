import type { Root } from 'react-dom/client';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { answerCookies } from '@crema/remote-kit/testing';
import {
  defaultConfiguration,
  flags,
  restPaths,
  type BootDocument,
  type TelemetryEvent,
  type ResolvedRegistry,
} from '@crema/shared-contracts';
import type { Candidate } from '../composer/federation.ts';
import { FakeEventSource } from './fake-event-source.ts';
import type { RemoteDouble } from './remote-double.ts';

export interface PageOptions extends Partial<Omit<BootDocument, 'registry'>> {
  readonly path: string;
  readonly remotes: readonly RemoteDouble[];
  /** The markup of `#root` that the server rendered. */
  readonly markup?: string;
  /** Remotes that can be loaded but are not in the registry. */
  readonly knownRemotes?: readonly RemoteDouble[];
  /** Called for each candidate: its code arrives when the promise resolves. */
  readonly codeArrives?: () => Promise<void>;
}
export interface OpenPage {
  /** Publishes a new registry; the page gets a notice unless `silently`. */
  readonly publish: (
    remotes: readonly RemoteDouble[],
    options?: { readonly disabled?: readonly RemoteDouble[]; readonly silently?: boolean },
  ) => void;
  /** Every candidate that the host requested. */
  readonly loaded: readonly (Candidate & { readonly remote: string })[];
  readonly telemetryEvents: () => Promise<readonly TelemetryEvent[]>;
}

let served: ResolvedRegistry;
let sent: Blob[] = [];
let tree: Root | undefined;
const channels: BroadcastChannel[] = [];
/** Removes the page's listeners after the test, because all tests of a file share one window. */
const listenersOfPage: (() => void)[] = [];
const recordListeners = () => {
  const original = window.addEventListener;
  window.addEventListener = ((...listener: Parameters<typeof original>) => {
    original.apply(window, listener);
    listenersOfPage.push(() => window.removeEventListener(...listener));
  }) as typeof original;
};
/** Node's BroadcastChannels keep the process alive until they are closed. */
class ClosedAfterTest extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}

const registryOf = (
  sequence: number,
  remotes: readonly RemoteDouble[],
  disabled: readonly RemoteDouble[] = [],
): ResolvedRegistry => ({
  sequence,
  remotes: remotes.map(({ resolved }) => resolved),
  disabled: disabled.map(({ resolved: { name, manifest } }) => ({
    name,
    paths: manifest.routes.map(({ path }) => path),
  })),
});

export const compositionServer = setupServer(
  answerCookies(),
  http.get(`*${restPaths.composition}`, () => HttpResponse.json({ registry: served })),
  http.head(`*${restPaths.reachability}`, () => new HttpResponse(null, { status: 204 })),
);

/** Call at a test file's top level: each test gets its own page, served by MSW and a fake event stream. */
export const servePages = (): void => {
  beforeAll(() => {
    // jsdom has no constructed stylesheets and no list of marks.
    performance.getEntriesByName ??= () => [];
    document.adoptedStyleSheets ??= [];
    CSSStyleSheet.prototype.replaceSync ??= () => undefined;
    recordListeners();
    compositionServer.listen({ onUnhandledFrame: 'error' });
    Object.assign(globalThis, {
      EventSource: FakeEventSource,
      BroadcastChannel: ClosedAfterTest,
      requestIdleCallback: (run: () => void) => setTimeout(run, 0),
    });
    navigator.sendBeacon = (_address, body) => sent.push(body as Blob) > 0;
  });
  beforeEach(() => {
    // The host creates its React root itself, outside of act.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });
  afterEach(() => {
    compositionServer.resetHandlers();
    tree?.unmount();
    tree = undefined;
    for (const channel of channels.splice(0)) channel.close();
    for (const endPage of listenersOfPage.splice(0)) endPage();
    document.body.innerHTML = '';
    FakeEventSource.closeAll();
    sessionStorage.clear();
    localStorage.clear();
  });
  afterAll(() => compositionServer.close());
};

/** Opens the page as the server renders it, and waits until the deferred services have started. */
export const openPage = async ({
  path,
  remotes,
  knownRemotes = [],
  markup = '',
  codeArrives = () => Promise.resolve(),
  ...rest
}: PageOptions): Promise<OpenPage> => {
  const { startHost } = await import('../start-host.tsx');
  const knownModules = [...remotes, ...knownRemotes];
  const loaded: (Candidate & { remote: string })[] = [];
  sent = [];
  served = registryOf(1, remotes);
  const boot: BootDocument = {
    registry: served,
    configuration: defaultConfiguration,
    flags,
    session: { kind: 'anonymous' },
    locale: 'en-US',
    publicOrigin: 'https://shop.test',
    vaultOrigin: 'http://vault.localhost',
    production: true,
    overrides: [],
    ...rest,
  };
  history.replaceState(null, '', path);
  document.body.innerHTML = `<div id="root">${markup}</div><script type="application/json" id="crema-boot"></script>`;
  (document.getElementById('crema-boot') as HTMLElement).textContent = JSON.stringify(boot);
  const connected = FakeEventSource.next();
  tree = await startHost(async (remote, candidate) => {
    loaded.push({ ...candidate, remote });
    const double = knownModules.findLast(
      ({ resolved }) => resolved.name === remote && resolved.version === candidate.version,
    );
    await codeArrives();
    if (!double) throw new Error('no such file');
    return double.module;
  }, boot);
  const source = await connected;
  source.send(served.sequence);
  return {
    loaded,
    publish: (next, { disabled = [], silently = false } = {}) => {
      knownModules.push(...next);
      served = registryOf(served.sequence + 1, next, disabled);
      if (!silently) source.send(served.sequence);
    },
    telemetryEvents: () =>
      Promise.all(sent.map(async (blob) => JSON.parse(await blob.text()) as TelemetryEvent)),
  };
};
