// The payments of a crash run through Stripe's provider. Stripe is a double of its HTTP API in a process of its own.
import { fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { send } from '../../hostile/wire.mjs';
import { someAddress } from '../requests.mjs';
import { readSandboxPayments } from './sandbox.mjs';
import { findSideDeviations, paymentsOf } from './three-sides.mjs';

const visa = (more) => ({ brand: 'visa', last4: String(randomInt(1000, 10_000)), ...more });
const declines = { code: 'card_declined', declineCode: 'generic_decline' };
/** The behaviour of each test card of the run. Each is another card, as in life. */
const cards = {
  4242424242424242: () => visa(),
  4000000000000002: () => visa({ declines }),
  4000000000003220: () => visa({ asks: 'always' }),
  4000000000000077: () => visa({ isSlow: true }),
  4000000000000341: () => visa({ declines, isStorable: true }),
};

/** Starts the process of the double: { settings, call, stop }. */
const startDouble = async () => {
  const child = fork(join(import.meta.dirname, 'double-process.mjs'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const waiting = new Map();
  let count = 0;
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const settings = await new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (message.settings) return resolve(message.settings);
      const { resolve: answer, reject: fail } = waiting.get(message.id);
      waiting.delete(message.id);
      return message.error ? fail(new Error(message.error)) : answer(message.result);
    });
    child.once('exit', (code) => reject(new Error(`The double of Stripe ended with exit code ${code}.`)));
  });
  return {
    settings,
    call: (call, ...args) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject });
        child.send({ id: count, call, args });
      }),
    stop: () => {
      process.off('exit', kill);
      child.disconnect();
    },
  };
};

/** The question's secret, as Stripe's script in the frame asks for it; undefined when the run is over, null when it is answered. */
const readSecret = ({ ask }, url) =>
  ask(
    undefined,
    (server) =>
      send(server.vaultOrigin, {
        method: 'POST',
        path: '/stripe/action',
        from: someAddress(),
        headers: { 'sec-fetch-site': 'same-origin' },
        body: { key: new URL(url).pathname.split('/').at(-1) },
      }),
    ({ status, json }) =>
      (status === 404 && { secret: null }) || (status === 200 && { secret: json().clientSecret }),
  );

const unknownReference = 'crash-unknown';
const unknownMinor = 777;

/** The provider of the run: its environment, the customer's cards and answers, the operations that only it has, and the audit of its side. */
export const startStripe = async () => {
  const { settings, call, stop } = await startDouble();
  return {
    /** No production server accepts another address of Stripe's. */
    env: {
      NODE_ENV: 'test',
      PAYMENT_PROVIDER: 'stripe',
      SANDBOX_IN_PRODUCTION: undefined,
      STRIPE_SECRET_KEY: settings.secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
      STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
      STRIPE_API_URL: settings.url,
    },
    operations: [
      {
        name: 'the bank takes a payment back',
        weight: 5,
        run: async () => ({ outcome: (await call('dispute')) ? 'disputed' : 'refused for its state' }),
      },
    ],
    begin: (seed, origins) => call('begin', seed, origins),
    takeToken: (_ask, number, { isStored = false } = {}) =>
      // A card whose bank asks is stored by the frame.
      call(isStored && cards[number]().asks ? 'takeSetup' : 'takeCard', cards[number]()),
    decideAtBank: async (shopper, url, decision) => {
      const answered = await readSecret(shopper, url);
      if (answered?.secret) await call('answer', answered.secret, decision === 'approve');
      return answered;
    },
    isQuiet: async () => (await call('waitingWebhooks')) === 0,
    calm: () => call('calm'),
    setAhead: (ms) => call('setAhead', ms),
    // Payments of the demonstration's past are the sandbox's.
    readPayments: async (database) => [
      ...paymentsOf(await call('snapshot')),
      ...(await readSandboxPayments(database)),
    ],
    findDeviations: async ({ db }) => findSideDeviations(await call('snapshot'), await readOurs(db)),
    /** Puts a payment that we do not know into Stripe's book, and returns the beginning of the sentence that names it. */
    addDifference: async () => {
      await call('payUnknown', unknownMinor, unknownReference);
      return `charge ${unknownReference}: theirs only: ${unknownMinor} USD`;
    },
    figures: async () => {
      const { intents, refunds, disputes, movements, counts } = await call('snapshot');
      const listed = (named) =>
        Object.entries(named)
          .map(([name, number]) => `${number} ${name}`)
          .join(', ');
      return {
        'at Stripe': `${intents.length} intents, ${refunds.length} refunds, ${disputes.length} disputes, ${movements.length} movements`,
        'requests to Stripe': counts.requests,
        'faults of Stripe': listed(counts.faults),
        webhooks: listed(counts.webhooks),
      };
    },
    stop,
  };
};

const readOurs = async (db) => ({
  attempts: await db
    .selectFrom('payment_attempt')
    .select(['reference', 'state', 'amount_minor'])
    .where('provider', '=', 'stripe')
    .execute(),
  payments: await db.selectFrom('stripe_payment').select(['reference', 'intent_id', 'state']).execute(),
  refunds: await db.selectFrom('payment_refund').select(['refund_id', 'reference', 'amount_minor']).execute(),
  chargebacks: await db
    .selectFrom('payment_chargeback')
    .select(['chargeback_id', 'reference', 'amount_minor'])
    .execute(),
});
