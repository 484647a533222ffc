import { sql } from 'kysely';
import type { Db } from '../../storage/database.ts';
import type { PictureFile } from './make-files.ts';
import type { PictureFormat } from './picture.kind.ts';

/** The contents whose files are stored. */
export const readStoredContents = async (db: Db): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('shop_picture').select('content').execute();
  return new Set(rows.map(({ content }) => content));
};

/** Stores a picture and its files, unless it is stored. */
export const storePicture = (
  db: Db,
  content: string,
  original: Buffer,
  files: readonly PictureFile[],
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows: inserted } = await trx
      .insertInto('shop_picture')
      .values({ content, original })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!inserted) return;
    for (const { format, width, bytes } of files)
      await trx.insertInto('shop_picture_file').values({ content, format, width, bytes }).execute();
  });

/** The picture as the shop's folder has it. Throws if it is not stored. */
export const readOriginal = async (db: Db, content: string): Promise<Buffer> => {
  const { original } = await db
    .selectFrom('shop_picture')
    .select('original')
    .where('content', '=', content)
    .executeTakeFirstOrThrow();
  return original;
};

/** The narrowest file that is at least as wide, else the widest; undefined for an unknown picture. */
export const findPictureFile = async (
  db: Db,
  content: string,
  format: PictureFormat,
  width: number,
): Promise<Buffer | undefined> => {
  const found = await db
    .selectFrom('shop_picture_file')
    .select('bytes')
    .where('content', '=', content)
    .where('format', '=', format)
    .orderBy(sql`width >= ${width}`, 'desc')
    .orderBy(sql`abs(width - ${width})`)
    .limit(1)
    .executeTakeFirst();
  return found?.bytes;
};
