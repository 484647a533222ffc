import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser';
import { brand, type RemoteManifest } from '@crema/shared-contracts';
import { findOldWordings } from './wording.rules.ts';

/** Maps an id to its text. */
export type Messages = Readonly<Record<string, string>>;
/** Maps a locale to its file as written: en-CA contains only the texts that differ from en-US. */
export type TextFiles = Readonly<Record<string, Messages>>;
type Names = Pick<RemoteManifest, 'routes' | 'navigation' | 'titles' | 'locales'>;

const complete = 'en-US';
const differing = 'en-CA';

const namesIn = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...namesIn(element.children)];
    const inside = 'options' in element ? Object.values(element.options) : [];
    return [element.value, ...inside.flatMap(({ value }) => namesIn(value))];
  });
/**
 * The arguments that every text with the brand receives: a language uses the ones that it needs. `{name}` is
 * not one of them.
 */
const brandNames = Object.keys(brand).filter((name) => name !== 'name');
/** `{ofName}` is the French form of `{name}`. */
const plainName = (name: string): string =>
  name.replace(/^of(?=[A-Z])(.)/, (_, first: string) => first.toLowerCase());
/** Returns the arguments of a text: `{names}` and `<tags>`, each once; the brand's names count as one. */
const argumentsOf = (text: string): string =>
  [...new Set(namesIn(parse(text)).map((name) => (brandNames.includes(name) ? 'brand' : plainName(name))))]
    .sort()
    .join(' ');

const lacking = (texts: Messages, wanted: Iterable<string>) => [...wanted].filter((id) => !(id in texts));

const findGaps = (files: TextFiles, locales: readonly string[]): string[] => {
  const all = files[complete] ?? {};
  return locales.flatMap((locale) => {
    const texts = files[locale] ?? {};
    return [
      ...(locale === differing ? [] : lacking(texts, Object.keys(all)).map((id) => `${locale} lacks ${id}`)),
      ...lacking(all, Object.keys(texts)).map((id) => `${locale} has ${id}, which ${complete} has not`),
    ];
  });
};

const findDifferences = (files: TextFiles, locales: readonly string[]): string[] => {
  const all = files[complete] ?? {};
  return locales.flatMap((locale) =>
    Object.entries(files[locale] ?? {}).flatMap(([id, text]) => {
      const other = all[id];
      if (text.trim() === '') return [`${locale}: ${id} is empty`];
      if (other === undefined || locale === complete) return [];
      if (locale === differing && text === other) return [`${locale} repeats ${id}`];
      const [wanted, found] = [argumentsOf(other), argumentsOf(text)];
      return wanted === found ? [] : [`${locale}: ${id} is given “${wanted}” and uses “${found}”`];
    }),
  );
};

const findNameless = ({ routes, navigation, titles, locales }: Names): string[] => {
  const wanted = new Set([
    ...routes
      .flatMap(({ titleId, namedTitleId, headlineId, descriptionId }) => [
        titleId,
        namedTitleId,
        headlineId,
        descriptionId,
      ])
      .filter((id) => id !== undefined),
    ...navigation.map(({ labelId }) => labelId),
  ]);
  return locales.flatMap((locale) =>
    lacking(titles[locale] ?? {}, wanted).map((id) => `remote.json lacks ${id} in ${locale}`),
  );
};

const findWordings = (files: TextFiles): string[] =>
  Object.entries(files).flatMap(([locale, texts]) =>
    Object.entries(texts).flatMap(([id, text]) =>
      findOldWordings(locale, text).map((wording) => `${locale}: ${id} says ${wording}`),
    ),
  );

/**
 * Returns the problems of a remote's texts (PLT-011), one sentence each; empty when every language is
 * complete, has no unused text, receives the arguments that it uses and keeps to the shop's vocabulary.
 */
export const findMessageErrors = (files: TextFiles, names: Names): readonly string[] => [
  ...findGaps(files, names.locales),
  ...findDifferences(files, names.locales),
  ...findNameless(names),
  ...findWordings(files),
  ...findWordings(names.titles),
];

/**
 * Reads the locale files of a folder (from the repository's root) as written, before the build merges them.
 */
export const readTextsIn = (folder: string, locales: readonly string[]): TextFiles =>
  Object.fromEntries(
    locales.map((locale) => {
      const path = join(__dirname, '../..', folder, `${locale}.json`);
      return [locale, existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Messages) : {}];
    }),
  );

export const readTextFiles = ({ name, locales }: Pick<RemoteManifest, 'name' | 'locales'>): TextFiles =>
  readTextsIn(`${name}/src/locales`, locales);
