// The rendered pictures of the range (pictures/README.md) as files of the deployed host: ID.HASH-WIDTH.avif, where HASH is that
// of the widest one.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRecords, stampOf } from '../../pictures/records.mjs';
import { root } from '../packages.mjs';
import { writeAtomically } from './drawn-files.mjs';

const folder = join(root, 'pictures', 'generated');
const widths = [80, 160, 320, 640];
const below = ({ products = [], children = [] }) => [...products, ...children.flatMap(below)];
const nameOf = ({ id }) => id.replace('/', '-');

/**
 * Art and name of each product whose picture is rendered. A category has rendered pictures when all of its products have a current one:
 * until then it is drawn, so that drawn and rendered pictures are not mixed.
 */
export const findRendered = ({ menus }) => {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const current = new Set(
    allRecords()
      .filter((record) => index[record.id]?.record === stampOf(record))
      .map(({ id }) => id),
  );
  const complete = menus
    .flatMap(({ children }) => children)
    .map(below)
    .filter((products) => products.every((product) => current.has(nameOf(product))));
  return [...new Set(complete.flat())].map((product) => ({
    art: `${product.id} ${JSON.stringify(product.art)}`,
    name: nameOf(product),
  }));
};

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
