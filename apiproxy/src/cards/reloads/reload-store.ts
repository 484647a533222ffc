import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import type { CardReloadTable } from '../cards.tables.ts';

export type ReloadRow = Selectable<CardReloadTable>;

export const findReload = (db: Kysely<Tables>, reloadId: string): Promise<ReloadRow | undefined> =>
  db.selectFrom('card_reload').selectAll().where('reload_id', '=', reloadId).executeTakeFirst();

/** The reload, locked; undefined if it is settled already. */
export const lockOpenReload = (db: Kysely<Tables>, reloadId: string): Promise<ReloadRow | undefined> =>
  db
    .selectFrom('card_reload')
    .selectAll()
    .where('reload_id', '=', reloadId)
    .where('state', '=', 'STARTED')
    .forUpdate()
    .executeTakeFirst();

/** Ends a reload without money on the card. */
export const failReload = async (
  db: Kysely<Tables>,
  { reload_id }: Pick<ReloadRow, 'reload_id'>,
  errorCode: string,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('card_reload')
    .set({ state: 'FAILED', error_code: errorCode, settled_at: now })
    .where('reload_id', '=', reload_id)
    .where('state', '=', 'STARTED')
    .execute();
};
