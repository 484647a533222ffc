// Draws the pictures of one module `*.pictures.tsx` and prints them as JSON, with the sources that they depend on.
import { pathToFileURL } from 'node:url';
import { importedSources } from './source-hooks.mjs';
import { binaryFile, pictureFile } from './picture-file.mjs';

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
/** The files of a rendered picture, the first for browsers without srcset. */
const filesOf = (name, { files, width }) => {
  const named = Object.entries(files).map(([pixels, path]) => ({ ...binaryFile(name, path), pixels }));
  const [{ file }] = named.filter(({ pixels }) => Number(pixels) === width);
  return { file, files: named };
};
const drawn = Object.entries(pictures).map(([name, picture]) => ({
  name,
  inline: picture.inline,
  width: picture.width,
  height: picture.height,
  ...(picture.files ? filesOf(name, picture) : fileOf(name, picture.svg)),
}));
process.stdout.write(JSON.stringify({ pictures: drawn, sources: [...importedSources] }));
