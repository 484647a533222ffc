import { brand } from '@crema/shared-contracts';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Words that guessers try first: the most common stolen passwords of the package, most common first, and our own name. */
const common: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].map((word) => word.toLowerCase()),
  brand.name.toLowerCase(),
  'cappuccino',
  'motdepasse',
]);
const shortestWord = 4;
const shortestOwnWord = 5;
/** Characters before and after a word that do not protect it: a year, an exclamation mark. */
const longestAffix = 5;

/** Signs that are written for letters. `1`, `!` and `|` are an i to one person and an l to the next. */
const leet: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '(': 'c',
  '3': 'e',
  '6': 'g',
  '9': 'g',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};
const foldWith = (text: string, one: 'i' | 'l'): string =>
  [...text].map((sign) => ('1!|'.includes(sign) ? one : (leet[sign] ?? sign))).join('');
const lettersAndDigits = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Without the signs before its first and after its last letter, when those are few. */
const stemOf = (text: string): string => {
  const first = text.search(/\p{L}/u);
  const last = text.length - 1 - [...text].reverse().join('').search(/\p{L}/u);
  if (first < 0 || first + (text.length - 1 - last) > longestAffix) return text;
  return text.slice(first, last + 1);
};
/** What a text repeats: `crema` of `cremacrema`, itself when it repeats nothing. */
const unitOf = (text: string): string => {
  const period = (text + text).indexOf(text, 1);
  return period > 0 ? text.slice(0, period) : text;
};

/** Every reading of a password that a guesser's rules arrive at; none is longer than the password. */
const readingsOf = (password: string): ReadonlySet<string> => {
  const text = password.normalize('NFKC').toLowerCase();
  const folded = [text, foldWith(text, 'i'), foldWith(text, 'l')];
  const stems = [
    ...folded,
    ...folded.map(stemOf),
    ...[stemOf(text)].flatMap((stem) => [foldWith(stem, 'i'), foldWith(stem, 'l')]),
  ];
  const plain = stems.flatMap((stem) => [stem, lettersAndDigits(stem)]);
  return new Set([...plain, ...plain.map(unitOf)]);
};

/**
 * Known to every guesser, whatever its case, digits for letters, or signs around it: a common password, one sign
 * repeated, or nothing but the member's own name or address (D-114).
 */
export const isCommonPassword = (password: string, ownWords: readonly string[]): boolean => {
  if (new Set(password).size < 3) return true;
  const readings = readingsOf(password);
  if ([...readings].some((reading) => reading.length >= shortestWord && common.has(reading))) return true;
  return ownWords
    .flatMap((word) => [word, word.split('@', 1)[0] ?? ''])
    .map((word) => lettersAndDigits(word.toLowerCase()))
    .some((word) => word.length >= shortestOwnWord && readings.has(word));
};
