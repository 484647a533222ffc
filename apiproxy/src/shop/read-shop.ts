import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import {
  checkKeys,
  checkReferences,
  checkTexts,
  type KindFile,
  type KindFiles,
} from './checks/check-rows.ts';
import { createSchemaCheck } from './checks/check-schema.ts';
import { byPlace, type Fault } from './fault.ts';
import type { Kind, RowOf } from './kind.ts';
import { decodeText } from './reading/decode-text.ts';
import type { ReadFile } from './reading/located-rows.ts';
import { readCsv } from './reading/read-csv.ts';
import { readJson, readJsonObject } from './reading/read-json.ts';
import { settingsSchema, type Settings } from './settings.ts';

/** A shop's data: its settings, and the rows of each kind. */
export interface Shop {
  readonly settings: Settings;
  rowsOf<K extends Kind>(kind: K): readonly RowOf<K>[];
}
/** A rule over the rows of several kinds, which a module adds to those that every kind has. It gets the rows that match their schemas. */
export type ShopCheck = (files: KindFiles, settings: Settings) => readonly Fault[];
export interface CheckedParts {
  readonly kinds: readonly Kind[];
  readonly checks: readonly ShopCheck[];
}
export interface CheckedShop {
  readonly shop: Shop;
  /** The rows that match their schemas, with their places. */
  readonly files: KindFiles;
  /** In the order of files and lines. With faults the shop is not complete. */
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

const settingsFile = 'shop.json';
const noSettings: Settings = { name: '', languages: [], markets: [] };
const decimalMarkOf = ([language = 'en']: readonly string[]): string =>
  new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';

const wholeFile = (file: string, right: string): ReadFile => ({
  file,
  rows: [],
  faults: [{ file, line: 1, column: '', value: '', right }],
});
const readText = (folder: string, file: string, read: (text: string) => ReadFile): ReadFile => {
  const text = decodeText(readFileSync(join(folder, file)));
  return text === undefined
    ? wholeFile(file, 'The text is UTF-8. Save the file as “CSV UTF-8”.')
    : read(text);
};

const readSettings = (folder: string) => {
  if (!existsSync(join(folder, settingsFile)))
    return {
      settings: noSettings,
      faults: wholeFile(settingsFile, 'The file is missing. Add the shop’s name, languages and markets.')
        .faults,
    };
  const { rows, faults } = readText(folder, settingsFile, (text) => readJsonObject(settingsFile, text));
  const check = createSchemaCheck(settingsSchema);
  const found = [...faults, ...rows.flatMap((row) => check(settingsFile, row))];
  return {
    settings: found.length > 0 ? noSettings : ((rows[0]?.value as Settings | undefined) ?? noSettings),
    faults: found,
  };
};

const readKind = (folder: string, kind: Kind, decimalMark: string): ReadFile => {
  const [json, csv] = [`${kind.name}.json`, `${kind.name}.csv`];
  const [hasJson, hasCsv] = [json, csv].map((file) => existsSync(join(folder, file)));
  if (hasJson && hasCsv) return wholeFile(csv, `${json} is there too. Delete one of them.`);
  if (hasJson) return readText(folder, json, (text) => readJson(json, text));
  if (hasCsv) return readText(folder, csv, (text) => readCsv(csv, text, kind.row, decimalMark));
  return { file: json, rows: [], faults: [] };
};

const unknownFiles = (folder: string, kinds: readonly Kind[]): readonly Fault[] => {
  const known = new Set(['shop', ...kinds.map(({ name }) => name)]);
  return readdirSync(folder)
    .filter((file) => ['.json', '.csv'].includes(parse(file).ext) && !known.has(parse(file).name))
    .flatMap(
      (file) =>
        wholeFile(file, `No kind has this name. The kinds are ${[...known].sort().join(', ')}.`).faults,
    );
};

/** Reads and checks the rows of a folder; `checkFolder` adds its pictures. */
export const readShop = (folder: string, { kinds, checks }: CheckedParts): CheckedShop => {
  const { settings, faults } = readSettings(folder);
  const decimalMark = decimalMarkOf(settings.languages);
  const read = kinds.map((kind) => ({ kind, ...readKind(folder, kind, decimalMark) }));
  const files: KindFiles = new Map(
    read.map((each): [string, KindFile] => [each.kind.name, { ...each, isWhole: each.faults.length === 0 }]),
  );
  const checked = read.map((each) => {
    const check = createSchemaCheck(each.kind.row);
    const rows = each.rows.map((row) => ({ row, faults: check(each.file, row) }));
    return {
      ...each,
      valid: rows
        .filter((each) => each.faults.length === 0 && each.row.unread.size === 0)
        .map(({ row }) => row),
      found: rows.flatMap((row) => row.faults),
    };
  });
  const validFiles: KindFiles = new Map(
    checked.map((each) => [
      each.kind.name,
      {
        ...each,
        rows: each.valid,
        isWhole: each.faults.length === 0 && each.valid.length === each.rows.length,
      },
    ]),
  );
  const all = [
    ...faults,
    ...unknownFiles(folder, kinds),
    ...checked.flatMap((each) => [
      ...each.faults,
      ...each.found,
      ...checkKeys(each),
      ...checkReferences(each, files),
      ...checkTexts(each, settings.languages),
    ]),
    ...checks.flatMap((check) => check(validFiles, settings)),
  ];
  const said = all.toSorted(byPlace);
  return {
    shop: {
      settings,
      rowsOf: <K extends Kind>({ name }: K) =>
        (files.get(name)?.rows ?? []).map(({ value }) => value as RowOf<K>),
    },
    files: validFiles,
    faults: said.filter(({ isWarning }) => !isWarning),
    warnings: said.filter(({ isWarning }) => isWarning),
  };
};
