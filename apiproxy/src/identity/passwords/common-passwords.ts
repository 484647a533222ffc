import { brand } from '@crema/shared-contracts';
import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * Characters that people write for a letter. Some are ambiguous: `1`, `!` and `|` can mean i or l, and `6` can mean b
 * or g. Therefore i and l are one letter here, and so are b and g.
 */
const lookAlikes: Readonly<Record<string, string>> = {
  a: '@4',
  c: '(',
  e: '3',
  g: 'b689',
  i: 'l1!|',
  o: '0',
  s: '5$',
  t: '7+',
  z: '2',
};
const letterOf: ReadonlyMap<string, string> = new Map(
  Object.entries(lookAlikes).flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter] as const)),
);
/** Maps every variant of a word to one spelling, in which passwords and words are compared. */
const canonical = (text: string): string => [...text].map((sign) => letterOf.get(sign) ?? sign).join('');
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();
const lettersAndDigits = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Words that attackers try first: the package's list of common stolen passwords, and the brand name. */
const readCommon = (): ReadonlySet<string> =>
  new Set(
    [...dictionary['passwords-common'], brand.name, 'cappuccino', 'motdepasse'].map((word) =>
      canonical(plain(word)),
    ),
  );
let common: ReadonlySet<string> | undefined;
const isCommonWord = (word: string): boolean => (common ??= readCommon()).has(word);
const shortestWord = 3;
const shortestOwnWord = 5;
const shortestSequence = 4;
/** Fewer non-letters than this before or after a word do not make it stronger. */
const protectingAffix = 8;

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const sequences = rows.flatMap((row) => [row, [...row].reverse().join('')]);
const isSequence = (text: string): boolean =>
  text.length >= shortestSequence && sequences.some((sequence) => sequence.includes(text));

/** The repeated part of a text: `crema` for `cremacrema`; the text itself if nothing repeats. */
const unitOf = (text: string): string => {
  const period = (text + text).indexOf(text, 1);
  return period > 0 ? text.slice(0, period) : text;
};
/** Every reading of a text in the canonical spelling, with and without the signs inside it. */
const readingsOf = (text: string): readonly string[] => {
  const spelled = canonical(text);
  const texts = [spelled, lettersAndDigits(spelled), canonical(lettersAndDigits(text))];
  return [...texts, ...texts.map(unitOf)];
};
const isKnown = (text: string): boolean =>
  isSequence(text) ||
  isSequence(unitOf(text)) ||
  readingsOf(text).some((reading) => reading.length >= shortestWord && isCommonWord(reading));

interface Affixes {
  readonly before: number;
  readonly after: number;
}
/** The number of characters before the first and after the last letter. */
const affixesOf = (signs: readonly string[]): Affixes => {
  const isLetter = (sign: string) => /\p{L}/u.test(sign);
  const first = signs.findIndex(isLetter);
  if (first < 0) return { before: signs.length, after: signs.length };
  return { before: first, after: signs.length - 1 - signs.findLastIndex(isLetter) };
};
/** The text with short affixes removed, in every combination. */
const stemsOf = (signs: readonly string[], { before, after }: Affixes): readonly string[] => {
  const stems: string[] = [];
  for (let left = 0; left <= before && left < protectingAffix; left += 1)
    for (let right = 0; right <= after && left + right < protectingAffix; right += 1)
      if (signs.length - left - right >= shortestWord)
        stems.push(signs.slice(left, signs.length - right).join(''));
  return stems;
};
/** A common word with a long affix counts as common if the affix is a sequence or a common word: dragon1234567890. */
const isKnownWithAffix = (signs: readonly string[], { before, after }: Affixes): boolean => {
  if (before === signs.length) return false;
  const affixes = [signs.slice(0, before), signs.slice(signs.length - after)].map((part) => part.join(''));
  const word = signs.slice(before, signs.length - after).join('');
  return isKnown(word) && affixes.every((affix) => affix === '' || isKnown(affix) || new Set(affix).size < 3);
};

/** The member's own words: each word of name and email address (without the domain), and all of them joined. */
const ownReadingsOf = (ownWords: readonly string[]): ReadonlySet<string> => {
  const words = ownWords.map((word) => lettersAndDigits(plain(word)));
  const joined = words.flatMap((one) => words.map((other) => (one === other ? one : one + other)));
  const addresses = ownWords.map((word) => lettersAndDigits(plain(word.split('@', 1)[0] ?? '')));
  return new Set(
    [...joined, ...addresses].filter((word) => word.length >= shortestOwnWord).map((word) => canonical(word)),
  );
};

/**
 * Whether attackers would guess the password, ignoring case, signs for letters, and digits or signs around it: a
 * common password, one repeated sign, a sequence, or only the member's own name or email address (D-114).
 */
export const isCommonPassword = (password: string, ownWords: readonly string[]): boolean => {
  if (new Set(password).size < 3) return true;
  const signs = [...plain(password)];
  const affixes = affixesOf(signs);
  const stems = stemsOf(signs, affixes);
  if (stems.some(isKnown) || isKnownWithAffix(signs, affixes)) return true;
  const own = ownReadingsOf(ownWords);
  return stems.some((stem) => readingsOf(stem).some((reading) => own.has(reading)));
};
