import type { Configuration } from './configuration/configuration.ts';
import type { DialogRequest } from './dialog-request.ts';
import type { DomainEventName, DomainEvents } from './events.ts';
import type { MfaChallengeMethod } from './wire/error-reply.ts';
import type { Flags } from './configuration/flags.ts';
import type { Locale } from './locale.ts';
import type { VersionFiles } from './registry/remote-manifest.ts';
import type { ResolvedRegistry } from './registry/registry-document.ts';
import type { TelemetryEvent } from './rest.ts';
import type { GiftDraftService } from './customer-state/gift-draft.ts';
import type { OrderStore, OrderStoreService } from './customer-state/order-store.ts';
import type { UsageEventName, UsageFields } from './telemetry/usage-events.ts';
import type { PageHead } from './pages/page-head.ts';
import type { InlinedReply } from './pages/page-request.ts';
import type { Session } from './wire/session.ts';
import type { Signal, Unsubscribe } from './signal.ts';
import type { SlotName, Slots } from './slots.ts';

/** The tab that emitted an event. */
export type EventOrigin = 'this-tab' | 'other-tab';
export interface EventBus {
  /**
   * Throws in development and reports in production when the payload or the emitter does not fit (PLT-004).
   */
  readonly emit: <N extends DomainEventName>(name: N, payload: DomainEvents[N]) => void;
  /**
   * Calls the listener at once with a retained event. The returned function and dispose end the subscription. `origin` is
   * the tab that emitted the event: an event with `everyTab` arrives from other tabs too.
   */
  readonly on: <N extends DomainEventName>(
    name: N,
    listener: (payload: DomainEvents[N], origin: EventOrigin) => void,
  ) => Unsubscribe;
  /** The last retained event, if any. */
  readonly last: <N extends DomainEventName>(name: N) => DomainEvents[N] | undefined;
}

export interface Toast {
  readonly kind: 'info' | 'success' | 'warning' | 'error';
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /**
   * The toast belongs to a navigation and stays visible on the page that this navigation opens. The host
   * clears every other toast when the page changes.
   */
  readonly keepOnNavigation?: boolean;
  /** A later toast of the same subject replaces this one, such as an undo the change that it undoes. */
  readonly subject?: string;
}
/** `offline`: the device cannot reach the server, even if `navigator.onLine` is true. */
export type Connection = 'online' | 'offline';
/** `system` follows the device. */
export type Appearance = 'system' | 'light' | 'dark';

export interface HttpRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** Headers of the endpoint's own, such as x-request-id (GFT-041). */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}
/**
 * Thrown by `http` as a plain object (classes cannot be compared across bundles): `toAppError` in remote-kit
 * reads it.
 */
export interface HttpError {
  readonly kind: 'http';
  readonly status: number;
  readonly code: string;
  readonly messageId?: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly field?: string;
  /** D-112: of MFA_REQUIRED only. */
  readonly challengeId?: string;
  readonly mfaChallengeMethods?: readonly MfaChallengeMethod[];
  readonly referenceId: string;
}

/**
 * The services that a remote receives from the host; host and remotes share nothing else (architecture,
 * Composition).
 */
export interface HostServices {
  readonly remote: {
    readonly name: string;
    readonly version: string;
    readonly url: string;
    readonly files: VersionFiles;
  };
  readonly session: Signal<Session>;
  /** The connection of the device: `online` within 2 s after the server can be reached again. */
  readonly connection: Signal<Connection>;
  readonly locale: Signal<Locale>;
  readonly theme: Signal<'light' | 'dark'>;
  /** The choices of the preferences menu: language and appearance on this device (PLT-011, D-117). */
  readonly preferences: {
    readonly appearance: Signal<Appearance>;
    readonly chooseAppearance: (appearance: Appearance) => void;
    readonly chooseLocale: (locale: Locale) => void;
  };
  readonly flags: Signal<Flags>;
  readonly orderStore: OrderStoreService;
  /** The gift that the visitor has started, and a guest's payment for it (D-76). */
  readonly giftDraft: GiftDraftService;
  readonly configuration: Configuration;
  readonly bus: EventBus;
  /** The origin of the shop’s public URLs, such as `https://crema.example`; the page may be open at another one. */
  readonly publicOrigin: string;
  readonly vaultOrigin: string;
  /** Present if the payment provider has buttons of wallets, which the vault shows in a frame. */
  readonly walletButtons?: true;
  readonly http: <T>(path: string, request?: HttpRequest) => Promise<T>;
  /** fetch with the host's headers and time-outs, for the GraphQL link. */
  readonly fetch: typeof fetch;
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void;
  /**
   * Whether an enabled remote has a page at this path (`/pickup`, without query and hash). Pages hide links
   * to a path without a page. The host renders a remote's pages again when the result may have changed.
   */
  readonly hasPage: (path: string) => boolean;
  /**
   * Sets title, description, canonical URL and picture of the page that is open. The returned function and
   * the next navigation clear them. Fields that are left out keep the values of the route's row in
   * remote.json.
   */
  readonly setPageHead: (head: PageHead) => Unsubscribe;
  readonly toast: (toast: Toast) => void;
  /** Resolves true when the customer confirms. */
  readonly confirm: (request: DialogRequest) => Promise<boolean>;
  /** Opens the sign-in sheet; resolves true once the visitor is signed in (ACC-012). */
  readonly signIn: (options?: { readonly returnUrl?: string }) => Promise<boolean>;
  /** Reads the session again after a sign-in, sign-out or account creation done by a remote. */
  readonly refreshSession: () => Promise<Session>;
  /** Ends the session on the server and deletes the member's data in every tab (D-14). */
  readonly signOut: () => Promise<void>;
  /**
   * Pass true while the page has unsaved input: the upgrade waits (PLT-005). Returns the function that
   * removes the blocker.
   */
  readonly blockUpgrades: (reason: string) => Unsubscribe;
  readonly telemetry: {
    readonly report: (event: Pick<TelemetryEvent, 'phase' | 'class'>, cause?: unknown) => void;
    /**
     * Sends a usage event (usageEvents) if the visitor has agreed to share usage. It carries no personal
     * data.
     */
    readonly track: <N extends UsageEventName>(event: N, fields: UsageFields<N>) => void;
  };
  /**
   * The server's time in milliseconds since 1970, whatever the device's clock says (PLT-019), and a clock that only
   * counts. `onAdjusted` calls the listener when the server's time turns out to differ from what `now` returned; hosts
   * before contract 3.7 lack it.
   */
  readonly clock: {
    readonly now: () => number;
    readonly monotonic: () => number;
    readonly onAdjusted?: (listener: () => void) => Unsubscribe;
  };
  /** The server's rendering of this remote's page, until the page is hydrated or left. */
  readonly rendered?: RemoteRendering;
  /** The data of queries that were prefetched for the page that opens; without it the remote sends its queries. */
  readonly prefetched?: PrefetchedData;
  /**
   * Renders the slot's provider, or the fallback when no provider is available. The value is a React
   * component, typed loosely because shared-contracts does not import React.
   */
  readonly Slot: SlotComponent;
}
/**
 * Props of HostServices.Slot: the slot's own props under `props`, and the fallback to show when no remote
 * provides the slot.
 */
