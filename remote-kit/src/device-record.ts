import { Observable } from 'rxjs';
import type { Guard } from '@crema/shared-contracts';

/** One value kept on this device, shared by every tab of it. */
export interface DeviceRecord<T> {
  /** What is kept, or undefined when nothing is, or it is of another version or shape. */
  readonly read: () => T | undefined;
  /** Undefined removes it. A full or forbidden storage is not an error: the value lives in memory then. */
  readonly write: (value: T | undefined) => void;
  /** Every change made by another tab. */
  readonly changes$: Observable<T | undefined>;
}

interface Recipe<T> {
  readonly key: string;
  /** Grows with every change of the shape; what an older version wrote is not read. */
  readonly version: number;
  readonly guard: Guard<T>;
}
/** What a window gives: named so that tests can bring their own. */
export interface StorageHome {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly addEventListener: (type: 'storage', listener: (event: StorageEvent) => void) => void;
  readonly removeEventListener: (type: 'storage', listener: (event: StorageEvent) => void) => void;
}

const parse = <T>({ version, guard }: Recipe<T>, text: string | null): T | undefined => {
  if (text === null) return undefined;
  try {
    const { v, value } = JSON.parse(text) as { v?: unknown; value?: unknown };
    return v === version && guard(value) === undefined ? (value as T) : undefined;
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
const visitHome: StorageHome = {
  get localStorage() {
    return window.sessionStorage;
  },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};
/** One value kept for this visit: it survives reloads, and ends with the tab. For what a shared device should not keep. */
export const visitRecord = <T>(recipe: Recipe<T>, home: StorageHome = visitHome): DeviceRecord<T> =>
  deviceRecord(recipe, home);

export const deviceRecord = <T>(recipe: Recipe<T>, home: StorageHome = window): DeviceRecord<T> => ({
  read: () => parse(recipe, attempt(() => home.localStorage.getItem(recipe.key)) ?? null),
  write: (value) => {
    attempt(() =>
      value === undefined
        ? home.localStorage.removeItem(recipe.key)
        : home.localStorage.setItem(recipe.key, JSON.stringify({ v: recipe.version, value })),
    );
  },
  changes$: new Observable((observer) => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === recipe.key || key === null) observer.next(parse(recipe, newValue));
    };
    home.addEventListener('storage', hear);
    return () => home.removeEventListener('storage', hear);
  }),
});
