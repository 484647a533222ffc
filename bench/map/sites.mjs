import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/packages.mjs';

/** The positions of the shop’s 5,000 stores. */
export const readSites = () =>
  readFileSync(join(root, 'apiproxy/data/geo/store-sites.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [lat, lng] = line.split('\t');
      return { latitude: Number(lat), longitude: Number(lng) };
    });
