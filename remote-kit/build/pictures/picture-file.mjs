import { createHash } from 'node:crypto';
import { outlineTexts } from './outline-text.mjs';

const kebab = (name) => name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** The file of a drawing; its name changes with its content. */
export const pictureFile = (name, drawing) => {
  const svg = outlineTexts(drawing);
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { file: `${kebab(name)}.${hash}.svg`, svg };
};
