import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildFilesGuard,
  remoteManifestGuard,
  type BuildFiles,
  type RegistryDocument,
  type RemoteManifest,
  type RemoteRecord,
} from '@crema/shared-contracts';
import { changeDocument, type Registry } from './registry.ts';
import { Refusal } from './release.rules.ts';
import { readVersionFiles } from './version-files.ts';

export interface PublishInput {
  readonly registry: Registry;
  /** The remote's package folder, built. */
  readonly source: string;
  readonly now: Date;
  /** Address under which the registry's files are served, with a trailing slash. */
  readonly filesAddress?: string;
  /** Leaves a remote's stable version where it is: a canary can bring the new one out. */
  readonly keepStable?: boolean;
  readonly reason?: string;
}
export interface Published {
  readonly name: string;
  readonly version: string;
  readonly changed: boolean;
}

const checked = <T>(path: string, guard: (value: unknown) => string | undefined): T => {
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const broken = guard(value);
  if (broken) throw new Error(`${path}: ${broken}`);
  return value as T;
};
/** The declared version, and what tells two builds of it apart. */
const versionOf = (manifest: RemoteManifest, files: BuildFiles): string =>
  `${manifest.version}-${createHash('sha256')
    .update(JSON.stringify([manifest, files.integrity]))
    .digest('hex')
    .slice(0, 8)}`;

/** The remote's record with a version more; the very same one when the version is in its place already. */
const recordWith = (
  before: RemoteRecord | undefined,
  version: string,
  found: RemoteRecord['versions'][string],
  keepStable: boolean,
): RemoteRecord => {
  const stable = keepStable && before ? before.stable : version;
  const moved = before?.stable !== stable;
  if (before?.versions[version] && !moved) return before;
  return {
    enabled: true,
    salt: found.manifest.name,
    ...before,
    stable,
    ...(before && moved && { previous: before.stable }),
    versions: { ...before?.versions, [version]: before?.versions[version] ?? found },
  };
};
const refuseRemoving = ({ removing = [] }: RegistryDocument, name: string, version: string) => {
  if (removing.some((one) => one.name === name && one.version === version))
    throw new Refusal(`${name} ${version} is being removed; try again when gc is through`);
};

/**
 * Puts a built remote into the registry: immutable, content-addressed files, and its version as the stable
 * one (PLT-003), unless the stable one is to be kept. Publishing the same build again changes nothing; a version
 * whose stored files differ from the build is refused.
 */
export const publish = async ({
  registry,
  source,
  now,
  filesAddress = '/assets/remotes/',
  keepStable = false,
  reason,
}: PublishInput): Promise<Published> => {
  const manifest = checked<RemoteManifest>(join(source, 'remote.json'), remoteManifestGuard);
  const files = checked<BuildFiles>(join(source, 'dist', 'build.json'), buildFilesGuard);
  const { name } = manifest;
  const version = versionOf(manifest, files);
  const content = readVersionFiles(source, files);
  await registry.store.storeVersion(name, version, content);
  let changed = false;
  const entry = { verb: 'publish', remote: name, version, ...(reason && { reason }) };
  await changeDocument(registry, now, entry, async (document) => {
    refuseRemoving(document, name, version);
    // Collected between storing and recording, the files come again.
    await registry.store.storeVersion(name, version, content);
    const before = document.remotes[name];
    const address = `${filesAddress}${name}/${version}/`;
    const found = { address, manifest, files, publishedAt: now.toISOString() };
    const record = recordWith(before, version, found, keepStable);
    changed = record !== before;
    return { ...document, remotes: changed ? { ...document.remotes, [name]: record } : document.remotes };
  });
  return { name, version, changed };
};
