import type { DataExport } from '@crema/shared-contracts';
import type { Selectable, Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Db } from '../../storage/database.ts';
import type { Tables } from '../../storage/tables.ts';
import type { AccountExportTable } from '../privacy.tables.ts';

/** D-119: the file can be read for 7 days. */
export const exportLifetimeMs = 7 * 24 * 60 * 60_000;

type ExportRow = Omit<Selectable<AccountExportTable>, 'json_file' | 'csv_file'>;
export const findExport = (db: Db, memberId: string): Promise<ExportRow | undefined> =>
  db
    .selectFrom('account_export')
    .select(['member_id', 'export_id', 'state', 'asked_at', 'expires_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();

const states = { MAKING: 'making', FAILED: 'failed' } as const;
export const presentExport = (row: ExportRow, now: Date): DataExport => ({
  id: row.export_id,
  state:
    row.state === 'READY'
      ? row.expires_at && row.expires_at > now
        ? 'ready'
        : 'expired'
      : states[row.state],
  askedAt: row.asked_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
});

/** Stores a request in place of an earlier one. Undefined while an earlier one is open: a member has one open request. */
export const storeRequest = async (
  trx: Transaction<Tables>,
  { ids, clock }: Pick<AppDeps, 'ids' | 'clock'>,
  memberId: string,
): Promise<string | undefined> => {
  const asked = { export_id: ids.next(), state: 'MAKING', asked_at: clock.now() } as const;
  const row = await trx
    .insertInto('account_export')
    .values({ member_id: memberId, ...asked, expires_at: null, json_file: null, csv_file: null })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ ...asked, expires_at: null, json_file: null, csv_file: null })
        .where('account_export.state', '<>', 'MAKING'),
    )
    .returning('export_id')
    .executeTakeFirst();
  return row?.export_id;
};

const columnOf = { json: 'json_file', csv: 'csv_file' } as const;
/** The file of the member; undefined for an unknown, deleted or expired one, and for one of another member. */
export const readExportFile = async (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  memberId: string,
  { id, format }: { readonly id: string; readonly format: keyof typeof columnOf },
): Promise<Buffer | undefined> => {
  const row = await db
    .selectFrom('account_export')
    .select(`${columnOf[format]} as file`)
    .where('member_id', '=', memberId)
    .where('export_id', '=', id)
    .where('state', '=', 'READY')
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row?.file ? Buffer.from(row.file) : undefined;
};
