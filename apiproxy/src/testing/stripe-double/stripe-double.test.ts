import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { Stripe } from 'stripe';
import { createStripeClient } from '../../payments/stripe/stripe.testing.ts';
import { createTestClock } from '../test-app.ts';
import { nextRequests } from './faults.ts';
import { startStripeDouble, type StripeDouble } from './stripe-double.ts';

type Types = Readonly<Record<string, string>>;
const shapes = JSON.parse(readFileSync(join(import.meta.dirname, 'object-shapes.json'), 'utf8')) as {
  readonly objects: Readonly<Record<string, Types>>;
};
const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
};
/** The JSON type of each field, by its path. */
const typesOf = (value: object, path = ''): Types =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => [
      [path + key, typeOf(inner)],
      ...(typeOf(inner) === 'object' && path + key !== 'data'
        ? Object.entries(typesOf(inner as object, `${path}${key}.`))
        : []),
    ]),
  );

/** The files that a file imports, from the whole program that begins with it. */
const reachedFrom = (file: string, reached = new Set<string>()): ReadonlySet<string> => {
  if (reached.has(file) || !file.endsWith('.ts')) return reached;
  reached.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g))
    reachedFrom(join(dirname(file), path), reached);
  return reached;
};

/** A field inside of another one is expected if the other one is an object with fixed names. */
const isExpected = (path: string, found: Types): boolean => {
  const parent = path.split('.').slice(0, -1).join('.');
  return parent === '' || (found[parent] === 'object' && !parent.endsWith('metadata'));
};

/** Fields of a sample that the package's types do not have in its version, or that Stripe sends only when they are expanded or for another type of payment method. */
const absent: Readonly<Record<string, readonly string[]>> = {
  charge: ['refunds'],
  confirmation_token: ['payment_method_preview.us_bank_account'],
};

