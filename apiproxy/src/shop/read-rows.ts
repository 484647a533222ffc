import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Compile } from 'typebox/compile';
import type { Kind, RowOf } from './kind.ts';

/**
 * The rows of one kind in a shop's folder. Throws an error that says the file, the row and the field if a row does not
 * match the kind's schema (SHP-003).
 */
export const readRows = <K extends Kind>(folder: string, kind: K): readonly RowOf<K>[] => {
  const file = join(folder, `${kind.name}.json`);
  const rows = JSON.parse(readFileSync(file, 'utf8')) as readonly unknown[];
  const schema = Compile(kind.row);
  return rows.map((row, at) => {
    if (schema.Check(row)) return row as RowOf<K>;
    const [fault] = schema.Errors(row);
    throw new Error(
      `${file}, row ${at + 1}, ${fault?.instancePath || 'the row'}: ${fault?.message}. Correct it.`,
    );
  });
};
