import type { Configuration } from './configuration.ts';
import type { DialogRequest } from './dialog-request.ts';
import type { DomainEventName, DomainEvents } from './events.ts';
import type { Flags } from './flags.ts';
import type { Locale } from './locale.ts';
import type { BuildFiles } from './remote-manifest.ts';
import type { ResolvedRegistry } from './registry-document.ts';
import type { TelemetryEvent } from './rest.ts';
import type { OrderStoreService } from './order-store.ts';
import type { UsageEventName, UsageFields } from './usage-events.ts';
import type { PageHead } from './page-head.ts';
import type { Session } from './session.ts';
import type { Signal, Unsubscribe } from './signal.ts';
import type { SlotName, Slots } from './slots.ts';

export interface EventBus {
  /** Throws in development, reports in production, when the payload or the emitter does not fit (PLT-004). */
  readonly emit: <N extends DomainEventName>(name: N, payload: DomainEvents[N]) => void;
  /** A retained fact is replayed at once. Ended by the returned function and by dispose. */
  readonly on: <N extends DomainEventName>(
    name: N,
    listener: (payload: DomainEvents[N]) => void,
  ) => Unsubscribe;
  /** The last retained fact, if any. */
  readonly last: <N extends DomainEventName>(name: N) => DomainEvents[N] | undefined;
}

export interface Toast {
  readonly kind: 'info' | 'success' | 'warning' | 'error';
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /**
   * Shown together with a navigation: stays for the page that this navigation opens. Every other toast is
   * cleared when the page changes.
   */
  readonly keepOnNavigation?: boolean;
}
/** `offline`: the server cannot be reached from this device, whatever `navigator.onLine` says. */
export type Connection = 'online' | 'offline';
export interface HttpRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}
/** Thrown by `http` as a plain object (never compare classes across bundles): `isHttpFault` in remote-kit reads it. */
export interface HttpError {
  readonly kind: 'http';
  readonly status: number;
  readonly code: string;
  readonly messageId?: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly field?: string;
  readonly referenceId: string;
}

/** All that a remote gets from the host; nothing else is shared (architecture, Composition). */
export interface HostServices {
  readonly remote: {
    readonly name: string;
    readonly version: string;
    readonly url: string;
    readonly files: BuildFiles;
  };
  readonly session: Signal<Session>;
  /** Follows the device's connection: `online` within 2 s after the server can be reached again. */
  readonly connection: Signal<Connection>;
  readonly locale: Signal<Locale>;
  readonly theme: Signal<'light' | 'dark'>;
  readonly flags: Signal<Flags>;
  readonly orderStore: OrderStoreService;
  readonly configuration: Configuration;
  readonly bus: EventBus;
  readonly vaultOrigin: string;
  readonly http: <T>(path: string, request?: HttpRequest) => Promise<T>;
  /** fetch with the host's headers and time-outs, for the GraphQL link. */
  readonly fetch: typeof fetch;
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void;
  /**
   * Whether an enabled remote has a page at this path (`/pickup`; no query, no hash): a link to a path without a
   * page is not shown. A remote's pages are rendered again when the answer may have changed.
   */
  readonly hasPage: (path: string) => boolean;
  /**
   * Sets title, description, canonical address and picture of the page that is open. Cleared by the returned
   * function and by the next navigation; until then, and for fields left out, the route's row in remote.json counts.
   */
  readonly setPageHead: (head: PageHead) => Unsubscribe;
  readonly toast: (toast: Toast) => void;
  /** Resolves true when confirmed. */
  readonly confirm: (request: DialogRequest) => Promise<boolean>;
  /** Opens the sign-in sheet; resolves true once signed in (ACC-012). */
  readonly signIn: (options?: { readonly returnUrl?: string }) => Promise<boolean>;
  /** Reads the session again after a sign-in, sign-out or account creation done by a remote. */
  readonly refreshSession: () => Promise<Session>;
  /** Ends the session on the server, purges user data in every tab (D-14). */
  readonly signOut: () => Promise<void>;
  /** True while typed input would be lost: an upgrade waits (PLT-005). Returns the release. */
  readonly blockUpgrades: (reason: string) => Unsubscribe;
  readonly telemetry: {
    readonly report: (event: Pick<TelemetryEvent, 'phase' | 'class'>, cause?: unknown) => void;
    /** Counts the use of something (usageEvents), if the visitor has agreed to share it. No personal data. */
    readonly track: <N extends UsageEventName>(event: N, fields: UsageFields<N>) => void;
  };
  readonly clock: { readonly now: () => number; readonly monotonic: () => number };
  /** Renders the slot's provider, or the fallback when no provider is available. A React component; typed loosely because shared-contracts does not import React. */
  readonly Slot: SlotComponent;
}
/** Props of HostServices.Slot: the slot's own under `props`, and what to show when nobody provides it. */
export type SlotComponent = <N extends SlotName>(input: {
  readonly name: N;
  readonly props: Slots[N];
  readonly fallback: unknown;
}) => unknown;

/** What `./remote` exports as default: made by defineRemote. */
export interface RemoteModule {
  readonly contract: string;
  readonly mount: (services: HostServices) => MountedRemote | Promise<MountedRemote>;
}
export interface MountedRemote {
  /** React components by route id of remote.json. */
  readonly routes: Readonly<Record<string, unknown>>;
  readonly slots: Readonly<Partial<Record<SlotName, unknown>>>;
  /** Fetches the texts of a locale, so that the whole page changes its language at once (PLT-011). */
  readonly prepareLocale?: (locale: Locale) => Promise<void>;
  /** Ends store, epics, listeners, caches (PLT-006). Idempotent. */
  readonly dispose: () => void;
}

/** A version that a developer put in the registry's place for this browser, until it expires. */
export interface RemoteOverride {
  readonly remote: string;
  /** Folder of the version's files, with a trailing slash. */
  readonly url: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  /** Why it could not be used, if so; the registry's own version runs then. */
  readonly rejection?: 'host-not-allowed' | 'unreachable' | 'malformed' | 'unsigned';
}
/** What the server inlines into the page, read by the host before anything else. */
export interface BootDocument {
  readonly registry: ResolvedRegistry;
  readonly configuration: Configuration;
  readonly flags: Flags;
  readonly session: Session;
  readonly locale: Locale;
  readonly visitorId: string;
  readonly vaultOrigin: string;
  readonly production: boolean;
  readonly overrides: readonly RemoteOverride[];
}
