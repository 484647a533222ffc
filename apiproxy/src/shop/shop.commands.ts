import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type {
  LocalCommand,
  OperatorCommand,
  OperatorDeps,
  OperatorReport,
  ParsedArgs,
} from '../operations/operator-command.ts';
import type { Fault } from './fault.ts';
import { publishSchemas } from './publish-schemas.ts';
import { readShop } from './read-shop.ts';
import type { ShopParts } from './shop-parts.ts';
import { compareShops, type KindDifference } from './versions/difference.ts';
import { exportShop } from './versions/export-shop.ts';
import { createFollowStart } from './versions/project-shop.job.ts';
import {
  listVersions,
  readActivations,
  readVersion,
  storeShop,
  activateVersion,
} from './versions/shop-store.ts';
import { createVersionAt, readStart, type Activation, type Start } from './versions/start.ts';

const folderIn = ({ positionals: [folder] }: ParsedArgs): string => {
  if (folder === undefined) throw new Error('Name the folder of the shop’s data, as samples/crema.');
  const path = resolve(folder);
  if (!existsSync(path)) throw new Error(`${path} does not exist. Name the folder of the shop’s data.`);
  return path;
};
const versionIn = (text: string | undefined): number => {
  if (text === undefined || !/^\d+$/.test(text))
    throw new Error('Name a version: see npm run shop -- versions.');
  return Number(text);
};
const textOption = (args: ParsedArgs, name: string): string | undefined => {
  const value = args.options[name];
  return typeof value === 'string' ? value : undefined;
};
const startIn = (args: ParsedArgs, now: Date): Start => {
  const at = textOption(args, 'at');
  return at === undefined ? { at: now } : readStart(at);
};
const authorIn = (args: ParsedArgs, now: Date) => ({ by: textOption(args, 'by') ?? 'command line', now });
const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const faultTable = (faults: readonly Fault[]) => ({
  columns: faults.length > 0 ? ['file', 'line', 'column', 'value', 'right'] : [],
  rows: faults.map(({ file, line, column, value, right }) => [file, String(line), column, value, right]),
});
const faultReport = (faults: readonly Fault[]): OperatorReport => {
  const files = new Set(faults.map(({ file }) => file)).size;
  return {
    ...faultTable(faults),
    summary: `${plural(faults.length, 'fault')} in ${plural(files, 'file')}. Nothing was stored.`,
    ok: false,
  };
};

const shownKeys = 8;
const keys = (list: readonly string[]) =>
  [
    ...list.slice(0, shownKeys),
    ...(list.length > shownKeys ? [`and ${list.length - shownKeys} more`] : []),
  ].join(', ');
const differenceRows = (difference: readonly KindDifference[]) =>
  difference.flatMap(({ kind, ...parts }) =>
    Object.entries(parts)
      .filter(([, list]) => list.length > 0)
      .map(([change, list]) => [kind, change, String(list.length), keys(list)]),
  );
const differenceReport = (difference: readonly KindDifference[], summary: string): OperatorReport => ({
  columns: ['kind', 'change', 'rows', 'keys'],
  rows: differenceRows(difference),
  summary,
  ok: true,
});
const startText = (start: Start) =>
  'local' in start ? `at ${start.local} of each store’s own time` : `at ${start.at.toISOString()}`;

const said = (warnings: readonly Fault[]) =>
  warnings.length > 0 ? `, ${plural(warnings.length, 'warning')}` : '';

const check = (parts: ShopParts, args: ParsedArgs): OperatorReport => {
  const { shop, faults, warnings } = readShop(folderIn(args), parts);
  if (faults.length > 0) return faultReport(faults);
  const rows = parts.kinds.reduce((sum, kind) => sum + shop.rowsOf(kind).length, 0);
  const summary = `${plural(rows, 'row')} checked, no fault${said(warnings)}.`;
  return { ...faultTable(warnings), summary, ok: true };
};

const load = async (
  { kinds, checks, projections }: ShopParts,
  { db, clock }: OperatorDeps,
  args: ParsedArgs,
): Promise<OperatorReport> => {
  const { shop, faults, warnings } = readShop(folderIn(args), { kinds, checks });
  if (faults.length > 0) return faultReport(faults);
  const [now, isDryRun] = [clock.now(), args.options['dry-run'] === true];
  const start = startIn(args, now);
  const { version, difference } = await storeShop(db, {
    kinds,
    shop,
    start,
    author: authorIn(args, now),
    followStart: createFollowStart(projections, clock),
    isDryRun,
  });
  if (isDryRun) return differenceReport(difference, `A dry run: nothing was stored${said(warnings)}.`);
  return differenceReport(
    difference,
    version === undefined
      ? 'The shop has this data already. Nothing was stored.'
      : `Stored as version ${version}, in effect ${startText(start)}${said(warnings)}.`,
  );
};

