import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryDocument, RemoteRecord } from '@crema/shared-contracts';
import type { Removed } from './history.ts';
import { changeDocument } from './registry-folder.ts';

export interface GarbageInput {
  readonly folder: string;
  readonly now: Date;
  /** So many of the newest versions of each remote stay, whoever uses them. */
  readonly keep: number;
  /** Nothing younger goes: a visit that began with it may still be open. */
  readonly minAgeHours: number;
  readonly reason?: string;
}
const hourMs = 3_600_000;

/** The versions of a remote that a visitor can get, and the newest ones. */
const versionsKept = ({ stable, canary, previous, versions }: RemoteRecord, keep: number) => {
  const newest = Object.entries(versions)
    .sort(([, one], [, other]) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt))
    .slice(0, keep)
    .map(([version]) => version);
  return new Set([stable, canary?.version, previous, ...newest]);
};

const foldersIn = (path: string) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

/**
 * Forgets and removes versions that nobody can get: neither stable, canary nor previous, not among the newest,
 * and old enough; also folders that no record names. Readers lose a version from the document before its files.
 */
export const collectGarbage = ({
  folder,
  now,
  keep,
  minAgeHours,
  reason,
}: GarbageInput): readonly Removed[] => {
  const youngest = now.getTime() - minAgeHours * hourMs;
  const isOld = (time: number) => time <= youngest;
  const isAbandoned = (path: string) => statSync(path).mtimeMs <= Math.min(youngest, now.getTime() - hourMs);
  const forgotten: Removed[] = [];
  const removed: Removed[] = [];
  const forget = (name: string, record: RemoteRecord): RemoteRecord => {
    const kept = versionsKept(record, keep);
    const versions = Object.entries(record.versions).filter(([version, { publishedAt }]) => {
      const stays = kept.has(version) || !isOld(Date.parse(publishedAt));
      if (!stays) forgotten.push({ name, version });
      return stays;
    });
    return { ...record, versions: Object.fromEntries(versions) };
  };
  /** A folder without a record may be one that is being published: it stays for an hour at least. Under the lock, so that nobody publishes what is being removed. */
  const sweep = (remotes: RegistryDocument['remotes']) => {
    for (const name of foldersIn(join(folder, 'files')))
      for (const version of foldersIn(join(folder, 'files', name))) {
        const path = join(folder, 'files', name, version);
        const known = forgotten.some((one) => one.name === name && one.version === version);
        if (remotes[name]?.versions[version] || (!known && !isAbandoned(path))) continue;
        rmSync(path, { recursive: true, force: true });
        removed.push({ name, version });
      }
  };
  const entry = () => ({
    verb: 'gc',
    removed: forgotten,
    ...(reason && { reason }),
  });
  changeDocument(
    folder,
    now,
    entry,
    ({ remotes }) => {
      const next = Object.fromEntries(
        Object.entries(remotes).map(([name, record]) => [name, forget(name, record)]),
      );
      return forgotten.length ? next : remotes;
    },
    ({ remotes }) => sweep(remotes),
  );
  return removed;
};
