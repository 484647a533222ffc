import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { money, restPaths } from '@crema/shared-contracts';
import type { Stripe } from 'stripe';
import { readCounts } from '../../../http/limits/rate-limit.ts';
import { runDueJobs } from '../../../jobs/run-jobs.ts';
import { nextRequests } from '../../../testing/stripe-double/faults.ts';
import { startStripeTest, type StripeTest } from '../../../testing/stripe-double/stripe-kit.ts';
import type { Webhook } from '../../../testing/stripe-double/webhooks.ts';
import type { PaymentPurpose } from '../../payment-provider.ts';
import { settleKey } from '../../payment-attempt.ts';
import { refusedCardLimits } from '../../refused-cards/refused-card-limits.ts';
import { withStripe } from '../stripe-client.ts';
import { applyWebhook } from '../../webhooks/apply-webhook.job.ts';

const declined = { brand: 'visa', last4: '0010', declines: { code: 'card_declined' } } as const;
const amount = money(1000, 'USD');
const answeredWithinMs = 2_000;

describe('webhooks of Stripe, PAY-006', () => {
  let test: StripeTest;
  before(async () => {
    test = await startStripeTest();
  });
  after(() => test.stop());

  const post = async ({ body, signature }: Partial<Webhook>, headers: Record<string, string> = {}) => {
    const reply = await test.test.app.inject({
      method: 'POST',
      url: restPaths.paymentWebhook,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(signature !== undefined && { 'stripe-signature': signature }),
        ...headers,
      },
      payload: body ?? '',
    });
    return reply.statusCode;
  };
  const run = () => runDueJobs(test.deps, [applyWebhook]);
  const stored = (id?: string) =>
    test.deps.db
      .selectFrom('payment_event')
      .selectAll()
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
      .execute();
  const pay = async (reference: string, purpose: PaymentPurpose = 'order', card = 'pm_card_visa') => {
    const source = { kind: 'token' as const, token: test.double.takeCard(card) };
    await test.provider.authorise({ reference, purpose, subject: 'subject-1', source, amount });
    const row = await test.deps.db
      .selectFrom('stripe_payment')
      .select('intent_id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return row.intent_id ?? '';
  };
  /** The webhooks about an event type since the last call. */
  const webhooksOf = (type: string) =>
    test.double.webhooks().filter(({ body }) => JSON.parse(body).type === type);
  const idOf = ({ body }: Webhook): string => JSON.parse(body).id;
  const last = <Value>(values: readonly Value[]): Value => {
    const value = values.at(-1);
    assert.ok(value !== undefined);
    return value;
  };
  /** A job that settles the payment later, as a waiting order has one. */
  const settleLater = async (reference: string) => {
    const run_at = new Date(test.clock.now().getTime() + 60_000);
    const row = {
      id: `job-${reference}`,
      topic: 'test',
      payload: '{}',
      dedupe_key: settleKey(reference),
      run_at,
    };
    await test.deps.db.insertInto('job').values(row).execute();
    return async () => {
      const { run_at: now } = await test.deps.db
        .selectFrom('job')
        .select('run_at')
        .where('id', '=', row.id)
        .executeTakeFirstOrThrow();
      return now.getTime() <= test.clock.now().getTime();
    };
  };

  it('are stored and answered at once, and applied by a job: the payment is settled now', async () => {
    await pay('hook-1');
    const isSettledNow = await settleLater('hook-1');
    const webhook = last(webhooksOf('payment_intent.amount_capturable_updated'));
    const asked = test.double.requests.length;
    assert.equal(await post(webhook), 204);
    assert.equal(test.double.requests.length, asked, 'the reply does not wait for Stripe');
    assert.deepEqual([(await stored(idOf(webhook)))[0]?.applied_at, await isSettledNow()], [null, false]);
    await run();
    const [event] = await stored(idOf(webhook));
    assert.deepEqual(
      [event?.reference, event?.purpose, event?.subject, event?.applied_at],
      ['hook-1', 'order', 'subject-1', test.clock.now()],
    );
    assert.equal(await isSettledNow(), true);
  });

  it('are each answered in 2 s, also when ten arrive at once and Stripe itself answers nothing', async () => {
    await pay('hook-many');
    const { body } = last(webhooksOf('payment_intent.amount_capturable_updated'));
    const many = Array.from({ length: 10 }, (_, n) =>
      test.double.sign(JSON.stringify({ ...JSON.parse(body), id: `evt_many_${n}` })),
    );
    test.double.setFaults(() => ({ kind: 'unreachable' }));
    const answers = await Promise.all(
      many.map(async (webhook) => {
        const sentAt = performance.now();
        return { status: await post(webhook), ms: performance.now() - sentAt };
      }),
    );
    test.double.setFaults(() => undefined);
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([204]));
    assert.ok(Math.max(...answers.map(({ ms }) => ms)) < answeredWithinMs, JSON.stringify(answers));
    assert.equal((await stored()).filter(({ id }) => id.startsWith('evt_many_')).length, many.length);
    await run();
  });

  it('are refused unless one of our secrets has signed this body within five minutes', async () => {
    await pay('hook-2');
    const webhook = last(webhooksOf('payment_intent.amount_capturable_updated'));
    const { body, signature } = webhook;
    const count = (await stored()).length;
    const [t = '', v1 = ''] = signature.split(',');
    const forged = [
      { body },
      { body, signature: '' },
      { body, signature: 'rubbish' },
      { body, signature: t },
      { body, signature: `${t},v0=${v1.slice(3)}` },
      { body, signature: `t=${Number(t.slice(2)) + 1},${v1}` },
      { body: body.replace('hook-2', 'hook-1'), signature },
      { body: `${body} `, signature },
      { body: '', signature },
      test.double.sign(body, 'whsec_of_a_thief'),
    ];
    for (const sent of forged) assert.equal(await post(sent), 401, JSON.stringify(sent).slice(0, 60));
    test.clock.advance(301_000);
    assert.equal(await post(webhook), 401, 'a recorded one is refused later');
    assert.equal((await stored()).length, count);
    assert.ok(test.test.logged.some(({ facts }) => facts['event'] === 'webhook refused'));
  });

  it('are taken with either of two secrets while the secret is changed', async () => {
    const settings = {
      ...test.deps.environment,
      STRIPE_WEBHOOK_SECRET: `whsec_new, ${test.double.webhookSecret}`,
    };
    const changing = test.deps.paymentModule.create({ ...test.deps, environment: settings });
    await pay('hook-3');
    const { body } = last(test.double.webhooks());
    for (const secret of ['whsec_new', test.double.webhookSecret])
      assert.ok(changing.readWebhook(body, test.double.sign(body, secret).signature));
    assert.equal(changing.readWebhook(body, test.double.sign(body, 'whsec_old').signature), undefined);
  });

  it('of another account or of the live mode are refused with a test key', async () => {
    await pay('hook-4');
    const event = JSON.parse(last(test.double.webhooks()).body);
    for (const change of [{ account: 'acct_1Stranger' }, { livemode: true }])
      assert.equal(await post(test.double.sign(JSON.stringify({ ...event, ...change }))), 401);
  });

  it('are applied once however often and in whatever order they arrive', async () => {
    const intentId = await pay('hook-5', 'order');
    await test.provider.capture('hook-5');
    const own = test.double
      .webhooks({ isReversed: true, times: 2 })
      .filter(({ body }) => body.includes(intentId));
    assert.ok(own.length > 6);
    for (const webhook of own) assert.equal(await post(webhook), 204);
    await run();
    const asked = test.double.requests.length;
    for (const webhook of own) assert.equal(await post(webhook), 204);
    await run();
    assert.equal(test.double.requests.length, asked, 'a repeated event asks Stripe nothing');
    assert.deepEqual(new Set(own.map(idOf)).size, own.length / 2);
    assert.equal((await test.provider.find('hook-5'))?.outcome, 'authorised');
  });

  it('say what is true now: an old event about a hold that was released settles nothing', async () => {
    await pay('hook-6');
    const held = last(webhooksOf('payment_intent.amount_capturable_updated'));
    await test.provider.void('hook-6');
    const { provider } = test;
    const webhook = provider.readWebhook(held.body, held.signature);
    assert.ok(webhook);
    assert.equal((await provider.eventOf(webhook))?.type, 'payment.refused');
  });

  it('of unknown types are stored as ignored', async () => {
    const unknown = { ...JSON.parse(last(test.double.webhooks()).body), id: 'evt_new', type: 'moon.landed' };
    assert.equal(await post(test.double.sign(JSON.stringify(unknown))), 204);
    await run();
    const [event] = await stored('evt_new');
    assert.deepEqual(
      [event?.type, event?.reference, event?.applied_at],
      ['moon.landed', null, test.clock.now()],
    );
  });

  it('about a payment that is not ours are ignored, with a line in the security log', async () => {
    await pay('hook-7');
    const webhook = last(webhooksOf('payment_intent.amount_capturable_updated'));
    await test.deps.db.deleteFrom('stripe_payment').where('reference', '=', 'hook-7').execute();
    assert.equal(await post(webhook), 204);
    await run();
    assert.equal((await stored(idOf(webhook)))[0]?.reference, null);
    const line = last(test.test.logged.filter(({ message }) => message === 'security event'));
    assert.deepEqual([line.facts['event'], line.facts['detail']], ['webhook ignored', 'foreign payment']);
  });

  it('wait for Stripe: the job is repeated until it can be asked', async () => {
    await pay('hook-8');
    const webhook = last(webhooksOf('payment_intent.amount_capturable_updated'));
    await post(webhook);
    test.double.setFaults(nextRequests(/GET/, { kind: 'unreachable' }, 10));
    await run();
    assert.equal((await stored(idOf(webhook)))[0]?.applied_at, null);
    test.double.setFaults(() => undefined);
    test.clock.advance(60_000);
    await run();
    assert.equal((await stored(idOf(webhook)))[0]?.reference, 'hook-8');
  });

  it('whose payment has another amount at Stripe settle nothing', async () => {
    const intentId = await pay('hook-9');
    const isSettledNow = await settleLater('hook-9');
    const intent = test.double.state.intents.get(intentId);
    assert.ok(intent);
    intent.amount = 1;
    const webhook = last(webhooksOf('payment_intent.amount_capturable_updated'));
    await post(webhook);
    await run();
    assert.deepEqual([(await stored(idOf(webhook)))[0]?.applied_at, await isSettledNow()], [null, false]);
  });

  it('of a failed refund and of money that a bank gave back let the jobs that book them run now, PAY-007', async () => {
    await pay('hook-10', 'reload', 'pm_card_refundFail');
    await test.provider.refund('hook-10', 'refund-10', amount);
    test.double.failDoomedRefunds();
    const intentId = await pay('hook-11', 'reload');
    test.double.closeDispute(test.double.dispute(intentId), 'won');
    const lost = await pay('hook-14', 'reload');
    test.double.closeDispute(test.double.dispute(lost), 'lost');
    const sent = [
      'refund.updated',
      'refund.failed',
      'charge.dispute.funds_reinstated',
      'charge.dispute.closed',
    ];
    for (const type of sent) for (const webhook of webhooksOf(type)) assert.equal(await post(webhook), 204);
    await run();
    const booking = await test.deps.db
      .selectFrom('job')
      .select('topic')
      .where('dedupe_key', 'like', '%:evt_%')
      .where('topic', 'in', ['book-failed-refunds', 'book-chargebacks'])
      .orderBy('topic')
      .execute();
    assert.deepEqual(
      booking.map(({ topic }) => topic),
      ['book-chargebacks', 'book-chargebacks', 'book-failed-refunds', 'book-failed-refunds'],
    );
  });

  it('of an inquiry book no chargeback, and of a dispute with its money one', async () => {
    const inquired = await pay('hook-12', 'reload');
    test.double.dispute(inquired, { isInquiry: true });
    await pay('hook-13', 'reload', 'pm_card_createDispute');
    const listed = (await test.provider.listChargebacks(new Date(0))).map(({ reference }) => reference);
    assert.deepEqual([listed.includes('hook-12'), listed.includes('hook-13')], [false, true]);
    const withdrawn = last(webhooksOf('charge.dispute.funds_withdrawn'));
    await post(withdrawn);
    await run();
    const job = await test.deps.db
      .selectFrom('job')
      .select('dedupe_key')
      .where('topic', '=', 'book-chargebacks')
      .where('dedupe_key', 'like', `%${idOf(withdrawn)}`)
      .execute();
    assert.equal(job.length, 1);
  });

  it('of cards that are refused while they are stored count each card once, and end a SetupIntent after three, PAY-008', async () => {
    const setupOf = async (metadata: Record<string, string>) => {
      const { id } = await withStripe(test.deps).stripe.setupIntents.create({ metadata });
      const setup = test.double.state.setups.get(id);
      assert.ok(setup);
      return setup;
    };
    const refuse = ({ client_secret }: Stripe.SetupIntent) =>
      test.double.confirmSetup(client_secret ?? '', test.double.takeCard(declined));
    const deliver = async () => {
      for (const webhook of webhooksOf('setup_intent.setup_failed')) assert.equal(await post(webhook), 204);
      await run();
    };
    const counted = async () => {
      const subject = await test.provider.fingerprintOf(test.double.takeCard(declined));
      const [count] = await readCounts(test.deps, [
        { limit: refusedCardLimits.card, subject: subject ?? '' },
      ]);
      return count?.attempts;
    };
    const [ours, other] = [await setupOf({ purpose: 'instrument' }), await setupOf({})];
    refuse(ours);
    refuse(ours);
    for (const setup of [other, await setupOf({ purpose: 'instrument', reference: 'r' })]) refuse(setup);
    await deliver();
    assert.deepEqual([await counted(), ours.status], [2, 'requires_payment_method']);
    refuse(ours);
    await deliver();
    assert.deepEqual(
      [await counted(), ours.status, other.status],
      [3, 'canceled', 'requires_payment_method'],
    );
    await deliver();
    assert.equal(await counted(), 3, 'a repeated webhook counts nothing more');
  });

  it('with a body above the limit, or from a browser, are refused', async () => {
    const huge = test.double.sign(JSON.stringify({ id: 'evt_huge', text: 'x'.repeat(600_000) }));
    assert.equal(await post(huge), 413);
    const webhook = last(test.double.webhooks());
    assert.equal(await post(webhook, { 'sec-fetch-site': 'same-origin', 'x-crema-request': '1' }), 403);
  });
});
