import type { StoreFacts } from '../store.ts';
import { isSameWithTypo, isWeakWord, storeWords, wordsOfPart } from './address-words.ts';
import { metresBetween, metresFrom, type Position } from './geo.ts';
import { matchOf, readNameQuery, type NamedStore, type NameQuery, type Tolerance } from './store-match.ts';

export interface NameSearch {
  readonly tolerance: Tolerance;
  readonly near?: Position | undefined;
  readonly limit: number;
}
export interface StoreNames {
  add(store: StoreFacts): void;
  remove(store: StoreFacts): void;
  /** The stores that have every word of the query in their name or address, best first. */
  find(query: string, search: NameSearch): readonly NamedStore[];
}

const bareNumber = /^\d+,?$/;
const keysOf = ({ name, street }: StoreFacts): ReadonlySet<string> => {
  const keys = new Set<string>();
  const [houseNumber = '', ...rest] = street.split(' ');
  const parts = [...name.split(' '), ...(bareNumber.test(houseNumber) ? rest : [houseNumber, ...rest])];
  for (const part of parts) for (const word of wordsOfPart(part)) if (!isWeakWord(word)) keys.add(word);
  return keys;
};

/** The stores by each word of their names and streets. */
const createPostings = () => {
  const postings = new Map<string, StoreFacts[]>();
  let sorted: readonly string[] | undefined;
  const vocabulary = () => (sorted ??= [...postings.keys()].sort());
  return {
    postings,
    vocabulary,
    add: (store: StoreFacts) => {
      for (const word of keysOf(store)) {
        const stores = postings.get(word);
        if (stores) stores.push(store);
        else {
          postings.set(word, [store]);
          sorted = undefined;
        }
      }
    },
    remove: (store: StoreFacts) => {
      for (const word of keysOf(store)) {
        const left = postings.get(word)?.filter((other) => other !== store) ?? [];
        if (left.length > 0) postings.set(word, left);
        else if (postings.delete(word)) sorted = undefined;
      }
    },
  };
};

type Postings = ReturnType<typeof createPostings>;

const firstAtOrAfter = (sorted: readonly string[], word: string): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
};
const mostCompletions = 50;
/** The words of stores that a typed word may be. */
const wordsFor = ({ vocabulary }: Postings, typed: string, tolerance: Tolerance): readonly string[] => {
  if (tolerance === 'none') return [typed];
  const words = vocabulary();
  if (tolerance === 'typos') return words.filter((word) => isSameWithTypo(word, typed));
  const from = firstAtOrAfter(words, typed);
  const found: string[] = [];
  for (let at = from; words[at]?.startsWith(typed) && found.length < mostCompletions; at += 1)
    found.push(words[at] ?? '');
  return found;
};

const mostWords = 8;
/** More stores than these have the same words in other cities. */
const mostCandidates = 4_000;
/** So many stores are compared with the query word by word. */
const mostCompared = 150;
const candidatesOf = (
  postings: Postings,
  { strong }: NameQuery,
  tolerance: Tolerance,
): readonly StoreFacts[] => {
  const last = strong.at(-1);
  // The rarest words come first: those of the store rather than those of its city.
  const lists = strong
    .flatMap((typed) => {
      const isBeginning = tolerance === 'beginning' && typed === last;
      return wordsFor(postings, typed, tolerance === 'beginning' && !isBeginning ? 'none' : tolerance);
    })
    .map((word) => postings.postings.get(word) ?? [])
    .sort((left, right) => left.length - right.length);
  if (lists.length === 1) return lists[0] ?? [];
  const candidates = new Set<StoreFacts>();
  for (const list of lists)
    for (const store of list) {
      candidates.add(store);
      if (candidates.size === mostCandidates) return [...candidates];
    }
  return [...candidates];
};

const cityWords = new Map<string, readonly string[]>();
/** Takes the stores that may match best, by facts that are read quickly: the house number, the city, and the distance. */
const preselect = (
  candidates: readonly StoreFacts[],
  { strong, houseNumber }: NameQuery,
  near: Position | undefined,
): readonly StoreFacts[] => {
  if (candidates.length <= mostCompared) return candidates;
  const metresTo = near && metresFrom(near);
  const wordsOf = (city: string) => {
    const words = cityWords.get(city) ?? storeWords(city);
    cityWords.set(city, words);
    return words;
  };
  return candidates
    .map((store) => {
      const isNumber = houseNumber !== undefined && store.street.startsWith(houseNumber);
      const isCity = wordsOf(store.city).some((word) => strong.includes(word));
      const nearness = metresTo ? 1 / (1 + metresTo(store.latitude, store.longitude)) : 0;
      return { store, rank: Number(isNumber) + 2 * Number(isCity) + nearness };
    })
    .sort((left, right) => right.rank - left.rank)
    .slice(0, mostCompared)
    .map(({ store }) => store);
};

/** A store next to the position ranks before one with one more word of the query that is far away. */
const nearScore = 3;
const nearMetres = 80_000;
const nearScoreOf = ({ latitude, longitude }: StoreFacts, near: Position | undefined): number =>
  near ? nearScore * Math.exp(-metresBetween(near, { lat: latitude, lng: longitude }) / nearMetres) : 0;

/** Of stores with the same rank, those in the city that has most of them come first: a common street is meant there. */
const ranked = (found: readonly NamedStore[], near: Position | undefined): readonly NamedStore[] => {
  const perCity = new Map<string, number>();
  const cityOf = ({ store: { city, region } }: NamedStore) => `${city}, ${region}`;
  for (const match of found) perCity.set(cityOf(match), (perCity.get(cityOf(match)) ?? 0) + 1);
  return found
    .map((match) => ({ ...match, score: match.score + nearScoreOf(match.store, near) }))
    .toSorted(
      (left, right) =>
        right.score - left.score ||
        (perCity.get(cityOf(right)) ?? 0) - (perCity.get(cityOf(left)) ?? 0) ||
        (left.store.storeNumber < right.store.storeNumber ? -1 : 1),
    );
};

/** The stores by the words of their names and streets. */
export const createStoreNames = (): StoreNames => {
  const postings = createPostings();
  return {
    add: postings.add,
    remove: postings.remove,
    find: (query, { tolerance, near, limit }) => {
      const read = readNameQuery(query, tolerance);
      if (read.strong.length === 0 || read.strong.length > mostWords) return [];
      const found: NamedStore[] = [];
      for (const store of preselect(candidatesOf(postings, read, tolerance), read, near)) {
        const match = matchOf(store, read);
        if (match) found.push(match);
      }
      return ranked(found, near).slice(0, limit);
    },
  };
};
