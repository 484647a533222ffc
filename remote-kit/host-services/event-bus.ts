import {
  domainEventNames,
  domainEvents,
  validateEvent,
  type DomainEventName,
  type DomainEvents,
  type EventBus,
  type EventOrigin,
  type Unsubscribe,
} from '@crema/shared-contracts';
import { createDisposables } from './disposables.ts';
import type { StoredEvents } from './stored-events.ts';
import type { TabEvents } from './tab-events.ts';

export interface RecordedEvent {
  readonly name: string;
  readonly emitter: string;
  readonly payload: unknown;
  readonly at: number;
  readonly error?: string;
}
type Listener = (payload: never, origin: EventOrigin) => void;
/** The remote that emits or listens, with its version. */
export interface Emitter {
  readonly remote: string;
  readonly version: string;
}

type Emit = (emitter: Emitter, name: DomainEventName, payload: unknown) => void;
type Listen = (emitter: Emitter, name: DomainEventName, listener: Listener) => Unsubscribe;
type ReportError = (party: Emitter, cause: unknown) => void;

const maxRecordedEvents = 200;

export interface HostBus {
  /** The bus for one remote: it emits only its own events, and `dispose` ends all its subscriptions. */
  readonly forEmitter: (emitter: string, version?: string) => EventBus & { readonly dispose: Unsubscribe };
  /** Drops retained events about a person at the end of the session (D-14). */
  readonly forgetPersonal: () => void;
  readonly log: () => readonly RecordedEvent[];
}

/** The bus of one emitter: `dispose` ends the subscriptions that it still has. */
const busOf = (
  emitter: Emitter,
  { emit, listen, last }: { emit: Emit; listen: Listen; last: EventBus['last'] },
): ReturnType<HostBus['forEmitter']> => {
  const { disposable, disposeAll } = createDisposables();
  return {
    emit: (name, payload) => emit(emitter, name, payload),
    on: (name, listener) => disposable(listen(emitter, name, listener as Listener)),
    last,
    dispose: disposeAll,
  };
};

/**
 * The last payload of each retained event. That of a stored event is read from the device when it is first needed, and
 * deleted there too.
 */
const createRetained = (storedEvents: StoredEvents | undefined) => {
  const payloads = new Map<DomainEventName, unknown>();
  return {
    get: (name: DomainEventName): unknown => {
      if (!payloads.has(name)) payloads.set(name, storedEvents?.read(name));
      return payloads.get(name);
    },
    set: (name: DomainEventName, payload: unknown) => void payloads.set(name, payload),
    delete: (name: DomainEventName) => {
      payloads.set(name, undefined);
      storedEvents?.write(name, undefined);
    },
  };
};

/**
 * Typed events between remotes (PLT-004). Payload and emitter are validated; a throwing subscriber does not affect others.
 * With `storedEvents`, the last payload of a stored event is known before its owner runs, and events of other tabs arrive.
 * With `tabEvents`, events with `everyTab` are exchanged with other tabs.
 */
export const createEventBus = (
  report: ReportError,
  strict: boolean,
  storedEvents?: StoredEvents,
  tabEvents?: TabEvents,
): HostBus => {
  const listeners = new Map<DomainEventName, Map<symbol, { emitter: Emitter; listener: Listener }>>();
  const retained = createRetained(storedEvents);
  const recorded: RecordedEvent[] = [];

  const deliver = (owner: Emitter, listener: Listener, payload: unknown, origin: EventOrigin) => {
    try {
      listener(payload as never, origin);
    } catch (cause) {
      report(owner, cause);
    }
  };
  const deliverToAll = (name: DomainEventName, payload: unknown, origin: EventOrigin = 'this-tab') => {
    if (domainEvents[name].retained) retained.set(name, payload);
    for (const entry of [...(listeners.get(name)?.values() ?? [])])
      deliver(entry.emitter, entry.listener, payload, origin);
  };
  tabEvents?.subscribe((name, payload) => deliverToAll(name, payload, 'other-tab'));
  storedEvents?.subscribe((name, payload) => {
    if (payload === undefined) retained.set(name, payload);
    else deliverToAll(name, payload, 'other-tab');
  });
  const emit: Emit = (emitter, name, payload) => {
    const error = validateEvent(name, payload, emitter.remote);
    recorded.push({ name, emitter: emitter.remote, payload, at: performance.now(), ...(error && { error }) });
    if (recorded.length > maxRecordedEvents) recorded.shift();
    if (error) {
      report(emitter, new Error(error));
      if (strict) throw new Error(error);
      return;
    }
    storedEvents?.write(name, payload);
    if (domainEvents[name].everyTab) tabEvents?.send(name, payload);
    deliverToAll(name, payload);
  };
  const listen: Listen = (emitter, name, listener) => {
    const key = Symbol(name);
    const entries = listeners.get(name) ?? new Map<symbol, { emitter: Emitter; listener: Listener }>();
    listeners.set(name, entries.set(key, { emitter, listener }));
    const last = domainEvents[name].retained ? retained.get(name) : undefined;
    if (last !== undefined) deliver(emitter, listener, last, 'this-tab');
    return () => void entries.delete(key);
  };
  const last = <N extends DomainEventName>(name: N) => retained.get(name) as DomainEvents[N] | undefined;
  return {
    forEmitter: (remote, version = '') => busOf({ remote, version }, { emit, listen, last }),
    forgetPersonal: () => {
      for (const name of domainEventNames) if (domainEvents[name].personal) retained.delete(name);
    },
    log: () => recorded,
  };
};
