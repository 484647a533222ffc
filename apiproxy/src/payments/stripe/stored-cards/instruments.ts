import type { Stripe } from 'stripe';
import type { Instrument, StoreInstrumentRequest, StoreInstrumentResult } from '../../payment-provider.ts';
import { withCustomer } from './customers.ts';
import { declineOf, type StripeCodes } from '../charging/decline-codes.ts';
import { findInstrument, type InstrumentRow, startInstrument, updateInstrument } from './instrument-rows.ts';
import { idOf, isConfirmationToken, labelOf, readToken } from '../charging/payment-methods.ts';
import { claimToken } from '../charging/payment-rows.ts';
import type { StripeDeps } from '../stripe-client.ts';
import { isCardError, isMissing, isMissingSource, isUnexpectedState, withKey } from '../stripe-errors.ts';

type Setup = Stripe.SetupIntent;
type Refused = Extract<StoreInstrumentResult, { ok: false }>;

const unknown: Refused = { ok: false, errorCode: 'PAYMENT_TOKEN_UNKNOWN' };
/** The bank asks a question, which only the frame can show: it confirms the SetupIntent itself. */
const bankAsks: Refused = { ok: false, errorCode: 'PAYMENT_REVIEW' };
const refusedBy = (codes: StripeCodes): Refused => ({ ok: false, errorCode: declineOf(codes).errorCode });

/** The mark of a SetupIntent that stores a card for us. */
export const setupMetadata = { purpose: 'instrument' } as const;

const toInstrument = (method: Stripe.PaymentMethod): Instrument => ({
  instrumentId: method.id,
  ...labelOf(method),
  accountName: method.paypal?.payer_email ? maskEmail(method.paypal.payer_email) : null,
  expiryMonth: method.card?.exp_month ?? null,
  expiryYear: method.card?.exp_year ?? null,
});
/** `noor@example.com` as `n•••@example.com`. */
const maskEmail = (email: string): string => email.replace(/^(.).*@/u, '$1•••@');

const expand: string[] = ['payment_method'];
export const retrieveSetup = ({ stripe }: Pick<StripeDeps, 'stripe'>, id: string): Promise<Setup> =>
  stripe.setupIntents.retrieve(id, { expand });

/** The payment method of a SetupIntent that has succeeded, attached to the customer. Undefined if it belongs to another one. */
const attachedMethod = async (
  deps: StripeDeps,
  { payment_method }: Setup,
  { reference, customer }: { readonly reference: string; readonly customer: string },
): Promise<Stripe.PaymentMethod | undefined> => {
  if (payment_method === null || typeof payment_method === 'string')
    throw new Error('A stored card at Stripe has no payment method; expected it in the reply.');
  const { id } = payment_method;
  if (payment_method.customer === null)
    return withKey(deps, `${reference}-attach-${customer}`, (options) =>
      deps.stripe.paymentMethods.attach(id, { customer }, options),
    );
  return idOf(payment_method.customer) === customer ? payment_method : undefined;
};

/** Stores the payment method of a SetupIntent that has succeeded, once. Undefined if it belongs to another member. */
export const finishSetup = async (
  deps: StripeDeps,
  row: InstrumentRow,
  setup: Setup,
): Promise<Instrument | undefined> => {
  const { reference } = row;
  return withCustomer(deps, row, async (customer) => {
    const method = await attachedMethod(deps, setup, { reference, customer });
    if (!method) return undefined;
    await updateInstrument(deps, reference, {
      setup_id: setup.id,
      instrument_id: method.id,
      customer_id: customer,
    });
    return toInstrument(method);
  });
};

export const createSetup = async (deps: StripeDeps, row: InstrumentRow): Promise<Setup> => {
  const { reference, owner_id, type, setup_id } = row;
  if (setup_id !== null) return retrieveSetup(deps, setup_id);
  return withCustomer(deps, row, async (customer) => {
    const setup = await withKey(deps, `${reference}-setup-${customer}`, (options) =>
      deps.stripe.setupIntents.create(
        {
          customer,
          usage: 'off_session',
          allowed_payment_method_types: [type],
          metadata: { ...setupMetadata, reference, owner: owner_id },
        },
        options,
      ),
    );
    await updateInstrument(deps, reference, { setup_id: setup.id, customer_id: customer });
    return setup;
  });
};

