import type { RemoteRecord } from '@crema/shared-contracts';

/** A change that cannot be made; its message is for the person at the command line. */
export class Refusal extends Error {
  /** What --json prints beside the message. */
  readonly data: object = {};
}

const versionIn = (record: RemoteRecord, version: string) => {
  if (record.versions[version]) return version;
  throw new Refusal(`no version ${version}; there are ${Object.keys(record.versions).join(', ')}`);
};
const without = <Key extends keyof RemoteRecord>(record: RemoteRecord, ...keys: readonly Key[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key as Key))) as Omit<
    RemoteRecord,
    Key
  >;

/** Sends a share of the visitors to a version; 0 keeps it named and reaches nobody, 100 everybody (PLT-008). */
export const startCanary = (record: RemoteRecord, version: string, percent: number): RemoteRecord => {
  if (!(percent >= 0 && percent <= 100)) throw new Refusal('percent is a number from 0 to 100');
  if (versionIn(record, version) === record.stable)
    throw new Refusal(`${version} is the stable version already`);
  const isAgain = record.takenBack?.version === version;
  return { ...(isAgain ? without(record, 'takenBack') : record), canary: { version, percent } };
};

/** The canary becomes stable; the stable one becomes the one to fall back to. */
export const promoteCanary = (record: RemoteRecord): RemoteRecord => {
  if (!record.canary) throw new Refusal('there is no canary to promote');
  const stable = versionIn(record, record.canary.version);
  return { ...without(record, 'canary'), stable, previous: record.stable };
};

/**
 * Takes the newest release back (PLT-008): the canary where there is one, and the record says so; otherwise the
 * stable version, for everybody, and it is nobody's fallback.
 */
export const rollBack = (record: RemoteRecord, at: string, reason: string): RemoteRecord => {
  const { canary, previous } = record;
  if (canary) return { ...without(record, 'canary'), takenBack: { version: canary.version, at, reason } };
  if (previous === undefined)
    throw new Refusal('there is neither a previous version nor a canary to take back');
  return { ...without(record, 'previous'), stable: versionIn(record, previous) };
};

/** Switched on again, with no trace of why it was off (PLT-005). */
export const switchOn = (record: RemoteRecord): RemoteRecord => {
  if (record.enabled) throw new Refusal('it is enabled already');
  return { ...without(record, 'disabledReason'), enabled: true };
};

/** Switched off; the reason stays with the remote until it is switched on (PLT-005). */
export const switchOff = (record: RemoteRecord, disabledReason: string): RemoteRecord => ({
  ...record,
  enabled: false,
  disabledReason,
});
