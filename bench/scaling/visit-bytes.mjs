// Counts the bytes that a first and a repeated visit of /menu load from the processes and from the static
// files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostFolder, root } from '../../scripts/packages.mjs';

const readBuild = (name) => JSON.parse(readFileSync(join(root, name, 'dist', 'build.json'), 'utf8'));
const brotliOf = ({ bytes }, files) => files.reduce((sum, file) => sum + (bytes[file]?.brotli ?? 0), 0);
const filesOf = ({ entry, module, styles, messages }, extra = []) => [
  ...new Set([entry, ...module, ...styles, messages['en-US'], ...extra]),
];

/** Pictures in and near the first view of a desk; a phone loads fewer. */
const picturesPerVisit = 28;

/** Static files are immutable: a repeated visit fetches none of them. */
export const visitBytes = async (lengthOf, dataUrl) => {
  const [host, ordering] = ['host', 'mfe-ordering'].map(readBuild);
  const fonts = Object.keys(host.bytes).filter((file) => file.endsWith('.woff2'));
  const pictures = Object.values(JSON.parse(readFileSync(join(hostFolder, 'pictures.json'), 'utf8')));
  const pictureBytes = pictures.reduce((sum, { bytes }) => sum + bytes.brotli, 0) / pictures.length;
  const page = Number(await lengthOf('/menu'));
  const data = Number(await lengthOf(dataUrl));
  const files =
    brotliOf(host, filesOf(host, fonts)) +
    brotliOf(ordering, filesOf(ordering)) +
    picturesPerVisit * pictureBytes;
  return {
    'from a process': { page, data },
    'static, first visit': { files: Math.round(files) },
    'static, repeated visit': { files: 0 },
  };
};
