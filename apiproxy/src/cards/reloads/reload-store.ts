import type { Kysely, Selectable } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';
import type { CardReloadTable } from '../cards.tables.ts';

export type ReloadRow = Selectable<CardReloadTable>;

export const findReload = (db: Kysely<Tables>, reloadId: string): Promise<ReloadRow | undefined> =>
  db.selectFrom('card_reload').selectAll().where('reload_id', '=', reloadId).executeTakeFirst();

/** Ends a reload: with an error code there is no money on the card. */
export const endReload = async (
  db: Kysely<Tables>,
  { clock }: Pick<AppDeps, 'clock'>,
  { reload_id }: Pick<ReloadRow, 'reload_id'>,
  errorCode: string | null,
): Promise<void> => {
  await db
    .updateTable('card_reload')
    .set({ state: errorCode === null ? 'DONE' : 'FAILED', error_code: errorCode, settled_at: clock.now() })
    .where('reload_id', '=', reload_id)
    .execute();
};
