// The products of the range that have a rendered picture (pictures/README.md): a part of its own, because it reads the catalogue.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRecords, stampOf } from '../../pictures/records.mjs';
import { root } from '../packages.mjs';

const indexPath = join(root, 'pictures', 'generated', 'index.json');
const below = ({ products = [], children = [] }) => [...products, ...children.flatMap(below)];
const nameOf = ({ id }) => id.replace('/', '-');
/**
 * Art and name of each product whose picture is rendered. A category has rendered pictures when all of its products have a current one:
 * until then it is drawn, so that drawn and rendered pictures are not mixed.
 */
export const findRendered = ({ menus }) => {
  const index = JSON.parse(readFileSync(indexPath, 'utf8'));
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
