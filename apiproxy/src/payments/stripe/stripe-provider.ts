import type { PaymentProvider } from '../payment-provider.ts';
import { finishApproval, startApproval } from './stored-cards/approvals.ts';
import { authorise } from './charging/authorise.ts';
import { listChargebacks } from './events/chargebacks.ts';
import { listFailedRefunds, listOperatorRefunds } from './events/failed-refunds.ts';
import { findResult } from './charging/intents.ts';
import { fingerprintOf } from './charging/fingerprint.ts';
import { storeInstrument } from './stored-cards/instruments.ts';
import { removeInstrument } from './stored-cards/remove-instrument.ts';
import { refund } from './charging/refund.ts';
import { capture, voidPayment } from './charging/settle-payment.ts';
import { type ServerParts, withStripe } from './stripe-client.ts';
import { unknownResult } from './stripe-errors.ts';
import { eventOf, readWebhook } from './events/webhooks.ts';

/** An error of the client is not passed on: its reply may contain a client secret. */
const guarded = async <Result>(subject: string, run: () => Promise<Result>): Promise<Result> => {
  try {
    return await run();
  } catch (cause) {
    throw unknownResult(subject, cause);
  }
};

/** Moves real money, through Stripe (PAY-003). */
export const createStripeProvider = (ofServer: ServerParts): PaymentProvider => {
  const deps = withStripe(ofServer);
  return {
    authorise: (request) => guarded(request.reference, () => authorise(deps, request)),
    find: (reference) => guarded(reference, () => findResult(deps, reference)),
    capture: (reference) => guarded(reference, () => capture(deps, reference)),
    void: (reference) => guarded(reference, () => voidPayment(deps, reference)),
    refund: (reference, refundId, amount) =>
      guarded(reference, () => refund(deps, { reference, refundId, amount })),
    listOperatorRefunds: (since) => guarded('the list of refunds', () => listOperatorRefunds(deps, since)),
    listFailedRefunds: (since) => guarded('the list of failed refunds', () => listFailedRefunds(deps, since)),
    listChargebacks: (since) => guarded('the list of disputes', () => listChargebacks(deps, since)),
    storeInstrument: (request) => guarded(request.reference, () => storeInstrument(deps, request)),
    fingerprintOf: (token) => guarded('a typed card', () => fingerprintOf(deps, token)),
    startApproval: (request) => guarded(request.reference, () => startApproval(deps, request)),
    finishApproval: (reference) => guarded(reference, () => finishApproval(deps, reference)),
    removeInstrument: (instrumentId) => guarded(instrumentId, () => removeInstrument(deps, instrumentId)),
    readWebhook: (body, signature) => readWebhook(deps, body, signature),
    eventOf: (webhook) => guarded(webhook.id, () => eventOf(deps, webhook)),
  };
};
