import type { RegistryDocument, RemoteRecord } from '@crema/shared-contracts';

type Remotes = RegistryDocument['remotes'];
type VersionRecord = RemoteRecord['versions'][string];

/** Whether visitors can get a version, be it to fall back to. */
export const isReachable = ({ stable, canary, previous }: RemoteRecord, version: string): boolean =>
  [stable, canary?.version, previous].includes(version);

/** Marks the versions that visitors could get before a change and no longer can: open pages may still have them. */
export const markWithdrawn = (before: Remotes, after: Remotes, at: string): Remotes =>
  Object.fromEntries(
    Object.entries(after).map(([name, record]) => {
      const former = before[name];
      const mark = (version: string, found: VersionRecord): VersionRecord =>
        former && isReachable(former, version) && !isReachable(record, version)
          ? { ...found, withdrawnAt: at }
          : found;
      const versions = Object.entries(record.versions).map(
        ([version, found]) => [version, mark(version, found)] as const,
      );
      return [name, { ...record, versions: Object.fromEntries(versions) }];
    }),
  );

/** Since when nobody can have begun a visit with a version that is not reachable. */
export const lastBegun = ({ publishedAt, withdrawnAt = publishedAt }: VersionRecord): number =>
  Math.max(Date.parse(publishedAt), Date.parse(withdrawnAt));
