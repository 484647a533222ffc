import {
  domainEvents,
  validateEvent,
  type DomainEventName,
  type DomainEvents,
  type EventBus,
  type Unsubscribe,
} from '@crema/shared-contracts';

export interface RecordedEvent {
  readonly name: string;
  readonly emitter: string;
  readonly payload: unknown;
  readonly at: number;
  readonly error?: string;
}
type Listener = (payload: never) => void;
/** The remote that emits or listens, with its version. */
export interface Emitter {
  readonly remote: string;
  readonly version: string;
}

const maxRecordedEvents = 200;

export interface HostBus {
  /** The bus for one remote: it emits only its own events, and `dispose` ends all its subscriptions. */
  readonly forEmitter: (emitter: string, version?: string) => EventBus & { readonly dispose: Unsubscribe };
  /** Drops retained events about a person at the end of the session (D-14). */
  readonly forgetPersonal: () => void;
  readonly log: () => readonly RecordedEvent[];
}

/** Typed events between remotes (PLT-004). Payload and emitter are validated; a throwing subscriber does not affect others. */

export const createEventBus = (
  report: (party: Emitter, cause: unknown) => void,
  strict: boolean,
): HostBus => {
  const listeners = new Map<DomainEventName, Map<symbol, { party: Emitter; listener: Listener }>>();
  const retained = new Map<DomainEventName, unknown>();
  const recorded: RecordedEvent[] = [];

  const record = (event: RecordedEvent) => {
    recorded.push(event);
    if (recorded.length > maxRecordedEvents) recorded.shift();
  };
  const deliver = (owner: Emitter, listener: Listener, payload: unknown) => {
    try {
      listener(payload as never);
    } catch (cause) {
      report(owner, cause);
    }
  };
  const emit = (party: Emitter, name: DomainEventName, payload: unknown) => {
    const error = validateEvent(name, payload, party.remote);
    record({ name, emitter: party.remote, payload, at: performance.now(), ...(error && { error }) });
    if (error) {
      report(party, new Error(error));
      if (strict) throw new Error(error);
      return;
    }
    if (domainEvents[name].retained) retained.set(name, payload);
    for (const entry of [...(listeners.get(name)?.values() ?? [])])
      deliver(entry.party, entry.listener, payload);
  };
  const listen = (party: Emitter, name: DomainEventName, listener: Listener): Unsubscribe => {
    const key = Symbol(name);
    const entries = listeners.get(name) ?? new Map<symbol, { party: Emitter; listener: Listener }>();
    listeners.set(name, entries.set(key, { party, listener }));
    if (retained.has(name)) deliver(party, listener, retained.get(name));
    return () => void entries.delete(key);
  };

  return {
    forEmitter: (remote, version = '') => {
      const party = { remote, version };
      const disposables = new Set<Unsubscribe>();
      return {
        emit: (name, payload) => emit(party, name, payload),
        on: (name, listener) => {
          const unsubscribe = listen(party, name, listener as Listener);
          disposables.add(unsubscribe);
          return () => {
            disposables.delete(unsubscribe);
            unsubscribe();
          };
        },
        last: <N extends DomainEventName>(name: N) => retained.get(name) as DomainEvents[N] | undefined,
        dispose: () => {
          for (const unsubscribe of disposables) unsubscribe();
          disposables.clear();
        },
      };
    },
    forgetPersonal: () => {
      for (const name of [...retained.keys()]) if (domainEvents[name].personal) retained.delete(name);
    },
    log: () => recorded,
  };
};
