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
export const postalCodeMaxLength = 10;

/** A postal code of the United States or Canada, in any usual notation (D-167). */
export const validatePostalCode = (text: string): TextError | undefined => {
  const code = text.trim();
  if (code === '') return 'required';
  if (code.length > postalCodeMaxLength) return 'too-long';
  return postalCodePattern.test(code) ? undefined : 'invalid';
};
