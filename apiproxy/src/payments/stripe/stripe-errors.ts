import { Stripe } from 'stripe';
import type { ServerParts } from './stripe-client.ts';

/** A refusal of the bank, as an error of the client. */
export const isCardError = (cause: unknown): cause is Stripe.errors.StripeCardError =>
  cause instanceof Stripe.errors.StripeCardError;

const hasCode = (cause: unknown, codes: readonly string[]): boolean =>
  cause instanceof Stripe.errors.StripeInvalidRequestError && codes.includes(cause.code ?? '');

/** The intent is in another state than the request expects: its present state says what has happened. */
export const isUnexpectedState = (cause: unknown): boolean =>
  hasCode(cause, ['payment_intent_unexpected_state', 'setup_intent_unexpected_state']);
export const isMissing = (cause: unknown): boolean => hasCode(cause, ['resource_missing']);
/** The bank has taken the payment back: it cannot be refunded. */
export const isDisputed = (cause: unknown): boolean => hasCode(cause, ['charge_disputed']);
const isMissingAt = (cause: unknown, params: readonly string[]): boolean =>
  isMissing(cause) &&
  cause instanceof Stripe.errors.StripeInvalidRequestError &&
  params.includes(cause.param ?? '');
/** The customer of the request does not exist, or no longer. */
export const isMissingCustomer = (cause: unknown): boolean => isMissingAt(cause, ['customer']);
/** The card, token or customer of the request does not exist, or no longer. */
export const isMissingSource = (cause: unknown): boolean =>
  isMissingAt(cause, ['payment_method', 'confirmation_token', 'customer']);
/** The amount is outside of what Stripe charges at once. */
export const isAmountError = (cause: unknown): cause is Stripe.errors.StripeInvalidRequestError =>
  hasCode(cause, ['amount_too_small', 'amount_too_large']);

/** Stripe stores also a 500 under the key of its request, and repeats it for a day whether or not the request had an effect. */
const isStoredFailure = (cause: unknown): boolean =>
  cause instanceof Stripe.errors.StripeAPIError && cause.headers?.['idempotent-replayed'] === 'true';

/**
 * Runs a step under its key, and once more under a new key if Stripe repeats a stored 500. Only for steps of which a second run moves no
 * money: it creates an object that nobody confirms, or is refused by the state of its intent.
 */
export const withKey = async <Result>(
  { ids }: Pick<ServerParts, 'ids'>,
  idempotencyKey: string,
  step: (options: { readonly idempotencyKey: string }) => Promise<Result>,
): Promise<Result> => {
  try {
    return await step({ idempotencyKey });
  } catch (cause) {
    if (!isStoredFailure(cause)) throw cause;
    return step({ idempotencyKey: `${idempotencyKey}-${ids.next()}` });
  }
};

/**
 * An error of the client after which the result of a request is unknown, with our reference. The original is left out: it contains
 * the reply, and so perhaps a client secret.
 */
export const unknownResult = (reference: string, cause: unknown): unknown => {
  if (!(cause instanceof Stripe.errors.StripeError)) return cause;
  const { message, type, code, requestId } = cause;
  const reason =
    cause instanceof Stripe.errors.StripeIdempotencyError
      ? 'the key was used for another request; expected the same parameters for one reference'
      : message;
  return new Error(
    `Stripe gave no result for ${reference} (${[type, code, requestId].filter(Boolean).join(', ')}): ${reason}`,
  );
};
