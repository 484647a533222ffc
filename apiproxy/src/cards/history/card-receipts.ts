import { money, type HistoryReceipt } from '@crema/shared-contracts';
import { plainReceipt } from '../../history/history.public.ts';
import type { Db } from '../../storage/database.ts';
import { findPaidTender } from '../../payments/payments.public.ts';
import { selectReloads, selectTransfers } from './member-movements.ts';

/** The receipt of a reload (ACC-061); undefined if the member has not made it. */
export const findReloadReceipt = async (
  db: Db,
  memberId: string,
  entryId: string,
): Promise<HistoryReceipt | undefined> => {
  const row = await selectReloads(db, memberId).where('movement.entry_id', '=', entryId).executeTakeFirst();
  if (!row) return undefined;
  const { payment_method_id: paymentMethodId, reference } = row;
  const tender = await findPaidTender(db, { paymentMethodId, reference });
  const total = money(row.amount_minor, row.currency);
  return {
    ...plainReceipt,
    id: row.id,
    type: 'reload',
    at: row.at.toISOString(),
    total,
    tenders: tender ? [{ ...tender, amount: total }] : [],
    card: { cardId: row.own_card_id, lastFour: row.last4 },
    isAutomatic: row.kind === 'AUTO_RELOAD',
  };
};

/** The receipt of a transfer (ACC-061); undefined if none of its cards is the member's. */
export const findTransferReceipt = async (
  db: Db,
  memberId: string,
  transferId: string,
): Promise<HistoryReceipt | undefined> => {
  const row = await selectTransfers(db, memberId).where('taken.ref_id', '=', transferId).executeTakeFirst();
  if (!row) return undefined;
  return {
    ...plainReceipt,
    id: row.id,
    type: 'transfer',
    at: row.at.toISOString(),
    total: money(row.amount_minor, row.currency),
    from: { cardId: row.from_card_id, lastFour: row.from_last4 },
    to: { cardId: row.to_card_id, lastFour: row.to_last4 },
  };
};
