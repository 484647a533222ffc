import { sql, type RawBuilder } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import type { LocalizedMessage } from '../i18n/messages.ts';
import type { DataSubject, GuestSubject } from '../personal-data/personal-data.ts';
import type { NamedTable } from '../personal-data/personal-tables.ts';

type Source = Pick<AppDeps, 'db' | 'personalTables'>;
export type ExportedValue = string | number | boolean | null | object;
/** The rows of one kind of data, each with the values of `columns` in their order. */
export interface ExportedKind {
  readonly kind: string;
  readonly about: LocalizedMessage;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ExportedValue[])[];
}
const toCamelCase = (name: string): string =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const toValue = (value: unknown): ExportedValue =>
  value instanceof Date ? value.toISOString() : ((value ?? null) as ExportedValue);

const readKinds = (
  { db, personalTables }: Source,
  conditionOf: (table: NamedTable) => RawBuilder<boolean> | undefined,
): Promise<readonly ExportedKind[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const kinds: ExportedKind[] = [];
      for (const data of personalTables) {
        const { table, about, exported } = data;
        const condition = conditionOf(data);
        if (!condition) continue;
        const columns = sql.join(exported.map((column) => sql.ref(column)));
        const { rows } = await sql<Record<string, unknown>>`
          select ${columns} from ${sql.table(table)} where ${condition} order by ${columns}`.execute(trx);
        kinds.push({
          kind: table.replaceAll('_', '-'),
          about,
          columns: exported.map(toCamelCase),
          rows: rows.map((row) => exported.map((column) => toValue(row[column]))),
        });
      }
      return kinds;
    });

/**
 * D-119: everything that is stored about a member, from one snapshot. With `guest`, also what the member's confirmed address did without
 * signing in.
 */
export const readMemberData = (
  source: Source,
  member: DataSubject,
  guest?: GuestSubject,
): Promise<readonly ExportedKind[]> =>
  readKinds(source, ({ rowsOf, guest: rows }) =>
    guest && rows ? sql<boolean>`(${rowsOf(member)} or ${rows.rowsOf(guest)})` : rowsOf(member),
  );

/** L-80: everything that is stored about an address without an account, from one snapshot. */
export const readGuestData = (source: Source, guest: GuestSubject): Promise<readonly ExportedKind[]> =>
  readKinds(source, ({ guest: rows }) => rows?.rowsOf(guest));
