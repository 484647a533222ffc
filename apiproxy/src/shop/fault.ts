/** One fault of a shop's folder (SHP-003). */
export interface Fault {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The column of a CSV file, or the field of a JSON row; empty for a fault of the whole row or file. */
  readonly column: string;
  /** The value as it is written; empty if there is none. */
  readonly value: string;
  /** A sentence that says what is right. */
  readonly right: string;
  /** The data may be meant so: it is said, and the folder can be loaded. */
  readonly isWarning?: boolean;
}

const maxShown = 60;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** A value as text of one line, cut after 60 characters. */
export const showValue = (value: unknown): string => {
  if (value === undefined) return '';
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(/\s+/g, ' ');
  // Keys are compared as they are shown: a check shows every value of a folder.
  if (text.length <= maxShown) return text;
  const parts = [...graphemes.segment(text)].map(({ segment }) => segment);
  return parts.length > maxShown ? `${parts.slice(0, maxShown).join('')}…` : parts.join('');
};

export const byPlace = (a: Fault, b: Fault): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column.localeCompare(b.column);