describe('the double of Stripe’s API, PAY-011', () => {
  const clock = createTestClock();
  let double: StripeDouble;
  let stripe: Stripe;
  before(async () => {
    double = await startStripeDouble({ now: clock.now });
    const { secretKey, url: apiUrl } = double;
    stripe = createStripeClient({ secretKey, webhookSecrets: [], apiUrl });
  });
  beforeEach(() => double.setFaults(() => undefined));
  after(() => double.stop());

  const createIntent = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
    stripe.paymentIntents.create({ amount: 1000, currency: 'usd', capture_method: 'manual', ...more });
  const confirmed = async (card = 'pm_card_visa', more: Partial<Stripe.PaymentIntentCreateParams> = {}) => {
    const { id } = await createIntent(more);
    return stripe.paymentIntents.confirm(id, { payment_method: double.takeCard(card) });
  };
  const errorOf = async (request: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
    const [{ reason }] = (await Promise.allSettled([request])) as [PromiseRejectedResult];
    assert.ok(reason instanceof Stripe.errors.StripeError);
    return reason;
  };
  const rawPost = (path: string, form: Record<string, string>, key: string) =>
    fetch(new URL(path, double.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${double.secretKey}`, 'idempotency-key': key },
      body: new URLSearchParams(form),
    });

  describe('answers objects as Stripe publishes them:', () => {
    const samples: Readonly<Record<string, () => Promise<object>>> = {
      payment_intent: () => confirmed(),
      setup_intent: () => stripe.setupIntents.create({ usage: 'off_session' }),
      customer: () => stripe.customers.create({ metadata: { owner: 'ada' } }),
      payment_method: () => stripe.paymentMethods.retrieve(double.takeCard('pm_card_visa')),
      charge: async () => stripe.charges.retrieve(String((await confirmed()).latest_charge)),
      refund: async () => {
        const { id } = await confirmed('pm_card_visa', { capture_method: 'automatic' });
        return stripe.refunds.create({ payment_intent: id });
      },
      dispute: async () => {
        const { id } = await confirmed('pm_card_visa', { capture_method: 'automatic' });
        return stripe.disputes.retrieve(double.dispute(id));
      },
      event: async () => (await stripe.events.list({ limit: 1 })).data[0] ?? {},
      balance_transaction: async () => {
        await confirmed('pm_card_visa', { capture_method: 'automatic' });
        return (await stripe.balanceTransactions.list({ type: 'charge' })).data[0] ?? {};
      },
      confirmation_token: () =>
        stripe.confirmationTokens.retrieve(double.takeConfirmationToken('pm_card_visa')),
    };
    for (const [name, read] of Object.entries(samples))
      it(name, async () => {
        const [found, sample] = [typesOf(await read()), shapes.objects[name] ?? {}];
        const missing = Object.keys(sample).filter(
          (key) => !(key in found) && isExpected(key, found) && !absent[name]?.includes(key),
        );
        assert.deepEqual(missing, [], 'each field of the sample is there');
        const differing = Object.entries(sample).filter(
          ([key, type]) => key in found && found[key] !== type && found[key] !== 'null' && type !== 'null',
        );
        assert.deepEqual(differing, [], 'each field has the type of the sample');
      });
    it('every object of the fixture is one of these', () => {
      assert.deepEqual(Object.keys(samples).toSorted(), Object.keys(shapes.objects).toSorted());
    });
  });

  it('answers a repeated key with the first reply, and refuses it for other parameters', async () => {
    const form = { amount: '700', currency: 'usd' };
    const [first, again] = [
      await rawPost('/v1/payment_intents', form, 'key-1'),
      await rawPost('/v1/payment_intents', form, 'key-1'),
    ];
    const { id } = (await first.json()) as { readonly id: string };
    assert.deepEqual(
      [first.headers.get('idempotent-replayed'), again.headers.get('idempotent-replayed')],
      [null, 'true'],
    );
    assert.equal(((await again.json()) as { readonly id: string }).id, id);
    const other = await rawPost('/v1/payment_intents', { ...form, amount: '800' }, 'key-1');
    const { error } = (await other.json()) as { readonly error: { readonly type: string } };
    assert.deepEqual([other.status, error.type], [400, 'idempotency_error']);
    clock.advance(24 * 60 * 60_000);
    const nextDay = await rawPost('/v1/payment_intents', form, 'key-1');
    assert.notEqual(((await nextDay.json()) as { readonly id: string }).id, id);
  });

  it('answers 409 while a request with the key runs', async () => {
    double.setFaults(nextRequests(/payment_intents/, { kind: 'slow', delayMs: 200 }));
    const form = { amount: '700', currency: 'usd' };
    const [one, two] = await Promise.all([
      rawPost('/v1/payment_intents', form, 'key-2'),
      rawPost('/v1/payment_intents', form, 'key-2'),
    ]);
    assert.deepEqual([one.status, two.status].toSorted(), [200, 409]);
  });

  it('repeats a stored 500, and does not store a 429', async () => {
    const form = { amount: '700', currency: 'usd' };
    double.setFaults(nextRequests(/payment_intents/, { kind: 'error' }));
    for (let n = 0; n < 2; n += 1)
      assert.equal((await rawPost('/v1/payment_intents', form, 'key-3')).status, 500);
    double.setFaults(nextRequests(/payment_intents/, { kind: 'rate-limit' }));
    const limited = await rawPost('/v1/payment_intents', form, 'key-4');
    assert.deepEqual([limited.status, limited.headers.get('retry-after')], [429, '1']);
    assert.equal((await rawPost('/v1/payment_intents', form, 'key-4')).status, 200);
  });

  it('ends a hold after seven days', async () => {
    const { id } = await confirmed();
    clock.advance(7 * 24 * 60 * 60_000 - 1000);
    assert.equal((await stripe.paymentIntents.retrieve(id)).status, 'requires_capture');
    clock.advance(1000);
    const { status, cancellation_reason } = await stripe.paymentIntents.retrieve(id);
    assert.deepEqual([status, cancellation_reason], ['canceled', 'automatic']);
  });

  it('refuses a step in another state with the present intent', async () => {
    const { id } = await createIntent();
    const early = await errorOf(stripe.paymentIntents.capture(id));
    assert.deepEqual(
      [early.code, early.payment_intent?.status],
      ['payment_intent_unexpected_state', 'requires_payment_method'],
    );
    await stripe.paymentIntents.cancel(id);
    for (const step of [
      () => stripe.paymentIntents.cancel(id),
      () => stripe.paymentIntents.confirm(id, { payment_method: double.takeCard('pm_card_visa') }),
    ])
      assert.equal((await errorOf(step())).code, 'payment_intent_unexpected_state');
  });

  for (const { param, path, form } of [
    { param: 'tip', path: '/v1/payment_intents', form: { amount: '700', currency: 'usd' } },
    { param: 'metadata[a][b]', path: '/v1/payment_intents', form: { amount: '700', currency: 'usd' } },
    { param: 'amount[value]', path: '/v1/payment_intents', form: { amount: '700', currency: 'usd' } },
    { param: 'card[holder]', path: '/v1/payment_methods', form: { type: 'card', 'card[token]': 'tok_visa' } },
    { param: 'usage[0]', path: '/v1/setup_intents', form: { usage: 'off_session' } },
  ])
    it(`refuses a parameter that Stripe does not have, also inside of another one: ${param}`, async () => {
      assert.equal((await rawPost(path, form, `known-${param}`)).status, 200);
      const reply = await rawPost(path, { ...form, [param]: '1' }, `unknown-${param}`);
      const { error } = (await reply.json()) as { readonly error: Stripe.errors.StripeError };
      assert.deepEqual([reply.status, error.code, error.param], [400, 'parameter_unknown', param]);
    });

  it('speaks the version of the API that the package pins, and no other one', async () => {
    const { protocol, hostname: host, port } = new URL(double.url);
    const server = { host, port, protocol: protocol === 'https:' ? 'https' : 'http' } as const;
    const stripeOf = (apiVersion?: string) =>
      new Stripe(double.secretKey, {
        ...server,
        ...(apiVersion !== undefined && { apiVersion: apiVersion as never }),
      });
    await stripeOf(Stripe.API_VERSION).customers.create({});
    assert.match((await errorOf(stripeOf('2020-08-27').customers.create({}))).message, /2020-08-27/);
    assert.equal(
      createStripeClient({ secretKey: 'sk_test', webhookSecrets: [], apiUrl: undefined }).getApiField(
        'version',
      ),
      Stripe.API_VERSION,
    );
  });

  it('refuses an unknown id and another key', async () => {
    assert.equal((await errorOf(stripe.paymentIntents.retrieve('pi_none'))).code, 'resource_missing');
    const stranger = createStripeClient({
      secretKey: 'sk_test_other',
      webhookSecrets: [],
      apiUrl: double.url,
    });
    assert.equal((await errorOf(stranger.customers.create({}))).statusCode, 401);
  });

  it('refuses a card that has paid without a customer, as Stripe does', async () => {
    const card = double.takeCard('pm_card_visa');
    const pay = async () => {
      const { id } = await createIntent();
      return stripe.paymentIntents.confirm(id, { payment_method: card });
    };
    await pay();
    assert.match((await errorOf(pay())).message, /may not be used again/);
  });

  it('signs webhooks that the official package accepts, and can lose, repeat and reverse them', async () => {
    await confirmed();
    const all = double.webhooks();
    const [last] = all.slice(-1);
    assert.ok(last);
    const receivedAt = clock.now().getTime();
    const event = Stripe.webhooks.constructEvent(
      last.body,
      last.signature,
      double.webhookSecret,
      300,
      undefined,
      receivedAt,
    );
    assert.equal(event.type, 'payment_intent.amount_capturable_updated');
    assert.equal(double.webhooks({ times: 3 }).length, 3 * all.length);
    assert.equal(double.webhooks({ isReversed: true })[0]?.body, last.body);
    assert.deepEqual(double.webhooks({ isLost: () => true }), []);
  });

  it('is in no program of production: the server and the operators’ commands import nothing from testing', () => {
    const source = join(import.meta.dirname, '..', '..');
    const files = ['main.ts', 'operate.ts'].flatMap((entry) => [...reachedFrom(join(source, entry))]);
    assert.ok(files.some((file) => file.endsWith('payments/stripe/stripe-client.ts')));
    assert.deepEqual(
      files.filter((file) => file.startsWith(join(source, 'testing'))),
      [],
    );
  });
});
