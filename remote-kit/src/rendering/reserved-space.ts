import type { Validator } from '@crema/shared-contracts';
import { storedValue, type StorageWindow } from '../stored-value.ts';

export type ReservedSpaces = Readonly<Record<string, number>>;
/** A record from a name to a number. */
const spaces: Validator<ReservedSpaces> = (value) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((count) => typeof count === 'number')
    ? undefined
    : 'a record of numbers is expected';

/** The host's script in the head reads the same record (reserved-space.inline.ts). */
const spacesRecord = (home?: StorageWindow) =>
  storedValue<ReservedSpaces>({ key: 'crema.reserved', version: 1, validate: spaces }, home);

/** Reserves space from the next page on: the content of this page stays in its place. */
export const reserveSpaceLater = (name: string, count: number, home?: StorageWindow): void => {
  const record = spacesRecord(home);
  const { [name]: present = 0, ...others } = record.read() ?? {};
  if (count !== present) record.write(count === 0 ? others : { ...others, [name]: count });
};
/**
 * Reserves the space of parts that only members have, from the next page on: the server renders public pages as for a guest. Their
 * styles compute it from `--reserved-member`, which is 1 or 0.
 */
export const reserveForMember = (isMember: boolean, home?: StorageWindow): void =>
  reserveSpaceLater('member', isMember ? 1 : 0, home);
/** The number that this page reserves for the part. */
export const reservedSpace = (name: string): number =>
  Number(document.documentElement.style.getPropertyValue(`--reserved-${name}`));

/**
 * Reserves space for a part that depends on what this device stores, which the server does not know: sets
 * `--reserved-<name>` of the document to `count`, now and at the start of each later page, before its first frame.
 * The part's style computes its minimum height from it, so that the content below does not move (PLT-012). 0 reserves
 * nothing.
 */
export const reserveSpace = (name: string, count: number, home?: StorageWindow): void => {
  const { style } = document.documentElement;
  const property = `--reserved-${name}`;
  // Any change of it computes the style of every element again.
  if (Number(style.getPropertyValue(property)) !== count) style.setProperty(property, String(count));
  reserveSpaceLater(name, count, home);
};
