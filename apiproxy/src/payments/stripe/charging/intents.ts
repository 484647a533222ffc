import type { Stripe } from 'stripe';
import type { AuthoriseResult } from '../../payment-provider.ts';
import type { PaymentErrorCode } from '../../payment-refusal.ts';
import { type Decline, declineOf, type StripeCodes } from './decline-codes.ts';
import { labelOf } from './payment-methods.ts';
import { findPayment, type PaymentRow } from './payment-rows.ts';
import type { StripeDeps } from '../stripe-client.ts';
import { isUnexpectedState } from '../stripe-errors.ts';

type Intent = Stripe.PaymentIntent;

export const refused = (errorCode: PaymentErrorCode): AuthoriseResult => ({ outcome: 'refused', errorCode });
export const refusedBy = (codes: StripeCodes): AuthoriseResult => {
  const decline: Decline = declineOf(codes);
  return { outcome: 'refused', ...decline };
};

/** The replies contain the payment method, for the receipt's brand and last digits. */
export const expand: string[] = ['payment_method'];

/** Throws unless the intent is the one of our payment, with our amount: a changed one is never settled. */
export const assertOurs = (deps: Pick<StripeDeps, 'log'>, row: PaymentRow, intent: Intent): void => {
  const { reference, amount_minor, currency } = row;
  const isOurs =
    intent.metadata['reference'] === reference &&
    intent.amount === Number(amount_minor) &&
    intent.currency === currency.toLowerCase();
  if (isOurs) return;
  const found = `${intent.amount} ${intent.currency} of ${intent.metadata['reference'] ?? 'nobody'}`;
  deps.log.error(
    { alarm: 'payment-differs', reference, intent: intent.id, found },
    'a payment at Stripe differs from ours',
  );
  throw new Error(
    `The payment ${reference} at Stripe is ${found}; expected ${amount_minor} ${currency}. Compare both, then refund or capture it at Stripe.`,
  );
};

/** Throws if less than the amount is held or paid. */
const assertWhole = (intent: Intent, amount: number): void => {
  if (amount !== intent.amount)
    throw new Error(`Stripe holds ${amount} of ${intent.id}; expected its amount ${intent.amount}.`);
};

const authorised = ({ reference }: PaymentRow, { payment_method }: Intent): AuthoriseResult => {
  if (payment_method === null || typeof payment_method === 'string')
    throw new Error(`The payment ${reference} at Stripe has no payment method; expected it in the reply.`);
  return { outcome: 'authorised', authorisation: { reference, ...labelOf(payment_method) } };
};

/** A page of Stripe replaces ours; the question of a card's bank is asked by Stripe's script in our frame. */
const actionOf = (row: PaymentRow, { next_action }: Intent, { vaultOrigin }: StripeDeps): AuthoriseResult => {
  const url = next_action?.redirect_to_url?.url;
  return {
    outcome: 'action-required',
    action: url
      ? { kind: 'redirect', url }
      : { kind: 'challenge', url: `${vaultOrigin}/stripe/action/${row.action_key}` },
  };
};

/** The meaning of each status; undefined: nothing was asked of the bank yet, so that no money can move. */
const results: Readonly<
  Record<string, (row: PaymentRow, intent: Intent, deps: StripeDeps) => AuthoriseResult | undefined>
> = {
  requires_payment_method: (_row, { last_payment_error }) =>
    last_payment_error ? refusedBy(last_payment_error) : undefined,
  requires_confirmation: () => undefined,
  requires_action: actionOf,
  processing: () => ({ outcome: 'pending' }),
  requires_capture: (row, intent) => {
    assertWhole(intent, intent.amount_capturable);
    return authorised(row, intent);
  },
  succeeded: (row, intent) => {
    assertWhole(intent, intent.amount_received);
    return authorised(row, intent);
  },
  canceled: () => refused('PAYMENT_DECLINED'),
};

/** The result of a payment by its intent; undefined while nothing was asked of the bank. */
export const resultOf = (deps: StripeDeps, row: PaymentRow, intent: Intent): AuthoriseResult | undefined => {
  assertOurs(deps, row, intent);
  const result = results[intent.status];
  if (!result)
    throw new Error(`The payment ${row.reference} has the unknown status ${intent.status} at Stripe.`);
  return result(row, intent, deps);
};

export const retrieve = ({ stripe }: Pick<StripeDeps, 'stripe'>, intentId: string): Promise<Intent> =>
  stripe.paymentIntents.retrieve(intentId, { expand });

/** The present result at Stripe; undefined if the reference is unknown, or nothing was asked of the bank. */
export const findResult = async (
  deps: StripeDeps,
  reference: string,
): Promise<AuthoriseResult | undefined> => {
  const row = await findPayment(deps.db, reference);
  if (!row) return undefined;
  if (row.intent_id === null) return row.state === 'VOIDED' ? refused('PAYMENT_DECLINED') : undefined;
  return resultOf(deps, row, await retrieve(deps, row.intent_id));
};

/** Runs a step that Stripe refuses in another state, and returns the present intent then. */
export const orPresent = async (
  deps: Pick<StripeDeps, 'stripe'>,
  intentId: string,
  step: () => Promise<Intent>,
): Promise<Intent> => {
  try {
    return await step();
  } catch (cause) {
    if (!isUnexpectedState(cause)) throw cause;
    return retrieve(deps, intentId);
  }
};
