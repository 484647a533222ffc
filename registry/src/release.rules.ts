import type { RemoteRecord } from '@crema/shared-contracts';
import { AppError } from './app-error.ts';

const versionIn = (record: RemoteRecord, version: string) => {
  if (record.versions[version]) return version;
  throw new AppError(
    `found no version ${version}; known versions: ${Object.keys(record.versions).join(', ')}`,
  );
};
const without = <Key extends keyof RemoteRecord>(record: RemoteRecord, ...keys: readonly Key[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key as Key))) as Omit<
    RemoteRecord,
    Key
  >;

/** Sends a share of the visitors to a version: 0 percent no visitor, 100 every visitor (PLT-008). */
export const startCanary = (record: RemoteRecord, version: string, percent: number): RemoteRecord => {
  if (!(percent >= 0 && percent <= 100))
    throw new AppError(`percent: found ${percent}, expected a number from 0 to 100`);
  if (versionIn(record, version) === record.stable)
    throw new AppError(`${version} is already the stable version; name another version`);
  const isRepeated = record.takenBack?.version === version;
  return { ...(isRepeated ? without(record, 'takenBack') : record), canary: { version, percent } };
};

/** The canary becomes stable, and the former stable version becomes `previous`. */
export const promoteCanary = (record: RemoteRecord): RemoteRecord => {
  if (!record.canary) throw new AppError('The remote has no canary to promote. Start one with crema canary.');
  const stable = versionIn(record, record.canary.version);
  return { ...without(record, 'canary'), stable, previous: record.stable };
};

/**
 * Rolls the newest release back (PLT-008): the canary if there is one, noted in `takenBack`; otherwise the stable
 * version for every visitor, which then is not kept as `previous`.
 */
export const rollBack = (record: RemoteRecord, at: string, reason: string): RemoteRecord => {
  const { canary, previous } = record;
  if (canary) return { ...without(record, 'canary'), takenBack: { version: canary.version, at, reason } };
  if (previous === undefined)
    throw new AppError('The remote has neither a canary nor a previous version to roll back to.');
  return { ...without(record, 'previous'), stable: versionIn(record, previous) };
};

/** Enables the remote and removes the reason for which it was disabled (PLT-005). */
export const switchOn = (record: RemoteRecord): RemoteRecord => {
  if (record.enabled) throw new AppError('The remote is already enabled.');
  return { ...without(record, 'disabledReason'), enabled: true };
};

/** Disables the remote; the reason is kept until it is enabled (PLT-005). */
export const switchOff = (record: RemoteRecord, disabledReason: string): RemoteRecord => ({
  ...record,
  enabled: false,
  disabledReason,
});
