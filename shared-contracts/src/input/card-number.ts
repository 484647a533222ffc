/** The number of a stored-value card as people write it: 16 digits, with or without spaces between groups of four. */
export const cardNumberPattern = '^[0-9 ]{16,19}$';

/** Formats "1234567890123456" as "1234 5678 9012 3456"; a number that has spaces already keeps its groups. */
export const groupCardNumber = (number: string): string =>
  number.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');
