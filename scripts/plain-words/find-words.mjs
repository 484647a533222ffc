// Finds the refused words of words.json in the prose of a file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProse } from './prose.mjs';

/** A phrase may be broken over two lines of a comment. */
const acrossLines = (source) => source.replaceAll(' ', String.raw`\s+(?:(?:\*|\/\/|#)\s+)?`);

/**
 * The refused words: pattern, alternatives, and an example of a refused and of an allowed use. A row with
 * `comments` applies to comments only, because messages and titles of documents may ask “What now?”.
 */
export const words = JSON.parse(readFileSync(join(import.meta.dirname, 'words.json'), 'utf8')).map((row) => ({
  ...row,
  pattern: new RegExp(acrossLines(row.pattern), 'gi'),
}));
const anyWord = new RegExp(words.map(({ pattern }) => pattern.source).join('|'), 'i');

const excerpt = (text, index) =>
  text
    .slice(Math.max(0, index - 60), index + 60)
    .replace(/\s+/g, ' ')
    .trim();

/** Returns { path, line, word, instead, text } of every refused use. `read` returns the file's text. */
export const findWords = (path, read) => {
  const text = readProse(path, '') && read();
  if (text === undefined || !anyWord.test(text)) return [];
  return readProse(path, text).flatMap((part) =>
    words
      .filter(({ comments }) => !comments || part.isComment)
      .flatMap(({ word, instead, pattern }) =>
        [...part.text.matchAll(pattern)].map(({ index }) => ({
          path,
          line: part.line + part.text.slice(0, index).split('\n').length - 1,
          word,
          instead,
          text: excerpt(part.text, index),
        })),
      ),
  );
};
