import { readPlain } from './read-input.ts';

/** Letters that are written in two ways and have no Unicode decomposition. */
const ligatures: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/**
 * The form in which searches compare texts: small letters without accents and ligatures, with plain dashes, apostrophes
 * and digits (PLT-020). A search folds what is typed and what it looks through.
 */
export const foldForSearch = (text: string): string =>
  readPlain(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæøßłđı]/g, (letter) => ligatures[letter] ?? letter);

/** The words of a text in that form. An apostrophe between letters separates words, as in « l’avoine ». */
export const searchWords = (text: string): readonly string[] =>
  foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
