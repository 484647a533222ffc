import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { historyRestPaths, money, restPaths, type HistoryReceipt } from '@crema/shared-contracts';
import { modules } from '../../app/modules.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { collectChecks, runChecks } from '../../operations/reconcile.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { newRequest, send, succeed } from '../../testing/cards-kit.ts';
import { nextRequests } from '../../testing/stripe-double/faults.ts';
import { codeOf, goodStore, priceLatte, submit } from '../../testing/ordering-kit.ts';
import { mailsTo } from '../../testing/gifts-kit.ts';
import { startStripeTest, type StripeTest } from '../../testing/stripe-double/stripe-kit.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { orphanAfterMs } from '../payment-attempt.ts';
import { reconcileBook } from '../reconcile/reconcile-movements.ts';
import { paymentMailTopics } from '../chargebacks.ts';
import type { FailedRefund, PaymentPurpose } from '../payment-provider.ts';
import { bookFailedRefunds, scheduleFailedRefunds } from './book-failed-refunds.job.ts';
import { failedRefunds } from './failed-refunds.command.ts';
import { refundPayment } from './refund-payment.ts';

const jobs = collectJobs(modules).filter(({ topic }) => topic !== 'sandbox-webhook');
const checks = collectChecks(modules).filter(({ name }) => name !== 'jobs');
const hourMs = 60 * 60_000;

describe('a refund that the customer’s bank sent back', () => {
  let test: StripeTest;
  let member: TestBrowser;
  before(async () => {
    test = await startStripeTest();
    member = openBrowser(test.test.app);
  });
  after(() => test.stop());
  beforeEach(async () => {
    test.clock.advance(hourMs);
    await member.signIn('green');
  });
  const run = () => runDueJobs(test.deps, jobs);
  /** Stripe posts each event about failed refunds, `times` times. */
  const deliver = async (times: number) => {
    const sent = test.double
      .webhooks({ isReversed: true, times })
      .filter(({ body }) => /^refund\.|^charge\.refunded/.test(JSON.parse(body).type));
    for (const { body, signature } of sent) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const reply = await test.test.app.inject({
        method: 'POST',
        url: restPaths.paymentWebhook,
        headers,
        payload: body,
      });
      assert.equal(reply.statusCode, 204);
    }
    await run();
  };
  const reconcile = async () => {
    const results = await runChecks(test.deps.db, checks, test.clock.now());
    const now = test.clock.now().getTime();
    const period = { from: new Date(now - 30 * 24 * hourMs), to: new Date(now + hourMs) };
    const book = await reconcileBook(test.deps, test.deps.paymentModule, period);
    assert.deepEqual(
      [...results, book].flatMap(({ name, examples }) => examples.map((example) => ({ name, ...example }))),
      [],
    );
  };
  /** An order that was paid with a card on which refunds fail. */
  const payOrder = async () => {
    const { orderId, totalMinor } = await priceLatte(member);
    const tenders = [
      { id: test.double.takeCard('pm_card_refundFail'), tender: 'CARD', amountMinor: totalMinor },
    ];
    assert.equal(codeOf(await submit(member, { orderId, storeNumber: goodStore, tenders })), undefined);
    await run();
    return { orderId, totalMinor };
  };
  const cancelOrder = async () => {
    const { orderId, totalMinor } = await payOrder();
    const cancel = 'mutation ($id: ID!) { cancelOrder(orderId: $id) { status } }';
    assert.equal((await member.graphql(cancel, { id: orderId })).data.cancelOrder.status, 'VOIDED');
    await run();
    return { orderId, totalMinor };
  };
  const isFailed = async (orderId: string) =>
    (await member.get(historyRestPaths.receipt(`refund.${orderId}`)))
      .json<HistoryReceipt>()
      .refunds.map((refund) => refund.isFailed);
  const mails = () =>
    mailsTo(test.deps, 'green@crema.test').filter((mail) => mail.includes('Your bank sent back the refund'));
  const alarms = () => test.test.logged.filter(({ message }) => message.startsWith('a refund has failed'));
  const operator = { notify: () => undefined };
  const command = (paid?: string) =>
    failedRefunds.run(
      { ...operator, db: test.deps.db, clock: test.clock, environment: test.deps.environment },
      { options: { paid }, positionals: [] },
    );

  it('is recorded once, mailed, shown in the history and an alarm, and both books agree, PAY-007', async () => {
    const { orderId, totalMinor } = await cancelOrder();
    assert.deepEqual([await isFailed(orderId), mails()], [[false], []]);
    test.double.failDoomedRefunds();
    await deliver(3);
    assert.deepEqual(await isFailed(orderId), [true]);
    const [mail = '', ...others] = mails();
    assert.match(mail, /Your bank sent back the refund of \$\d+\.\d\d for your order \w+\./);
    assert.match(mail, /Contact us: \S+\/help/);
    assert.doesNotMatch(mail, /lost_or_stolen/);
    const [alarm, ...more] = alarms();
    assert.deepEqual(
      [alarm?.level, alarm?.facts['alarm'], alarm?.facts['command'], alarm?.facts['amount']],
      ['error', 'refund-failed', 'npm run payments -- failed-refunds', money(totalMinor, 'USD')],
    );
    assert.deepEqual([others, more], [[], []]);
    await reconcile();
  });

  it('is found within an hour when its webhook is lost, PAY-007', async () => {
    const { orderId } = await cancelOrder();
    test.double.failDoomedRefunds();
    const earlier = mails().length;
    for (let hour = 0; hour < 2; hour += 1) {
      await scheduleFailedRefunds(test.deps);
      test.clock.advance(hourMs);
      await run();
    }
    await member.signIn('green');
    assert.deepEqual([await isFailed(orderId), mails().length - earlier], [[true], 1]);
    await reconcile();
  });

  it('is an alarm and a mail also if an operator made it in Stripe’s dashboard, and both books agree, PAY-007', async () => {
    const { orderId, totalMinor } = await payOrder();
    const intent = [...test.double.state.intents.values()].find(
      ({ metadata }) => metadata['subject'] === orderId,
    );
    const made = await fetch(`${test.double.url}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${test.double.secretKey}` },
      body: new URLSearchParams({ payment_intent: intent?.id ?? '' }),
    });
    const { id: refundId } = (await made.json()) as { readonly id: string };
    const earlier = { alarms: alarms().length, mails: mails().length };
    test.double.failDoomedRefunds();
    await deliver(2);
    assert.deepEqual(
      alarms()
        .slice(earlier.alarms)
        .map(({ facts }) => [facts['refundId'], facts['amount']]),
      [[refundId, money(totalMinor, 'USD')]],
    );
    assert.equal(mails().length - earlier.mails, 1);
    assert.ok((await command()).rows.some((columns) => columns[0] === refundId));
    await reconcile();
  });

  it('is recorded also when it fails before we have stored it, PAY-007', async () => {
    const { orderId, totalMinor } = await cancelOrder();
    const { refund_id: refundId, reference } = await test.deps.db
      .selectFrom('payment_refund')
      .innerJoin('payment_attempt', 'payment_attempt.reference', 'payment_refund.reference')
      .select(['refund_id', 'payment_refund.reference'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    await test.deps.db.deleteFrom('payment_refund').where('refund_id', '=', refundId).execute();
    test.double.failDoomedRefunds();
    await deliver(1);
    // The job of the refund is repeated.
    await refundPayment(test.deps, { reference, refundId, amount: money(totalMinor, 'USD') });
    assert.deepEqual(await isFailed(orderId), [true]);
    await reconcile();
  });

  it('is listed for operators until it was paid in another way, PAY-007', async () => {
    const { orderId, totalMinor } = await cancelOrder();
    test.double.failDoomedRefunds();
    await deliver(1);
    const row = (await command()).rows.find((columns) => columns[3] === `order ${orderId}`);
    assert.equal(row?.[1], `${totalMinor / 100} USD`);
    const refundId = row?.[0] ?? '';
    const left = (await command(refundId)).rows.map((columns) => columns[0]);
    assert.ok(!left.includes(refundId));
    assert.deepEqual(await isFailed(orderId), [false]);
    await assert.rejects(command(refundId), /expected the id of a failed refund/);
    await reconcile();
  });

  it('of money that was taken for nothing is mailed to the member of a reload, PAY-007', async () => {
    const paymentInstrumentToken = test.double.takeCard('pm_card_refundFail');
    const stored = { requestId: newRequest(), paymentInstrumentToken };
    const { paymentMethodId } = await succeed(member, 'addPaymentInstrument', { input: stored });
    const input = { requestId: newRequest(), cardId: 'card-green-1', paymentMethodId, amountMinor: 2500 };
    // The bank's answer is lost, and the customer leaves.
    test.double.setFaults(nextRequests(/confirm$/, { kind: 'lost' }, 10));
    await send(member, 'reloadCard', { input });
    test.double.setFaults(() => undefined);
    await test.deps.db
      .updateTable('svc_card')
      .set({ status: 'LOST' })
      .where('card_id', '=', 'card-green-1')
      .execute();
    test.clock.advance(orphanAfterMs);
    await run();
    await run();
    const earlier = mails().length;
    test.double.failDoomedRefunds();
    await deliver(2);
    const [mail = '', ...others] = mails().slice(earlier);
    assert.match(mail, /\$25\.00 for money that we couldn’t add to your Crema Card/);
    assert.deepEqual(others, []);
    await test.deps.db
      .updateTable('svc_card')
      .set({ status: 'ACTIVE' })
      .where('card_id', '=', 'card-green-1')
      .execute();
    await reconcile();
  });
});

