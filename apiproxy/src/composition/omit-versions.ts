import type { RegistryDocument, RemoteRecord } from '@crema/shared-contracts';
import type { RefusedVersion } from './registry/version-documents.ts';

const withoutVersions = (
  { canary, previous, ...record }: RemoteRecord,
  refused: ReadonlySet<string>,
): RemoteRecord | undefined => {
  const versions = Object.fromEntries(
    Object.entries(record.versions).filter(([version]) => !refused.has(version)),
  );
  const isAvailable = (version: string | undefined): version is string =>
    version !== undefined && Object.hasOwn(versions, version);
  const stable = [record.stable, previous].find(isAvailable);
  if (!stable) return undefined;
  return {
    ...record,
    versions,
    stable,
    ...(isAvailable(previous) && previous !== stable && { previous }),
    ...(canary && isAvailable(canary.version) && { canary }),
  };
};

/**
 * The document without the refused versions. If a remote's stable version is refused, its previous version is used; if
 * that is refused or missing, the remote is omitted. Other remotes are unchanged.
 */
export const omitVersions = (
  document: RegistryDocument,
  refused: readonly Pick<RefusedVersion, 'remote' | 'version'>[],
): RegistryDocument => {
  const byRemote = Map.groupBy(refused, ({ remote }) => remote);
  const remotes = Object.entries(document.remotes).flatMap(([remote, record]) => {
    const versions = byRemote.get(remote)?.map(({ version }) => version);
    const remaining = versions ? withoutVersions(record, new Set(versions)) : record;
    return remaining ? [[remote, remaining] as const] : [];
  });
  return { ...document, remotes: Object.fromEntries(remotes) };
};
