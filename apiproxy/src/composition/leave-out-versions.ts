import type { RegistryDocument, RemoteRecord } from '@crema/shared-contracts';
import type { RefusedVersion } from './version-documents.ts';

const withoutVersions = (
  { canary, previous, ...record }: RemoteRecord,
  refused: ReadonlySet<string>,
): RemoteRecord | undefined => {
  const versions = Object.fromEntries(
    Object.entries(record.versions).filter(([version]) => !refused.has(version)),
  );
  const isGood = (version: string | undefined): version is string =>
    version !== undefined && Object.hasOwn(versions, version);
  const stable = [record.stable, previous].find(isGood);
  if (!stable) return undefined;
  return {
    ...record,
    versions,
    stable,
    ...(isGood(previous) && previous !== stable && { previous }),
    ...(canary && isGood(canary.version) && { canary }),
  };
};

/**
 * The document without refused versions: a remote whose stable version is refused has its previous version in its
 * place, and is left out when that is refused too or there is none. Other remotes stay as they are.
 */
export const leaveOutVersions = (
  document: RegistryDocument,
  refused: readonly Pick<RefusedVersion, 'remote' | 'version'>[],
): RegistryDocument => {
  const byRemote = Map.groupBy(refused, ({ remote }) => remote);
  const remotes = Object.entries(document.remotes).flatMap(([remote, record]) => {
    const versions = byRemote.get(remote)?.map(({ version }) => version);
    const left = versions ? withoutVersions(record, new Set(versions)) : record;
    return left ? [[remote, left] as const] : [];
  });
  return { ...document, remotes: Object.fromEntries(remotes) };
};
