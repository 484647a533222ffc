export const strengths = ['empty', 'weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

/** The most common beginnings; the server has the long list (D-114). */
const common =
  /^(?:password|passw0rd|qwerty|azerty|letmein|welcome|iloveyou|admin|coffee|bonjour|soleil|motdepasse)/i;
const rows = ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop'];
const alphabets = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/] as const;
const sizes = [26, 26, 10, 33] as const;

const isNextInRow = (a: string, b: string) => rows.some((row) => row.includes(a + b) || row.includes(b + a));
/**
 * Counts characters that cannot be guessed from the one before: neither a repetition nor the next of a
 * sequence.
 */
const surprisingLength = (password: string): number =>
  [...password.toLowerCase()].filter((letter, index, letters) => {
    const before = letters[index - 1];
    return before === undefined || (letter !== before && !isNextInRow(before, letter));
  }).length;
const alphabetSize = (password: string): number =>
  alphabets.reduce((sum, alphabet, index) => sum + (alphabet.test(password) ? (sizes[index] ?? 0) : 0), 0);
const bitsOf = (password: string): number =>
  password === '' ? 0 : surprisingLength(password) * Math.log2(alphabetSize(password));

const containsOwnName = (password: string, ownWords: readonly string[]): boolean =>
  ownWords.some((word) => word.length >= 3 && password.toLowerCase().includes(word.toLowerCase()));

/**
 * The rules are checked top to bottom. Bits are counted for an attacker who knows sequences, repetitions and
 * the owner's name.
 */
const scale: readonly { readonly below: number; readonly strength: Strength }[] = [
  { below: 36, strength: 'weak' },
  { below: 52, strength: 'fair' },
  { below: 72, strength: 'good' },
];

/**
 * The difficulty of guessing a password, for the meter. It is a hint: only the length is required (D-114).
 */
export const measureStrength = (password: string, ownWords: readonly string[] = []): Strength => {
  if (password === '') return 'empty';
  if (common.test(password) || containsOwnName(password, ownWords)) return 'weak';
  const bits = bitsOf(password);
  return scale.find(({ below }) => bits < below)?.strength ?? 'strong';
};
