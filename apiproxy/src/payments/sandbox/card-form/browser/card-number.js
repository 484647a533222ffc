// Used by the browser and by the server, so that both apply the same rules to card numbers.
import { plainOf } from '../../../vault/browser/postal-code.js';

/** @typedef {'visa' | 'mastercard' | 'amex' | 'discover'} Brand */
/** @typedef {{ brand: Brand, starts: RegExp, lengths: readonly number[], codeLength: number, groups: readonly number[] }} BrandRow */

/**
 * The brands guests can pay with (CRD-053); a number's first digits decide.
 * @type {readonly BrandRow[]}
 */
export const brandTable = [
  { brand: 'amex', starts: /^3[47]/, lengths: [15], codeLength: 4, groups: [4, 6, 5] },
  { brand: 'visa', starts: /^4/, lengths: [13, 16, 19], codeLength: 3, groups: [4, 4, 4, 4, 3] },
  {
    brand: 'mastercard',
    starts: /^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/,
    lengths: [16],
    codeLength: 3,
    groups: [4, 4, 4, 4],
  },
  {
    brand: 'discover',
    starts: /^6(?:011|4[4-9]|5)/,
    lengths: [16, 19],
    codeLength: 3,
    groups: [4, 4, 4, 4, 3],
  },
];

/** @param {string} text */
export const digitsOf = (text) => plainOf(text).replace(/\D/g, '');

/** @param {string} number digits, from the first one typed */
export const brandRowOf = (number) => brandTable.find(({ starts }) => starts.test(number));

/** @param {string} number digits */
export const passesLuhn = (number) => {
  let sum = 0;
  for (let at = 0; at < number.length; at += 1) {
    const digit = Number(number[number.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return number.length > 0 && sum % 10 === 0;
};

/** @param {string} text @returns {string} digits in the groups printed on the card */
export const groupDigits = (text) => {
  const number = digitsOf(text).slice(0, 19);
  const groups = brandRowOf(number)?.groups ?? [4, 4, 4, 4, 3];
  let at = 0;
  return groups
    .map((size) => number.slice(at, (at += size)))
    .filter((group) => group !== '')
    .join(' ');
};
