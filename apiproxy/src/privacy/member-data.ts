import { sql } from 'kysely';
import { cardsData } from '../cards/cards.public.ts';
import { engagementData } from '../engagement/engagement.public.ts';
import { favoritesData } from '../favorites/favorites.public.ts';
import { giftsData } from '../gifts/gifts.public.ts';
import { identityData } from '../identity/identity.public.ts';
import { oauthData } from '../oauth/oauth.public.ts';
import { orderingData } from '../ordering/ordering.public.ts';
import { paymentsData } from '../payments/payments.public.ts';
import { rewardsData } from '../rewards/rewards.public.ts';
import type { Db } from '../storage/database.ts';
import { storesData } from '../stores/stores.public.ts';
import type { DataSubject, ImpersonalTable, KeptRows } from './personal-data.ts';
import { privacyData } from './privacy-data.ts';

/** A table of any module, as the file is made of it. */
interface NamedTable {
  readonly exported: readonly string[];
  readonly withheld?: Readonly<Record<string, string>>;
  readonly rowsOf: (member: DataSubject) => ReturnType<typeof sql<boolean>>;
  readonly kept?: KeptRows;
}
/** The tables of each module with the parts that are about a member. A module with tables adds its own here. */
export const memberData = {
  ...identityData,
  ...cardsData,
  ...paymentsData,
  ...orderingData,
  ...giftsData,
  ...rewardsData,
  ...storesData,
  ...favoritesData,
  ...engagementData,
  ...oauthData,
  ...privacyData,
} as Readonly<Record<string, NamedTable | ImpersonalTable>>;

export const personalTables: readonly (NamedTable & { readonly table: string })[] = Object.entries(
  memberData,
).flatMap(([table, data]) => ('rowsOf' in data ? [{ table, ...data }] : []));

export type ExportedValue = string | number | boolean | null | object;
/** The rows of one kind of data, each with the values of `columns` in their order. */
export interface ExportedKind {
  readonly kind: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ExportedValue[])[];
}
const toCamelCase = (name: string): string =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const toValue = (value: unknown): ExportedValue =>
  value instanceof Date ? value.toISOString() : ((value ?? null) as ExportedValue);

/** D-119: everything that is stored about a member, from one snapshot. */
export const readMemberData = (db: Db, member: DataSubject): Promise<readonly ExportedKind[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const kinds: ExportedKind[] = [];
      for (const { table, exported, rowsOf } of personalTables) {
        const columns = sql.join(exported.map((column) => sql.ref(column)));
        const { rows } = await sql<Record<string, unknown>>`
          select ${columns} from ${sql.table(table)} where ${rowsOf(member)} order by ${columns}`.execute(
          trx,
        );
        kinds.push({
          kind: table.replaceAll('_', '-'),
          columns: exported.map(toCamelCase),
          rows: rows.map((row) => exported.map((column) => toValue(row[column]))),
        });
      }
      return kinds;
    });
