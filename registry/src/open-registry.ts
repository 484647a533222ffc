import { join, resolve } from 'node:path';
import { createFolderStore } from './storage/folder-store.ts';
import type { Registry } from './registry.ts';
import { AppError } from './app-error.ts';
import { createS3Store } from './storage/s3-store.ts';
import { loadRegistryKeys } from './signatures/signing-keys.ts';

export interface RegistryOptions {
  /** The location: a folder, or s3://bucket/prefix. */
  readonly location: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /**
   * The folder with the development key of a registry in a bucket; a folder registry has its key next to its
   * files.
   */
  readonly varFolder: string;
  readonly note: (line: string) => void;
}

/** Opens the registry without reading or writing. */
export const openRegistry = ({ location, environment, varFolder, note }: RegistryOptions): Registry => {
  if (/^https?:/.test(location))
    throw new AppError(`${location} is read-only. Name a folder or s3://bucket/prefix.`);
  const inBucket = location.startsWith('s3://');
  const folder = resolve(location);
  const keysFolder = inBucket ? join(varFolder, 'registry-keys') : `${folder}-keys`;
  return {
    store: inBucket ? createS3Store(location, environment) : createFolderStore(folder),
    keys: loadRegistryKeys({ environment, folder: keysFolder }),
    note,
  };
};
