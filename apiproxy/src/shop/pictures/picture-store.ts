import { sql } from 'kysely';
import type { Db } from '../../storage/database.ts';
import type { PictureFile } from './make-files.ts';
import type { PictureFormat } from './picture.kind.ts';

/** The pictures whose files are stored: `content.focus`. */
export const readStoredPictures = async (db: Db): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('shop_picture_file').select(['content', 'focus']).distinct().execute();
  return new Set(rows.map(({ content, focus }) => `${content}.${focus}`));
};
/** The contents that a load has decoded. */
export const readStoredContents = async (db: Db): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('shop_picture').select('content').execute();
  return new Set(rows.map(({ content }) => content));
};

export interface MadePicture {
  readonly content: string;
  readonly focus: string;
  readonly original: Buffer;
  readonly files: readonly PictureFile[];
}
/** Stores a picture and its files; another load may have stored them. */
export const storePicture = (db: Db, { content, focus, original, files }: MadePicture): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx
      .insertInto('shop_picture')
      .values({ content, original })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const { format, width, bytes } of files)
      await trx
        .insertInto('shop_picture_file')
        .values({ content, focus, format, width, bytes })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
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

export interface AskedFile {
  readonly content: string;
  readonly focus: string;
  readonly format: PictureFormat;
  readonly width: number;
}
/** The narrowest file that is at least as wide, else the widest; undefined for an unknown picture. */
export const findPictureFile = async (
  db: Db,
  { content, focus, format, width }: AskedFile,
): Promise<Buffer | undefined> => {
  const found = await db
    .selectFrom('shop_picture_file')
    .select('bytes')
    .where('content', '=', content)
    .where('focus', '=', focus)
    .where('format', '=', format)
    .orderBy(sql`width >= ${width}`, 'desc')
    .orderBy(sql`abs(width - ${width})`)
    .limit(1)
    .executeTakeFirst();
  return found?.bytes;
};
