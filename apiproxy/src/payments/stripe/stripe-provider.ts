import type { PaymentProvider } from '../payment-provider.ts';
import type { ProviderDeps } from '../provider-module.ts';
import { finishApproval, startApproval } from './approvals.ts';
import { authorise } from './authorise.ts';
import { listChargebacks } from './chargebacks.ts';
import { findResult } from './intents.ts';
import { storeInstrument } from './instruments.ts';
import { removeInstrument } from './remove-instrument.ts';
import { capture, refund, voidPayment } from './settle-payment.ts';
import { withStripe } from './stripe-client.ts';
import { eventOf, readWebhook } from './webhooks.ts';

/** Moves real money, through Stripe (PAY-003). */
export const createStripeProvider = (ofServer: ProviderDeps): PaymentProvider => {
  const deps = withStripe(ofServer);
  return {
    authorise: (request) => authorise(deps, request),
    find: (reference) => findResult(deps, reference),
    capture: (reference) => capture(deps, reference),
    void: (reference) => voidPayment(deps, reference),
    refund: (reference, refundId, amount) => refund(deps, { reference, refundId, amount }),
    listChargebacks: (since) => listChargebacks(deps, since),
    storeInstrument: (request) => storeInstrument(deps, request),
    startApproval: (request) => startApproval(deps, request),
    finishApproval: (reference) => finishApproval(deps, reference),
    removeInstrument: (instrumentId) => removeInstrument(deps, instrumentId),
    readWebhook: (body, signature) => readWebhook(deps, body, signature),
    eventOf: (webhook) => eventOf(deps, webhook),
  };
};
