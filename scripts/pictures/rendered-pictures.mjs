// The rendered pictures of the range (pictures/README.md) as files of the deployed host: ID.HASH-WIDTH.avif, where HASH is that
// of the widest one.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../packages.mjs';
import { writeAtomically } from './drawn-files.mjs';

const folder = join(root, 'pictures', 'generated');
const widths = [80, 160, 320, 640];

/** Writes the files of a picture, unless they exist. Returns its entry of pictures.json: that of the tile. */
export const writeRendered = (name, target) => {
  const contents = widths.map((width) => readFileSync(join(folder, `${name}-${width}.avif`)));
  const hash = createHash('sha256').update(contents.at(-1)).digest('hex').slice(0, 8);
  const files = widths.map((width) => `${name}.${hash}-${width}.avif`);
  files.forEach((file, at) => {
    if (!existsSync(join(target, file))) writeAtomically(join(target, file), contents[at]);
  });
  const [chip, , tile] = contents;
  return {
    file: `pictures/${files[2]}`,
    integrity: `sha384-${createHash('sha384').update(tile).digest('base64')}`,
    bytes: { raw: tile.length, brotli: tile.length, chip: chip.length },
  };
};
