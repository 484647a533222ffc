import {
  domainEvents,
  findEventFault,
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
  readonly fault?: string;
}
type Listener = (payload: never) => void;
/** Who emits or listens, and which version of it. */
export interface Party {
  readonly remote: string;
  readonly version: string;
}

const rememberedEvents = 200;

export interface HostBus {
  /** The bus as one remote sees it: it emits only what it owns, and all its subscriptions can be ended at once. */
  readonly forEmitter: (emitter: string, version?: string) => EventBus & { readonly dispose: Unsubscribe };
  /** Retained facts about a person end with the session (D-14). */
  readonly forgetPersonal: () => void;
  readonly log: () => readonly RecordedEvent[];
}

/** Typed facts between remotes (PLT-004): payload and owner are checked here, a throwing subscriber costs nobody else. */
// eslint-disable-next-line max-lines-per-function -- one closure over one state: split, its parts would pass it around
export const createEventBus = (report: (party: Party, cause: unknown) => void, strict: boolean): HostBus => {
  const listeners = new Map<DomainEventName, Map<symbol, { party: Party; listener: Listener }>>();
  const retained = new Map<DomainEventName, unknown>();
  const recorded: RecordedEvent[] = [];

  const record = (event: RecordedEvent) => {
    recorded.push(event);
    if (recorded.length > rememberedEvents) recorded.shift();
  };
  const deliver = (owner: Party, listener: Listener, payload: unknown) => {
    try {
      listener(payload as never);
    } catch (cause) {
      report(owner, cause);
    }
  };
  const emit = (party: Party, name: DomainEventName, payload: unknown) => {
    const fault = findEventFault(name, payload, party.remote);
    record({ name, emitter: party.remote, payload, at: performance.now(), ...(fault && { fault }) });
    if (fault) {
      report(party, new Error(fault));
      if (strict) throw new Error(fault);
      return;
    }
    if (domainEvents[name].retained) retained.set(name, payload);
    for (const entry of [...(listeners.get(name)?.values() ?? [])])
      deliver(entry.party, entry.listener, payload);
  };
  const listen = (party: Party, name: DomainEventName, listener: Listener): Unsubscribe => {
    const key = Symbol(name);
    const entries = listeners.get(name) ?? new Map<symbol, { party: Party; listener: Listener }>();
    listeners.set(name, entries.set(key, { party, listener }));
    if (retained.has(name)) deliver(party, listener, retained.get(name));
    return () => void entries.delete(key);
  };

  return {
    forEmitter: (remote, version = '') => {
      const party = { remote, version };
      const ends = new Set<Unsubscribe>();
      return {
        emit: (name, payload) => emit(party, name, payload),
        on: (name, listener) => {
          const end = listen(party, name, listener as Listener);
          ends.add(end);
          return () => {
            ends.delete(end);
            end();
          };
        },
        last: <N extends DomainEventName>(name: N) => retained.get(name) as DomainEvents[N] | undefined,
        dispose: () => {
          for (const end of ends) end();
          ends.clear();
        },
      };
    },
    forgetPersonal: () => {
      for (const name of [...retained.keys()]) if (domainEvents[name].personal) retained.delete(name);
    },
    log: () => recorded,
  };
};
