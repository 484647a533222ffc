import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind } from '../kind.ts';
import type { Shop } from '../read-shop.ts';

/** JSON with spaces, on one line: a difference of two exports shows whole rows. */
const showRow = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(showRow).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${showRow(field)}`);
  return `{ ${fields.join(', ')} }`;
};

/** Writes a shop as a folder that check and load read: one file a kind, one row a line (SHP-005). Throws if the folder is not empty. */
export const exportShop = (
  folder: string,
  { settings, rowsOf }: Shop,
  kinds: readonly Kind[],
): readonly string[] => {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty. Name a new folder.`);
  writeFileSync(join(folder, 'shop.json'), `${JSON.stringify(settings, null, 2)}\n`);
  const filled = kinds.filter((kind) => rowsOf(kind).length > 0);
  for (const kind of filled) {
    const lines = rowsOf(kind).map((row) => `  ${showRow(row)}`);
    writeFileSync(join(folder, `${kind.name}.json`), `[\n${lines.join(',\n')}\n]\n`);
  }
  return ['shop.json', ...filled.map(({ name }) => `${name}.json`)];
};
