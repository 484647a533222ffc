import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { validateBuildFiles, type BuildFiles } from '@crema/shared-contracts';

export const hostAddress = '/assets/host/';

/** Caches the result of `read` and reads the file again when it has changed. Throws if the file does not exist. */
export const createFileCache = <T>(path: string, read: (text: string) => T): (() => T) => {
  const load = () => read(readFileSync(path, 'utf8'));
  let cachedMtimeMs = statSync(path).mtimeMs;
  let value = load();
  return () => {
    const { mtimeMs } = statSync(path);
    if (mtimeMs !== cachedMtimeMs) [cachedMtimeMs, value] = [mtimeMs, load()];
    return value;
  };
};

/** The files of the deployed host. Throws if no host is deployed. */
export const createHostFiles = (folder: string): (() => BuildFiles) => {
  const path = join(folder, 'build.json');
  return createFileCache(path, (text) => {
    const value: unknown = JSON.parse(text);
    const error = validateBuildFiles(value);
    if (error) throw new Error(`${path}: ${error}. Build the host again: npm run build.`);
    return value as BuildFiles;
  });
};
