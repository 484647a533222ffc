// The process of the double of Stripe's HTTP API in a crash run: it keeps its state while our servers are killed. Its parent calls
// the functions below by messages { id, call, args }, each answered by { id, result } or { id, error }.
import { startStripeDouble } from '../../../apiproxy/src/testing/stripe-double/stripe-double.ts';
import { createRandom, createRandomFaults } from './random-faults.mjs';
import { startWebhookSender } from './webhook-sender.mjs';

const decideEachMs = 700;
let aheadMs = 0;
let sender;
const double = await startStripeDouble({ now: () => new Date(Date.now() + aheadMs) });
const { state } = double;
const deciding = setInterval(() => double.decideSlowPayments(), decideEachMs);
deciding.unref();

/** A captured payment by card that nobody disputes and nobody has refunded. */
const findDisputable = (random) => {
  const captured = [...state.intents.values()].filter(({ status, latest_charge }) => {
    const charge = state.charges.get(latest_charge);
    return status === 'succeeded' && charge && !charge.disputed && charge.amount_refunded === 0;
  });
  return captured[Math.floor(random() * captured.length)];
};

let random = createRandom(1);
let faults = createRandomFaults(random);
const calls = {
  begin: (seed, origins) => {
    random = createRandom(seed);
    faults = createRandomFaults(random);
    double.setFaults(faults.faultOf);
    sender = startWebhookSender({ double, origins, random: createRandom(seed + 1) });
  },
  takeCard: (card) => double.takeCard(card),
  takeSetup: (card) => double.takeSetup(card, { purpose: 'instrument' }),
  /** The customer answers the bank. False: the question is over. */
  answer: (clientSecret, isApproved) => {
    try {
      double.answer(clientSecret, isApproved);
      return true;
    } catch {
      return false;
    }
  },
  /** The bank takes a payment back with its money, or asks first; undefined if there is no payment. */
  dispute: () => {
    const intent = findDisputable(random);
    return intent && double.dispute(intent.id, { isInquiry: random() < 0.2 });
  },
  waitingWebhooks: () => sender.waiting(),
  /** Stripe works again, and sends nothing more. */
  calm: () => {
    sender.stop();
    double.setFaults(() => undefined);
  },
  setAhead: (ms) => {
    aheadMs = ms;
  },
  /** A payment at Stripe that our shop does not know, for the proof that the comparison finds one. */
  payUnknown: async (amount, reference) => {
    const post = (path, form) =>
      fetch(new URL(path, double.url), {
        method: 'POST',
        headers: { authorization: `Bearer ${double.secretKey}` },
        body: new URLSearchParams(form),
      }).then((reply) => reply.json());
    const intent = await post('/v1/payment_intents', {
      amount: String(amount),
      currency: 'usd',
      'metadata[reference]': reference,
      capture_method: 'automatic',
    });
    await post(`/v1/payment_intents/${intent.id}/confirm`, {
      payment_method: double.takeCard('pm_card_visa'),
    });
  },
  snapshot: () => ({
    intents: [...state.intents.values()],
    charges: [...state.charges.values()],
    refunds: [...state.refunds.values()],
    disputes: [...state.disputes.values()],
    movements: [...state.movements.values()],
    counts: { requests: double.requests.length, faults: faults.counts, webhooks: sender?.counts ?? {} },
  }),
};

process.on('message', async ({ id, call, args }) => {
  try {
    process.send({ id, result: await calls[call](...args) });
  } catch (cause) {
    process.send({ id, error: String(cause) });
  }
});
process.on('disconnect', () => process.exit());
process.send({
  settings: { url: double.url, secretKey: double.secretKey, webhookSecret: double.webhookSecret },
});
