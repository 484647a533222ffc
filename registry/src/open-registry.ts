import { join, resolve } from 'node:path';
import { createFolderStore } from './folder-store.ts';
import type { Registry } from './registry.ts';
import { Refusal } from './release.rules.ts';
import { createS3Store } from './s3-store.ts';
import { loadRegistryKeys } from './signing-keys.ts';

export interface RegistryPlace {
  /** A folder, or s3://bucket/prefix. */
  readonly place: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where the development key of a registry in a bucket is kept; a folder has it beside itself. */
  readonly varFolder: string;
  readonly note: (line: string) => void;
}

/** The registry at a place; nothing is read or written before it is used. */
export const openRegistry = ({ place, environment, varFolder, note }: RegistryPlace): Registry => {
  if (/^https?:/.test(place))
    throw new Refusal(
      `${place} can only be read: the command line writes to a folder or to s3://bucket/prefix`,
    );
  const inBucket = place.startsWith('s3://');
  const folder = resolve(place);
  const keysFolder = inBucket ? join(varFolder, 'registry-keys') : `${folder}-keys`;
  return {
    store: inBucket ? createS3Store(place, environment) : createFolderStore(folder),
    keys: loadRegistryKeys({ environment, folder: keysFolder }),
    note,
  };
};
