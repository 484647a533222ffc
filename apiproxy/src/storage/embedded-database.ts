import { mkdirSync, readdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { assertComplete, toDamagedDatabase } from './directory-files/complete-database.ts';
import { DurableNodeFS } from './directory-files/durable-files.ts';

/** PGlite starts with -F (no fsync) and a stubbed fdatasync; both are reverted here. */
const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
];

/** The same JavaScript types as `pg`: bigint as number, date as text, bytea as Buffer. */
const parsers = {
  20: Number,
  1082: (value: string) => value,
  17: (value: string) => Buffer.from(value.slice(2), 'hex'),
};

export interface EmbeddedOptions {
  /** The folder; without it the database is in memory, for tests. */
  readonly directory?: string;
  /** A packed data directory to start from instead of running initdb. */
  readonly image?: Blob;
  readonly sync?: (descriptor: number) => void;
}

export const openEmbeddedDatabase = async ({ directory, image, sync }: EmbeddedOptions): Promise<PGlite> => {
  if (directory === undefined) return PGlite.create({ parsers, ...(image && { loadDataDir: image }) });
  mkdirSync(directory, { recursive: true });
  assertComplete(directory);
  const isNew = readdirSync(directory).length === 0;
  try {
    return await PGlite.create({
      fs: new DurableNodeFS(directory, sync),
      parsers,
      startParams: durableStart,
      ...(image && { loadDataDir: image }),
    });
  } catch (cause) {
    throw isNew ? cause : toDamagedDatabase(directory, cause);
  }
};
