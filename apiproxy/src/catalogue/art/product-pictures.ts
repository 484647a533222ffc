import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { object, recordOf, string } from '@crema/shared-contracts';
import type { CatalogueProduct } from '../catalogue.types.ts';
import { createFileCache, hostAddress } from '../../storage/deployed-host.ts';

/**
 * Returns the path of a product's picture: the shop's own, else the rendered one, else the drawing of its art; null if the build drew no such file.
 * A rendered one ends with -320.avif, its width in pixels; the same name with -640 is the wider file.
 */
export type PictureOf = (product: Pick<CatalogueProduct, 'id' | 'art' | 'picture'>) => string | null;

type Index = Readonly<Record<string, { readonly file: string }>>;
const validateIndex = recordOf(object({ file: string }));
const readIndex =
  (path: string) =>
  (text: string): PictureOf => {
    const value: unknown = JSON.parse(text);
    const problem = validateIndex(value);
    if (problem)
      throw new Error(`${path} does not map art to files: ${problem}. Build again to draw the pictures.`);
    const files = new Map(Object.entries(value as Index).map(([art, { file }]) => [art, file]));
    return ({ id, art, picture }) => {
      if (picture) return picture.path;
      const text = JSON.stringify(art);
      const file = files.get(`${id} ${text}`) ?? files.get(text);
      return file === undefined ? null : `${hostAddress}${file}`;
    };
  };
const withoutPictures: PictureOf = ({ picture }) => picture?.path ?? null;

/**
 * The pictures of the range in the folder of the deployed host (docs/decisions/040). Call it once for a reply: it reads
 * pictures.json again when the build has written it.
 */
export const createProductPictures = (hostFolder: string): (() => PictureOf) => {
  const path = join(hostFolder, 'pictures.json');
  let index: (() => PictureOf) | undefined;
  return () => {
    // The build may draw the pictures after the server has started.
    if (!index && existsSync(path)) index = createFileCache(path, readIndex(path));
    return index?.() ?? withoutPictures;
  };
};

declare module '../../http/app-deps.ts' {
  interface AppDeps {
    /** Finds the files with the pictures of products. */
    productPictures(): PictureOf;
  }
}
