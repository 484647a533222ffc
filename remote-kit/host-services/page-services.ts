import {
  createSignal,
  hostPaths,
  sessionHeader,
  type BootDocument,
  type EventBus,
  type Locale,
  type Session,
  type Signal,
} from '@crema/shared-contracts';
import { createConnectionService, isServerReachable } from './http/connection.ts';
import { createDialogService } from './notices/dialogs.ts';
import { createEventBus } from './event-bus.ts';
import { createFetch, createHttp } from './http/http.ts';
import { keyedFetch } from './http/keyed-fetch.ts';
import { rememberPreference } from './preferences/cookies.ts';
import { createLocaleService } from './preferences/locale.ts';
import { createOrderStoreService } from './order-store/order-store.ts';
import { createGiftDraftService } from './gift-draft.ts';
import { createHeadService } from './page/page-head.ts';
import { createSessionService } from './session/session.ts';
import { createSignInService } from './session/sign-in.ts';
import { createStoredEvents } from './stored-events.ts';
import { createTabEvents } from './tab-events.ts';
import { withPrefetched } from './http/prefetched-replies.ts';
import { createSlowRequests } from './http/slow-requests.ts';
import { createServerClock, type ServerClock } from './http/server-clock.ts';
import { createReport } from './telemetry/telemetry.ts';
import { createThemeService } from './preferences/theme.ts';
import { createToastService } from './notices/toasts.ts';
import { createUpgradeBlockers } from './upgrade-blockers.ts';
import { createUsageQueue } from './telemetry/usage-queue.ts';

/** The requests to the server, and the session that their replies may change. */
const createServerAccess = (
  initial: Session,
  locale: Signal<Locale>,
  checkConnection: () => void,
  { clock, noteReply }: ServerClock,
  hostBus: EventBus,
  forgetPersonal: () => void,
) => {
  const slowRequests = createSlowRequests();
  const plainFetch = keyedFetch(createFetch(locale.get, checkConnection, noteReply));
  const prefetched = withPrefetched(plainFetch);
  const send: typeof fetch = (...request) =>
    slowRequests.watch(
      prefetched.fetch(...request).then((reply) => {
        session.follow(reply.headers.get(sessionHeader));
        return reply;
      }),
    );
  const http = createHttp(send);
  const session = createSessionService(initial, http, clock.now, hostBus, forgetPersonal);
  return {
    fetch: send,
    /** Replies that a prefetch has requested (host/src/deferred/prefetch), and the fetch that requests them. */
    prefetched: { replies: prefetched.replies, fetch: plainFetch },
    http,
    slowRequests,
    session,
  };
};

/** The facts that a page collects of itself: its document head and its usage events. */
const createPageRecords = () => ({ head: createHeadService(), usage: createUsageQueue() });

/** Uncaught errors of the page, kept until they are attributed to a remote. */
const collectUncaughtErrors = () => {
  const uncaughtErrors: unknown[] = [];
  addEventListener('error', ({ error }) => uncaughtErrors.push(error));
  addEventListener('unhandledrejection', ({ reason }) => uncaughtErrors.push(reason));
  return uncaughtErrors;
};

/**
 * The services of a page that need no UI (PLT-001). The host creates them once per page load, and a test creates them for
 * each remote that it renders.
 */
export const createPageServices = (boot: BootDocument, ownProbe?: () => Promise<boolean>) => {
  const report = createReport(boot.production);
  const bus = createEventBus(
    (party, cause) => report({ ...party, phase: 'event' }, cause),
    !boot.production,
    createStoredEvents(boot.registry.remotes.map(({ manifest }) => manifest)),
    createTabEvents(),
  );
  const hostBus = bus.forEmitter('host');
  const probe = ownProbe ?? (() => isServerReachable(serverClock.noteReply));
  const serverClock = createServerClock(() => probe());
  const { connection, check } = createConnectionService(probe);
  const locale = createLocaleService(boot.locale, { connection, checkConnection: check });
  const toasts = createToastService();
  const dialogs = createDialogService();
  let loadConfirmingRemotes: () => Promise<unknown> = () => Promise.resolve();
  const pathname = createSignal(location.pathname);
  pathname.subscribe(toasts.clearForNavigation);
  const access = createServerAccess(
    boot.session,
    locale.locale,
    check,
    serverClock,
    hostBus,
    bus.forgetPersonal,
  );
  return {
    boot,
    report,
    bus,
    hostBus,
    ...access,
    giftDraft: createGiftDraftService(access.session.session),
    paths: hostPaths,
    connection,
    /** Checks whether the server can be reached. Call it after a failed request. */
    checkConnection: check,
    locale,
    theme: createThemeService(),
    flags: createSignal(boot.flags),
    orderStore: createOrderStoreService({
      rendered: boot.rendered?.orderStore,
      announce: (payload) => hostBus.emit('store-selected', payload),
      remember: (storeNumber) => rememberPreference('store', storeNumber),
      confirm: dialogs.confirm,
      report: (cause) => report({ remote: 'host', version: '', phase: 'effect' }, cause),
      loadConfirmingRemotes: () => loadConfirmingRemotes(),
      now: serverClock.clock.now,
    }),
    /** Every change of the order store waits for `load`: it loads the remotes that describe such changes. */
    confirmOrderStoreAfter: (load: () => Promise<unknown>) => void (loadConfirmingRemotes = load),
    ...createPageRecords(),
    /** The server's rendering of the first page, until it is hydrated or left. */
    rendering: createSignal(boot.rendered),
    clock: serverClock.clock,
    toasts,
    dialogs,
    signIn: createSignInService(),
    /** The router's path; set before the new page is painted. */
    pathname,
    uncaughtErrors: collectUncaughtErrors(),
    ...createUpgradeBlockers(),
  };
};
export type PageServices = ReturnType<typeof createPageServices>;
