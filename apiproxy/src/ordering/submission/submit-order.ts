import { money, type ServerErrorCode } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { MutationSubmitOrderArgs } from '../../generated/resolvers.ts';
import type { GraphqlContext } from '../../http/graphql/graphql-context.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { findMember } from '../../identity/identity.public.ts';
import { chargeForOrder, type Authorisation, type AuthoriseResult } from '../../payments/payments.public.ts';
import { loadSubmitFacts } from './load-submit-facts.ts';
import { findViolation } from '../cart/item-rules.ts';
import { findOrder, findPricedOrder, type OrderRow } from '../history/stored-orders.ts';
import { ownerOf } from '../owner.ts';
import { presentOrder, type SubmittedOrder } from '../history/present-order.ts';
import { storeOrder } from './store-order.ts';
import { readSubmission, type Contact, type Submission } from './submit-input.ts';
import { submitRules, type SubmitFacts } from './submit-rules.ts';

/** An order that already exists: the same submission returns it, a different one throws (D-25). */
const replay = (order: OrderRow, { hash }: Submission): OrderRow => {
  if (order.request_hash !== hash) throw createAppError('IDEMPOTENCY_CONFLICT');
  return order;
};

/**
 * The order is not stored while the payment is undecided. The same submission, sent again, finds what a pending payment
 * became. The checkout has no page for an action yet. The release job voids a payment without an order.
 */
const undecided = {
  pending: 'PAYMENT_PENDING',
  'action-required': 'PAYMENT_REVIEW',
} as const satisfies Record<Exclude<AuthoriseResult['outcome'], 'authorised' | 'refused'>, ServerErrorCode>;

/** Calls the bank outside any transaction. Idempotent by order and card, so that a crash never charges twice. */
const holdOnCard = async (
  deps: AppDeps,
  { priced, submission }: SubmitFacts,
  memberId: string | null,
): Promise<Authorisation | undefined> => {
  const tender = submission.tenders.find(({ tender: kind }) => kind === 'CARD');
  if (!tender) return undefined;
  const amount = money(tender.amountMinor, priced.currency);
  const result = await chargeForOrder(deps, { orderId: priced.order_id, memberId, card: tender.id, amount });
  if (result.outcome === 'authorised') return result.authorisation;
  throw createAppError(result.outcome === 'refused' ? result.errorCode : undecided[result.outcome]);
};

const loadContact = async (deps: AppDeps, memberId: string | null): Promise<Contact> => {
  const member = memberId === null ? undefined : await findMember(deps.db, memberId);
  if (!member) throw createAppError('UNAUTHENTICATED');
  return {
    firstName: member.first_name,
    email: member.email,
    phoneNumber: null,
    marketingOptIn: member.brand_mail,
  };
};

/**
 * submitOrder and submitOrderGuest (ORD-100, ORD-101). The price is the stored one, never the caller's (ORD-088).
 * Idempotent by orderId: concurrent or repeated submissions create one order, and every caller gets it (ORD-103).
 * Another owner's orderId is ORDER_NOT_FOUND. A rejected submission stores and charges nothing.
 */
export const submitOrder = async (
  { deps, visitor }: GraphqlContext,
  { subInp }: MutationSubmitOrderArgs,
  guest: boolean,
): Promise<SubmittedOrder> => {
  if (!guest && visitor.kind !== 'member') throw createAppError('UNAUTHENTICATED');
  const submission = readSubmission(subInp, guest, deps.configuration.emailMaxLength);

  const priced = await findPricedOrder(deps.db, submission.orderId, ownerOf(visitor, guest));
  if (!priced) throw createAppError('ORDER_NOT_FOUND');
  const earlier = await findOrder(deps.db, priced.order_id);
  if (earlier) return presentOrder(replay(earlier, submission), deps.clock.now(), { own: true });
  const facts = await loadSubmitFacts(deps, visitor, priced, submission);
  const memberId = guest ? null : (visitor.memberId ?? null);
  const contact = submission.guestContact ?? (await loadContact(deps, memberId));

  const error = findViolation(submitRules, facts);
  if (error) throw createAppError(error.code, error.params?.(facts));

  const authorisation = await holdOnCard(deps, facts, memberId);
  const order = await storeOrder(deps, { facts, memberId, contact, authorisation });
  deps.jobs.notify();
  return presentOrder(replay(order, submission), deps.clock.now(), { own: true });
};