describe('a failed refund of each kind of payment', () => {
  for (const [purpose, topic] of Object.entries(paymentMailTopics))
    it(`is an alarm and a mail: ${purpose}, PAY-007`, async () => {
      const test = await startTestApp();
      try {
        const { db, clock, payments } = test.deps;
        const [reference, refundId, at] = [`paid ${purpose}`, `refund ${purpose}`, clock.now()];
        const amount = money(500, 'USD');
        const sum = { amount_minor: amount.amountMinor, currency: amount.currency };
        await db
          .insertInto('payment_attempt')
          .values({
            ...sum,
            reference,
            provider: 'sandbox',
            purpose: purpose as PaymentPurpose,
            order_id: 'subject',
            state: 'CAPTURED',
            error_code: null,
            brand: 'visa',
            last_four: '4242',
            created_at: at,
          })
          .execute();
        await db
          .insertInto('payment_refund')
          .values({ ...sum, refund_id: refundId, reference, at })
          .execute();
        const failed: FailedRefund = { refundId, reference, amount, madeAt: at, at };
        const deps = { ...test.deps, payments: { ...payments, listFailedRefunds: async () => [failed] } };
        for (let hour = 0; hour < 2; hour += 1)
          await bookFailedRefunds.run({ id: 'job', payload: {}, attempts: 0 } as never, deps);
        const alarms = test.logged.filter(({ message }) => message.startsWith('a refund has failed'));
        assert.deepEqual(
          alarms.map(({ level, facts }) => [level, facts['purpose'], facts['refundId']]),
          [['error', purpose, refundId]],
        );
        const mails = await db.selectFrom('job').select('payload').where('topic', '=', topic).execute();
        assert.deepEqual(
          mails.map(({ payload }) => payload),
          [{ refundId, subject: 'subject' }],
        );
      } finally {
        await test.stop();
      }
    });
});
