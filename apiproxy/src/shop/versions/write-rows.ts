import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

/**
 * Inserts rows, or updates those with the same key; rows that are equal are not written. Rows have the same columns. Any number of them is one
 * statement with one parameter.
 */
export const writeRows = async <Table extends keyof Tables & string>(
  trx: Transaction<Tables>,
  table: Table,
  key: keyof Tables[Table] & string,
  rows: readonly Readonly<Partial<Record<keyof Tables[Table] & string, unknown>>>[],
): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const listOf = (source: string) => sql.join(columns.map((column) => sql.ref(`${source}.${column}`)));
  const changes = sql.join(
    columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
  );
  await sql`insert into ${sql.table(table)} (${list})
    select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (${sql.ref(key)}) do update set ${changes}
    where (${listOf(table)}) is distinct from (${listOf('excluded')})`.execute(trx);
};
