// Draws the pictures of one module `*.pictures.tsx` and prints them as JSON, with the sources that they depend on.
import { pathToFileURL } from 'node:url';
import { importedSources } from './source-hooks.mjs';
import { pictureFile } from './picture-file.mjs';

// Provides the drawings of all art chunks, so that no drawing loads after it was rendered.
await import('@crema/shared-ui/art');
const { default: pictures } = await import(pathToFileURL(process.argv[2]).href);
const files = new Map();
/** Equal drawings share the file of the first one. */
const fileOf = (name, drawing) => {
  const file = files.get(drawing) ?? pictureFile(name, drawing);
  files.set(drawing, file);
  return file;
};
const drawn = Object.entries(pictures).map(([name, { svg, inline, width, height }]) => ({
  name,
  inline,
  width,
  height,
  ...fileOf(name, svg),
}));
process.stdout.write(JSON.stringify({ pictures: drawn, sources: [...importedSources] }));
