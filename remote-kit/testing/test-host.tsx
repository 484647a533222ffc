import type { ComponentType, ReactNode } from 'react';
import {
  createSignal,
  defaultConfiguration,
  domainEvents,
  flags as defaultFlags,
  matchRoute,
  type BootDocument,
  type Configuration,
  type Connection,
  type DomainEventName,
  type DomainEvents,
  type Flags,
  type GiftDraft,
  type HostServices,
  type Locale,
  type MountedRemote,
  type OrderStoreService,
  type PageHead,
  type RemoteManifest,
  type Session,
  type SlotName,
  type TelemetryEvent,
  type Toast,
  type UsageEvent,
} from '@crema/shared-contracts';
import {
  createPageServices,
  createRemoteServices,
  createUsageConsent,
  rememberPreference,
  routedPages,
  startUsageSender,
  type PageAt,
  type PageServices,
  type RoutedPage,
} from '../host-services/index.ts';
import { countListeners } from './count-listeners.ts';
import { withPageLifetime } from './page-lifetime.ts';
import { createTelemetrySink } from './telemetry-sink.ts';
import { isDeclared, noFiles, otherPage, registryOf } from './test-registry.ts';

export interface TestHostOptions {
  readonly session?: Session;
  readonly locale?: Locale;
  readonly flags?: Partial<Flags>;
  /** The gift that the visitor has started. */
  readonly giftDraft?: GiftDraft;
  readonly configuration?: Partial<Configuration>;
  /** The remote's own remote.json. Without it, the remote has no pages. */
  readonly manifest?: RemoteManifest;
  /** Components for the slots of other remotes; a slot that is not named shows its fallback. */
  readonly slots?: Readonly<Partial<Record<SlotName, ComponentType<never>>>>;
  /** The customer's answers in dialogs; by default each dialog is confirmed. */
  readonly confirm?: HostServices['confirm'];
  /** The customer's action in the sign-in sheet; by default the sheet is closed. */
  readonly signIn?: (options: { readonly returnUrl: string }) => Promise<boolean>;
  readonly clock?: HostServices['clock'];
  /** The function replaces the router's navigation. */
  readonly navigate?: HostServices['navigate'];
  /** Whether another remote has a page at this path. Without it, every path that the remote does not declare has one. */
  readonly hasPage?: HostServices['hasPage'];
  /** The payment provider has buttons of wallets. */
  readonly walletButtons?: true | undefined;
  /** True when the visitor has agreed that usage is counted. */
  readonly sharesUsage?: boolean;
}
/** The parts of the host that a test may inspect and control. */
export interface TestHost {
  readonly services: HostServices;
  /** The services of the page, from which `services` are created for the remote. */
  readonly page: PageServices;
  /** Every toast that was shown, including closed ones. */
  readonly toasts: readonly Toast[];
  /** The remote's events that the bus accepted, the oldest first. */
  readonly emitted: readonly { readonly name: string; readonly payload: unknown }[];
  /** The events that were sent to the telemetry endpoint. */
  readonly reports: () => Promise<readonly TelemetryEvent[]>;
  /** Leaves the page, and returns the usage events that were sent. */
  readonly usage: () => Promise<readonly UsageEvent[]>;
  /** The document head that the open page sets. */
  readonly head: () => PageHead | undefined;
  readonly pages: () => readonly RoutedPage[];
  readonly pageAt: PageAt;
  readonly setConnection: (connection: Connection) => void;
  /** The session that the server would return now. */
  readonly setSession: (session: Session) => void;
  readonly setLocale: (locale: Locale) => void;
  readonly setNavigate: (navigate: HostServices['navigate']) => void;
  readonly orderStore: OrderStoreService;
  /** The page of a mounted remote: a change of the locale waits for its messages, and its end disposes the remote. */
  readonly follow: (mounted: MountedRemote) => void;
  /** Disposes the page and its remotes: requests in flight are aborted. The hosts of a test file are stopped after each test. */
  readonly stop: () => void;
  /** Emits an event of another remote. */
  readonly publish: <N extends DomainEventName>(name: N, payload: DomainEvents[N]) => void;
  /** The number of listeners; 0 after dispose. */
  readonly listenerCount: () => number;
}

const bootDocument = (name: string, options: TestHostOptions): BootDocument => ({
  registry: registryOf(name, options.manifest),
  configuration: { ...defaultConfiguration, ...options.configuration },
  flags: { ...defaultFlags, ...options.flags },
  session: options.session ?? { kind: 'anonymous' },
  locale: options.locale ?? 'en-US',
  publicOrigin: 'https://shop.test',
  vaultOrigin: 'http://vault.localhost',
  ...(options.walletButtons && { walletButtons: options.walletButtons }),
  production: true,
  overrides: [],
});

