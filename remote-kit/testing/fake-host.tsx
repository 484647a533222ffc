import type { ComponentType, ReactNode } from 'react';
import { createOrderStoreService } from '../host-services/index.ts';
import {
  createSignal,
  defaultConfiguration,
  validateEvent,
  flags as defaultFlags,
  domainEvents,
  type BuildFiles,
  type Configuration,
  type Connection,
  type DomainEventName,
  type DomainEvents,
  type Flags,
  type HostServices,
  type HttpError,
  type HttpRequest,
  type Locale,
  type OrderStoreService,
  type PageHead,
  type Signal,
  type Session,
  type SlotName,
  type Toast,
} from '@crema/shared-contracts';

export interface FakeHostOptions {
  readonly session?: Session;
  readonly locale?: Locale;
  readonly flags?: Partial<Flags>;
  readonly configuration?: Partial<Configuration>;
  /** Components for the slots of other remotes; a slot that is not named shows its fallback. */
  readonly slots?: Readonly<Partial<Record<SlotName, ComponentType<never>>>>;
  readonly confirm?: HostServices['confirm'];
  readonly signIn?: HostServices['signIn'];
  readonly clock?: HostServices['clock'];
  readonly navigate?: HostServices['navigate'];
  /** Every path has a page, unless a test sets this. */
  readonly hasPage?: HostServices['hasPage'];
}
/** The parts of the host that a test may inspect and control. */
export interface FakeHost {
  readonly services: HostServices;
  readonly toasts: Toast[];
  readonly emitted: { readonly name: DomainEventName; readonly payload: unknown }[];
  readonly reports: { readonly phase: string; readonly class: string }[];
  readonly tracked: { readonly event: string; readonly fields?: unknown }[];
  /** The document head that the open page sets. */
  readonly head: () => PageHead | undefined;
  readonly setConnection: (connection: Connection) => void;
  readonly setSession: (session: Session) => void;
  readonly setLocale: (locale: Locale) => void;
  readonly orderStore: OrderStoreService;
  /** Ends the host's own subscriptions. */
  readonly stop: () => void;
  /** Emits an event of another remote. */
  readonly publish: <N extends DomainEventName>(name: N, payload: DomainEvents[N]) => void;
  /** The number of listeners; 0 after dispose. */
  readonly listenerCount: () => number;
}

/** A signal that also counts its listeners, so that a test detects the ones that `dispose` did not remove. */
const countedSignal = <T,>(initial: T) => {
  const signal = createSignal(initial);
  return { ...counted(signal), set: signal.set };
};
const counted = <T,>({ get, subscribe }: Signal<T>) => {
  let count = 0;
  const readable: Signal<T> = {
    get,
    subscribe: (listener) => {
      const unsubscribe = subscribe(listener);
      count += 1;
      return () => {
        unsubscribe();
        count -= 1;
      };
    },
  };
  return { readable, size: () => count };
};

const origin = 'http://localhost';
const absolute = (input: RequestInfo | URL) =>
  typeof input === 'string' && input.startsWith('/') ? origin + input : input;
const noFiles: BuildFiles = {
  entry: 'remoteEntry.js',
  integrity: {},
  bytes: {},
  module: [],
  styles: [],
  messages: {},
  routes: {},
};

