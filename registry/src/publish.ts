import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import {
  buildFilesGuard,
  remoteManifestGuard,
  type BuildFiles,
  type RemoteManifest,
  type RemoteRecord,
} from '@crema/shared-contracts';
import { changeDocument } from './registry-folder.ts';

export interface PublishInput {
  /** The registry's folder. */
  readonly folder: string;
  /** The remote's package folder, built. */
  readonly source: string;
  readonly now: Date;
  /** Address under which `folder`/files is served, with a trailing slash. */
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

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const checked = <T>(path: string, guard: (value: unknown) => string | undefined): T => {
  const value = readJson(path);
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

const compressible = /\.(js|css|json|svg)$/;
/** A compressed twin beside every text file, so that serving costs nothing. */
export const compressFolder = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    if (!compressible.test(name)) continue;
    const content = readFileSync(join(folder, name));
    writeFileSync(
      join(folder, `${name}.br`),
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
};

/** A stored version never changes: what is there under its name must be what was built, to the byte. */
const checkStored = (source: string, target: string, files: BuildFiles) => {
  for (const name of Object.keys(files.integrity)) {
    const stored = join(target, name);
    if (!existsSync(stored) || !readFileSync(stored).equals(readFileSync(join(source, 'dist', name))))
      throw new Error(`${stored} is not what was built: this version exists with another content`);
  }
};

const storeFiles = (source: string, target: string, files: BuildFiles) => {
  if (existsSync(target)) {
    checkStored(source, target, files);
    return;
  }
  const draft = `${target}.draft-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  cpSync(join(source, 'dist'), draft, { recursive: true, filter: (path) => !path.endsWith('.map') });
  const documents = join(source, 'persisted-documents.json');
  writeFileSync(
    join(draft, 'persisted-documents.json'),
    existsSync(documents) ? readFileSync(documents) : '{}\n',
  );
  compressFolder(draft);
  // Somebody else may have stored the same version meanwhile: it is the same to the byte.
  if (existsSync(target)) rmSync(draft, { recursive: true, force: true });
  else renameSync(draft, target);
};

/**
 * Puts a built remote into the registry: immutable, content-addressed files, and its version as the stable
 * one (PLT-003), unless the stable one is to be kept. Publishing the same build again changes nothing; a version
 * whose stored files differ from the build is refused.
 */
export const publish = ({
  folder,
  source,
  now,
  filesAddress = '/assets/remotes/',
  keepStable = false,
  reason,
}: PublishInput): Published => {
  const manifest = checked<RemoteManifest>(join(source, 'remote.json'), remoteManifestGuard);
  const files = checked<BuildFiles>(join(source, 'dist', 'build.json'), buildFilesGuard);
  const { name } = manifest;
  const version = versionOf(manifest, files);
  const target = join(folder, 'files', name, version);
  storeFiles(source, target, files);
  let changed = false;
  const entry = { verb: 'publish', remote: name, version, ...(reason && { reason }) };
  changeDocument(folder, now, entry, ({ remotes }) => {
    // Collected between storing and recording, the files come again.
    storeFiles(source, target, files);
    const before: RemoteRecord | undefined = remotes[name];
    const stable = keepStable && before ? before.stable : version;
    const moved = before?.stable !== stable;
    changed = moved || !before?.versions[version];
    if (!changed) return remotes;
    const record = {
      address: `${filesAddress}${name}/${version}/`,
      manifest,
      files,
      publishedAt: now.toISOString(),
    };
    return {
      ...remotes,
      [name]: {
        enabled: true,
        salt: name,
        ...before,
        stable,
        ...(before && moved && { previous: before.stable }),
        versions: { ...before?.versions, [version]: before?.versions[version] ?? record },
      },
    };
  });
  return { name, version, changed };
};
