import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AppDeps } from '../../../http/app-deps.ts';
import { createAppError, messageIdOf } from '../../../http/errors/app-error.ts';
import { assertSameRequest, definePurchase } from '../../../payments/payments.public.ts';
import { giveBackOffer } from '../../../rewards/rewards.public.ts';
import type { Tables } from '../../../storage/tables.ts';
import { findViolation } from '../../cart/item-rules.ts';
import type { OrderPaymentTable } from '../../ordering.tables.ts';
import { findOrder } from '../../stored-orders.ts';
import { loadContact } from '../load-contact.ts';
import { loadSubmitFacts } from '../load-submit-facts.ts';
import { findPricedOrder, lockPricedOrder } from '../priced-orders.ts';
import { releaseHold } from '../slot-hold.ts';
import { changeStores, storeWithin, type SubmissionContext } from '../store-order.ts';
import { submitRules } from '../submit-rules.ts';
import { fromStored } from './stored-submission.ts';

export type OrderPaymentRow = Selectable<OrderPaymentTable>;

export const findOrderPayment = (db: Kysely<Tables>, orderId: string): Promise<OrderPaymentRow | undefined> =>
  db.selectFrom('order_payment').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/** Ends a locked payment, and gives back the place that it holds in a slot (ORD-064). */
const end = async (
  trx: Transaction<Tables>,
  orderId: string,
  outcome: Pick<OrderPaymentRow, 'state' | 'error_code' | 'reason'>,
): Promise<void> => {
  await trx.updateTable('order_payment').set(outcome).where('order_id', '=', orderId).execute();
  await releaseHold(trx, orderId);
};

/** The submission as it would be stored now. Throws the reason why it cannot be. */
const loadSubmission = async (
  deps: AppDeps,
  payment: OrderPaymentRow,
): Promise<Omit<SubmissionContext, 'authorisation'>> => {
  const { order_id: orderId, member_id: memberId } = payment;
  const submission = fromStored(payment.submission);
  const priced = await findPricedOrder(deps.db, orderId, payment.owner);
  if (!priced) throw createAppError('ORDER_NOT_FOUND');
  const facts = await loadSubmitFacts(deps, memberId === null ? {} : { memberId }, priced, submission);
  // The price was valid when the customer submitted the order. A price that was replaced since places nothing: the
  // customer may have ordered for the newer one.
  const error = findViolation(submitRules, { ...facts, now: payment.created_at });
  if (error && !(await findOrder(deps.db, orderId))) throw createAppError(error.code);
  return { facts, memberId, contact: submission.guestContact ?? (await loadContact(deps, memberId)) };
};

/**
 * Orders whose payment waits for the bank (ORD-109): the submission is stored, the order follows. A failed one gives back the slot and the
 * offer that it holds.
 */
export const orderPayments = definePurchase<OrderPaymentRow, { orderId: string; reference: string }>({
  topic: 'settle-order-payment',
  undecidedCode: 'PAYMENT_PROVIDER_DOWN',
  codeOf: ({ errorCode }) => errorCode,
  keyOf: ({ order_id: orderId, reference }) => ({ orderId, reference }),
  // Another payment of the order may have replaced it.
  rows: (db, { orderId, reference }) =>
    db
      .selectFrom('order_payment')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('reference', '=', reference),
  paymentOf: ({ reference, order_id: subject }) => ({ reference, purpose: 'order', subject }),
  isOpen: ({ state }) => state === 'WAITING',
  lock: (trx, { order_id }) => lockPricedOrder(trx, order_id),
  settle: async (deps, payment, authorisation, whileOpen) => {
    const submission = await loadSubmission(deps, payment);
    const store = () =>
      whileOpen(async (trx) => {
        const order = await storeWithin(trx, deps, { ...submission, authorisation });
        // Another submission of the same order may have been faster.
        assertSameRequest(order.request_hash === submission.facts.submission.hash);
        await end(trx, payment.order_id, { state: 'PLACED', error_code: null, reason: null });
      });
    await changeStores(deps, submission.memberId, store);
  },
  fail: async (trx, deps, { order_id }, { code, reason = messageIdOf(code) }) => {
    await end(trx, order_id, { state: 'FAILED', error_code: code, reason: reason ?? null });
    await giveBackOffer(trx, deps, order_id, 'HELD');
  },
});
