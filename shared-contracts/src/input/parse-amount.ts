import { readPlain } from './read-input.ts';

/** Blanks and the signs of a currency. */
const ignored = /\s|(?:US|CA|C)?\$|USD|CAD/gi;
/** With a sign for thousands only when it cannot be meant as the decimal sign. */
const notations = [
  /^(\d{0,12})(?:[.,](\d{0,2}))?$/,
  /^(\d{1,3}(?:'\d{3})+)(?:[.,](\d{1,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)\.(\d{2})$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d{2})$/,
];
/** Digits of whole units: far above every limit, so that the rules say that it is too high, and exact in minor units. */
const longestAmount = 12;
/** The longest text that is read. */
const longestTyped = 80;

/**
 * Reads a typed amount of money to minor units, digit by digit; undefined if it is not one (D-01). “1,000” is
 * refused: it is a thousand for some and one for others.
 */
export const parseAmount = (typed: string): number | undefined => {
  if (typed.length > longestTyped) return undefined;
  const text = readPlain(typed).replace(ignored, '');
  const [, whole = '', cents = ''] =
    notations.map((notation) => notation.exec(text)).find((parts) => parts !== null) ?? [];
  const units = whole.replaceAll(/\D/g, '');
  if (units + cents === '' || units.length > longestAmount) return undefined;
  return Number(`${units}${cents.padEnd(2, '0')}`);
};