export type SlotComponent = <N extends SlotName>(input: {
  readonly name: N;
  readonly props: Slots[N];
  readonly fallback: unknown;
}) => unknown;

/** Data of queries that the host has requested before the page that needs them was opened, by trustedQueryUrl. */
export interface PrefetchedData {
  /** The data, if it has arrived and is younger than a minute; a component reads it while it renders. */
  readonly peek: (queryUrl: string) => unknown;
  /** Removes the data when a page uses it: the next request is sent. */
  readonly take: (queryUrl: string) => void;
}

/** The data with which a remote continues from the server's rendering of its page. */
export interface RemoteRendering {
  /** The route that was rendered; absent in the services of tests. */
  readonly routeId?: string;
  /** Milliseconds since 1970 on the server while it rendered. */
  readonly now: number;
  readonly orderStore?: OrderStore;
  /** URLs (trustedQueryUrl) of the queries whose replies the rendering contains: the first request of each is not sent. */
  readonly queries: readonly string[];
  /** The data of each reply, in the order of `queries`. */
  readonly data?: readonly unknown[];
  /** The query of the URL that was rendered, with its question mark; absent on hosts before contract 3.3. */
  readonly search?: string;
  /** The replies to the page's REST requests (`requests` in remote.json) that the rendering contains. */
  readonly requests?: readonly InlinedReply[];
  /** Instead of `data`: the content of the query cache of a remote that has `extractCache`. */
  readonly cache?: unknown;
  /**
   * Only on the server, for a remote that has `extractCache`: the replies with their documents. `document` is a parsed GraphQL
   * document, typed loosely because shared-contracts does not import graphql.
   */
  readonly replies?: readonly {
    readonly document: unknown;
    readonly variables: Readonly<Record<string, unknown>>;
    readonly data: unknown;
  }[];
}
/** The remote's page that the server rendered into the page. */
export interface ServerRendering extends RemoteRendering {
  readonly remote: string;
  readonly version: string;
  readonly routeId: string;
}

/** The default export of `./remote`, created by defineRemote. */
export interface RemoteModule {
  readonly contract: string;
  readonly mount: (services: HostServices) => MountedRemote | Promise<MountedRemote>;
}
export interface MountedRemote {
  /** React components by route id of remote.json. */
  readonly routes: Readonly<Record<string, unknown>>;
  readonly slots: Readonly<Partial<Record<SlotName, unknown>>>;
  /** Fetches the messages of a locale, so that the whole page changes its language at once (PLT-011). */
  readonly prepareLocale?: (locale: Locale) => Promise<void>;
  /** Loads the code and the messages of a route, so that its page renders completely at once. */
  readonly prepareRoute?: (routeId: string) => Promise<void>;
  /** The content of the query cache, after the page was rendered on the server. Only versions built before contract 3.2 have it. */
  readonly extractCache?: () => unknown;
  /** Disposes store, epics, listeners and caches (PLT-006). Calling it twice has no further effect. */
  readonly dispose: () => void;
}

/**
 * A version that a developer runs instead of the registry's version in this browser, until the override
 * expires.
 */
export interface RemoteOverride {
  readonly remote: string;
  /** Folder of the version's files, with a trailing slash. */
  readonly url: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  /** The reason why the override could not be used, if any; the registry's own version runs then. */
  readonly rejection?: 'host-not-allowed' | 'unreachable' | 'malformed' | 'unsigned';
}
/** The data that the server inlines into the page; the host reads it before it does anything else. */
export interface BootDocument {
  readonly registry: ResolvedRegistry;
  readonly configuration: Configuration;
  readonly flags: Flags;
  readonly session: Session;
  readonly locale: Locale;
  readonly publicOrigin: string;
  readonly vaultOrigin: string;
  readonly walletButtons?: true;
  readonly production: boolean;
  readonly overrides: readonly RemoteOverride[];
  /** Present if the page contains a remote's page that the server rendered. */
  readonly rendered?: ServerRendering;
  /** URL path → integrity of the files with libraries that the host loads later. */
  readonly libraryIntegrity?: Readonly<Record<string, string>>;
  /** Library → URL paths of these files: the host fetches them before a page that needs them is opened. */
  readonly libraryFiles?: Readonly<Record<string, readonly string[]>>;
}
