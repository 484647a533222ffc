import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LocalCommand, OperatorReport, ParsedArgs } from '../operations/operator-command.ts';
import { publishSchemas } from './publish-schemas.ts';
import { readShop, type ShopParts } from './read-shop.ts';

const folderIn = ({ positionals: [folder] }: ParsedArgs): string => {
  if (folder === undefined) throw new Error('Name the folder of the shop’s data, as samples/crema.');
  const path = resolve(folder);
  if (!existsSync(path)) throw new Error(`${path} does not exist. Name the folder of the shop’s data.`);
  return path;
};
const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const check = ({ parts, args }: { readonly parts: ShopParts; readonly args: ParsedArgs }): OperatorReport => {
  const { shop, faults } = readShop(folderIn(args), parts);
  const files = new Set(faults.map(({ file }) => file)).size;
  const rows = parts.kinds.reduce((sum, kind) => sum + shop.rowsOf(kind).length, 0);
  return {
    columns: ['file', 'line', 'column', 'value', 'right'],
    rows: faults.map(({ file, line, column, value, right }) => [file, String(line), column, value, right]),
    summary:
      faults.length === 0
        ? `${plural(rows, 'row', 'rows')} checked, no fault.`
        : `${plural(faults.length, 'fault', 'faults')} in ${plural(files, 'file', 'files')}. Nothing was stored.`,
    ok: faults.length === 0,
  };
};

/** `npm run shop`: a shop's own data (SHP-002, SHP-003). */
export const createShopCommands = (parts: ShopParts): readonly LocalCommand[] => [
  {
    name: 'check',
    summary:
      'Reports every fault of a folder of shop data: file, line, column, value, and the right form. Stores nothing.',
    usage: 'check FOLDER',
    options: {},
    runHere: (args) => Promise.resolve(check({ parts, args })),
  },
  {
    name: 'schema',
    summary: 'Writes the JSON Schema of each kind of shop data into a folder.',
    usage: 'schema FOLDER',
    options: {},
    runHere: ({ positionals: [folder = 'shop-schemas'] }) => {
      const files = publishSchemas(resolve(folder), parts.kinds);
      return Promise.resolve({
        columns: ['file'],
        rows: files.map((file) => [file]),
        summary: `${plural(files.length, 'schema', 'schemas')} written to ${resolve(folder)}.`,
        ok: true,
      });
    },
  },
];
