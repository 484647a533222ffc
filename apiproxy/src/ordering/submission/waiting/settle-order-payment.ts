import type { AppDeps } from '../../../http/app-deps.ts';
import { AppError, messageIdOf } from '../../../http/errors/app-error.ts';
import { type Authorisation, recordResult, releaseNow } from '../../../payments/payments.public.ts';
import { findViolation } from '../../cart/item-rules.ts';
import { findOrder } from '../../stored-orders.ts';
import { findPricedOrder } from '../priced-orders.ts';
import { loadSubmitFacts } from '../load-submit-facts.ts';
import { loadContact } from '../load-contact.ts';
import { storeOrder } from '../store-order.ts';
import { submitRules } from '../submit-rules.ts';
import {
  endOrderPayment,
  failedPayment,
  findOrderPayment,
  placedPayment,
  type OrderPaymentRow,
} from './order-payment-store.ts';
import { fromStored } from './stored-submission.ts';

/** Stores the order of an authorised payment; the result is the code of the reason why it cannot be stored. */
const place = async (
  deps: AppDeps,
  payment: OrderPaymentRow,
  authorisation: Authorisation,
): Promise<string | undefined> => {
  const submission = fromStored(payment.submission);
  const priced = await findPricedOrder(deps.db, payment.order_id, payment.owner);
  if (!priced) return 'ORDER_NOT_FOUND';
  const visitor = payment.member_id === null ? {} : { memberId: payment.member_id };
  const facts = await loadSubmitFacts(deps, visitor, priced, submission);
  // The price was valid when the customer submitted the order. A price that was replaced since places nothing: the
  // customer may have ordered for the newer one.
  const error = findViolation(submitRules, { ...facts, now: payment.created_at });
  const isStored = (await findOrder(deps.db, payment.order_id)) !== undefined;
  if (error && !isStored) return error.code;
  const contact = submission.guestContact ?? (await loadContact(deps, payment.member_id));
  const order = await storeOrder(deps, { facts, memberId: payment.member_id, contact, authorisation });
  // Another submission of the same order was faster.
  return order.request_hash === submission.hash ? undefined : 'IDEMPOTENCY_CONFLICT';
};

/**
 * Applies the provider's decision to a waiting payment and returns it. Idempotent: of concurrent callers one stores the
 * order. An undecided payment changes nothing; a payment whose order cannot be stored is released at once (ORD-109).
 */
export const settleOrderPayment = async (
  deps: AppDeps,
  payment: OrderPaymentRow,
): Promise<OrderPaymentRow> => {
  const { reference } = payment;
  const found = await deps.payments.find(reference);
  if (!found) return payment;
  const result = await recordResult(deps, reference, found);
  if (result.outcome === 'refused')
    await endOrderPayment(deps, payment, failedPayment(result.errorCode, result.reason));
  if (result.outcome === 'authorised') {
    const code = await place(deps, payment, result.authorisation).catch((cause: unknown) => {
      if (cause instanceof AppError) return cause.code;
      throw cause;
    });
    const outcome = code === undefined ? placedPayment : failedPayment(code, messageIdOf(code));
    const ended = await endOrderPayment(deps, payment, outcome);
    if (ended && code !== undefined) await releaseNow(deps, reference);
  }
  deps.jobs.notify();
  return (await findOrderPayment(deps.db, payment.order_id)) ?? payment;
};
