import type { Transaction } from 'kysely';
import { closeGiftCard, lockCards } from '../../cards/cards.public.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { refundPart } from '../../payments/payments.public.ts';
import type { Tables } from '../../storage/tables.ts';
import type { ShownGift } from '../delivery/gift-store.ts';
import { mailGiftCancelled } from '../delivery/mail-schedule.job.ts';
import { isChargedBack } from '../charged-back.ts';
import type { GiftOwner } from '../owner/gift-owner.ts';
import { assertWaits, lockOwnGift } from './own-gifts.ts';

const refundPrefix = 'gift-';
/** The provider's id of the refund of a gift: a gift is refunded once. */
export const refundIdOf = (giftId: string): string => `${refundPrefix}${giftId}`;
export const isGiftRefund = (refundId: string): boolean => refundId.startsWith(refundPrefix);

type RefundedGift = Pick<ShownGift, 'gift_id' | 'purchase_id' | 'amount_minor' | 'currency'> & {
  /** The chargeback whose money came back: a refund that it has prevented is made then. */
  readonly chargebackId?: string | undefined;
};
export const refundGift = (
  trx: Transaction<Tables>,
  deps: AppDeps,
  {
    gift_id: giftId,
    purchase_id: reference,
    amount_minor: amountMinor,
    currency,
    chargebackId,
  }: RefundedGift,
): Promise<void> =>
  enqueueJob(trx, deps, {
    job: refundPart,
    payload: { reference, refundId: refundIdOf(giftId), amountMinor, currency },
    dedupeKey: ['refund-gift', giftId, chargebackId].filter(Boolean).join(':'),
  });
export const confirmCancelled = (trx: Transaction<Tables>, deps: AppDeps, giftId: string): Promise<void> =>
  enqueueJob(trx, deps, {
    job: mailGiftCancelled,
    payload: { giftId },
    dedupeKey: `mail-gift-cancelled:${giftId}`,
  });

interface Cancellation {
  readonly owner: GiftOwner;
  readonly giftId: string;
}
/** Throws if the locked gift can't be cancelled. */
type AssertCancellable = (trx: Transaction<Tables>, gift: ShownGift) => Promise<void> | void;

const cancel = async (
  deps: AppDeps,
  { owner, giftId }: Cancellation,
  assertCancellable: AssertCancellable,
): Promise<void> => {
  await deps.db.transaction().execute(async (trx) => {
    const gift = await lockOwnGift(trx, owner, giftId);
    if (gift.state === 'CANCELLED') return;
    await assertCancellable(trx, gift);
    const { amount_minor: amountMinor, card_id: cardId, purchase_id: reference } = gift;
    await closeGiftCard(trx, deps, { cardId, giftId, amountMinor });
    await trx.updateTable('gift').set({ state: 'CANCELLED' }).where('gift_id', '=', giftId).execute();
    // The buyer has the money of a payment that the bank took back.
    if (!(await isChargedBack(trx, reference))) await refundGift(trx, deps, gift);
    await confirmCancelled(trx, deps, giftId);
  });
  deps.jobs.notify();
};

/**
 * Cancels a gift that waits for its day (D-73): its amount leaves the card, which is closed, and goes back to the payment. A
 * repeated call changes nothing.
 */
export const cancelGift = (deps: AppDeps, cancellation: Cancellation): Promise<void> =>
  cancel(deps, cancellation, (_, gift) => assertWaits(gift));

/** Throws GIFT_IN_USE for a gift that somebody has added or paid with. The card is locked, so that no order pays with it meanwhile. */
const assertUnused: AssertCancellable = async (trx, { state, card_id, amount_minor }) => {
  const [card] = await lockCards(trx, [card_id]);
  const isUnused =
    card?.status === 'ACTIVE' && card.member_id === null && card.balance_minor === amount_minor;
  if (state === 'CLAIMED' || !isUnused) throw createAppError('GIFT_IN_USE');
};

/** Cancels a gift, also a sent one, until somebody adds it or pays with it: its link ends, and its amount goes back to the payment. */
export const cancelSentGift = (deps: AppDeps, cancellation: Cancellation): Promise<void> =>
  cancel(deps, cancellation, assertUnused);
