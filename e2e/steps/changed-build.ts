import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteManifest } from '@crema/shared-contracts';
import { openRegistry, publish, type Published } from '../../registry/src/index.ts';

const root = join(import.meta.dirname, '..', '..');
const registryFolder =
  process.env['REGISTRY_DIR'] ?? join(process.env['CREMA_VAR'] ?? join(root, 'var'), 'registry');

/** A separate registry with its own keys. */
export const copyRegistry = (): string => {
  const folder = join(mkdtempSync(join(tmpdir(), 'crema-registry-')), 'registry');
  for (const part of [folder, `${folder}-keys`])
    cpSync(part.replace(folder, registryFolder), part, { recursive: true });
  return folder;
};

export interface ChangedBuildOptions {
  /** The stable version remains: the build is published as a canary. */
  readonly keepStable?: boolean;
  /** Changes remote.json. */
  readonly manifest?: (manifest: RemoteManifest) => RemoteManifest;
}

/** The scripts of browsers, and the server's bundle (`server/remote.….cjs`). */
const scriptsOf = (dist: string): readonly string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.cjs') || (name.endsWith('.js') && !name.includes('/')),
  );

/**
 * A copy of the remote's package folder with another text in its scripts: a second build without a compiler
 * run.
 */
const changedPackage = (
  remote: string,
  change: (text: string, file: string) => string,
  changeManifest: ChangedBuildOptions['manifest'],
): string => {
  const folder = mkdtempSync(join(tmpdir(), 'crema-build-'));
  for (const part of ['remote.json', 'persisted-documents.json', 'dist'])
    if (existsSync(join(root, remote, part)))
      cpSync(join(root, remote, part), join(folder, part), { recursive: true });
  if (changeManifest) {
    const manifest = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as RemoteManifest;
    writeFileSync(join(folder, 'remote.json'), JSON.stringify(changeManifest(manifest)));
  }
  const dist = join(folder, 'dist');
  const record = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8')) as {
    integrity: Record<string, string>;
  };
  for (const file of scriptsOf(dist)) {
    const text = change(readFileSync(join(dist, file), 'utf8'), file);
    writeFileSync(join(dist, file), text);
    record.integrity[file] = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  }
  writeFileSync(join(dist, 'build.json'), JSON.stringify(record));
  return folder;
};

/** Publishes such a build as the stable version, unless a canary is requested. */
export const publishChanged = (
  location: string,
  remote: string,
  change: (text: string, file: string) => string,
  { keepStable = false, manifest }: ChangedBuildOptions = {},
): Promise<Published> =>
  publish({
    registry: openRegistry({
      location,
      environment: process.env,
      varFolder: location,
      note: () => undefined,
    }),
    source: changedPackage(remote, change, manifest),
    now: new Date(),
    keepStable,
  });
