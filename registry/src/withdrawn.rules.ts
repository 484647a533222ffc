import type { RegistryDocument, RemoteRecord } from '@crema/shared-contracts';

type Remotes = RegistryDocument['remotes'];
type VersionRecord = RemoteRecord['versions'][string];

/** True if visitors can get the version, also as a fallback. */
export const isReachable = ({ stable, canary, previous }: RemoteRecord, version: string): boolean =>
  [stable, canary?.version, previous].includes(version);

/** Marks versions that visitors could get before the change and cannot get after it; open pages may still use them. */
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

/** The time since which no visit can have started with an unreachable version. */
export const lastBegun = ({ publishedAt, withdrawnAt = publishedAt }: VersionRecord): number =>
  Math.max(Date.parse(publishedAt), Date.parse(withdrawnAt));
