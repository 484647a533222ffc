import { findPostalCodeError, lettersAndDigitsOf, plainOf } from '../../../vault/browser/postal-code.js';
import { brandRowOf, digitsOf, passesLuhn } from './card-number.js';

/** @typedef {{ number: string, expiry: string, code: string, postalCode: string }} CardFields */
/** @typedef {import('../../../vault/browser/card-messages.js').CardErrorId} CardErrorId */
/**
 * The validator of postal codes is a fact, because the browser gets its pattern with the page.
 * @typedef {{ fields: CardFields, now: Date, isPostalCode: (text: string) => boolean }} CardFacts
 */

/**
 * The ways in which people write a card's expiry date, as month and year of two digits; the first that matches a month counts. The form
 * puts a slash after two digits, also when the year comes first.
 */
const expiryPatterns = [
  /^(?<month>\d{1,2}) (?:20)?(?<year>\d{2})$/,
  /^(?<month>\d{2})(?:20)?(?<year>\d{2})$/,
  /^(?:20)?(?<year>\d{2}) (?<month>\d{1,2})$/,
  /^20 ?(?<year>\d{2})(?<month>\d{2})$/,
  /^(?<year>\d{2})(?<month>\d{2})$/,
];

/**
 * Month and year with any signs between or none: `MM/YY`, `M-YYYY`, `YYYY-MM`, `YYYYMM`, `YY/MM` where only that is a month.
 * @param {string} text
 */
export const readExpiry = (text) => {
  const plain = plainOf(text).trim();
  if (/\p{L}/u.test(plain)) return undefined;
  const digits = plain.replace(/\D+/g, ' ').trim();
  for (const pattern of expiryPatterns) {
    const { month, year } = pattern.exec(digits)?.groups ?? {};
    if (Number(month) >= 1 && Number(month) <= 12) return { month: Number(month), year: 2000 + Number(year) };
  }
  return undefined;
};

/** @param {string} number */
const hasValidLength = (number) => brandRowOf(number)?.lengths.includes(number.length) ?? false;
/** @param {CardFacts} facts */
const isPast = ({ fields, now }) => {
  const expiry = readExpiry(fields.expiry);
  return expiry !== undefined && now.getTime() >= Date.UTC(expiry.year, expiry.month, 1);
};

/** @param {CardFacts} facts */
const postalCodeErrorOf = ({ fields, isPostalCode }) => findPostalCodeError(fields.postalCode, isPostalCode);

/**
 * Checked top to bottom; the first violated rule of each field is reported.
 * @type {readonly { field: keyof CardFields, error: CardErrorId, isViolatedBy: (facts: CardFacts) => boolean }[]}
 */
export const cardRules = [
  { field: 'number', error: 'number-required', isViolatedBy: ({ fields }) => digitsOf(fields.number) === '' },
  {
    field: 'number',
    error: 'number-brand',
    isViolatedBy: ({ fields }) => brandRowOf(digitsOf(fields.number)) === undefined,
  },
  {
    field: 'number',
    error: 'number-invalid',
    isViolatedBy: ({ fields: { number } }) =>
      !hasValidLength(digitsOf(number)) || !passesLuhn(digitsOf(number)),
  },
  {
    field: 'expiry',
    error: 'expiry-required',
    isViolatedBy: ({ fields }) => lettersAndDigitsOf(fields.expiry) === '',
  },
  {
    field: 'expiry',
    error: 'expiry-invalid',
    isViolatedBy: ({ fields }) => readExpiry(fields.expiry) === undefined,
  },
  { field: 'expiry', error: 'expiry-past', isViolatedBy: isPast },
  { field: 'code', error: 'code-required', isViolatedBy: ({ fields }) => digitsOf(fields.code) === '' },
  {
    field: 'code',
    error: 'code-invalid',
    isViolatedBy: ({ fields: { number, code } }) =>
      digitsOf(code).length !== (brandRowOf(digitsOf(number))?.codeLength ?? 3),
  },
  {
    field: 'postalCode',
    error: 'postal-required',
    isViolatedBy: (facts) => postalCodeErrorOf(facts) === 'postal-required',
  },
  {
    field: 'postalCode',
    error: 'postal-invalid',
    isViolatedBy: (facts) => postalCodeErrorOf(facts) === 'postal-invalid',
  },
];

/**
 * @param {CardFacts} facts
 * @returns {Partial<Record<keyof CardFields, CardErrorId>>}
 */
export const findCardErrors = (facts) => {
  /** @type {Partial<Record<keyof CardFields, CardErrorId>>} */
  const errors = {};
  for (const { field, error, isViolatedBy } of cardRules)
    if (errors[field] === undefined && isViolatedBy(facts)) errors[field] = error;
  return errors;
};
