import type { Kysely, Selectable, Transaction } from 'kysely';
import { money, type Money } from '@crema/shared-contracts';
import type { Tables } from '../../storage/tables.ts';
import type { GiftPurchaseTable } from '../gifts.tables.ts';

export type PurchaseRow = Selectable<GiftPurchaseTable>;

export const purchaseRows = (db: Kysely<Tables>, purchaseId: string) =>
  db.selectFrom('gift_purchase').selectAll().where('purchase_id', '=', purchaseId);

export const findPurchase = (db: Kysely<Tables>, purchaseId: string): Promise<PurchaseRow | undefined> =>
  purchaseRows(db, purchaseId).executeTakeFirst();

/** The purchase, locked, if its payment is approved and its gifts do not exist. */
export const lockPaidPurchase = (
  trx: Transaction<Tables>,
  purchaseId: string,
): Promise<PurchaseRow | undefined> =>
  purchaseRows(trx, purchaseId).where('state', '=', 'PAID').forUpdate().executeTakeFirst();

export const totalMoney = ({ total_minor, currency }: Pick<PurchaseRow, 'total_minor' | 'currency'>): Money =>
  money(total_minor, currency);