/** Confirms a SetupIntent; one that is decided already is returned as it is. */
export const confirmSetup = async (
  deps: StripeDeps,
  { reference }: InstrumentRow,
  { setup, params }: { readonly setup: Setup; readonly params: Stripe.SetupIntentConfirmParams },
): Promise<Setup> => {
  if (setup.status !== 'requires_payment_method' || setup.last_setup_error) return setup;
  try {
    return await withKey(deps, `${reference}-setup-confirm`, (options) =>
      deps.stripe.setupIntents.confirm(setup.id, { ...params, expand }, options),
    );
  } catch (cause) {
    if (!isUnexpectedState(cause)) throw cause;
    return retrieveSetup(deps, setup.id);
  }
};

const decide = async (deps: StripeDeps, row: InstrumentRow, setup: Setup): Promise<StoreInstrumentResult> => {
  if (setup.status === 'succeeded') {
    const instrument = await finishSetup(deps, row, setup);
    return instrument ? { ok: true, instrument } : unknown;
  }
  if (setup.last_setup_error) return refusedBy(setup.last_setup_error);
  return setup.status === 'requires_action' ? bankAsks : unknown;
};

/** A card of the fields in the frame, which the server stores. */
const storeToken = async (
  deps: StripeDeps,
  { reference, token, ownerId }: StoreInstrumentRequest,
): Promise<StoreInstrumentResult> => {
  const known = await findInstrument(deps.db, reference);
  const read = known ? { ok: true as const, type: known.type } : await readToken(deps, token);
  if (!read.ok) return read;
  if (read.type === 'link') return unknown;
  const row = await startInstrument(deps, { reference, ownerId, type: read.type });
  const setup = await createSetup(deps, row);
  const params = isConfirmationToken(token) ? { confirmation_token: token } : { payment_method: token };
  return decide(deps, row, await confirmSetup(deps, row, { setup, params }));
};

/** Whether another reference has stored the SetupIntent: its token may be forgotten by then. */
const isUsed = async ({ db }: StripeDeps, { reference, token }: StoreInstrumentRequest): Promise<boolean> =>
  (await db
    .selectFrom('stripe_instrument')
    .select('reference')
    .where('setup_id', '=', token)
    .where('reference', '<>', reference)
    .executeTakeFirst()) !== undefined;

/** A SetupIntent that the frame has confirmed. Only one of ours, and of this member if it names one, is taken. */
const storeSetup = async (
  deps: StripeDeps,
  request: StoreInstrumentRequest,
): Promise<StoreInstrumentResult> => {
  const { reference, token, ownerId } = request;
  if (await isUsed(deps, request)) return unknown;
  const setup = await retrieveSetup(deps, token);
  const { purpose, owner = ownerId } = setup.metadata ?? {};
  if (purpose !== setupMetadata.purpose || owner !== ownerId) return unknown;
  const row = await startInstrument(deps, { reference, ownerId, type: 'card' });
  return decide(deps, row, setup);
};

export const storeInstrument = async (
  deps: StripeDeps,
  request: StoreInstrumentRequest,
): Promise<StoreInstrumentResult> => {
  const { reference, token } = request;
  if (!(await claimToken(deps, reference, token))) return unknown;
  const earlier = await findInstrument(deps.db, reference);
  if (earlier?.removed_at) return unknown;
  try {
    return await (token.startsWith('seti_') ? storeSetup : storeToken)(deps, request);
  } catch (cause) {
    if (isCardError(cause)) return refusedBy(cause);
    if (isMissingSource(cause) || (token.startsWith('seti_') && isMissing(cause))) return unknown;
    throw cause;
  }
};
