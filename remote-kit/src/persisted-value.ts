import { Observable } from 'rxjs';
import type { Validator } from '@crema/shared-contracts';

/** One value that is stored on this device and shared by all tabs. */
export interface PersistedValue<T> {
  /** Returns the stored value; undefined when there is none, or when it has another version or shape. */
  readonly read: () => T | undefined;
  /**
   * Stores the value; undefined removes it. A full or forbidden storage is not an error: the value is then
   * kept in memory.
   */
  readonly write: (value: T | undefined) => void;
  /** Calls the listener at every change made by another tab. */
  readonly changes$: Observable<T | undefined>;
}

interface PersistedValueConfig<T> {
  readonly key: string;
  /** The number grows with every change of the shape; a value that an older version wrote is not read. */
  readonly version: number;
  readonly validate: Validator<T>;
  /** Converts what an earlier release wrote in this version to the current shape, before it is validated. */
  readonly convert?: (value: unknown) => unknown;
}
/** The parts of a window that the store uses, so that tests can pass their own. */
export interface StorageWindow {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly addEventListener: (type: 'storage', listener: (event: StorageEvent) => void) => void;
  readonly removeEventListener: (type: 'storage', listener: (event: StorageEvent) => void) => void;
}

const parse = <T>(
  { version, validate, convert = (value) => value }: PersistedValueConfig<T>,
  text: string | null,
): T | undefined => {
  if (text === null) return undefined;
  try {
    const stored = JSON.parse(text) as { v?: unknown; value?: unknown };
    if (stored.v !== version) return undefined;
    const value = convert(stored.value);
    return validate(value) === undefined ? (value as T) : undefined;
  } catch {
    return undefined;
  }
};

const attempt = <R>(action: () => R): R | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

/**
 * This tab's own storage ends with the tab. No other tab writes it, so there are no changes to subscribe to.
 */
const visitStorage: StorageWindow = {
  get localStorage() {
    return window.sessionStorage;
  },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};
/**
 * One value stored for this visit: it survives reloads and ends with the tab. Use it for data that a shared
 * device should not keep.
 */
export const visitValue = <T>(
  config: PersistedValueConfig<T>,
  storage: StorageWindow = visitStorage,
): PersistedValue<T> => persistedValue(config, storage);

export const persistedValue = <T>(
  config: PersistedValueConfig<T>,
  storage: StorageWindow = window,
): PersistedValue<T> => ({
  read: () => parse(config, attempt(() => storage.localStorage.getItem(config.key)) ?? null),
  write: (value) => {
    attempt(() =>
      value === undefined
        ? storage.localStorage.removeItem(config.key)
        : storage.localStorage.setItem(config.key, JSON.stringify({ v: config.version, value })),
    );
  },
  changes$: new Observable((observer) => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === config.key || key === null) observer.next(parse(config, newValue));
    };
    storage.addEventListener('storage', onStorage);
    return () => storage.removeEventListener('storage', onStorage);
  }),
});
