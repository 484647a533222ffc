import type { StoreFacts } from '../store.ts';
import {
  addressWords,
  isHouseNumber,
  isSameWithTypo,
  isStreetWord,
  isWeakWord,
  storeWords,
} from './address-words.ts';
import { regionWords } from './region-words.ts';

/** A store that has every word of a query, and how it has them. */
export interface NamedStore {
  readonly store: StoreFacts;
  /** Whether the query is about the store's street: its name lacks a word of the query that its street has. */
  readonly isByStreet: boolean;
  readonly score: number;
}
/** 'none': each word as it is. 'beginning': the last word may be the beginning of one. 'typos': each word may have one typo. */
export type Tolerance = 'none' | 'beginning' | 'typos';

type Same = (word: string, typed: string) => boolean;
const isSame: Same = (word, typed) => word === typed;

export interface NameQuery {
  readonly words: readonly string[];
  readonly strong: readonly string[];
  readonly houseNumber: string | undefined;
  readonly same: Same;
}
/** The part of an address inside the building. */
const unit = /(?:\b(?:suite|ste|apt|unit|floor|bureau|app|local)\.?|#)\s*\d+\w{0,3}/gi;

export const readNameQuery = (text: string, tolerance: Tolerance): NameQuery => {
  const [first, ...others] = addressWords(text.replace(unit, ' '));
  const houseNumber = first && others.length > 0 && isHouseNumber(first) ? first : undefined;
  const words = houseNumber || !first ? others : [first, ...others];
  const last = words.at(-1);
  const beginning: Same = (word, typed) => word === typed || (typed === last && word.startsWith(typed));
  return {
    words,
    strong: words.filter((word) => !isWeakWord(word)),
    houseNumber,
    same: { none: isSame, beginning, typos: isSameWithTypo }[tolerance],
  };
};

export const splitStreet = (street: string) => {
  const [first = '', ...others] = storeWords(street);
  return isHouseNumber(first) && others.length > 0
    ? { houseNumber: first, words: others }
    : { houseNumber: undefined, words: [first, ...others] };
};
const hasWord = (words: readonly string[], typed: string, same: Same) =>
  words.some((word) => same(word, typed));
const hasAll = (words: readonly string[], typed: readonly string[], same: Same) =>
  words.length > 0 && words.every((word) => typed.some((part) => same(word, part)));

const directions: ReadonlySet<string> = new Set(['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw']);
const isDirection = (word: string): boolean => directions.has(word);
/** True if both name a direction, or a kind of street, and none of them in common: 5th Ave is not 5th St. */
const contradicts = (
  { own, typed }: { readonly own: readonly string[]; readonly typed: readonly string[] },
  isOfKind: (word: string) => boolean,
): boolean => {
  const asked = typed.filter(isOfKind);
  return asked.length > 0 && own.some(isOfKind) && !asked.some((word) => own.includes(word));
};
/** The words of the query in a row: at the beginning of the name, within it, or not. */
const phraseScore = (name: readonly string[], words: readonly string[], same: Same): number => {
  const at = name.findIndex((_, from) =>
    words.every((typed, index) => same(name[from + index] ?? '', typed)),
  );
  return at < 0 ? 0 : at === 0 ? 6 : 3;
};

/** A number that is farther from the typed one is on another block. */
const blockNumbers = 1_000;
const numberScore = (asked: string | undefined, has: string | undefined): number => {
  if (!asked || !has) return 0;
  if (asked === has) return 8;
  return 2 * (1 - Math.min(1, Math.abs(parseInt(asked, 10) - parseInt(has, 10)) / blockNumbers));
};

/** Where a store has the strong words of a query; undefined if it lacks one, or has them only in its city and region. */
const findWords = (store: StoreFacts, { strong, same }: NameQuery) => {
  const name = storeWords(store.name);
  const street = splitStreet(store.street);
  const city = storeWords(store.city);
  let ownWords = 0;
  let isByStreet = false;
  for (const typed of strong) {
    const isInName = hasWord(name, typed, same);
    const isInStreet = hasWord(street.words, typed, same);
    if (isInName || isInStreet) ownWords += 1;
    else if (!hasWord(city, typed, same) && !hasWord(regionWords(store), typed, isSame)) return undefined;
    if (!isInName && isInStreet) isByStreet = true;
  }
  return ownWords > 0 ? { name, street, isByStreet, isInCity: hasAll(city, strong, same) } : undefined;
};

/** Undefined if a word of the query is neither in the store's name nor in its address, or the street is of another kind. */
export const matchOf = (store: StoreFacts, query: NameQuery): NamedStore | undefined => {
  const { words, houseNumber, same } = query;
  const found = findWords(store, query);
  if (!found) return undefined;
  const { name, street } = found;
  const both = { own: [...street.words, ...name], typed: words };
  const isOtherKind = contradicts(both, isStreetWord);
  if (isOtherKind && houseNumber) return undefined;
  const isWholeStreet = hasAll(
    street.words.filter((word) => !isWeakWord(word)),
    words,
    same,
  );
  const score =
    (houseNumber ? 0 : phraseScore(name, words, same) + (hasAll(name, words, same) ? 6 : 0)) +
    (isWholeStreet ? 5 + numberScore(houseNumber, street.houseNumber) : 0) +
    (found.isInCity ? 2 : 0) +
    words.filter((word) => isWeakWord(word) && both.own.includes(word)).length -
    (isOtherKind ? 4 : 0) -
    (contradicts(both, isDirection) ? 2 : 0);
  return { store, isByStreet: found.isByStreet || (houseNumber !== undefined && isWholeStreet), score };
};
