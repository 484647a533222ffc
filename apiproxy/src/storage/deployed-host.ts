import { readFileSync, statSync } from 'node:fs';

/** The path of the deployed host's files. */
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
