const space = '\u00a0';
/** Node writes this space before “PM”, browsers a plain one: a page that the server renders needs the same text as the browser's. */
const narrowSpace = '\u202f';

/**
 * Joins the parts of a formatted date or time. French times follow the OQLF: “22 h”, “6 h 30”, without a
 * leading zero and without minutes on the hour. Other languages keep Intl's format,
 * with the spaces of browsers.
 */
export const joinTimeParts = (parts: readonly Intl.DateTimeFormatPart[], locale: string): string => {
  if (!locale.startsWith('fr')) return parts.map(({ value }) => value.replaceAll(narrowSpace, ' ')).join('');
  const onTheHour = parts.some(({ type, value }) => type === 'minute' && Number(value) === 0);
  const written = parts.map(({ type, value }, at) => {
    if (type === 'hour') return String(Number(value));
    if (type === 'minute') return onTheHour ? '' : value;
    return parts[at - 1]?.type === 'hour' ? `${space}h${onTheHour ? '' : space}` : value;
  });
  return written.join('').trimEnd();
};

/** Formats an instant with `format`; French times follow the OQLF. */
export const formatMoment = (format: Intl.DateTimeFormat, instant: Date | number): string =>
  joinTimeParts(format.formatToParts(instant), format.resolvedOptions().locale);

/** The name of an IANA zone, whatever the season: “Central Time”, “heure du Centre”. */
export const zoneName = (locale: string, timeZone: string): string => {
  const nameIn = (timeZoneName: 'longGeneric' | 'long'): string =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const name = nameIn('longGeneric');
  // A zone without seasons of its own has an offset there, and “Coordinated Universal Time” as its long name (L-43).
  return /^(?:GMT|UTC)[+\u2212-]/.test(name) ? nameIn('long') : name;
};
