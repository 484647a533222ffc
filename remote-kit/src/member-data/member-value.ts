import type { Validator } from '@crema/shared-contracts';
import { isRecord, nonEmptyString, integer } from '@crema/shared-contracts';
import { storedValue, visitStorage, type StorageWindow, type StoredValue } from '../stored-value.ts';

/** Every key of a member's data on this device begins with it; the member's id follows. */
const keyStart = 'crema.member.';

/** Data that a member agreed to store on this device until a time. */
export interface MemberData<T> {
  readonly memberId: string;
  /** Milliseconds since 1970; the data is not read and is deleted from then on. */
  readonly until: number;
  readonly content: T;
}
interface MemberValueConfig<T> {
  readonly name: string;
  readonly version: number;
  readonly validate: Validator<T>;
}
export interface MemberValue<T> {
  /** The member's data; undefined when there is none or its time is over, and then it is deleted. */
  readonly read: (memberId: string, now: number) => MemberData<T> | undefined;
  readonly write: (data: MemberData<T>) => void;
  readonly delete: (memberId: string) => void;
  /** Calls the listener at every change that another tab made, and when this tab's session deleted the data. */
  readonly subscribe: (memberId: string, listener: () => void) => () => void;
}

/** Dispatched in this tab after data was deleted, because the `storage` event reaches other tabs only. */
const deletedEvent = 'crema:member-data-deleted';

/**
 * A value of one member on this device. The host deletes it when the session of this member ends or another member follows
 * (D-14, D-166), also where the remote that wrote it does not run, and when its time is over.
 */
export const memberValue = <T>(
  { name, version, validate }: MemberValueConfig<T>,
  storage?: StorageWindow,
): MemberValue<T> => {
  const envelope: Validator<MemberData<T>> = (value, path) => {
    if (!isRecord(value)) return `${path}: expected an object`;
    return (
      nonEmptyString(value['memberId'], path) ??
      integer(value['until'], path) ??
      validate(value['content'], path)
    );
  };
  const storedOf = (memberId: string): StoredValue<MemberData<T>> =>
    storedValue({ key: `${keyStart}${memberId}.${name}`, version, validate: envelope }, storage);
  return {
    read: (memberId, now) => {
      const stored = storedOf(memberId);
      const data = stored.read();
      if (data && data.memberId === memberId && data.until > now) return data;
      if (data) stored.write(undefined);
      return undefined;
    },
    write: (data) => storedOf(data.memberId).write(data),
    delete: (memberId) => storedOf(memberId).write(undefined),
    subscribe: (memberId, listener) => {
      const stop = storedOf(memberId).subscribe(listener);
      globalThis.window?.addEventListener(deletedEvent, listener);
      return () => {
        stop();
        globalThis.window?.removeEventListener(deletedEvent, listener);
      };
    },
  };
};

/**
 * A value of one member for this visit. It ends with the tab, and the host deletes it when the session of this member ends or another
 * member follows (D-166), in each tab.
 */
export const memberVisitValue =
  <T>({ name, version, validate }: MemberValueConfig<T>) =>
  (memberId: string): Pick<StoredValue<T>, 'read' | 'write'> =>
    storedValue({ key: `${keyStart}${memberId}.${name}`, version, validate }, visitStorage);

const untilOf = (text: string | null): number => {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    const value = isRecord(stored) ? stored['value'] : undefined;
    return isRecord(value) && typeof value['until'] === 'number' ? value['until'] : 0;
  } catch {
    return 0;
  }
};

/** The keys of data of other members; of every member without one. */
const foreignKeys = (storage: Storage, memberId: string | undefined): readonly string[] =>
  Object.keys(storage).filter(
    (key) =>
      key.startsWith(keyStart) && (memberId === undefined || !key.startsWith(`${keyStart}${memberId}.`)),
  );

/**
 * Deletes the data on this device and in this tab of every member but this one, and the device's data whose time is over. Without a
 * member it deletes all. A forbidden storage holds no data.
 */
export const deleteForeignMemberData = (memberId: string | undefined, now: number): void => {
  try {
    const { localStorage, sessionStorage } = window;
    for (const key of foreignKeys(sessionStorage, memberId)) sessionStorage.removeItem(key);
    const over = Object.keys(localStorage).filter(
      (key) => key.startsWith(keyStart) && untilOf(localStorage.getItem(key)) <= now,
    );
    const keys = new Set([...foreignKeys(localStorage, memberId), ...over]);
    for (const key of keys) localStorage.removeItem(key);
    if (keys.size > 0) window.dispatchEvent(new Event(deletedEvent));
  } catch {
    // The browser forbids the storage.
  }
};
