import { remoteName, versionName, type RegistryDocument, type RemoteRecord } from '@crema/shared-contracts';
import type { Removed } from './history.ts';
import { changeDocument, endRemoving, type Registry } from './registry.ts';
import type { StoredVersion } from './registry-store.ts';
import { Refusal } from './release.rules.ts';
import { lastBegun } from './withdrawn.rules.ts';

export interface GarbageInput {
  readonly registry: Registry;
  readonly now: Date;
  /** So many of the newest versions of each remote stay, whoever uses them. */
  readonly keep: number;
  /** Nothing goes that was published or withdrawn since: a visit that began with it may still be open. */
  readonly minAgeHours: number;
  readonly reason?: string;
}
const hourMs = 3_600_000;
/** A run that has not ended by then has died. */
const runMs = hourMs / 4;
const isSame = (one: Removed, other: Removed) => one.name === other.name && one.version === other.version;

/** The versions of a remote that a visitor can get, and the newest ones. */
const versionsKept = ({ stable, canary, previous, versions }: RemoteRecord, keep: number) => {
  const newest = Object.entries(versions)
    .sort(([, one], [, other]) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt))
    .slice(0, keep)
    .map(([version]) => version);
  return new Set([stable, canary?.version, previous, ...newest]);
};
const versionsForgotten = ({ remotes }: RegistryDocument, { now, keep, minAgeHours }: GarbageInput) => {
  const youngest = now.getTime() - minAgeHours * hourMs;
  return Object.entries(remotes).flatMap(([name, record]) => {
    const kept = versionsKept(record, keep);
    return Object.entries(record.versions)
      .filter(([version, found]) => !kept.has(version) && lastBegun(found) <= youngest)
      .map(([version]) => ({ name, version }));
  });
};
/** Files that no record names may be of a version that is being published: they stay for an hour at least. */
const versionsAbandoned = (
  stored: readonly StoredVersion[],
  { remotes }: RegistryDocument,
  { now, minAgeHours }: GarbageInput,
) => {
  const youngest = now.getTime() - Math.max(minAgeHours, 1) * hourMs;
  return (
    stored
      // Anything else in the folder is not of the registry's making.
      .filter(({ name, version }) => !remoteName(name) && !versionName(version))
      .filter(({ name, version }) => !remotes[name]?.versions[version])
      .filter(({ changedAt }) => changedAt.getTime() <= youngest)
      .map(({ name, version }) => ({ name, version }))
  );
};
const without = (remotes: RegistryDocument['remotes'], forgotten: readonly Removed[]) =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, record]) => {
      const versions = Object.entries(record.versions).filter(
        ([version]) => !forgotten.some((one) => isSame(one, { name, version })),
      );
      return [name, { ...record, versions: Object.fromEntries(versions) }];
    }),
  );

/**
 * Forgets and removes versions that nobody can get: neither stable, canary nor previous, not among the newest,
 * and old enough; also files that no record names. The document loses a version before its files go, and says which ones
 * are going, so that nobody publishes them meanwhile; what a run that died left is finished by the next.
 */
export const collectGarbage = async (input: GarbageInput): Promise<readonly Removed[]> => {
  const { registry, now, reason } = input;
  const stored = await registry.store.listVersions();
  let removed: readonly Removed[] = [];
  const entry = () => ({ verb: 'gc', removed, ...(reason && { reason }) });
  await changeDocument(registry, now, entry, (document) => {
    const { remotes, removing = [] } = document;
    if (removing.length && now.getTime() - Date.parse(document.updatedAt) < runMs)
      throw new Refusal('another gc is at work, or died a moment ago; try again in a quarter of an hour');
    const forgotten = versionsForgotten(document, input);
    const abandoned = versionsAbandoned(stored, document, input);
    removed = [...removing, ...forgotten, ...abandoned].filter(
      (one, index, all) => all.findIndex((other) => isSame(one, other)) === index,
    );
    if (removed.length === 0) return document;
    return { remotes: without(remotes, forgotten), removing: removed };
  });
  if (removed.length === 0) return removed;
  for (const { name, version } of removed) await registry.store.removeVersion(name, version);
  await endRemoving(registry, now);
  return removed;
};
