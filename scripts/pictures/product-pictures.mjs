// Draws the products of the range into the deployed host as pictures/KIND.HASH.svg, adds the rendered ones, and writes pictures.json
// with the file of each product's art (docs/decisions/040). The server reads it and names the files in the menu's data.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { hostFolder, node, root } from '../packages.mjs';
import { createDrawingStamp, writeAtomically } from './drawn-files.mjs';
import { writeRendered } from './rendered-pictures.mjs';

const sources = [
  'scripts/pictures',
  'remote-kit/build/pictures',
  'shared-ui/src',
  'apiproxy/src/catalogue',
  'samples/crema',
  'pictures',
];
const folder = join(hostFolder, 'pictures');
const indexPath = join(hostFolder, 'pictures.json');
const hooks = join(root, 'remote-kit', 'build', 'pictures', 'source-hooks.mjs');
const program = join(import.meta.dirname, 'draw-products.mjs');

/** In a process of its own, which compiles the sources of the drawings. */
const drawProducts = async () => {
  const { stdout } = await promisify(execFile)(node, ['--import', hooks, program], {
    maxBuffer: 256 * 1024 * 1024,
  });
  return JSON.parse(stdout);
};

/** Writes the file and its compressed variants, unless they exist. Returns its entry of pictures.json. */
const writePicture = ({ file, svg }) => {
  const path = join(folder, file);
  const brotli = brotliCompressSync(svg);
  if (!existsSync(path)) {
    writeAtomically(`${path}.br`, brotli);
    writeAtomically(`${path}.gz`, gzipSync(svg, { level: 9 }));
    writeAtomically(path, svg);
  }
  return {
    file: `pictures/${file}`,
    integrity: `sha384-${createHash('sha384').update(svg).digest('base64')}`,
    bytes: { raw: Buffer.byteLength(svg), brotli: brotli.length },
  };
};

/** Draws what changed. Does nothing if no source changed, unless `force` is set. */
export const drawProductPictures = async ({ force = false } = {}) => {
  const stamp = createDrawingStamp({ name: 'product-pictures', folders: sources, index: indexPath });
  if (!force && stamp.isCurrent()) return;
  const start = Date.now();
  mkdirSync(folder, { recursive: true });
  const { drawn, rendered } = await drawProducts();
  const index = Object.fromEntries([
    ...drawn.map((row) => [row.art, writePicture(row)]),
    ...rendered.map(({ art, name }) => [art, writeRendered(name, folder)]),
  ]);
  writeAtomically(indexPath, JSON.stringify(index));
  stamp.keep();
  console.log(
    `drew ${drawn.length} pictures of products and took ${rendered.length} rendered ones in ${((Date.now() - start) / 1000).toFixed(1)} s`,
  );
};
