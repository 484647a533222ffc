import { join } from 'node:path';
import { validateBuildFiles, type BuildFiles } from '@crema/shared-contracts';
import { createFileCache } from '../../storage/deployed-host.ts';

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
