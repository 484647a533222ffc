import type { Transaction } from 'kysely';
import type { Clock } from '../../http/system.ts';
import type { Db } from '../../storage/database.ts';
import type { Tables } from '../../storage/tables.ts';
import type { Fault } from '../fault.ts';
import { checkFolder } from '../check-folder.ts';
import { makePictureFiles } from '../pictures/make-files.ts';
import { focusOf, pictureKind, picturesByKey } from '../pictures/picture.kind.ts';
import { readStoredContents, readStoredPictures, storePicture } from '../pictures/picture-store.ts';
import { readPicture } from '../pictures/read-pictures.ts';
import type { Shop } from '../read-shop.ts';
import type { ShopParts } from '../shop-parts.ts';
import { createFollowStart } from './project-shop.job.ts';
import { storeShop, type LoadResult } from './shop-store.ts';
import type { Start } from './start.ts';

export interface FolderLoad {
  readonly folder: string;
  readonly by: string;
  /** Now without it. */
  readonly start?: Start | undefined;
  readonly isDryRun?: boolean;
  /** Runs in the transaction of the load, after the projections. */
  readonly andThen?: (trx: Transaction<Tables>) => Promise<void>;
}
export interface LoadedFolder extends LoadResult {
  readonly start: Start;
  readonly warnings: readonly Fault[];
  /** The kinds of which the folder has no row, and the former version had some. */
  readonly emptied: readonly string[];
  /** The number of pictures whose files were made. */
  readonly made: number;
}

/**
 * Makes and stores the files of the pictures that are not stored yet, and returns their number. Each is stored for itself, before the version: a load that
 * is stopped continues from there when it is repeated, and until a version names a picture no page does.
 */
const makePictures = async (db: Db, folder: string, shop: Shop): Promise<number> => {
  const stored = await readStoredPictures(db);
  const missing = new Map(
    [...picturesByKey(shop.rowsOf(pictureKind)).values()]
      .map((picture) => ({ ...picture, focus: focusOf(picture) }))
      .filter(({ content, focus }) => !stored.has(`${content}.${focus}`))
      .map((picture) => [`${picture.content}.${picture.focus}`, picture]),
  );
  for (const { content, focus, file } of missing.values()) {
    const original = await readPicture(folder, file, content);
    await storePicture(db, { content, focus, original, files: await makePictureFiles(original, focus) });
  }
  return missing.size;
};

/** Checks a folder and stores it as a version, all of it or nothing (SHP-004). With faults nothing is stored. */
export const loadFolder = async (
  { kinds, checks, projections }: ShopParts,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { folder, by, start: wanted, isDryRun = false, andThen }: FolderLoad,
): Promise<{ readonly faults: readonly Fault[] } | LoadedFolder> => {
  const known = await readStoredContents(db);
  const { shop, faults, warnings } = await checkFolder(folder, { kinds, checks }, known);
  if (faults.length > 0) return { faults };
  const made = isDryRun ? 0 : await makePictures(db, folder, shop);
  const now = clock.now();
  const start = wanted ?? { at: now };
  const follow = createFollowStart(projections, clock);
  const followStart: typeof follow = async (trx, at) => {
    await follow(trx, at);
    await andThen?.(trx);
  };
  const author = { by, now };
  const result = await storeShop(db, { kinds, shop, start, author, followStart, isDryRun });
  const removed = new Set(
    result.difference.filter((each) => each.removed.length > 0).map(({ kind }) => kind),
  );
  const emptied = kinds.filter((kind) => removed.has(kind.name) && shop.rowsOf(kind).length === 0);
  return { ...result, start, warnings, made, emptied: emptied.map(({ name }) => name) };
};
