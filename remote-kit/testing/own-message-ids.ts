import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The texts of source files by their paths. */
type Sources = Readonly<Record<string, string>>;

const listAfter = (text: string, query: string): readonly string[] =>
  [...text.matchAll(new RegExp(String.raw`\.json\?${query}=([\w.,]+)`, 'g'))].flatMap(([, prefixes = '']) =>
    prefixes.split(','),
  );

/**
 * Returns the files that name an id which the remote loads with some pages only (`?except=` in remote.tsx), although no file of their
 * folder adds those texts (`?of=`, OwnMessages): customers would see the id instead of a text.
 */
export const findIdsOfOtherPages = (sources: Sources): readonly string[] => {
  const texts = Object.entries(sources);
  const prefixes = new Set(texts.flatMap(([, text]) => listAfter(text, 'except')));
  return [...prefixes].flatMap((prefix) => {
    const providers = texts
      .filter(([, text]) => listAfter(text, 'of').includes(prefix))
      .map(([path]) => path.replace(/^.*\//, '/'));
    const hasTexts = new Set(
      texts
        .filter(([, text]) => providers.some((provider) => text.includes(`${provider}'`)))
        .map(([path]) => dirname(path)),
    );
    const names = new RegExp(`['"\`]${prefix.replaceAll('.', String.raw`\.`)}\\.`);
    return texts
      .filter(([path, text]) => names.test(text) && !hasTexts.has(dirname(path)))
      .map(([path]) => `${path} names ${prefix}.*, which its page does not load`);
  });
};

/** Reads the sources of a package, without tests. */
export const readSourcesOf = (name: string): Sources => {
  const folder = join(__dirname, '../..', name, 'src');
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|\.d\.ts$/.test(path),
  );
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
};
