import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Kind } from '../kind.ts';
import { pictureKind, picturesByKey, picturesFolder } from '../pictures/picture.kind.ts';
import type { Shop } from '../read-shop.ts';

/** JSON with spaces, on one line: a difference of two exports shows whole rows. */
const showRow = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(showRow).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const written = Object.entries(value).filter(([, field]) => field !== undefined);
  const fields = written.map(([name, field]) => `${JSON.stringify(name)}: ${showRow(field)}`);
  return `{ ${fields.join(', ')} }`;
};

/** The name of a picture's content is of its file: the folder has the file. */
const exportedRows = (kind: Kind, { rowsOf }: Shop): readonly object[] =>
  kind.name === pictureKind.name
    ? [...rowsOf(pictureKind)].map((row) => ({ ...row, content: undefined }))
    : rowsOf(kind);

const exportPictures = async (
  folder: string,
  { rowsOf }: Shop,
  readOriginal: (content: string) => Promise<Buffer>,
): Promise<readonly string[]> => {
  const contents = new Map(
    [...picturesByKey(rowsOf(pictureKind)).values()].map(({ file, content }) => [file, content]),
  );
  for (const [file, content] of contents) {
    const path = join(folder, picturesFolder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await readOriginal(content));
  }
  return [...contents.keys()].map((file) => `${picturesFolder}/${file}`);
};

/** Writes a shop as a folder that check and load read: one file a kind, one row a line (SHP-005), and its pictures. Throws if the folder is not empty. */
export const exportShop = async (
  folder: string,
  shop: Shop,
  kinds: readonly Kind[],
  readOriginal: (content: string) => Promise<Buffer>,
): Promise<readonly string[]> => {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty. Name a new folder.`);
  writeFileSync(join(folder, 'shop.json'), `${JSON.stringify(shop.settings, null, 2)}\n`);
  const filled = kinds.filter((kind) => shop.rowsOf(kind).length > 0);
  for (const kind of filled) {
    const lines = exportedRows(kind, shop).map((row) => `  ${showRow(row)}`);
    writeFileSync(join(folder, `${kind.name}.json`), `[\n${lines.join(',\n')}\n]\n`);
  }
  const pictures = await exportPictures(folder, shop, readOriginal);
  return ['shop.json', ...filled.map(({ name }) => `${name}.json`), ...pictures];
};