const request = async <T,>(path: string, { method = 'GET', body, signal }: HttpRequest = {}): Promise<T> => {
  const response = await fetch(origin + path, {
    method,
    signal: signal ?? null,
    headers: { 'content-type': 'application/json', 'x-crema-request': '1' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const reply = (await response.json().catch(() => ({}))) as {
    error?: Partial<HttpError>;
    messageId?: string;
    referenceId?: string;
  };
  if (response.ok) return reply as T;
  throw {
    kind: 'http',
    status: response.status,
    code: reply.error?.code ?? 'UNEXPECTED_ERROR',
    params: reply.error?.params,
    field: reply.error?.field,
    messageId: reply.messageId,
    referenceId: reply.referenceId ?? '',
  } satisfies HttpError;
};

/**
 * A host for tests: it uses the product's event bus (owner and payload are checked) and renders nothing
 * itself.
 */
export const createFakeHost = (remote: string, options: FakeHostOptions = {}): FakeHost => {
  const session = countedSignal<Session>(options.session ?? { kind: 'anonymous' });
  const connection = countedSignal<Connection>('online');
  const head = countedSignal<PageHead | undefined>(undefined);
  const locale = countedSignal<Locale>(options.locale ?? 'en-US');
  const theme = countedSignal<'light' | 'dark'>('light');
  const flags = countedSignal<Flags>({ ...defaultFlags, ...options.flags });
  const listeners = new Map<DomainEventName, Set<(payload: never) => void>>();
  const retained = new Map<DomainEventName, unknown>();
  const host = {
    toasts: [] as Toast[],
    emitted: [] as { name: DomainEventName; payload: unknown }[],
    reports: [] as { phase: string; class: string }[],
    tracked: [] as { event: string; fields?: unknown }[],
  };

  const publish = <N extends DomainEventName>(name: N, payload: DomainEvents[N], emitter?: string) => {
    const fault = validateEvent(name, payload, emitter);
    if (fault) throw new Error(fault);
    if (domainEvents[name].retained) retained.set(name, payload);
    for (const listener of listeners.get(name) ?? []) listener(payload as never);
  };
  const Slot = ({ name, props, fallback }: { name: SlotName; props: object; fallback: ReactNode }) => {
    const Provider = options.slots?.[name] as ComponentType<object> | undefined;
    return Provider ? <Provider {...props} /> : fallback;
  };
  const confirm: HostServices['confirm'] = options.confirm ?? (async () => true);
  const orderStore = createOrderStoreService({
    announce: (payload) => publish('store-selected', payload),
    confirm,
    report: (cause) => {
      throw cause;
    },
    loadConfirmingRemotes: () => Promise.resolve(),
  });
  const chosenStore = counted(orderStore.current);
  const services: HostServices = {
    remote: { name: remote, version: '0.0.0', url: '/', files: noFiles },
    session: session.readable,
    connection: connection.readable,
    locale: locale.readable,
    theme: theme.readable,
    flags: flags.readable,
    orderStore: { ...orderStore, current: chosenStore.readable },
    configuration: { ...defaultConfiguration, ...options.configuration },
    vaultOrigin: 'http://vault.localhost',
    bus: {
      emit: (name, payload) => {
        publish(name, payload, remote);
        host.emitted.push({ name, payload });
      },
      on: (name, listener) => {
        const set = listeners.get(name) ?? new Set();
        listeners.set(name, set.add(listener as never));
        if (retained.has(name)) listener(retained.get(name) as never);
        return () => set.delete(listener as never);
      },
      last: (name) => retained.get(name) as never,
    },
    http: request,
    fetch: (input, init) => fetch(absolute(input), init),
    navigate: options.navigate ?? (() => undefined),
    hasPage: options.hasPage ?? (() => true),
    setPageHead: (stated) => {
      head.set(stated);
      return () => {
        if (head.readable.get() === stated) head.set(undefined);
      };
    },
    toast: (toast) => host.toasts.push(toast),
    confirm,
    signIn: options.signIn ?? (async () => false),
    refreshSession: async () => session.readable.get(),
    signOut: async () => session.set({ kind: 'anonymous' }),
    blockUpgrades: () => () => undefined,
    telemetry: {
      report: (event) => host.reports.push(event),
      track: (event, fields) => host.tracked.push({ event, ...(fields && { fields }) }),
    },
    clock: options.clock ?? { now: () => Date.now(), monotonic: () => performance.now() },
    Slot: Slot as unknown as HostServices['Slot'],
  };
  return {
    ...host,
    services,
    head: head.readable.get,
    setConnection: connection.set,
    setSession: session.set,
    setLocale: locale.set,
    orderStore,
    stop: orderStore.stop,
    publish: (name, payload) => publish(name, payload),
    listenerCount: () =>
      [...listeners.values()].reduce((sum, set) => sum + set.size, 0) +
      session.size() +
      connection.size() +
      locale.size() +
      chosenStore.size() +
      flags.size(),
  };
};