const stateOf = (version: number, activations: readonly Activation[], now: Date): string => {
  const own = activations.filter((activation) => activation.version === version);
  if (createVersionAt(activations)(now, 'UTC') === version) return 'in effect';
  const next = own.find(({ start }) =>
    'at' in start ? start.at > now : `${start.local}Z` > now.toISOString(),
  );
  return next ? startText(next.start) : '';
};
const versions = async ({ db, clock }: OperatorDeps): Promise<OperatorReport> => {
  const [stored, activations] = [await listVersions(db), await readActivations(db)];
  const count = (difference: readonly KindDifference[], part: 'added' | 'changed' | 'removed') =>
    String(difference.reduce((sum, kind) => sum + kind[part].length, 0));
  return {
    columns: ['version', 'loaded', 'by', 'added', 'changed', 'removed', 'state'],
    rows: stored.map(({ version, loadedAt, loadedBy, difference }) => [
      String(version),
      loadedAt.toISOString(),
      loadedBy,
      count(difference, 'added'),
      count(difference, 'changed'),
      count(difference, 'removed'),
      stateOf(version, activations, clock.now()),
    ]),
    summary: plural(stored.length, 'version'),
    ok: true,
  };
};

const currentVersion = async ({ db, clock }: OperatorDeps): Promise<number> => {
  const version = createVersionAt(await readActivations(db))(clock.now(), 'UTC');
  if (version === undefined)
    throw new Error('No version is in effect. Load one with: npm run shop -- load FOLDER.');
  return version;
};

const localCommands = (parts: ShopParts): readonly LocalCommand[] => [
  {
    name: 'check',
    summary:
      'Reports every fault of a folder of shop data: file, line, column, value, and the right form. Stores nothing.',
    usage: 'check FOLDER',
    options: {},
    runHere: (args) => Promise.resolve(check(parts, args)),
  },
  {
    name: 'schema',
    summary: 'Writes the JSON Schema of each kind of shop data into a folder.',
    usage: 'schema FOLDER',
    options: {},
    runHere: ({ positionals: [folder = 'shop-schemas'] }) => {
      const files = publishSchemas(resolve(folder), parts.kinds);
      const summary = `${plural(files.length, 'schema')} written to ${resolve(folder)}.`;
      return Promise.resolve({ columns: ['file'], rows: files.map((file) => [file]), summary, ok: true });
    },
  },
];

const start = { at: 'string', by: 'string' } as const;
const storingCommands = (parts: ShopParts): readonly OperatorCommand[] => [
  {
    name: 'load',
    summary:
      'Stores a folder as a new version: all of it or nothing. --at 2026-12-01T04:00 starts it at that time of each store.',
    usage: 'load FOLDER [--at TIME] [--by NAME] [--dry-run]',
    options: { ...start, 'dry-run': 'boolean' },
    takesPath: true,
    run: (deps, args) => load(parts, deps, args),
  },
  {
    name: 'export',
    summary: 'Writes the version in effect, or another, into a new folder.',
    usage: 'export FOLDER [--version VERSION]',
    options: { version: 'string' },
    takesPath: true,
    run: async (deps, args) => {
      const version = textOption(args, 'version');
      const shop = await readVersion(
        deps.db,
        version === undefined ? await currentVersion(deps) : versionIn(version),
      );
      const {
        positionals: [folder],
      } = args;
      if (folder === undefined) throw new Error('Name a new folder.');
      const files = exportShop(resolve(folder), shop, parts.kinds);
      const summary = `${plural(files.length, 'file')} written to ${resolve(folder)}.`;
      return { columns: ['file'], rows: files.map((file) => [file]), summary, ok: true };
    },
  },
];

const versionCommands = (parts: ShopParts): readonly OperatorCommand[] => [
  {
    name: 'diff',
    summary: 'Shows the rows that differ between two versions.',
    usage: 'diff VERSION VERSION',
    options: {},
    run: async ({ db }, { positionals: [before, after] }) => {
      const [old, now] = [await readVersion(db, versionIn(before)), await readVersion(db, versionIn(after))];
      const difference = compareShops(parts.kinds, old, now);
      return differenceReport(
        difference,
        difference.length === 0 ? 'No row differs.' : `${plural(difference.length, 'kind')} differ.`,
      );
    },
  },
  {
    name: 'versions',
    summary: 'Lists the versions: when, by whom, and the size of the difference.',
    usage: 'versions',
    options: {},
    run: (deps) => versions(deps),
  },
  {
    name: 'use',
    summary: 'Puts a version into effect again, now or at a time.',
    usage: 'use VERSION [--at TIME] [--by NAME]',
    options: start,
    run: async ({ db, clock }, args) => {
      const [now, version] = [clock.now(), versionIn(args.positionals[0])];
      const from = startIn(args, now);
      await activateVersion(db, version, {
        start: from,
        author: authorIn(args, now),
        followStart: createFollowStart(parts.projections, clock),
      });
      return {
        columns: [],
        rows: [],
        summary: `Version ${version} is in effect ${startText(from)}.`,
        ok: true,
      };
    },
  },
];

/** `npm run shop`: a shop's own data (SHP-002 to SHP-006). */
export const createShopCommands = (parts: ShopParts): readonly (LocalCommand | OperatorCommand)[] => [
  ...localCommands(parts),
  ...storingCommands(parts),
  ...versionCommands(parts),
];
