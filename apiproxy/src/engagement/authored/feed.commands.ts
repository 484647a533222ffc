import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { OperatorCommand, OperatorReport } from '../../operations/operator-command.ts';
import { orderMailing } from '../mailing/order-mailing.ts';
import { loadItems } from './authored-items.ts';
import { type FeedFile, readFeedFile } from './feed-file.ts';

const shippedPath = join(import.meta.dirname, 'feed-items.json');
/** The items that the repository contains. */
export const shippedFeedFile = { path: shippedPath, read: () => readFileSync(shippedPath, 'utf8') };

const open = (path: string | undefined): { readonly path: string; readonly file: FeedFile } => {
  if (path === undefined) return { path: shippedPath, file: readFeedFile(shippedFeedFile.read()) };
  const absolute = resolve(path);
  try {
    return { path: absolute, file: readFeedFile(readFileSync(absolute, 'utf8')) };
  } catch {
    throw new Error(`${absolute} cannot be read. Check its name, and name it from the folder of the server.`);
  }
};
const refused = (path: string, { errors }: FeedFile): OperatorReport => ({
  columns: ['line', 'item and field', 'what is wrong'],
  rows: errors.map(({ line, where, message }) => [String(line), where, message]),
  summary: `${path}: ${errors.length} errors. Nothing was changed.`,
  ok: false,
});

/** `npm run feed`: product management checks and loads the items of the home feed (docs/guides/feed.md). */
export const feedCommands: readonly OperatorCommand[] = [
  {
    name: 'check',
    summary: 'Checks the file of the feed without loading it; the one of the repository unless FILE is given',
    usage: 'check [FILE]',
    options: {},
    run: async (_deps, { positionals }) => {
      const { path, file } = open(positionals[0]);
      if (file.errors.length > 0) return refused(path, file);
      return { columns: [], rows: [], summary: `${path}: ${file.items.length} items, no errors.`, ok: true };
    },
  },
  {
    name: 'load',
    summary: 'Makes the feed the items of the file; open pages show them within five minutes',
    usage: 'load [FILE]',
    options: {},
    run: async ({ db, clock }, { positionals }) => {
      const { path, file } = open(positionals[0]);
      if (file.errors.length > 0) return refused(path, file);
      const { added, changed, withdrawn } = await loadItems(db, file.items, clock.now());
      const rowsOf = (what: string, ids: readonly string[]) => ids.map((id) => [what, id]);
      return {
        columns: ['change', 'item'],
        rows: [...rowsOf('added', added), ...rowsOf('changed', changed), ...rowsOf('withdrawn', withdrawn)],
        summary: `${path}: ${added.length} added, ${changed.length} changed, ${withdrawn.length} withdrawn.`,
        ok: true,
      };
    },
  },
  {
    name: 'mail',
    summary: 'Mails an item of the feed to the members who agreed to promotional mails, to each once',
    usage: 'mail ITEM',
    options: {},
    run: async ({ db, clock, notify }, { positionals: [itemId = ''] }) => {
      const mails = await orderMailing(db, clock, itemId);
      if (mails === undefined)
        return {
          columns: [],
          rows: [],
          summary: `"${itemId}" is not an item of type information for members that is valid now. Nothing was mailed.`,
          ok: false,
        };
      notify();
      return { columns: [], rows: [], summary: `${itemId}: ${mails} mails ordered.`, ok: true };
    },
  },
];
