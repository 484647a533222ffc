import { postalCodeParts, readPlain } from '@crema/shared-contracts';

/** Codes that places of the gazetteer are stored under: a ZIP code, or the first half of a Canadian postal code. */
export interface PostalCode {
  readonly area: string;
  /** The displayed form: '60601', 'M5V', 'M5V 2T6'. */
  readonly written: string;
  /** The text before the code: the rest of an address. */
  readonly before: string;
}

const { canadianArea, canadianLetter } = postalCodeParts;
const before = '(?:^|[\\s,)])';
/** The signs between the halves of a code, and those after it. */
const between = '[\\s./-]';
const country =
  '(?:canada|u\\.?s\\.?a\\.?|u\\.?s\\.?|united states(?: of america)?|[eé]tats[ -]unis(?: d.am[eé]rique)?|[eé]\\.?-?u\\.?)';
const end = `[\\s.,;)]{0,3}(?:[\\s,(]${country}[\\s.,;)]{0,3})?$`;
// Matches a ZIP code at the end of the query: '60601', 'Chicago, IL 60601-1234'.
const zipPattern = new RegExp(
  `${before}(${postalCodeParts.zip})(?:${between}{0,3}${postalCodeParts.zipExtension})?${end}`,
  'i',
);
// Matches 'M5V', 'm5v2t6', 'Toronto, ON M5V 2T6', also with an incomplete second half.
const canadianPattern = new RegExp(
  `${before}(${canadianArea})(?:${between}{0,3}(\\d(?:${canadianLetter}\\d?)?)?)?${end}`,
  'i',
);

/** Returns the postal code at the end of a query. */
export const readPostalCode = (query: string): PostalCode | undefined => {
  const text = readPlain(query);
  const us = zipPattern.exec(text);
  if (us?.[1]) return { area: us[1], written: us[1], before: text.slice(0, us.index) };
  const canadian = canadianPattern.exec(text);
  const [, area, rest] = canadian?.map((part) => part?.toUpperCase()) ?? [];
  if (!canadian || !area) return undefined;
  return {
    area,
    written: rest?.length === 3 ? `${area} ${rest}` : area,
    before: text.slice(0, canadian.index),
  };
};
