import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { LocalizedMessage } from '../i18n/messages.ts';
import type { Tables } from '../storage/tables.ts';

/** The member whose data is read. */
export interface DataSubject {
  readonly memberId: string;
  /** In lower case. */
  readonly email: string;
}
/** Rows that a deleted account leaves: they name it by its id only. */
export interface KeptRows {
  readonly reason: string;
  /** The assignments that take personal values out of a row, for `update … set`; missing if there are none in it. */
  readonly emptied?: (member: DataSubject) => RawBuilder<unknown>;
}
/** An email address without an account. The ids are read first, because erasing takes the address out of its rows. */
export interface GuestSubject {
  /** In lower case. */
  readonly email: string;
  readonly orderIds: readonly string[];
  /** Purchases of gifts. */
  readonly purchaseIds: readonly string[];
}
/** The rows about an email address that no account has (L-80). */
export interface GuestRows {
  readonly rowsOf: (guest: GuestSubject) => RawBuilder<boolean>;
  /** For rows that stay, as `KeptRows.emptied`; missing if that has no personal value either. */
  readonly emptied?: (guest: GuestSubject) => RawBuilder<unknown>;
}
type Column<Table extends keyof Tables> = keyof Selectable<Tables[Table]> & string;

/** A table with rows about a member. Each of its columns is in one of the two lists (D-119). */
export interface PersonalTable<Table extends keyof Tables> {
  /** One sentence to the person about the rows. The file has it next to them. */
  readonly about: LocalizedMessage;
  /** The columns in the file that a member asks for. */
  readonly exported: readonly Column<Table>[];
  /** The other columns, each with the reason. */
  readonly withheld?: Readonly<Partial<Record<Column<Table>, string>>>;
  /** The condition of the member's rows, for a query on this table alone. */
  readonly rowsOf: (member: DataSubject) => RawBuilder<boolean>;
  /** The rows stay when the account is deleted (D-160); otherwise they are deleted. */
  readonly kept?: KeptRows;
  /** Missing if only members have rows. */
  readonly guest?: GuestRows;
}
/** A table without a row about a member that the file needs to have. */
export interface ImpersonalTable {
  readonly reason: string;
}
/** Each table of one module by name, with the parts that are about a member. The type does not compile while a table is missing. */
export type PersonalData<ModuleTables> = {
  readonly [Table in keyof ModuleTables & keyof Tables]: PersonalTable<Table> | ImpersonalTable;
};

export const ofMember = ({ memberId }: DataSubject): RawBuilder<boolean> =>
  sql<boolean>`member_id = ${memberId}`;
const isAnyOf = (column: string, ids: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = any(${[...ids]}::text[])`;
/** The rows of a guest's orders. */
export const ofGuestOrders = ({ orderIds }: GuestSubject): RawBuilder<boolean> =>
  isAnyOf('order_id', orderIds);
/** The rows of a guest's payments: `column` has the id of an order or of a purchase of gifts. */
export const ofGuestPayments =
  (column: string) =>
  ({ orderIds, purchaseIds }: GuestSubject): RawBuilder<boolean> =>
    isAnyOf(column, [...orderIds, ...purchaseIds]);
export const ofGuestPurchases = ({ purchaseIds }: GuestSubject): RawBuilder<boolean> =>
  isAnyOf('purchase_id', purchaseIds);
export const secret = 'A secret that proves who the member is.';
/** The rows of money, which the law and the checks of `npm run reconcile` ask for. They have no personal value. */
export const moneyStays: KeptRows = { reason: 'A record of money, which names the account by its id only.' };
export const internal = 'A number of the system that means nothing outside of it.';
