// Folders, package names and files, for the scripts.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
/** The remotes: every folder with a remote.json. There is no other list. */
export const remoteNames = readdirSync(root)
  .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'remote.json')))
  .sort();
/** Files that are created at run time or by builds; not in git. */
export const varFolder = process.env.CREMA_VAR ?? join(root, 'var');
export const registryFolder = process.env.REGISTRY_DIR ?? join(varFolder, 'registry');
/** The deployed host. */
export const hostFolder = process.env.HOST_DIR ?? join(varFolder, 'host');
export const node = process.execPath;

/** The paths of all files that are in git or would be added to it. */
export const trackedFiles = () =>
  execFileSync('git', ['ls-files', '--deduplicate', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\n')
    .filter((path) => path && existsSync(join(root, path)));
