// A second build of a remote, made of its first: what a redeployment in mid-visit looks like, without a compiler.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRegistry, publish } from '../registry/src/index.ts';
import { registryFolder, root } from '../scripts/packages.mjs';

/** A registry of one's own, with the keys that go with it. */
export const copyRegistry = () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'crema-registry-')), 'registry');
  cpSync(registryFolder, folder, { recursive: true });
  cpSync(`${registryFolder}-keys`, `${folder}-keys`, { recursive: true });
  return folder;
};
export const registryAt = (place) =>
  openRegistry({ place, environment: process.env, varFolder: place, note: () => undefined });

/** The remote's package folder with another text in its scripts; `change(text, file)`. Every name is new, as after a build. */
export const changedPackage = (remote, change) => {
  const folder = mkdtempSync(join(tmpdir(), 'crema-build-'));
  for (const part of ['remote.json', 'persisted-documents.json', 'dist'])
    try {
      cpSync(join(root, remote, part), join(folder, part), { recursive: true });
    } catch (cause) {
      if (cause.code !== 'ENOENT') throw cause;
    }
  const dist = join(folder, 'dist');
  const record = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'));
  for (const file of readdirSync(dist).filter((name) => name.endsWith('.js'))) {
    const text = change(readFileSync(join(dist, file), 'utf8'), file);
    writeFileSync(join(dist, file), text);
    record.integrity[file] = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  }
  writeFileSync(join(dist, 'build.json'), JSON.stringify(record));
  return folder;
};
export const publishChanged = (registry, remote, change) =>
  publish({ registry, source: changedPackage(remote, change), now: new Date(), keepStable: false });
