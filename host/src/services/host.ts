import { createOrderStoreService } from '@crema/remote-kit/host-services';
import type { ReactNode } from 'react';
import { hostPaths, sessionHeader, type BootDocument } from '@crema/shared-contracts';
import { createConnectionService } from './connection.ts';
import { createEventBus } from './event-bus.ts';
import { createFetch, createHttp } from './http.ts';
import { keyedFetch } from './keyed-fetch.ts';
import { createLocaleService } from './locale.ts';
import { createDialogService } from './dialogs.ts';
import { createSignInService } from './sign-in.ts';
import { createToastService } from './toasts.ts';
import { createHeadService } from './page-head.ts';
import { createThemeService } from './preferences.ts';
import { createSlowRequests } from './slow-requests.ts';
import { createSignal } from '@crema/shared-contracts';
import { createSessionService } from './session.ts';
import { createReport } from './telemetry.ts';
import { createUsageQueue } from './usage-queue.ts';

/** The host's services (PLT-001), created once per page load. */
export const createHost = (boot: BootDocument) => {
  const report = createReport(boot.production);
  const bus = createEventBus((party, cause) => report({ ...party, phase: 'event' }, cause), !boot.production);
  const hostBus = bus.forEmitter('host');
  const { connection, check } = createConnectionService();
  const locale = createLocaleService(boot.locale, { bus: hostBus, connection, checkConnection: check });
  const slowRequests = createSlowRequests();
  const plainFetch = keyedFetch(createFetch(locale.locale.get, check));
  const send: typeof fetch = (...request) =>
    slowRequests.watch(
      plainFetch(...request).then((reply) => {
        session.follow(reply.headers.get(sessionHeader));
        return reply;
      }),
    );
  const http = createHttp(send);
  const session = createSessionService(boot.session, http, hostBus, bus.forgetPersonal);
  const upgradeBlockers = new Set<symbol>();
  const uncaughtErrors: unknown[] = [];
  addEventListener('error', ({ error }) => uncaughtErrors.push(error));
  addEventListener('unhandledrejection', ({ reason }) => uncaughtErrors.push(reason));
  const toasts = createToastService();
  const dialogs = createDialogService();
  let loadConfirmingRemotes: () => Promise<unknown> = () => Promise.resolve();
  const pathname = createSignal(location.pathname);
  pathname.subscribe(toasts.clearForNavigation);
  return {
    boot,
    report,
    bus,
    hostBus,
    fetch: send,
    slowRequests,
    http,
    paths: hostPaths,
    connection,
    /** Checks whether the server can be reached. Call it after a failed request. */
    checkConnection: check,
    locale,
    theme: createThemeService(),
    flags: createSignal(boot.flags),
    session,
    orderStore: createOrderStoreService({
      announce: (payload) => hostBus.emit('store-selected', payload),
      confirm: dialogs.confirm,
      report: (cause) => report({ remote: 'host', version: '', phase: 'effect' }, cause),
      loadConfirmingRemotes: () => loadConfirmingRemotes(),
    }),
    /** Every change of the order store waits for `load`: it loads the remotes that describe such changes. */
    confirmOrderStoreAfter: (load: () => Promise<unknown>) => void (loadConfirmingRemotes = load),
    head: createHeadService(),
    usage: createUsageQueue(),
    /** What deferred services add to the preferences menu. */
    morePreferences: createSignal<ReactNode>(null),
    toasts,
    dialogs,
    signIn: createSignInService(),
    /** The router's path; set before the new page is painted. */
    pathname,
    /** Uncaught errors, kept until they are attributed to a remote. */
    uncaughtErrors,
    /** The reasons that block upgrades, such as typed input. */
    upgradeBlockers: upgradeBlockers as ReadonlySet<symbol>,
    blockUpgrades: (reason: string) => {
      const key = Symbol(reason);
      upgradeBlockers.add(key);
      return () => void upgradeBlockers.delete(key);
    },
  };
};
export type Host = ReturnType<typeof createHost>;
