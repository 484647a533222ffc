import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind } from './kind.ts';
import { settingsSchema } from './settings.ts';

const draft = 'https://json-schema.org/draft/2020-12/schema';

/** The JSON Schema of a kind's JSON file: a list of its rows (SHP-002). */
export const schemaOf = ({ row, notes }: Kind): object => {
  const properties = Object.fromEntries(
    Object.entries(row.properties).map(([name, schema]) => [
      name,
      { ...schema, ...(notes[name] && { description: notes[name] }) },
    ]),
  );
  const { title, description } = row as { readonly title?: string; readonly description?: string };
  return { $schema: draft, title, description, type: 'array', items: { ...row, properties } };
};

/** Writes one file for each kind, and one for `shop.json`; returns their names. */
export const publishSchemas = (folder: string, kinds: readonly Kind[]): readonly string[] => {
  mkdirSync(folder, { recursive: true });
  const files = [
    { name: 'shop', schema: { $schema: draft, ...settingsSchema } },
    ...kinds.map((kind) => ({ name: kind.name, schema: schemaOf(kind) })),
  ];
  for (const { name, schema } of files)
    writeFileSync(join(folder, `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
  return files.map(({ name }) => `${name}.schema.json`);
};
