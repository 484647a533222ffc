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

/** The reason why a purchase failed: the code of the answer, and the bank's own code if it has named one. */
export interface PurchaseFailure {
  readonly code: string;
  readonly reason?: string | undefined;
}
/** The provider or our own database did not answer in time. */
export const providerDown: PurchaseFailure = { code: 'PAYMENT_PROVIDER_DOWN' };
/** Ends a purchase without gifts, if it is still in the given state. */
export const failPurchase = async (
  db: Kysely<Tables>,
  purchaseId: string,
  { code, reason }: PurchaseFailure,
  { from, now }: { readonly from: PurchaseState; readonly now: Date },
): Promise<boolean> =>
  (await db
    .updateTable('gift_purchase')
    .set({ state: 'FAILED', error_code: code, reason: reason ?? null, settled_at: now })
    .where('purchase_id', '=', purchaseId)
    .where('state', '=', from)
    .returning('purchase_id')
    .executeTakeFirst()) !== undefined;

/** The payment's reference: one payment for a purchase. */
export const referenceOfPurchase = ({ purchase_id }: Pick<PurchaseRow, 'purchase_id'>): string => purchase_id;

export const totalMoney = ({ total_minor, currency }: Pick<PurchaseRow, 'total_minor' | 'currency'>): Money =>
  money(total_minor, currency);
