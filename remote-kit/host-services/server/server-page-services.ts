import {
  createSignal,
  hostPaths,
  type BootDocument,
  type Connection,
  type Session,
  type ShellRequest,
} from '@crema/shared-contracts';
import { createDialogService } from '../notices/dialogs.ts';
import { createEventBus } from '../event-bus.ts';
import { createLocaleService } from '../preferences/locale.ts';
import type { StatedHead } from '../page/page-head.ts';
import type { PageServices } from '../page-services.ts';
import { createSignInService } from '../session/sign-in.ts';
import { createSlowRequests } from '../http/slow-requests.ts';
import { createToastService } from '../notices/toasts.ts';
import { createUpgradeBlockers } from '../upgrade-blockers.ts';
import { createUsageQueue } from '../telemetry/usage-queue.ts';

const doNothing = () => undefined;
/** Rendering starts no request; an effect would, but effects do not run on the server. */
const refuse = () =>
  Promise.reject(
    new Error(
      "A request was sent during server rendering. Send it in an effect, or name its query in the route's preload.",
    ),
  );

const serverTheme = (chosen: ShellRequest['theme']): PageServices['theme'] => ({
  theme: createSignal<'light' | 'dark'>(chosen ?? 'light'),
  choice: createSignal<'light' | 'dark' | 'system'>(chosen ?? 'system'),
  choose: doNothing,
});
const serverSession = (session: Session): PageServices['session'] => ({
  session: createSignal(session),
  accept: () => session,
  refresh: refuse,
  follow: doNothing,
  signOut: refuse,
});
/** The browser keeps the order store; the server does not know it. */
const noOrderStore = (): PageServices['orderStore'] => ({
  current: createSignal(undefined),
  choose: () => Promise.resolve(false),
  clear: doNothing,
  describeChanges: () => doNothing,
  stop: doNothing,
});

/** The browser keeps the draft of a gift too. */
const noGiftDraft = (): PageServices['giftDraft'] => ({
  current: createSignal(undefined),
  payment: createSignal(undefined),
  choice: createSignal(undefined),
  start: doNothing,
  setPayment: doNothing,
  choosePayment: doNothing,
  clear: doNothing,
});

/**
 * The services of a page for one rendering on the server: the values of the boot document, and nothing that needs a
 * browser or outlives the rendering.
 */
export const createServerPageServices = ({ boot, pathname, theme }: ShellRequest): PageServices => {
  const bus = createEventBus(doNothing, false);
  const connection = createSignal<Connection>('online');
  return {
    boot,
    report: doNothing,
    bus,
    hostBus: bus.forEmitter('host'),
    fetch: refuse,
    prefetched: { replies: new Map(), fetch: refuse },
    http: refuse,
    slowRequests: createSlowRequests(),
    session: serverSession(boot.session),
    paths: hostPaths,
    connection,
    checkConnection: doNothing,
    locale: createLocaleService(boot.locale, { connection, checkConnection: doNothing }),
    theme: serverTheme(theme),
    flags: createSignal(boot.flags),
    orderStore: noOrderStore(),
    giftDraft: noGiftDraft(),
    confirmOrderStoreAfter: doNothing,
    head: { head: createSignal<StatedHead | undefined>(undefined), served: undefined, set: () => doNothing },
    usage: createUsageQueue(),
    rendering: createSignal<BootDocument['rendered']>(undefined),
    clock: { now: () => Date.now(), monotonic: () => performance.now() },
    toasts: createToastService(),
    dialogs: createDialogService(),
    signIn: createSignInService(),
    pathname: createSignal(pathname),
    uncaughtErrors: [],
    ...createUpgradeBlockers(),
  };
};
