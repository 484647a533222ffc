import { remoteName, versionName, type RegistryDocument, type RemoteRecord } from '@crema/shared-contracts';
import type { Removed } from './history.ts';
import { changeDocument, endRemoving, type Registry } from './registry.ts';
import type { StoredVersion } from './storage/registry-store.ts';
import { AppError } from './app-error.ts';
import { lastBegun } from './withdrawn.rules.ts';

export interface GarbageInput {
  readonly registry: Registry;
  readonly now: Date;
  /** The number of newest versions of each remote that are always kept. */
  readonly keep: number;
  /** Versions that were published or withdrawn within this time are kept: an open page may still use them. */
  readonly minAgeHours: number;
  readonly reason?: string;
}
const hourMs = 3_600_000;
/** A run that takes longer than this has crashed. */
const runMs = hourMs / 4;
const isSame = (one: Removed, other: Removed) => one.name === other.name && one.version === other.version;

/** Versions of a remote that visitors can get, and the newest ones. */
const reachableVersions = ({ stable, canary, previous, versions }: RemoteRecord, keep: number) => {
  const newest = Object.entries(versions)
    .sort(([, one], [, other]) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt))
    .slice(0, keep)
    .map(([version]) => version);
  return new Set([stable, canary?.version, previous, ...newest]);
};
const unreachableVersions = ({ remotes }: RegistryDocument, { now, keep, minAgeHours }: GarbageInput) => {
  const newestRemovable = now.getTime() - minAgeHours * hourMs;
  return Object.entries(remotes).flatMap(([name, record]) => {
    const kept = reachableVersions(record, keep);
    return Object.entries(record.versions)
      .filter(([version, found]) => !kept.has(version) && lastBegun(found) <= newestRemovable)
      .map(([version]) => ({ name, version }));
  });
};
/** Files without a record. They are kept for at least an hour, because their version may be in the middle of a publish. */
const unrecordedVersions = (
  stored: readonly StoredVersion[],
  { remotes }: RegistryDocument,
  { now, minAgeHours }: GarbageInput,
) => {
  const newestRemovable = now.getTime() - Math.max(minAgeHours, 1) * hourMs;
  return (
    stored
      // Files that the registry did not create are ignored.
      .filter(({ name, version }) => !remoteName(name) && !versionName(version))
      .filter(({ name, version }) => !remotes[name]?.versions[version])
      .filter(({ changedAt }) => changedAt.getTime() <= newestRemovable)
      .map(({ name, version }) => ({ name, version }))
  );
};
const without = (remotes: RegistryDocument['remotes'], unreachable: readonly Removed[]) =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, record]) => {
      const versions = Object.entries(record.versions).filter(
        ([version]) => !unreachable.some((one) => isSame(one, { name, version })),
      );
      return [name, { ...record, versions: Object.fromEntries(versions) }];
    }),
  );

/**
 * Removes versions that no visitor can get (neither stable, canary nor previous, not among the newest, and old enough)
 * and files without a record. First the document drops the versions and lists them in `removing`, so that they cannot
 * be published meanwhile; then their files are deleted. The next run finishes what a crashed run left.
 */
export const collectGarbage = async (input: GarbageInput): Promise<readonly Removed[]> => {
  const { registry, now, reason } = input;
  const stored = await registry.store.listVersions();
  let removed: readonly Removed[] = [];
  const entry = () => ({ command: 'gc', removed, ...(reason && { reason }) });
  await changeDocument(registry, now, entry, (document) => {
    const { remotes, removing = [] } = document;
    if (removing.length && now.getTime() - Date.parse(document.updatedAt) < runMs)
      throw new AppError(
        'Garbage collection is already running, or crashed less than 15 minutes ago. Retry in 15 minutes.',
      );
    const unreachable = unreachableVersions(document, input);
    const unrecorded = unrecordedVersions(stored, document, input);
    removed = [...removing, ...unreachable, ...unrecorded].filter(
      (one, index, all) => all.findIndex((other) => isSame(one, other)) === index,
    );
    if (removed.length === 0) return document;
    return { remotes: without(remotes, unreachable), removing: removed };
  });
  if (removed.length === 0) return removed;
  for (const { name, version } of removed) await registry.store.removeVersion(name, version);
  await endRemoving(registry, now);
  return removed;
};
