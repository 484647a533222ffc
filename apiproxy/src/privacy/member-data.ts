import { sql, type RawBuilder } from 'kysely';
import { cardsData } from '../cards/cards.public.ts';
import { engagementData } from '../engagement/engagement.public.ts';
import { favoritesData } from '../favorites/favorites.public.ts';
import { giftsData } from '../gifts/gifts.public.ts';
import { identityData } from '../identity/identity.public.ts';
import { oauthData } from '../oauth/oauth.public.ts';
import { orderingData } from '../ordering/ordering.public.ts';
import { paymentsData } from '../payments/payments.public.ts';
import { rewardsData } from '../rewards/rewards.public.ts';
import type { LocalizedMessage } from '../i18n/messages.ts';
import type { Db } from '../storage/database.ts';
import { storesData } from '../stores/stores.public.ts';
import type { DataSubject, GuestRows, GuestSubject, ImpersonalTable, KeptRows } from './personal-data.ts';
import { privacyData } from './privacy-data.ts';

/** A table of any module, as the file is made of it. */
interface NamedTable {
  readonly about: LocalizedMessage;
  readonly exported: readonly string[];
  readonly withheld?: Readonly<Record<string, string>>;
  readonly rowsOf: (member: DataSubject) => RawBuilder<boolean>;
  readonly kept?: KeptRows;
  readonly guest?: GuestRows;
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
  readonly about: LocalizedMessage;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ExportedValue[])[];
}
const toCamelCase = (name: string): string =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const toValue = (value: unknown): ExportedValue =>
  value instanceof Date ? value.toISOString() : ((value ?? null) as ExportedValue);

const readKinds = (
  db: Db,
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
  db: Db,
  member: DataSubject,
  guest?: GuestSubject,
): Promise<readonly ExportedKind[]> =>
  readKinds(db, ({ rowsOf, guest: rows }) =>
    guest && rows ? sql<boolean>`(${rowsOf(member)} or ${rows.rowsOf(guest)})` : rowsOf(member),
  );

/** L-80: everything that is stored about an address without an account, from one snapshot. */
export const readGuestData = (db: Db, guest: GuestSubject): Promise<readonly ExportedKind[]> =>
  readKinds(db, ({ guest: rows }) => rows?.rowsOf(guest));
