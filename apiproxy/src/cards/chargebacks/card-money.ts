import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { Chargeback } from '../../payments/payments.public.ts';
import type { Tables } from '../../storage/tables.ts';
import { mailAutoReload } from '../auto-reload/auto-reload-mail.job.ts';
import { mailCardChange } from '../card-mails/mail-card-change.job.ts';
import type { CardRow } from '../card-store.ts';
import { bookChargeback, bookChargebackReturn, lockCards } from '../ledger.ts';

const findReload = (trx: Transaction<Tables>, reference: string) =>
  trx
    .selectFrom('card_reload')
    .select(['reload_id', 'card_id', 'member_id', 'payment_method_id'])
    .where('reference', '=', reference)
    .where('state', '=', 'DONE')
    .executeTakeFirst();

export type ChargebackChange = 'charged-back' | 'chargeback-returned';
interface CardChange {
  readonly kind: ChargebackChange;
  readonly chargebackId: string;
  /** The card before the change. */
  readonly card: CardRow;
  readonly movedMinor: number;
}
/** Mails the card's owner what was taken off it or returned to it. */
const mailChange = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  { kind, chargebackId, card, movedMinor }: CardChange,
): Promise<void> => {
  const { card_id: cardId, member_id: memberId, last4: lastFour, currency, balance_minor } = card;
  if (movedMinor === 0 || memberId === null) return;
  const amounts = { amountMinor: Math.abs(movedMinor), balanceMinor: balance_minor + movedMinor };
  await enqueueJob(trx, deps, {
    job: mailCardChange,
    payload: { kind, memberId, cardId, lastFour, currency, ...amounts },
    dedupeKey: `mail-${kind}:${chargebackId}`,
  });
};

/**
 * Takes the money of a reload off its card and turns off auto reload with this payment method: its owner disputes it. One email says
 * either that auto reload is off or what was taken. The chargeback of an order or a gift is only recorded here. Returns what was taken off a card.
 */
export const takeBack = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  { chargebackId, reference, amount }: Chargeback,
): Promise<number> => {
  const reload = await findReload(trx, reference);
  if (!reload) return 0;
  // Another member who has registered the card since owes nothing: the amount is recorded, and no card pays it.
  const [card] = await lockCards(trx, [reload.card_id]);
  if (card?.member_id !== reload.member_id) return 0;
  const bookedMinor = await bookChargeback(trx, deps, {
    cardId: reload.card_id,
    amountMinor: amount.amountMinor,
    refType: 'chargeback',
    refId: chargebackId,
  });
  const turnedOff = await trx
    .updateTable('auto_reload')
    .set({ status: 'off' })
    .where('card_id', '=', reload.card_id)
    .where('payment_method_id', '=', reload.payment_method_id ?? '')
    .where('status', '=', 'on')
    .returning('card_id')
    .executeTakeFirst();
  if (turnedOff)
    await enqueueJob(trx, deps, {
      job: mailAutoReload,
      payload: { reloadId: reload.reload_id, chargedBackMinor: amount.amountMinor },
      dedupeKey: `mail-charged-back:${chargebackId}`,
    });
  else await mailChange(trx, deps, { kind: 'charged-back', chargebackId, card, movedMinor: -bookedMinor });
  return bookedMinor;
};

/** Puts money that the bank gave back on the card that it was taken off, and mails its owner. Returns what the card got. */
export const giveBack = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  { chargebackId, reference }: Chargeback,
  bookedMinor: number,
): Promise<number> => {
  const reload = bookedMinor > 0 ? await findReload(trx, reference) : undefined;
  const [card] = reload ? await lockCards(trx, [reload.card_id]) : [];
  if (!reload || !card || card.member_id !== reload.member_id) return 0;
  const movement = {
    cardId: card.card_id,
    amountMinor: bookedMinor,
    refType: 'chargeback',
    refId: chargebackId,
  };
  const returnedMinor = await bookChargebackReturn(trx, deps, movement);
  await mailChange(trx, deps, { kind: 'chargeback-returned', chargebackId, card, movedMinor: returnedMinor });
  return returnedMinor;
};
