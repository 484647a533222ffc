import { resolve } from 'node:path';
import type {
  LocalCommand,
  OperatorCommand,
  OperatorDeps,
  OperatorReport,
  ParsedArgs,
} from '../../operations/operator-command.ts';
import { readOriginal } from '../pictures/picture-store.ts';
import { publishSchemas } from '../publish-schemas.ts';
import { checkFolder } from '../check-folder.ts';
import type { ShopParts } from '../shop-parts.ts';
import { exportShop } from '../versions/export-shop.ts';
import { loadFolder, type LoadedFolder } from '../versions/load-folder.ts';
import { readActivations, readVersion } from '../versions/shop-store.ts';
import { createVersionAt } from '../versions/start.ts';
import { authorIn, folderIn, startIn, textOption, versionIn } from './command-args.ts';
import { differenceReport, faultReport, faultTable, plural, said, startText } from './command-reports.ts';
import { versionCommands } from './version.commands.ts';

const check = async (parts: ShopParts, args: ParsedArgs): Promise<OperatorReport> => {
  const { shop, faults, warnings } = await checkFolder(folderIn(args), parts);
  if (faults.length > 0) return faultReport(faults);
  const rows = parts.kinds.reduce((sum, kind) => sum + shop.rowsOf(kind).length, 0);
  const summary = `${plural(rows, 'row')} checked, no fault${said(warnings)}.`;
  return { ...faultTable(warnings), summary, ok: true };
};

/** A kind whose file is missing is not forgotten: its rows are withdrawn. */
const remarks = ({ warnings, emptied, made }: LoadedFolder): string => {
  const pictures = made > 0 ? `, ${plural(made, 'picture')} made` : '';
  return emptied.length > 0
    ? `${pictures}${said(warnings)}. The folder has no row of ${emptied.join(', ')}: all rows of the former version are withdrawn.`
    : `${pictures}${said(warnings)}.`;
};

const load = async (parts: ShopParts, deps: OperatorDeps, args: ParsedArgs): Promise<OperatorReport> => {
  const isDryRun = args.options['dry-run'] === true;
  const loaded = await loadFolder(parts, deps, {
    folder: folderIn(args),
    by: authorIn(args),
    start: startIn(args),
    isDryRun,
  });
  if ('faults' in loaded) return faultReport(loaded.faults);
  const { version, difference, start } = loaded;
  if (isDryRun) return differenceReport(difference, `A dry run: nothing was stored${remarks(loaded)}`);
  return differenceReport(
    difference,
    version === undefined
      ? 'The shop has this data already. Nothing was stored.'
      : `Stored as version ${version}, in effect ${startText(start)}${remarks(loaded)}`,
  );
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
    runHere: (args) => check(parts, args),
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

const storingCommands = (parts: ShopParts): readonly OperatorCommand[] => [
  {
    name: 'load',
    summary:
      'Stores a folder as a new version: all of it or nothing. --at 2026-12-01T04:00 starts it at that time of each store.',
    usage: 'load FOLDER [--at TIME] [--by NAME] [--dry-run]',
    options: { at: 'string', by: 'string', 'dry-run': 'boolean' },
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
      const files = await exportShop(resolve(folder), shop, parts.kinds, (content) =>
        readOriginal(deps.db, content),
      );
      const summary = `${plural(files.length, 'file')} written to ${resolve(folder)}.`;
      return { columns: ['file'], rows: files.map((file) => [file]), summary, ok: true };
    },
  },
];

/** `npm run shop`: a shop's own data (SHP-002 to SHP-006). */
export const createShopCommands = (parts: ShopParts): readonly (LocalCommand | OperatorCommand)[] => [
  ...localCommands(parts),
  ...storingCommands(parts),
  ...versionCommands(parts),
];
