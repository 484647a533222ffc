import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { outlineTexts } from './outline-text.mjs';

const kebab = (name) => name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 8);

/** The file of a drawing; its name changes with its content. */
export const pictureFile = (name, drawing) => {
  const svg = outlineTexts(drawing);
  return { file: `${kebab(name)}.${hashOf(svg)}.svg`, svg };
};

/** A file that exists, named like that of a drawing; `path` is its source. */
export const binaryFile = (name, path) => ({
  file: `${kebab(name)}.${hashOf(readFileSync(path))}${extname(path)}`,
  path,
});
