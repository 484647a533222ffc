import type { BootDocument } from '@crema/shared-contracts';
import { createEventBus } from './event-bus.ts';
import { createFetch, createHttp } from './http.ts';
import { createDialogService, createSignInService, createToastService } from './notices.ts';
import { createLocaleService, createThemeService } from './preferences.ts';
import { changeable } from './readable.ts';
import { createSessionService } from './session.ts';
import { createReport } from './telemetry.ts';

/** Everything the host owns (PLT-001): made once a visit. */
export const createHost = (boot: BootDocument) => {
  const report = createReport(boot.production);
  const bus = createEventBus(
    (remote, cause) =>
      report(
        { remote, version: '', phase: 'event', class: cause instanceof Error ? cause.message : 'listener' },
        cause,
      ),
    !boot.production,
  );
  const hostBus = bus.forEmitter('host');
  const locale = createLocaleService(boot.locale, hostBus);
  const send = createFetch(locale.locale.get);
  const http = createHttp(send);
  const holds = new Set<symbol>();
  return {
    boot,
    report,
    bus,
    hostBus,
    fetch: send,
    http,
    locale,
    theme: createThemeService(),
    flags: changeable(boot.flags),
    session: createSessionService(boot.session, http, hostBus, bus.forgetPersonal),
    toasts: createToastService(),
    dialogs: createDialogService(),
    signIn: createSignInService(),
    /** True while some page holds typed input. */
    isHeld: () => holds.size > 0,
    hold: (reason: string) => {
      const key = Symbol(reason);
      holds.add(key);
      return () => void holds.delete(key);
    },
  };
};
export type Host = ReturnType<typeof createHost>;
