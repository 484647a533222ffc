import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf, string } from '@crema/shared-contracts';
import { createFileCache, hostAddress } from '../../storage/deployed-host.ts';

const validateIndex = recordOf(string);
const readIndex = (path: string) => (text: string) => {
  const value: unknown = JSON.parse(text);
  const problem = validateIndex(value);
  if (problem)
    throw new Error(`${path} does not map names to files: ${problem}. Build again to draw the pictures.`);
  return value as Readonly<Record<string, string>>;
};

/**
 * The path of the picture of a shared link to a product, category or design. The build draws the pictures and
 * lists them in share-pictures.json; undefined for a picture that the build did not draw.
 */
export const createSharePictures = (folder: string): ((key: string) => string | undefined) => {
  const path = join(folder, 'share-pictures.json');
  let index: (() => Readonly<Record<string, string>>) | undefined;
  return (key) => {
    // The build may draw the pictures after the server has started.
    if (!index && existsSync(path)) index = createFileCache(path, readIndex(path));
    const file = index?.()[key];
    return file && `${hostAddress}${file}`;
  };
};
