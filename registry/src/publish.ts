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
import { Refusal } from './release.rules.ts';
import { documentsIntegrity, readVersionFiles } from './version-files.ts';

export interface PublishInput {
  readonly registry: Registry;
  /** The remote's package folder, built. */
  readonly source: string;
  readonly now: Date;
  /** Address under which the registry's files are served, with a trailing slash. */
  readonly filesAddress?: string;
  /** A second one of the same files, for pages that cannot have them from the first. */
  readonly alternativeAddress?: string;
  /** Leaves a remote's stable version where it is: a canary can bring the new one out. */
  readonly keepStable?: boolean;
  readonly reason?: string;
  /** Throws to refuse, or answers what the history has to say; without one anything is published. */
  readonly gate?: (built: Build, document: RegistryDocument) => string | undefined;
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
const versionOf = (
  manifest: RemoteManifest,
  files: BuildFiles,
  contract: ContractRecord | undefined,
): string =>
  `${manifest.version}-${createHash('sha256')
    .update(JSON.stringify([manifest, files.integrity, ...(contract ? [contract] : [])]))
    .digest('hex')
    .slice(0, 8)}`;

/** What was built of the package in `source`; throws with the first value that does not fit. */
export const readBuild = (source: string): Build => {
  const folder = join(source, 'dist');
  const manifest = checked<RemoteManifest>(join(source, 'remote.json'), validateRemoteManifest);
  const files = checked<BuildFiles>(join(folder, 'build.json'), validateBuildFiles);
  const contract = readContract(folder);
  return { manifest, files, contract, version: versionOf(manifest, files, contract), folder };
};

/** The remote's record with a version more; the very same one when the version is in its place already. */
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
    // A version of before documents were signed gets their hash now.
    versions: { ...before?.versions, [version]: known ? { documents: found.documents, ...known } : found },
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
  alternativeAddress,
  keepStable = false,
  reason,
  gate = () => undefined,
}: PublishInput): Promise<Published> => {
  const built = readBuild(source);
  const { manifest, files, contract, version } = built;
  const { name } = manifest;
  const content = readVersionFiles(source, files);
  await registry.store.storeVersion(name, version, content);
  let changed = false;
  let why = reason;
  const entry = () => ({ verb: 'publish', remote: name, version, ...(why && { reason: why }) });
  await changeDocument(registry, now, entry, async (document) => {
    refuseRemoving(document, name, version);
    why = [gate(built, document), reason].filter(Boolean).join('; ');
    // Collected between storing and recording, the files come again.
    await registry.store.storeVersion(name, version, content);
    const before = document.remotes[name];
    const folder = `${name}/${version}/`;
    const address = `${filesAddress}${folder}`;
    const alternative = alternativeAddress && { alternative: `${alternativeAddress}${folder}` };
    const publishedAt = now.toISOString();
    const documents = documentsIntegrity(content);
    const found = {
      address,
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
