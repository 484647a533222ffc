import { Observable } from 'rxjs';
import type { Validator } from '@crema/shared-contracts';

/** One value kept on this device, shared by every tab of it. */
export interface PersistedValue<T> {
  /** What is kept, or undefined when nothing is, or it is of another version or shape. */
  readonly read: () => T | undefined;
  /** Undefined removes it. A full or forbidden storage is not an error: the value lives in memory then. */
  readonly write: (value: T | undefined) => void;
  /** Every change made by another tab. */
  readonly changes$: Observable<T | undefined>;
}

interface PersistedValueConfig<T> {
  readonly key: string;
  /** Grows with every change of the shape; what an older version wrote is not read. */
  readonly version: number;
  readonly validate: Validator<T>;
  /** Converts what an earlier release wrote in this version to the current shape, before it is validated. */
  readonly convert?: (value: unknown) => unknown;
}
/** What a window gives: named so that tests can bring their own. */
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

/** This tab's own storage: gone with the tab, shared with no other, so there are no changes to hear of. */
const visitStorage: StorageWindow = {
  get localStorage() {
    return window.sessionStorage;
  },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};
/** One value kept for this visit: it survives reloads, and ends with the tab. For what a shared device should not keep. */
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
