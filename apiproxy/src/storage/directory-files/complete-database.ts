import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files and folders without which PostgreSQL cannot start a data directory. */
const needed = [
  'PG_VERSION',
  'base',
  'global',
  'global/pg_control',
  'global/pg_filenode.map',
  'pg_wal',
  'pg_xact',
];

/** The database in a directory cannot be opened. The message names the file and the remedy; nothing was changed. */
export class DamagedDatabase extends Error {
  override name = 'DamagedDatabase';
}
const remedy =
  'Restore the directory from a backup, or move it away to start with an empty database. Nothing was changed.';

const isMissing = (path: string): boolean =>
  !existsSync(path) || (statSync(path).isFile() && statSync(path).size === 0);

/** Throws DamagedDatabase if the directory holds a part of a database: PostgreSQL would abort without a reason. */
export const assertComplete = (directory: string): void => {
  if (!existsSync(directory) || readdirSync(directory).length === 0) return;
  const missing = needed.find((file) => isMissing(join(directory, file)));
  if (missing !== undefined)
    throw new DamagedDatabase(
      `The database in ${directory} lacks ${missing}, or the file is empty. ${remedy}`,
    );
};

/** The error of a database that has all files and does not start. */
export const toDamagedDatabase = (directory: string, cause: unknown): DamagedDatabase =>
  new DamagedDatabase(
    `The database in ${directory} does not start (${cause instanceof Error ? cause.message.split('\n', 1)[0] : String(cause)}): one of its files is damaged. ${remedy}`,
  );
