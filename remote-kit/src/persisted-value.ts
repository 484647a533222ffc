import { Observable } from 'rxjs';
import {
  storedValue,
  visitStorage,
  type StorageWindow,
  type StoredValue,
  type StoredValueConfig,
} from './stored-value.ts';

/** A stored value for a remote's epics. The host uses `storedValue`, so that its first file has no rxjs. */
export interface PersistedValue<T> extends Omit<StoredValue<T>, 'subscribe'> {
  /** Emits every change made by another tab, also while the browser kept the page for Back. */
  readonly changes$: Observable<T | undefined>;
}

/**
 * One value stored for this visit: it survives reloads and ends with the tab. Use it for data that a shared
 * device should not keep.
 */
export const visitValue = <T>(
  config: StoredValueConfig<T>,
  storage: StorageWindow = visitStorage,
): PersistedValue<T> => persistedValue(config, storage);

export const persistedValue = <T>(
  config: StoredValueConfig<T>,
  storage?: StorageWindow,
): PersistedValue<T> => {
  const { subscribe, ...value } = storedValue(config, storage);
  return {
    ...value,
    changes$: new Observable((observer) => subscribe((changed) => observer.next(changed))),
  };
};
