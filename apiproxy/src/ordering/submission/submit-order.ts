import { money, type ServerErrorCode } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { MutationSubmitOrderArgs } from '../../generated/resolvers.ts';
import type { GraphqlContext } from '../../http/graphql/graphql-context.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import {
  assertSameRequest,
  chargeForOrder,
  claimSingleUseAddress,
  createRefusal,
  readReturnUrl,
  releaseSingleUseAddress,
  type Authorisation,
  type AuthoriseResult,
} from '../../payments/payments.public.ts';
import { loadContact } from './load-contact.ts';
import { loadSubmitFacts } from './load-submit-facts.ts';
import { findViolation } from '../cart/item-rules.ts';
import { findOrder, type OrderRow } from '../stored-orders.ts';
import { findPricedOrder } from './priced-orders.ts';
import { ownerOf } from '../owner.ts';
import { presentOrder, type SubmittedOrder } from '../history/present-order.ts';
import { storeOrder } from './store-order.ts';
import { readSubmission, type Submission } from './submit-input.ts';
import { awaitPayment } from './waiting/await-payment.ts';
import { findOrderPayment } from './waiting/order-payments.ts';
import { submitRules, type SubmitFacts } from './submit-rules.ts';

/** An order that already exists: the same submission returns it, a different one throws (D-25). */
const replay = (order: OrderRow, { hash }: Submission): OrderRow => {
  assertSameRequest(order.request_hash === hash);
  return order;
};

/**
 * The order is not stored while the payment is undecided: `orderPayment` and the provider's webhook store it once the bank
 * has approved. The same submission, sent again, finds the same payment.
 */
const undecided = {
  pending: 'PAYMENT_PENDING',
  'action-required': 'PAYMENT_ACTION_REQUIRED',
} as const satisfies Record<Exclude<AuthoriseResult['outcome'], 'authorised' | 'refused'>, ServerErrorCode>;

interface Payer {
  readonly memberId: string | null;
  readonly sessionId: string | undefined;
  readonly ip: string;
  readonly returnUrl: string | null;
}
/** Calls the bank outside any transaction. Idempotent by order and card, so that a crash never charges twice. */
const holdOnCard = async (
  deps: AppDeps,
  facts: SubmitFacts,
  { memberId, sessionId, ip, returnUrl }: Payer,
): Promise<Authorisation | undefined> => {
  const { priced, submission } = facts;
  const tender = submission.tenders.find(({ tender: kind }) => kind === 'CARD');
  if (!tender) return undefined;
  const amount = money(tender.amountMinor, priced.currency);
  const { addressKey } = submission;
  const orderId = priced.order_id;
  const billingAddress =
    addressKey === undefined
      ? undefined
      : await claimSingleUseAddress(deps, { addressKey, sessionId, orderId });
  const earlier = await findOrderPayment(deps.db, orderId);
  const sender = { ip, sessionId };
  const charge = { orderId, memberId, card: tender.id, amount, billingAddress, sender };
  const result = await chargeForOrder(deps, {
    ...charge,
    returnUrl: returnUrl ?? undefined,
    endedReference: earlier?.state === 'FAILED' ? earlier.reference : undefined,
  });
  if (result.outcome === 'authorised') return result.authorisation;
  if (result.outcome === 'refused') {
    if (billingAddress) await releaseSingleUseAddress(deps, orderId);
    throw createRefusal(result.errorCode, result.reason);
  }
  if (await awaitPayment(deps, facts, { memberId, reference: result.reference }))
    throw createAppError(undecided[result.outcome]);
  // Another submission has placed the order meanwhile: storeOrder finds it.
  return undefined;
};

/**
 * submitOrder and submitOrderGuest (ORD-100, ORD-101). The price is the stored one, never the caller's (ORD-088).
 * Idempotent by orderId: concurrent or repeated submissions create one order, and every caller gets it (ORD-103).
 * Another owner's orderId is ORDER_NOT_FOUND. A rejected submission stores and charges nothing.
 */
export const submitOrder = async (
  { deps, visitor, request }: GraphqlContext,
  { subInp }: MutationSubmitOrderArgs,
  guest: boolean,
): Promise<SubmittedOrder> => {
  if (!guest && visitor.kind !== 'member') throw createAppError('UNAUTHENTICATED');
  const submission = readSubmission(subInp, guest);
  const returnUrl = readReturnUrl(subInp.returnUrl, deps);

  const priced = await findPricedOrder(deps.db, submission.orderId, ownerOf(visitor, guest));
  if (!priced) throw createAppError('ORDER_NOT_FOUND');
  const earlier = await findOrder(deps.db, priced.order_id);
  if (earlier) return presentOrder(replay(earlier, submission), { own: true });
  const facts = await loadSubmitFacts(deps, visitor, priced, submission);
  const memberId = guest ? null : (visitor.memberId ?? null);
  const contact = submission.guestContact ?? (await loadContact(deps, memberId));

  const error = findViolation(submitRules, facts);
  if (error) throw createAppError(error.code, error.params?.(facts));

  const authorisation = await holdOnCard(deps, facts, {
    memberId,
    sessionId: visitor.sessionId,
    ip: request.ip,
    returnUrl,
  });
  const order = await storeOrder(deps, { facts, memberId, contact, authorisation });
  deps.jobs.notify();
  return presentOrder(replay(order, submission), { own: true });
};
