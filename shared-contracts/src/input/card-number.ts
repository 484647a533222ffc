import { readDigits } from './read-input.ts';

/** Formats "1234567890123456" as "1234 5678 9012 3456", also a number that is written with other signs between. */
export const groupCardNumber = (number: string): string =>
  readDigits(number).replaceAll(/(.{4})(?=.)/g, '$1 ');
