import { brandRowOf, digitsOf, passesLuhn } from './card-number.js';

/** @typedef {{ number: string, expiry: string, code: string, postalCode: string }} CardFields */
/** @typedef {'number-required' | 'number-invalid' | 'number-brand' | 'number-not-test' | 'expiry-required' | 'expiry-invalid' | 'expiry-past' | 'code-required' | 'code-invalid' | 'postal-required' | 'postal-invalid'} FaultId */
/** @typedef {{ fields: CardFields, now: Date }} CardFacts */

export const fieldNames = /** @type {const} */ (['number', 'expiry', 'code', 'postalCode']);

/**
 * `MM/YY`, also without the slash or with four digits of year.
 * @param {string} text
 */
export const readExpiry = (text) => {
  const match = /^(\d{1,2})\s*\/\s*(?:20)?(\d{2})$|^(\d{2})(?:20)?(\d{2})$/.exec(text.trim());
  if (!match) return undefined;
  const month = Number(match[1] ?? match[3]);
  const year = 2000 + Number(match[2] ?? match[4]);
  return month >= 1 && month <= 12 ? { month, year } : undefined;
};

/** @param {string} number */
const lengthFits = (number) => brandRowOf(number)?.lengths.includes(number.length) ?? false;
/** @param {CardFacts} facts */
const isPast = ({ fields, now }) => {
  const expiry = readExpiry(fields.expiry);
  return expiry !== undefined && now.getTime() >= Date.UTC(expiry.year, expiry.month, 1);
};
const postalPattern = /^(?:\d{5}(?:-?\d{4})?|[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d)$/;

/**
 * Checked top to bottom; of each field the first broken rule is told.
 * @type {readonly { field: keyof CardFields, fault: FaultId, broken: (facts: CardFacts) => boolean }[]}
 */
export const cardRules = [
  { field: 'number', fault: 'number-required', broken: ({ fields }) => digitsOf(fields.number) === '' },
  {
    field: 'number',
    fault: 'number-brand',
    broken: ({ fields }) => brandRowOf(digitsOf(fields.number)) === undefined,
  },
  {
    field: 'number',
    fault: 'number-invalid',
    broken: ({ fields: { number } }) => !lengthFits(digitsOf(number)) || !passesLuhn(digitsOf(number)),
  },
  { field: 'expiry', fault: 'expiry-required', broken: ({ fields }) => fields.expiry.trim() === '' },
  {
    field: 'expiry',
    fault: 'expiry-invalid',
    broken: ({ fields }) => readExpiry(fields.expiry) === undefined,
  },
  { field: 'expiry', fault: 'expiry-past', broken: isPast },
  { field: 'code', fault: 'code-required', broken: ({ fields }) => fields.code.trim() === '' },
  {
    field: 'code',
    fault: 'code-invalid',
    broken: ({ fields: { number, code } }) =>
      !/^\d+$/.test(code) || code.length !== (brandRowOf(digitsOf(number))?.codeLength ?? 3),
  },
  { field: 'postalCode', fault: 'postal-required', broken: ({ fields }) => fields.postalCode.trim() === '' },
  {
    field: 'postalCode',
    fault: 'postal-invalid',
    broken: ({ fields }) => !postalPattern.test(fields.postalCode.trim()),
  },
];

/**
 * @param {CardFacts} facts
 * @returns {Partial<Record<keyof CardFields, FaultId>>}
 */
export const findCardFaults = (facts) => {
  /** @type {Partial<Record<keyof CardFields, FaultId>>} */
  const faults = {};
  for (const { field, fault, broken } of cardRules)
    if (faults[field] === undefined && broken(facts)) faults[field] = fault;
  return faults;
};
