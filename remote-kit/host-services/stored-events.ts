import {
  domainEvents,
  storedEventNames,
  type DomainEventName,
  type RemoteManifest,
  type Validator,
} from '@crema/shared-contracts';
import { storedValue, type StorageWindow } from '../src/stored-value.ts';

/** The last payloads of stored events on this device. */
export interface StoredEvents {
  readonly read: (name: DomainEventName) => unknown;
  readonly write: (name: DomainEventName, payload: unknown) => void;
  /**
   * Calls the listener at every change made by another tab, as long as the page is open. The payload is undefined when it
   * was deleted.
   */
  readonly subscribe: (listener: (name: DomainEventName, payload: unknown) => void) => void;
}

/**
 * The stored events that a manifest names in `events.emits`: while its owner is switched off, the last payload of an event
 * describes something that the visitor cannot open.
 */
export const createStoredEvents = (
  manifests: readonly Pick<RemoteManifest, 'name' | 'events'>[],
  storage?: StorageWindow,
): StoredEvents => {
  const isEmitted = (name: DomainEventName) =>
    manifests.some(
      (manifest) => manifest.name === domainEvents[name].owner && manifest.events.emits.includes(name),
    );
  const values = new Map(
    storedEventNames.filter(isEmitted).map((name) => {
      const { version, payload } = domainEvents[name];
      const config = { key: `crema.event.${name}`, version, validate: payload as Validator<unknown> };
      return [name, storedValue(config, storage)] as const;
    }),
  );
  return {
    read: (name) => values.get(name)?.read(),
    write: (name, payload) => values.get(name)?.write(payload),
    subscribe: (listener) => {
      for (const [name, value] of values) value.subscribe((payload) => listener(name, payload));
    },
  };
};
