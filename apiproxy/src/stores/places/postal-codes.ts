import { postalCodeParts, readPlain } from '@crema/shared-contracts';

/** Codes that places of the gazetteer are stored under: a ZIP code, or the first half of a Canadian postal code. */
export interface PostalCode {
  readonly area: string;
  /** The displayed form: '60601', 'M5V', 'M5V 2T6'. */
  readonly written: string;
}

const { canadianArea, canadianLetter } = postalCodeParts;
const before = '(?:^|[\\s,)])';
/** The signs between the halves of a code, and those after it. */
const between = '[\\s./-]';
const end = '[\\s.,;)]{0,3}$';
// Matches a ZIP code at the end of the query: '60601', 'Chicago, IL 60601-1234'.
const zipPattern = new RegExp(
  `${before}(${postalCodeParts.zip})(?:${between}?${postalCodeParts.zipExtension})?${end}`,
);
// Matches 'M5V', 'm5v2t6', 'Toronto, ON M5V 2T6', also with an incomplete second half.
const canadianPattern = new RegExp(
  `${before}(${canadianArea})(?:${between}{0,3}(\\d(?:${canadianLetter}\\d?)?)?)?${end}`,
);

/** Returns the postal code at the end of a query. */
export const readPostalCode = (query: string): PostalCode | undefined => {
  const text = readPlain(query);
  const zip = zipPattern.exec(text)?.[1];
  if (zip) return { area: zip, written: zip };
  const [, area, rest] = canadianPattern.exec(text)?.map((part) => part?.toUpperCase()) ?? [];
  if (!area) return undefined;
  return { area, written: rest?.length === 3 ? `${area} ${rest}` : area };
};
