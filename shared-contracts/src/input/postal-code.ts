import { readPostalCode } from './read-input.ts';
import type { TextError } from './validators.ts';

/** Letters of Canadian postal codes: D, F, I, O, Q and U are never used, and W and Z are never the first one. */
const firstLetter = '[abceghj-nprstvxyABCEGHJ-NPRSTVXY]';
const letter = '[abceghj-nprstv-zABCEGHJ-NPRSTV-Z]';

/** The parts of postal codes, for the patterns that read them. */
export const postalCodeParts = {
  zip: '\\d{5}',
  zipExtension: '\\d{4}',
  /** The first half of a Canadian code. */
  canadianArea: `${firstLetter}\\d${letter}`,
  /** The second half. */
  canadianUnit: `\\d${letter}\\d`,
  canadianLetter: letter,
} as const;

const { zip, zipExtension, canadianArea, canadianUnit } = postalCodeParts;
/** A whole postal code of the United States or Canada. */
export const postalCodePattern = new RegExp(
  `^(?:${zip}(?:-?${zipExtension})?|${canadianArea}[ -]?${canadianUnit})$`,
);
/** Far more than any notation has: a longer text is refused unread. */
const longestTyped = 80;

const patternOf: Readonly<Record<string, RegExp>> = {
  US: new RegExp(`^${zip}(?:-?${zipExtension})?$`),
  CA: new RegExp(`^${canadianArea}[ -]?${canadianUnit}$`),
};

/** A postal code of the United States or Canada, or of one of them, in any usual notation (D-167). */
export const validatePostalCode = (text: string, country?: string): TextError | undefined => {
  if (text.length > longestTyped) return 'too-long';
  const code = readPostalCode(text);
  if (code === '') return 'required';
  const pattern =
    country !== undefined && Object.hasOwn(patternOf, country) ? patternOf[country] : postalCodePattern;
  return pattern?.test(code) ? undefined : 'invalid';
};

/** The states, districts and territories of the United States, and the provinces and territories of Canada. */
const subdivisions: Readonly<Record<string, string>> = {
  US: 'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY',
  CA: 'AB BC MB NB NL NS NT NU ON PE QC SK YT',
};
/** The codes of a country’s subdivisions, in alphabetical order; none for another country. */
export const subdivisionsOf = (country: string): readonly string[] =>
  Object.hasOwn(subdivisions, country) ? (subdivisions[country]?.split(' ') ?? []) : [];

/** Accepts the code of a subdivision of the country (CRD-060). */
export const validateSubdivision = (text: string, country: string): TextError | undefined => {
  if (text.trim() === '') return 'required';
  return subdivisionsOf(country).includes(text) ? undefined : 'invalid';
};
