import type { Stripe } from 'stripe';
import type { AuthoriseRequest, AuthoriseResult, PaymentPurpose } from '../../payment-provider.ts';
import { cancelIntent } from './settle-payment.ts';
import { expand, orPresent, refused, refusedBy, resultOf, retrieve } from './intents.ts';
import { findStored } from '../stored-cards/instrument-rows.ts';
import { type ChargeableType, isConfirmationToken, readToken } from './payment-methods.ts';
import { claimToken, type PaymentRow, startPayment, storeIntent } from './payment-rows.ts';
import type { StripeDeps } from '../stripe-client.ts';
import { isAmountError, isCardError, isMissingSource, withKey } from '../stripe-errors.ts';

/** The text that the customer's bank statement shows behind our name: 10 letters at most, because Stripe allows 22 for both. */
const suffixes: Readonly<Record<PaymentPurpose, string>> = {
  order: 'ORDER',
  reload: 'RELOAD',
  'auto-reload': 'RELOAD',
  gift: 'GIFT',
};
/** An order is paid once it is stored; money and gifts are paid at once. */
const captureMethods: Readonly<Record<PaymentPurpose, 'manual' | 'automatic'>> = {
  order: 'manual',
  reload: 'automatic',
  'auto-reload': 'automatic',
  gift: 'automatic',
};

/** The charged card or account, with the parameters that confirm the payment. */
interface Charged {
  readonly type: ChargeableType;
  readonly customer?: string;
  readonly params: Pick<
    Stripe.PaymentIntentConfirmParams,
    'payment_method' | 'confirmation_token' | 'off_session' | 'error_on_requires_action'
  >;
}

/**
 * Without a page to return to, the customer is away: Stripe gets this fact for a stored card, and a question of the bank refuses the
 * payment.
 */
const readSource = async (
  deps: StripeDeps,
  { source, returnUrl }: AuthoriseRequest,
): Promise<Charged | AuthoriseResult> => {
  const isAway = returnUrl === undefined;
  if (source.kind === 'instrument') {
    const stored = await findStored(deps.db, source.instrumentId);
    if (!stored) return refused('PAYMENT_TOKEN_UNKNOWN');
    const params = { payment_method: source.instrumentId, ...(isAway && { off_session: true }) };
    return { type: stored.type, customer: stored.customerId, params };
  }
  const read = await readToken(deps, source.token);
  if (!read.ok) return refused(read.errorCode);
  const method = isConfirmationToken(source.token)
    ? { confirmation_token: source.token }
    : { payment_method: source.token };
  return { type: read.type, params: { ...method, ...(isAway && { error_on_requires_action: true }) } };
};

/** Creates the intent without confirming it: no money moves until its id is stored. */
const createIntent = async (
  deps: StripeDeps,
  { reference, purpose, subject, amount }: AuthoriseRequest,
  { type, customer }: Charged,
): Promise<Stripe.PaymentIntent> =>
  withKey(deps, reference, (options) =>
    deps.stripe.paymentIntents.create(
      {
        amount: amount.amountMinor,
        currency: amount.currency.toLowerCase(),
        capture_method: captureMethods[purpose],
        allowed_payment_method_types: [type],
        statement_descriptor_suffix: suffixes[purpose],
        metadata: { reference, purpose, subject },
        ...(customer !== undefined && { customer }),
      },
      options,
    ),
  );

const confirmIntent = async (
  deps: StripeDeps,
  { reference, action_key, return_url }: PaymentRow,
  { intentId, charged }: { readonly intentId: string; readonly charged: Charged },
): Promise<Stripe.PaymentIntent> =>
  orPresent(deps, intentId, () =>
    withKey(deps, `${reference}-confirm`, (options) =>
      deps.stripe.paymentIntents.confirm(
        intentId,
        {
          ...charged.params,
          ...(return_url !== null && {
            return_url: `${deps.vaultOrigin}/stripe/return/${action_key}`,
            use_stripe_sdk: true,
          }),
          expand,
        },
        options,
      ),
    ),
  );

const isResult = (value: Charged | AuthoriseResult): value is AuthoriseResult => 'outcome' in value;

const decide = async (
  deps: StripeDeps,
  request: AuthoriseRequest,
  row: PaymentRow,
): Promise<AuthoriseResult> => {
  const earlier =
    row.intent_id === null ? undefined : resultOf(deps, row, await retrieve(deps, row.intent_id));
  if (earlier) return earlier;
  const charged = await readSource(deps, request);
  if (isResult(charged)) return charged;
  const created = row.intent_id ?? (await createIntent(deps, request, charged)).id;
  const intentId = await storeIntent(deps, row.reference, created);
  if (intentId === undefined) {
    await cancelIntent(deps, created);
    return refused('PAYMENT_DECLINED');
  }
  const intent = await confirmIntent(deps, row, { intentId, charged });
  const result = resultOf(deps, row, intent);
  if (!result) throw new Error(`Stripe confirmed ${row.reference}, whose status is still ${intent.status}.`);
  return result;
};

/**
 * Holds the amount, or takes it, in two calls: an intent is created and its id is stored, then it is confirmed. A lost reply of
 * either call leaves a payment that we find again by its id (PAY-003). Throws if the result is unknown.
 */
export const authorise = async (deps: StripeDeps, request: AuthoriseRequest): Promise<AuthoriseResult> => {
  const { reference, source } = request;
  if (source.kind === 'token' && !(await claimToken(deps, reference, source.token)))
    return refused('PAYMENT_TOKEN_UNKNOWN');
  const row = await startPayment(deps, request);
  if (row.state === 'VOIDED') return refused('PAYMENT_DECLINED');
  try {
    return await decide(deps, request, row);
  } catch (cause) {
    if (isCardError(cause) || isAmountError(cause)) return refusedBy(cause);
    if (isMissingSource(cause)) return refused('PAYMENT_TOKEN_UNKNOWN');
    throw cause;
  }
};
