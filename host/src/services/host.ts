import { restPaths, type BootDocument } from '@crema/shared-contracts';
import { createConnectionService } from './connection.ts';
import { createEventBus } from './event-bus.ts';
import { createFetch, createHttp } from './http.ts';
import { createDialogService, createSignInService, createToastService } from './notices.ts';
import { createHeadService } from './page-head.ts';
import { createLocaleService, createThemeService } from './preferences.ts';
import { createPatience } from './patience.ts';
import { changeable } from './readable.ts';
import { createSessionService } from './session.ts';
import { createReport } from './telemetry.ts';

/** Everything the host owns (PLT-001): made once a visit. */
export const createHost = (boot: BootDocument) => {
  const report = createReport(boot.production);
  const bus = createEventBus((party, cause) => report({ ...party, phase: 'event' }, cause), !boot.production);
  const hostBus = bus.forEmitter('host');
  const locale = createLocaleService(boot.locale, hostBus);
  const patience = createPatience();
  const { connection, check } = createConnectionService();
  const plainFetch = createFetch(locale.locale.get, check);
  const send: typeof fetch = (...request) => patience.watch(plainFetch(...request));
  const http = createHttp(send);
  const holds = new Set<symbol>();
  const fallen: unknown[] = [];
  addEventListener('error', ({ error }) => fallen.push(error));
  addEventListener('unhandledrejection', ({ reason }) => fallen.push(reason));
  const toasts = createToastService();
  const pathname = changeable(location.pathname);
  pathname.subscribe(toasts.clearForNavigation);
  return {
    boot,
    report,
    bus,
    hostBus,
    fetch: send,
    patience,
    http,
    paths: restPaths,
    connection,
    /** Finds out whether the device is still connected: something could not be fetched. */
    checkConnection: check,
    locale,
    theme: createThemeService(),
    flags: changeable(boot.flags),
    session: createSessionService(boot.session, http, hostBus, bus.forgetPersonal),
    head: createHeadService(),
    toasts,
    dialogs: createDialogService(),
    signIn: createSignInService(),
    /** Where the router is; told before the new page is painted. */
    pathname,
    /** Failures that nobody caught, kept until it is looked whose they are. */
    fallen,
    /** Why upgrades wait: some page holds typed input. */
    holds: holds as ReadonlySet<symbol>,
    hold: (reason: string) => {
      const key = Symbol(reason);
      holds.add(key);
      return () => void holds.delete(key);
    },
  };
};
export type Host = ReturnType<typeof createHost>;
