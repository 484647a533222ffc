import { foldForSearch } from '@crema/shared-contracts';

/** Words of addresses that are written in several ways, by their common form. English and French have the same forms. */
const spellings: Readonly<Record<string, string>> = {
  ave: 'av avenue aven',
  blvd: 'boulevard boul bd bvd',
  ct: 'court crt',
  dr: 'drive',
  hwy: 'highway autoroute',
  ln: 'lane',
  pkwy: 'parkway pky',
  pl: 'place',
  plz: 'plaza',
  rd: 'road route rte',
  sq: 'square carre',
  // Saint and Street share an abbreviation.
  st: 'street str saint sainte ste',
  ter: 'terrace terrasse',
  ch: 'chemin chem',
  cr: 'crescent cres croissant',
  n: 'north nord',
  s: 'south sud',
  e: 'east est',
  w: 'west ouest o',
  ne: 'northeast',
  nw: 'northwest',
  se: 'southeast',
  sw: 'southwest',
  ctr: 'centre center',
  mt: 'mount mont',
  ft: 'fort',
  rue: '',
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
  '5th': 'fifth',
  '6th': 'sixth',
  '7th': 'seventh',
  '8th': 'eighth',
  '9th': 'ninth',
  '10th': 'tenth',
};
const formOf: ReadonlyMap<string, string> = new Map(
  Object.entries(spellings).flatMap(([form, others]) =>
    [form, ...others.split(' ')].filter(Boolean).map((word) => [word, form] as const),
  ),
);
/** Kinds of streets and directions: a search need not have them, and alone they find nothing. */
const weakForms: ReadonlySet<string> = new Set(
  'ave blvd ct dr hwy ln pkwy pl plz rd sq st ter ch cr n s e w ne nw se sw rue'.split(' '),
);
/** Words that say nothing about where a store is. */
const ignoredForms: ReadonlySet<string> = new Set(
  'the of and at et a au aux de des du la le les l d en corner coin angle near pres crema cafe coffee store shop'.split(
    ' ',
  ),
);
/** The kinds of streets: an address has one of them, or a house number. */
const streetForms: ReadonlySet<string> = new Set(
  'ave blvd ct dr hwy ln pkwy pl plz rd sq st ter ch cr rue'.split(' '),
);

export const isWeakWord = (word: string): boolean => weakForms.has(word);
export const isStreetWord = (word: string): boolean => streetForms.has(word);
export const isHouseNumber = (word: string): boolean => /^\d{1,6}[a-z]?$/.test(word);

const ordinal = /^(\d+)(?:e|er|re|eme|ieme|nd|rd|st|th)$/;
const ordinalEnding = (number: number): string => {
  const [tens, ones] = [number % 100, number % 10];
  if (tens > 10 && tens < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][ones] ?? 'th';
};
const toForm = (word: string): string => {
  const number = ordinal.exec(word)?.[1];
  if (number) return `${Number(number)}${ordinalEnding(Number(number))}`;
  return formOf.get(word) ?? word;
};
const read = (text: string): readonly string[] =>
  foldForSearch(text)
    // 'U.S.' is one word; a dot or an apostrophe elsewhere separates words, as in 'N.Clark' and « l’Église ».
    .replace(/\b([a-z])\.(?=[a-z](?:\.|\b))/g, '$1')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map(toForm)
    .filter((word) => !ignoredForms.has(word));

const mostRemembered = 50_000;
const remembered = new Map<string, readonly string[]>();
/** The words of an address or a name in their usual form: « 5e Avenue Ouest » and '5th Ave W' are the same. */
export const addressWords = (text: string): readonly string[] => read(text);

/** The same for one part of a store's text between spaces: the few thousand different ones are read once. */
export const wordsOfPart = (part: string): readonly string[] => {
  const known = remembered.get(part);
  if (known) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const words = read(part);
  remembered.set(part, words);
  return words;
};
export const storeWords = (text: string): readonly string[] => text.split(' ').flatMap(wordsOfPart);

/** True if the texts differ by one letter: missing, superfluous, another, or two neighbours swapped. Short words must be equal. */
export const isSameWithTypo = (word: string, typed: string): boolean => {
  if (word === typed) return true;
  if (typed.length < 4 || Math.abs(word.length - typed.length) > 1 || /\d/.test(typed)) return false;
  let at = 0;
  while (at < typed.length && word[at] === typed[at]) at += 1;
  const rest = typed.slice(at);
  return (
    word.slice(at + 1) === rest ||
    word.slice(at) === rest.slice(1) ||
    word.slice(at + 1) === rest.slice(1) ||
    (rest[0] === word[at + 1] && rest[1] === word[at] && word.slice(at + 2) === rest.slice(2))
  );
};
