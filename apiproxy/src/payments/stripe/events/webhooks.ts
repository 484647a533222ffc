import { Stripe } from 'stripe';
import type { PaymentEvent, ReceivedWebhook } from '../../payment-provider.ts';
import { isReturned, isWithdrawn } from '../charging/disputes.ts';
import { findPaymentOfIntent } from './chargebacks.ts';
import { resultOf, retrieve } from '../charging/intents.ts';
import { idOf } from '../charging/payment-methods.ts';
import { countRefusedSetup } from '../stored-cards/refused-setups.ts';
import type { PaymentRow } from '../charging/payment-rows.ts';
import { isLive, type StripeDeps } from '../stripe-client.ts';

const toleranceSeconds = 300;

/** The event if one of the secrets has signed the body within the last five minutes. */
const readSigned = (
  { settings, clock }: StripeDeps,
  body: string,
  signature: string,
): Stripe.Event | undefined => {
  for (const secret of settings.webhookSecrets)
    try {
      const receivedAt = clock.now().getTime();
      return Stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, receivedAt);
    } catch (cause) {
      if (!(cause instanceof Stripe.errors.StripeSignatureVerificationError)) throw cause;
    }
  return undefined;
};

const objectIdOf = ({ data: { object } }: Stripe.Event): string =>
  'id' in object && typeof object.id === 'string' ? object.id : '';

/** Also refuses an event of another account, and one of the test mode when the key is live, or the reverse. */
export const readWebhook = (
  deps: StripeDeps,
  body: string,
  signature: string | undefined,
): ReceivedWebhook | undefined => {
  const event = signature === undefined ? undefined : readSigned(deps, body, signature);
  if (!event || event.account !== undefined || event.livemode !== isLive(deps.settings.secretKey))
    return undefined;
  return { id: event.id, type: event.type, objectId: objectIdOf(event) };
};

/** A payment of ours, with the event's meaning for it. */
interface Meaning {
  readonly intentId: string | undefined;
  /** Undefined: nothing has happened that we act on. */
  readonly type: (
    row: PaymentRow,
  ) => Promise<PaymentEvent['type'] | undefined> | PaymentEvent['type'] | undefined;
}

/** The state of an intent is read again: an older event may arrive after a newer one. */
const intentChanged = (deps: StripeDeps, { objectId }: ReceivedWebhook): Meaning => ({
  intentId: objectId,
  type: async (row) => {
    const intent = await retrieve(deps, objectId);
    // An operator has captured a part: no purchase is settled by it, and the job that captures says so.
    if (intent.status === 'succeeded' && intent.amount_received < intent.amount) return undefined;
    const result = resultOf(deps, row, intent);
    if (result?.outcome === 'authorised') return 'payment.authorised';
    return result?.outcome === 'refused' ? 'payment.refused' : undefined;
  },
});
const chargeRefunded = async ({ stripe }: StripeDeps, { objectId }: ReceivedWebhook): Promise<Meaning> => {
  const { payment_intent, amount_refunded, amount_captured, amount } =
    await stripe.charges.retrieve(objectId);
  const isRefund = amount_captured > 0 && amount_refunded > amount - amount_captured;
  return { intentId: idOf(payment_intent), type: () => (isRefund ? 'payment.refunded' : undefined) };
};
const refundFailed = async ({ stripe }: StripeDeps, { objectId }: ReceivedWebhook): Promise<Meaning> => {
  const { payment_intent, status } = await stripe.refunds.retrieve(objectId);
  return {
    intentId: idOf(payment_intent),
    type: () => (status === 'failed' ? 'payment.refund-failed' : undefined),
  };
};
const disputeOf =
  (read: (dispute: Stripe.Dispute) => PaymentEvent['type'] | undefined) =>
  async ({ stripe }: StripeDeps, { objectId }: ReceivedWebhook): Promise<Meaning> => {
    const dispute = await stripe.disputes.retrieve(objectId);
    return { intentId: idOf(dispute.payment_intent), type: () => read(dispute) };
  };
const noMoney = disputeOf(() => undefined);
const returned = disputeOf((dispute) => (isReturned(dispute) ? 'payment.chargeback-returned' : undefined));

/**
 * The events that are about payments; any other one is stored, and means nothing: so do those of a question to the customer
 * (`requires_action`) and of stored cards (`setup_intent.*`), which our pages follow themselves. A refused card is only counted.
 */
const meanings: Readonly<
  Record<string, (deps: StripeDeps, webhook: ReceivedWebhook) => Promise<Meaning> | Meaning>
> = {
  'payment_intent.succeeded': intentChanged,
  'payment_intent.amount_capturable_updated': intentChanged,
  'payment_intent.payment_failed': intentChanged,
  'payment_intent.canceled': intentChanged,
  'charge.refunded': chargeRefunded,
  'refund.failed': refundFailed,
  'refund.updated': refundFailed,
  'charge.dispute.created': noMoney,
  'charge.dispute.updated': noMoney,
  'charge.dispute.closed': returned,
  'charge.dispute.funds_withdrawn': disputeOf((dispute) =>
    isWithdrawn(dispute) ? 'payment.charged-back' : undefined,
  ),
  'charge.dispute.funds_reinstated': returned,
};

/** The meaning of the event, by the present object at Stripe. An event about a payment that is not ours is ignored, and logged. */
export const eventOf = async (
  deps: StripeDeps,
  webhook: ReceivedWebhook,
): Promise<PaymentEvent | undefined> => {
  const { id, type } = webhook;
  if (type === 'setup_intent.setup_failed') await countRefusedSetup(deps, webhook.objectId);
  const meaning = Object.hasOwn(meanings, type) ? await meanings[type]?.(deps, webhook) : undefined;
  if (!meaning) return undefined;
  const { intentId } = meaning;
  const row = intentId === undefined ? undefined : await findPaymentOfIntent(deps, intentId);
  if (!row) {
    deps.log.warn(
      { event: 'webhook ignored', webhook: id, type, detail: 'foreign payment' },
      'security event',
    );
    return undefined;
  }
  const known = await meaning.type(row);
  const { reference, purpose, subject } = row;
  return known && { id, type: known, reference, purpose, subject };
};
