import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFilesGuard, type BuildFiles } from '@crema/shared-contracts';

export const hostAddress = '/assets/host/';

/** What the host's build consists of; throws when it was not built. */
export const readHostFiles = (folder: string): BuildFiles => {
  const value: unknown = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
  const broken = buildFilesGuard(value);
  if (broken) throw new Error(`${folder}/build.json: ${broken}`);
  return value as BuildFiles;
};
