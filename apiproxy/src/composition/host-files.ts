import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildFilesGuard, type BuildFiles } from '@crema/shared-contracts';

export const hostAddress = '/assets/host/';

const read = (path: string): BuildFiles => {
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const broken = buildFilesGuard(value);
  if (broken) throw new Error(`${path}: ${broken}`);
  return value as BuildFiles;
};

/** What the deployed host consists of, read again when it was deployed anew; throws when it never was. */
export const createHostFiles = (folder: string): (() => BuildFiles) => {
  const path = join(folder, 'build.json');
  let seen = statSync(path).mtimeMs;
  let files = read(path);
  return () => {
    const { mtimeMs } = statSync(path);
    if (mtimeMs !== seen) [seen, files] = [mtimeMs, read(path)];
    return files;
  };
};
