import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { validateBuildFiles, type BuildFiles } from '@crema/shared-contracts';

export const hostAddress = '/assets/host/';

/** What `read` makes of a file, read again when the file has changed; throws when there is none. */
export const followFile = <T>(path: string, read: (text: string) => T): (() => T) => {
  const load = () => read(readFileSync(path, 'utf8'));
  let seen = statSync(path).mtimeMs;
  let value = load();
  return () => {
    const { mtimeMs } = statSync(path);
    if (mtimeMs !== seen) [seen, value] = [mtimeMs, load()];
    return value;
  };
};

/** What the deployed host consists of; throws when it never was deployed. */
export const createHostFiles = (folder: string): (() => BuildFiles) => {
  const path = join(folder, 'build.json');
  return followFile(path, (text) => {
    const value: unknown = JSON.parse(text);
    const broken = validateBuildFiles(value);
    if (broken) throw new Error(`${path}: ${broken}`);
    return value as BuildFiles;
  });
};
