// Renders the share images of products, categories and gift designs into the deployed host as share/NAME.HASH.png, and
// share-pictures.json with the file of each key. Server and browser read only that file.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { hostFolder } from '../packages.mjs';
import { createDrawingStamp, writeAtomically } from './drawn-files.mjs';

const width = 1200;
// One picture is rasterised in a thread while another is encoded.
const parallel = 3;

const fileOf = (key, svg) => {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return `share/${key.replaceAll('/', '-')}.${hash}.png`;
};

/** The sources that affect the pictures. */
const sources = [
  'host/src/site',
  'host/build',
  'shared-ui/src',
  'shared-contracts/src',
  'apiproxy/src/catalogue',
  'samples/crema',
];
const indexPath = join(hostFolder, 'share-pictures.json');

/** Draws the rows whose file does not exist. */
const drawFiles = async (rows, toPngAsync) => {
  mkdirSync(join(hostFolder, 'share'), { recursive: true });
  const queue = rows.filter(({ file }) => !existsSync(join(hostFolder, file)));
  const drawn = queue.length;
  const draw = async () => {
    for (let row = queue.shift(); row; row = queue.shift())
      writeAtomically(join(hostFolder, row.file), await toPngAsync(row.svg, width));
  };
  await Promise.all(Array.from({ length: parallel }, draw));
  return drawn;
};

/** Draws the pictures that changed. Skips all work when no source changed, unless `force` is set. */
export const drawSharePictures = async ({ force = false } = {}) => {
  const stamp = createDrawingStamp({ name: 'share-pictures', folders: sources, index: indexPath });
  if (!force && stamp.isCurrent()) return;
  const start = Date.now();
  // These imports are here because a build without a change needs neither the catalogue nor the renderer.
  const { cataloguePictures } = await import('../../apiproxy/src/catalogue/art/share-pictures.ts');
  const { catalogueFrom } = await import('../../apiproxy/src/catalogue/catalogue-in-effect.ts');
  const { readSample } = await import('../../apiproxy/src/shop/sample.ts');
  const { loadRenderer, readWordmark, toPngAsync } = await import('../../host/build/site-renderer.mjs');
  const { renderSharePictures } = await loadRenderer('render-share-pictures');
  const pictures = cataloguePictures(catalogueFrom(readSample()));
  const drawings = Object.entries(renderSharePictures(readWordmark('Crema'), pictures));
  const rows = drawings.map(([key, svg]) => ({ key, svg, file: fileOf(key, svg) }));
  const drawn = await drawFiles(rows, toPngAsync);
  writeAtomically(indexPath, JSON.stringify(Object.fromEntries(rows.map(({ key, file }) => [key, file]))));
  stamp.keep();
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`drew ${drawn} of ${rows.length} share pictures in ${seconds} s`);
};
