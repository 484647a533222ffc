import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  validateBuildFiles,
  validateRemoteManifest,
  type BuildFiles,
  type ContractRecord,
  type RegistryDocument,
  type RemoteManifest,
  type RemoteRecord,
} from '@crema/shared-contracts';
import { readContract, type Build } from './gate/gather-facts.ts';
import { changeDocument, type Registry } from './registry.ts';
import { AppError } from './app-error.ts';
import { documentsIntegrity, ownFilesUrl, readDocuments, readVersionFiles } from './version-files.ts';

export interface PublishInput {
  readonly registry: Registry;
  /** The remote's package folder after its build. */
  readonly source: string;
  readonly now: Date;
  /** URL under which the registry's files are served, with a trailing slash. */
  readonly filesUrl?: string;
  /** Second URL of the same files, used when the first fails. */
  readonly alternativeUrl?: string;
  /** Keeps the stable version; a canary can release the new one. */
  readonly keepStable?: boolean;
  readonly reason?: string;
  /** Throws to refuse, or returns a reason for the history. Without a gate every build is published. */
  readonly gate?: (
    built: Build,
    document: RegistryDocument,
  ) => string | undefined | Promise<string | undefined>;
}
export interface Published {
  readonly name: string;
  readonly version: string;
  readonly changed: boolean;
}

const checked = <T>(path: string, validate: (value: unknown) => string | undefined): T => {
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const error = validate(value);
  if (error) throw new Error(`${path}: ${error}. Correct it, or build the package again.`);
  return value as T;
};
/** The declared version with a hash of the build's content. */
const versionOf = (
  manifest: RemoteManifest,
  files: BuildFiles,
  contract: ContractRecord | undefined,
): string =>
  `${manifest.version}-${createHash('sha256')
    .update(JSON.stringify([manifest, files.integrity, ...(contract ? [contract] : [])]))
    .digest('hex')
    .slice(0, 8)}`;

/** Reads the build of the package in `source`. Throws with the first invalid value. */
export const readBuild = (source: string): Build => {
  const folder = join(source, 'dist');
  const manifest = checked<RemoteManifest>(join(source, 'remote.json'), validateRemoteManifest);
  const files = checked<BuildFiles>(join(folder, 'build.json'), validateBuildFiles);
  const contract = readContract(folder);
  const version = versionOf(manifest, files, contract);
  return { manifest, files, contract, version, folder, documents: readDocuments(source) };
};

/** Adds the version to the record. Returns the same object if nothing changes. */
const recordWith = (
  before: RemoteRecord | undefined,
  version: string,
  found: RemoteRecord['versions'][string],
  keepStable: boolean,
): RemoteRecord => {
  const stable = keepStable && before ? before.stable : version;
  const moved = before?.stable !== stable;
  const known = before?.versions[version];
  if (before && known?.documents && !moved) return before;
  return {
    enabled: true,
    salt: found.manifest.name,
    ...before,
    stable,
    ...(before && moved && { previous: before.stable }),
    // Versions published before documents were signed get the hash of their documents.
    versions: { ...before?.versions, [version]: known ? { documents: found.documents, ...known } : found },
  };
};
const assertNotRemoving = ({ removing = [] }: RegistryDocument, name: string, version: string) => {
  if (removing.some((one) => one.name === name && one.version === version))
    throw new AppError(
      `${name} ${version} is being removed. Publish again after garbage collection has finished.`,
    );
};

/**
 * Adds a built remote to the registry: immutable, content-addressed files, and its version as stable (PLT-003) unless
 * `keepStable` is set. Publishing the same build again changes nothing. Throws if the version is stored with different
 * files.
 */
export const publish = async ({
  registry,
  source,
  now,
  filesUrl = ownFilesUrl,
  alternativeUrl,
  keepStable = false,
  reason,
  gate = () => undefined,
}: PublishInput): Promise<Published> => {
  const built = readBuild(source);
  const { manifest, files, contract, version } = built;
  const { name } = manifest;
  const content = readVersionFiles(source, files);
  const folder = `${name}/${version}/`;
  const url = `${filesUrl}${folder}`;
  await registry.store.storeVersion(name, version, content);
  let changed = false;
  let historyReason = reason;
  const entry = () => ({
    command: 'publish',
    remote: name,
    version,
    ...(historyReason && { reason: historyReason }),
  });
  await changeDocument(registry, now, entry, async (document) => {
    assertNotRemoving(document, name, version);
    historyReason = [await gate({ ...built, url }, document), reason].filter(Boolean).join('; ');
    // Garbage collection may have removed the files between storing and recording, so they are stored again.
    await registry.store.storeVersion(name, version, content);
    const before = document.remotes[name];
    const alternative = alternativeUrl && { alternative: `${alternativeUrl}${folder}` };
    const publishedAt = now.toISOString();
    const documents = documentsIntegrity(content);
    const found = {
      url,
      ...alternative,
      manifest,
      files,
      documents,
      ...(contract && { contract }),
      publishedAt,
    };
    const record = recordWith(before, version, found, keepStable);
    changed = record !== before;
    return { ...document, remotes: changed ? { ...document.remotes, [name]: record } : document.remotes };
  });
  return { name, version, changed };
};