/** A fake customer who answers the host's dialogs and its sign-in sheet. */
const answerAs = ({ dialogs, signIn }: PageServices, options: TestHostOptions) => {
  dialogs.open.subscribe(() => {
    const dialog = dialogs.open.get();
    if (!dialog) return;
    const { answer, ...request } = dialog;
    void Promise.resolve(options.confirm?.(request) ?? true).then(answer);
  });
  signIn.open.subscribe(() => {
    const sheet = signIn.open.get();
    if (sheet)
      void Promise.resolve(options.signIn?.({ returnUrl: sheet.returnUrl }) ?? false).then(sheet.close);
  });
};
const recordToasts = ({ toasts }: PageServices): readonly Toast[] => {
  const shown: Toast[] = [];
  let lastId = 0;
  toasts.toasts.subscribe(() => {
    for (const { id, ...toast } of toasts.toasts.get())
      if (id > lastId) {
        lastId = id;
        shown.push(toast);
      }
  });
  return shown;
};
/** The pages of the remote, and those that other remotes may have. */
const pagesOf = ({ boot, flags }: PageServices, hasPage: HostServices['hasPage'] = () => true) => {
  const pages = () => routedPages(boot.registry, flags.get());
  const pageAt: PageAt = (path) =>
    matchRoute(pages(), path) ?? (isDeclared(boot.registry, path) || !hasPage(path) ? undefined : otherPage);
  return { pages, pageAt };
};
const startUsage = (page: PageServices, isGiven: boolean) => {
  const consent = createUsageConsent({ createSignal, rememberPreference });
  if (isGiven) consent.choose(true);
  const stop = startUsageSender(page, consent);
  return () => {
    stop();
    if (isGiven) consent.choose(false);
  };
};
const slotsOf = (slots: TestHostOptions['slots']) =>
  function Slot({ name, props, fallback }: { name: SlotName; props: object; fallback: ReactNode }) {
    const Provider = slots?.[name] as ComponentType<object> | undefined;
    return Provider ? <Provider {...props} /> : fallback;
  };

const open = new Set<TestHost>();
afterEach(() => {
  for (const host of [...open]) host.stop();
});

/**
 * The host services of one remote, created by the host's own code. A test replaces only these parts: the
 * network (by MSW), the connection, the clock, other remotes, the customer at a dialog, and the telemetry
 * endpoint.
 */
export const createTestHost = (name: string, options: TestHostOptions = {}): TestHost => {
  let isReachable = true;
  let navigate: HostServices['navigate'] = options.navigate ?? (() => undefined);
  const sink = createTelemetrySink();
  const { opened: page, close } = withPageLifetime(() =>
    createPageServices(bootDocument(name, options), async () => isReachable),
  );
  if (options.giftDraft) page.giftDraft.start(options.giftDraft);
  const stopUsage = startUsage(page, options.sharesUsage ?? false);
  const { pages, pageAt } = pagesOf(page, options.hasPage);
  const ui = {
    pageAt,
    navigate: ((...way) => navigate(...way)) as HostServices['navigate'],
    Slot: slotsOf(options.slots) as unknown as HostServices['Slot'],
  };
  const remoteServices = createRemoteServices(page, ui, name, { version: '0.0.0', url: '/', files: noFiles });
  const { services, count } = countListeners({
    ...remoteServices,
    ...(options.clock && { clock: options.clock }),
  });
  answerAs(page, options);
  const disposables: (() => void)[] = [];
  const host: TestHost = {
    services,
    page,
    pages,
    pageAt,
    toasts: recordToasts(page),
    get emitted() {
      return page.bus
        .log()
        .filter(({ emitter, error }) => emitter === name && !error)
        .map((event) => ({ name: event.name, payload: event.payload }));
    },
    reports: sink.reports,
    usage: sink.usage,
    head: () => {
      const { pathname: _path, ...head } = page.head.head.get() ?? { title: '', pathname: '' };
      return page.head.head.get() && head;
    },
    setConnection: (connection) => {
      isReachable = connection === 'online';
      window.dispatchEvent(new Event(connection));
    },
    setSession: (session) => void page.session.accept(session),
    setLocale: page.locale.choose,
    setNavigate: (next) => {
      if (!options.navigate) navigate = next;
    },
    orderStore: page.orderStore,
    follow: ({ prepareLocale, dispose }) => {
      disposables.push(dispose);
      page.locale.prepareWith((locale) => prepareLocale?.(locale) ?? Promise.resolve());
    },
    stop: () => {
      if (!open.delete(host)) return;
      for (const dispose of disposables) dispose();
      stopUsage();
      page.orderStore.stop();
      remoteServices.dispose();
      close();
      const refused = page.bus.log().find(({ error }) => error);
      if (refused) throw new Error(`The bus refused an event of ${refused.emitter}: ${refused.error}`);
    },
    publish: (event, payload) => page.bus.forEmitter(domainEvents[event].owner).emit(event, payload),
    listenerCount: count,
  };
  open.add(host);
  return host;
};
