// Where things are, for the scripts.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
/** Every folder with a remote.json: a remote is listed nowhere else. */
export const remoteNames = readdirSync(root)
  .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'remote.json')))
  .sort();
/** Everything made at run time or by a build; not in git. */
export const varFolder = process.env.CREMA_VAR ?? join(root, 'var');
export const registryFolder = process.env.REGISTRY_DIR ?? join(varFolder, 'registry');
/** The deployed host. */
export const hostFolder = process.env.HOST_DIR ?? join(varFolder, 'host');
export const node = process.execPath;
