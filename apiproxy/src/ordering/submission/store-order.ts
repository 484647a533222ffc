import type { Transaction } from 'kysely';
import { debitCard, lockCards } from '../../cards/cards.public.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { type Authorisation, deleteUsedAddress, settleAttempt } from '../../payments/payments.public.ts';
import type { Tables } from '../../storage/tables.ts';
import { estimatePickups } from '../../stores/stores.public.ts';
import { promiseStars } from '../completion/promised-stars.ts';
import { scheduleStep } from '../life/move-order.job.ts';
import { storeTransitions } from '../life/move-order.ts';
import { mailReceipt } from '../receipts/mail-receipt.job.ts';
import { findOrder, type OrderRow } from '../stored-orders.ts';
import { insertOrder, type NewOrder } from './insert-order.ts';
import { lockPricedOrder } from './priced-orders.ts';
import { claimSlot } from './slot-hold.ts';
import type { Contact } from './submit-input.ts';
import type { SubmitFacts } from './submit-rules.ts';
import { takeOrderOffer } from './take-offer.ts';

export interface SubmissionContext {
  readonly facts: SubmitFacts;
  readonly memberId: string | null;
  readonly contact: Contact;
  /** The provider's authorisation if a card pays. */
  readonly authorisation: Authorisation | undefined;
}

const toOrder = ({
  facts,
  memberId,
  contact,
}: SubmissionContext): Omit<NewOrder, 'star_tenths' | 'programme_version'> => {
  const { priced, submission, store, now } = facts;
  const estimates = estimatePickups(store);
  const minutes = estimates.find(({ pickUpOption }) => pickUpOption === priced.pickup_option)?.minMinutes;
  return {
    order_id: priced.order_id,
    owner: priced.owner,
    member_id: memberId,
    first_name: submission.displayName ?? contact.firstName,
    email: contact.email,
    phone_number: contact.phoneNumber,
    marketing_opt_in: contact.marketingOptIn,
    store_number: store.storeNumber,
    store_name: store.name,
    pickup_option: priced.pickup_option,
    consumption: priced.consumption,
    items: priced.items,
    summary: priced.summary,
    offer: priced.offer,
    estimates,
    total_minor: priced.total_minor,
    tip_minor: submission.tipMinor,
    currency: priced.currency,
    locale: priced.locale,
    request_hash: submission.hash,
    slot_at: submission.slotAt ?? null,
    status: 'RECEIVED',
    placed_at: now,
    ready_at: submission.slotAt ?? new Date(now.getTime() + (minutes ?? store.leadMinutes) * 60_000),
  };
};

/** Collects the payment: debits stored-value cards in the order of their ids, or assigns the held card payment. */
const takeMoney = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  { facts, authorisation }: SubmissionContext,
) => {
  const { submission, priced, cards } = facts;
  if (authorisation) await settleAttempt(trx, deps, authorisation.reference, 'PRICE_EXPIRED');
  const svc = submission.tenders.filter(({ tender }) => tender === 'SVC');
  if (svc.length > 0)
    await lockCards(
      trx,
      svc.map(({ id }) => id),
    );
  for (const { id, amountMinor } of svc) {
    const movement = {
      cardId: id,
      amountMinor,
      kind: 'ORDER',
      refType: 'order',
      refId: priced.order_id,
    } as const;
    const result = await debitCard(trx, deps, movement);
    if (!result.ok)
      throw createAppError(result.reason === 'CARD_NOT_FOUND' ? 'CARD_NOT_FOUND' : 'INSUFFICIENT_BALANCE');
  }
  return submission.tenders.map(({ id, tender, amountMinor }, position) => ({
    order_id: priced.order_id,
    position,
    tender: tender === 'SVC' ? ('SVC' as const) : ('CARD' as const),
    ref_id: authorisation?.reference ?? id,
    amount_minor: amountMinor,
    label: authorisation
      ? `${authorisation.brand} ${authorisation.lastFour}`
      : `svc ${cards.get(id)?.last4 ?? ''}`,
  }));
};

/**
 * In one transaction: slot, offer, payment, order, tenders, the jobs that mail the receipt and move the order. Of concurrent submissions the
 * first one stores the order and the others get it. A rejected submission changes nothing.
 */
export const storeWithin = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  context: SubmissionContext,
): Promise<OrderRow> => {
  const { priced } = context.facts;
  await lockPricedOrder(trx, priced.order_id);
  const earlier = await findOrder(trx, priced.order_id);
  if (earlier) return earlier;
  await claimSlot(trx, context.facts);
  await takeOrderOffer(trx, deps, { ...context, priced, offer: context.facts.offer }, 'SPENT');
  const tenders = await takeMoney(trx, deps, context);
  const order = await insertOrder(trx, deps, {
    ...toOrder(context),
    ...(await promiseStars(trx, deps, {
      summary: priced.summary,
      items: context.facts.items,
      memberId: context.memberId,
      isPreloaded: tenders.some(({ tender }) => tender === 'SVC'),
    })),
  });
  if (tenders.length > 0) await trx.insertInto('order_tender').values(tenders).execute();
  await deleteUsedAddress(trx, order.order_id);
  await enqueueJob(trx, deps, {
    job: mailReceipt,
    payload: { orderId: order.order_id },
    dedupeKey: `mail-receipt:${order.order_id}`,
  });
  await storeTransitions(trx, order.order_id, [{ status: order.status, at: order.placed_at }]);
  await scheduleStep(trx, deps, order, 'PREPARING');
  return order;
};

/** Drops the member's stores in memory: an order changes them. */
export const changeStores = <Result>(
  { memberStores }: AppDeps,
  memberId: string | null,
  store: () => Promise<Result>,
): Promise<Result> => (memberId === null ? store() : memberStores.change(memberId, store));

/** Stores the order in a transaction of its own. */
export const storeOrder = (deps: AppDeps, context: SubmissionContext): Promise<OrderRow> =>
  changeStores(deps, context.memberId, () =>
    deps.db.transaction().execute((trx) => storeWithin(trx, deps, context)),
  );
