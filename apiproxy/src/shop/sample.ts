import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kind, RowOf } from './kind.ts';
import type { Shop } from './read-shop.ts';
import type { Settings } from './settings.ts';

/** The shop that this repository ships (SHP-013). */
export const sampleFolder = fileURLToPath(new URL('../../../samples/crema', import.meta.url));

const parse = (name: string): unknown => {
  const path = join(sampleFolder, `${name}.json`);
  // It has no pictures: they are drawn, or rendered by the build.
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
};

let sample: Shop | undefined;
/** The sample, the same object each time. Its files are not checked, which takes a second: a test finds them without a fault. */
export const readSample = (): Shop =>
  (sample ??= {
    settings: parse('shop') as Settings,
    rowsOf: <K extends Kind>({ name }: K) => parse(name) as readonly RowOf<K>[],
  });
