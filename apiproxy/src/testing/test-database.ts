import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { openDatabase, type Database, type DatabaseTimeLimits } from '../storage/database.ts';
import { loadImage } from './cluster-image.ts';

const onServer = async (url: string, work: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(work);
  } finally {
    await client.end();
  }
};

/** The PGlite version is part of the image's name, so that an update creates a new image. */
const imageFolder = join(tmpdir(), 'crema-test-images');
const pglite = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
const { version } = JSON.parse(readFileSync(join(dirname(pglite), '..', 'package.json'), 'utf8')) as {
  version: string;
};
const imagePath = join(imageFolder, `pglite-${version}.image`);

const makeImage = async (): Promise<Uint8Array> => {
  const cluster = await PGlite.create();
  const image = await cluster.dumpDataDir('none');
  await cluster.close();
  return new Uint8Array(await image.arrayBuffer());
};

/** A packed empty cluster: starting from it takes one second, initdb takes several. */
export const emptyClusterImage = (): Promise<Blob> => loadImage(imagePath, makeImage);

export interface TestDatabaseOptions {
  /** The port of a proxy in front of the server. */
  readonly via?: number;
  readonly timeLimits?: DatabaseTimeLimits;
  /** The connections to the server. */
  readonly poolSize?: number;
  /** The database on the server that the new one is a copy of. */
  readonly template?: string;
}
/** A new database on the server that TEST_DATABASE_URL names; undefined without one. */
export const createOnServer = async (template?: string) => {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return undefined;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(
    server,
    `create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`,
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url, drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
};
/** Opens a new database: in memory, or on the server that TEST_DATABASE_URL names. */
export const openTestDatabase = async ({
  via,
  timeLimits,
  poolSize,
  template,
}: TestDatabaseOptions = {}): Promise<Database> => {
  const created = await createOnServer(template);
  if (!created) return openDatabase({ image: await emptyClusterImage() });
  const { url, drop } = created;
  if (via !== undefined) url.port = String(via);
  const database = await openDatabase({ databaseUrl: url.href, timeLimits, ...(poolSize && { poolSize }) });
  return {
    db: database.db,
    close: async () => {
      await database.close();
      await drop();
    },
  };
};
