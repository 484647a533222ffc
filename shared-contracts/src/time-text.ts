const space = '\u00a0';

/**
 * A formatted date or time from its parts, with French times as the OQLF writes them: “22 h”, “6 h 30”, without a
 * leading zero and without minutes on the hour. Other languages stay as Intl writes them.
 */
export const joinTimeParts = (parts: readonly Intl.DateTimeFormatPart[], locale: string): string => {
  if (!locale.startsWith('fr')) return parts.map(({ value }) => value).join('');
  const onTheHour = parts.some(({ type, value }) => type === 'minute' && Number(value) === 0);
  const written = parts.map(({ type, value }, at) => {
    if (type === 'hour') return String(Number(value));
    if (type === 'minute') return onTheHour ? '' : value;
    return parts[at - 1]?.type === 'hour' ? `${space}h${onTheHour ? '' : space}` : value;
  });
  return written.join('').trimEnd();
};

/** What `format` makes of an instant, with French times as the OQLF writes them. */
export const formatMoment = (format: Intl.DateTimeFormat, instant: Date | number): string =>
  joinTimeParts(format.formatToParts(instant), format.resolvedOptions().locale);
