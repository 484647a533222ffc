import { readText } from '@crema/shared-contracts';

/** GFT-021, D-70: the longest message, in characters as people count them. */
export const maxMessageLength = 160;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** An emoji of several parts and a letter with its accents count once. */
export const countGraphemes = (text: string): number => [...segmenter.segment(text)].length;

/** A message as it is stored: its lines are read like other text, and characters that nobody sees are left out. */
export const readMessage = (text: string): string =>
  text
    .split(/\r\n?|\n|\u2028|\u2029/)
    .map((line) => readText(line.replaceAll(/(?!\t)\p{Cc}/gu, '')))
    .join('\n')
    .trim();
