import type { Locale } from '@crema/shared-contracts';

const formulaSigns = ['=', '+', '-', '@'];
/** A quoted field. A spreadsheet would run a text that begins with the sign of a formula: it gets an apostrophe first. */
export const csvCell = (text: string): string => {
  const shown = formulaSigns.some((sign) => text.startsWith(sign)) ? `'${text}` : text;
  return `"${shown.replaceAll('"', '""')}"`;
};

/**
 * The form that a spreadsheet set to the language expects, so that the file opens in columns and its numbers are numbers. French Canada
 * writes decimals with a comma, and separates columns with a semicolon.
 */
const dialects: Readonly<Record<Locale, { readonly separator: string; readonly decimal: string }>> = {
  'en-US': { separator: ',', decimal: '.' },
  'en-CA': { separator: ',', decimal: '.' },
  'fr-CA': { separator: ';', decimal: ',' },
};
export const csvNumber = (value: number | string, locale: Locale): string =>
  String(value).replace('.', dialects[locale].decimal);

/** Day and time of the zone in the form that spreadsheets of all three languages read as a date. */
export const csvTime = (at: Date | string, timeZone: string): string => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const),
  });
  const parts = Object.fromEntries(
    format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = parts;
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`;
};

/** Rows of finished cells, with a byte order mark, so that spreadsheets read the accents. */
export const csvTable = (rows: readonly (readonly string[])[], locale: Locale): string =>
  `\uFEFF${rows.map((cells) => cells.join(dialects[locale].separator)).join('\r\n')}\r\n`;
