import type { Kysely, Selectable, Transaction } from 'kysely';
import { money, type Money } from '@crema/shared-contracts';
import type { Tables } from '../../storage/tables.ts';
import type { GiftPurchaseTable, PurchaseState } from '../gifts.tables.ts';

export type PurchaseRow = Selectable<GiftPurchaseTable>;

export const findPurchase = (db: Kysely<Tables>, purchaseId: string): Promise<PurchaseRow | undefined> =>
  db.selectFrom('gift_purchase').selectAll().where('purchase_id', '=', purchaseId).executeTakeFirst();

/** The purchase, locked, if it is in this state. */
export const lockPurchase = (
  trx: Transaction<Tables>,
  purchaseId: string,
  state: PurchaseState,
): Promise<PurchaseRow | undefined> =>
  trx
    .selectFrom('gift_purchase')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .where('state', '=', state)
    .forUpdate()
    .executeTakeFirst();

/** The payment's reference: one payment for a purchase. */
export const referenceOfPurchase = ({ purchase_id }: Pick<PurchaseRow, 'purchase_id'>): string => purchase_id;

export const totalMoney = ({ total_minor, currency }: Pick<PurchaseRow, 'total_minor' | 'currency'>): Money =>
  money(total_minor, currency);
