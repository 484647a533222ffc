import { byPlace, type Fault } from './fault.ts';
import type { Kind, RowOf } from './kind.ts';
import { checkPictures } from './pictures/read-pictures.ts';
import { pictureKind, type PictureRow, type StoredPicture } from './pictures/picture.kind.ts';
import { readShop, type CheckedParts, type Shop } from './read-shop.ts';

export interface CheckedFolder {
  /** Its pictures are rows of `StoredPicture`. */
  readonly shop: Shop;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

const nameContents = ({ settings, rowsOf }: Shop, contents: ReadonlyMap<string, string>): Shop => {
  const pictures = rowsOf(pictureKind).map((row: PictureRow): StoredPicture => ({
    ...row,
    content: contents.get(row.file) ?? '',
  }));
  return {
    settings,
    rowsOf: <K extends Kind>(kind: K) =>
      kind.name === pictureKind.name ? (pictures as unknown as readonly RowOf<K>[]) : rowsOf(kind),
  };
};

/** Reads and checks a folder with its pictures: every fault of it in one run (SHP-003). Of known pictures the content is not checked again. */
export const checkFolder = async (
  folder: string,
  parts: CheckedParts,
  knownContents: ReadonlySet<string> = new Set(),
): Promise<CheckedFolder> => {
  const { shop, files, faults, warnings } = readShop(folder, parts);
  const pictures = await checkPictures(folder, files, (content) => knownContents.has(content));
  return {
    shop: nameContents(shop, pictures.contents),
    faults: [...faults, ...pictures.faults].toSorted(byPlace),
    warnings,
  };
};
