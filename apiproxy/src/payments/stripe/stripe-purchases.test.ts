import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  giftRestPaths,
  historyRestPaths,
  money,
  restPaths,
  type HistoryReceipt,
} from '@crema/shared-contracts';
import { modules } from '../../app/modules.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { collectChecks, runChecks } from '../../operations/reconcile.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { debitCard } from '../../cards/debit-card.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { balanceOf, newRequest, refuse, succeed } from '../../testing/cards-kit.ts';
import { bought, giftBody, mailsTo } from '../../testing/gifts-kit.ts';
import { codeOf, goodStore, payByCard, priceLatte, submit } from '../../testing/ordering-kit.ts';
import { startStripeTest, type StripeTest } from '../../testing/stripe-double/stripe-kit.ts';
import { withStripe } from './stripe-client.ts';
import { scheduleFailedRefunds } from '../refunds/book-failed-refunds.job.ts';
import { reconcileMovements } from '../reconcile/reconcile-movements.ts';
import { orphanAfterMs } from '../payment-attempt.ts';

const jobs = collectJobs(modules).filter(({ topic }) => topic !== 'sandbox-webhook');
const checks = collectChecks(modules).filter(({ name }) => name !== 'jobs');
const cardId = 'card-green-1';

describe('purchases that are paid through Stripe, PAY-003', () => {
  let test: StripeTest;
  let member: TestBrowser;
  let delivered = 0;
  before(async () => {
    test = await startStripeTest();
    member = openBrowser(test.test.app);
  });
  after(() => test.stop());
  beforeEach(async () => {
    test.clock.advance(60 * 60_000);
    await member.signIn('green');
  });

  const run = () => runDueJobs(test.deps, jobs);
  /** Stripe posts the events since the last call. */
  const deliver = async () => {
    const { events } = test.double.state;
    const fresh = new Set(events.slice(delivered).map(({ body }) => body));
    delivered = events.length;
    for (const { body, signature } of test.double.webhooks({ isReversed: true, times: 2 }))
      if (fresh.has(body)) {
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        const url = restPaths.paymentWebhook;
        const reply = await test.test.app.inject({ method: 'POST', url, headers, payload: body });
        assert.equal(reply.statusCode, 204);
      }
    await run();
  };
  const reconcile = async () => {
    await run();
    const results = await runChecks(test.deps.db, checks, test.clock.now());
    assert.deepEqual(
      results.flatMap(({ name, examples }) => examples.map((example) => ({ name, ...example }))),
      [],
    );
  };
  /** The status and the received amount of each intent about an order, a reload or a gift. */
  const moneyOf = (subject: string) =>
    [...test.double.state.intents.values()]
      .filter(({ metadata }) => metadata['subject'] === subject)
      .map(({ status, amount_received }) => [status, amount_received]);
  const start = async (card: Parameters<StripeTest['double']['takeCard']>[0]) => {
    const { orderId, totalMinor } = await priceLatte(member);
    const returnUrl = `${test.deps.publicOrigin}/menu/cart`;
    const tenders = [{ id: test.double.takeCard(card), tender: 'CARD', amountMinor: totalMinor }];
    const input = { orderId, storeNumber: goodStore, tenders, returnUrl };
    return { orderId, totalMinor, input, code: codeOf(await submit(member, input)) };
  };
  const intentOf = (subject: string): string =>
    [...test.double.state.intents.values()].find(({ metadata }) => metadata['subject'] === subject)?.id ?? '';
  /** An operator refunds a part of a payment in Stripe's dashboard, and its webhook arrives. */
  const refundInDashboard = async (subject: string, amount: number) => {
    await withStripe(test.deps).stripe.refunds.create({ payment_intent: intentOf(subject), amount });
    await deliver();
  };
  const refundsOf = (subject: string) =>
    [...test.double.state.refunds.values()]
      .filter(({ payment_intent }) => payment_intent === intentOf(subject))
      .map(({ amount }) => amount);
  /** The amounts that went back by the receipt, which both books must agree with. */
  const receiptRefunds = async (id: string) =>
    (await member.get(historyRestPaths.receipt(id)))
      .json<HistoryReceipt>()
      .refunds.map(({ amount, isFailed }) => [amount.amountMinor, isFailed]);
  const receiptTenders = async (orderId: string) =>
    (await member.get(historyRestPaths.receipt(`order.${orderId}`)))
      .json<HistoryReceipt>()
      .tenders.map(({ amount }) => amount.amountMinor);
  const mailsAbout = (words: string) =>
    mailsTo(test.deps, 'green@crema.test').filter((mail) => mail.includes(words));
  const compareBook = async () => {
    const now = test.clock.now().getTime();
    const period = { from: new Date(now - 7 * 24 * 60 * 60_000), to: new Date(now + 60_000) };
    const { environment, db } = test.deps;
    const results = await reconcileMovements(
      { environment, db, clock: test.clock, notify: () => undefined },
      period,
    );
    return results.find(({ name }) => name === 'movements at stripe');
  };
  const ask = async (orderId: string) =>
    (
      await member.graphql(
        'query ($id: ID!) { orderPayment(orderId: $id) { status errorCode action { kind url } } }',
        { id: orderId },
      )
    ).data.orderPayment;
  const storeCard = async (card = 'pm_card_visa') => {
    const paymentInstrumentToken = test.double.takeCard(card);
    const input = { requestId: newRequest(), paymentInstrumentToken };
    return (await succeed(member, 'addPaymentInstrument', { input })).paymentMethodId;
  };

  it('hold a guest’s order, and capture it once it is placed', async () => {
    const guest = openBrowser(test.test.app);
    const { orderId, totalMinor } = await priceLatte(guest, true);
    const token = test.double.takeCard('pm_card_visa');
    const reply = await submit(guest, payByCard(orderId, totalMinor, token), true);
    assert.equal(codeOf(reply), undefined);
    assert.deepEqual(moneyOf(orderId), [['requires_capture', 0]]);
    await deliver();
    assert.deepEqual(moneyOf(orderId), [['succeeded', totalMinor]]);
    test.clock.advance(orphanAfterMs + 1000);
    await reconcile();
  });

  it('are booked as they were captured when an operator captured less than the hold, which is an alarm, and refunded no further, PAY-007', async () => {
    const { orderId, totalMinor, code } = await start('pm_card_visa');
    assert.equal(code, undefined);
    const [intent] = [...test.double.state.intents.values()].slice(-1);
    const { stripe } = withStripe(test.deps);
    await stripe.paymentIntents.capture(intent?.id ?? '', { amount_to_capture: totalMinor - 100 });
    await deliver();
    const attempt = await test.deps.db
      .selectFrom('payment_attempt')
      .select(['state', 'amount_minor', 'captured_minor'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    assert.deepEqual(attempt, {
      state: 'CAPTURED',
      amount_minor: totalMinor,
      captured_minor: totalMinor - 100,
    });
    const alarms = test.test.logged.filter(({ message }) => message.startsWith('less was captured'));
    assert.deepEqual(
      alarms.map(({ level, facts }) => [level, facts['alarm'], facts['captured']]),
      [['error', 'captured-less', money(totalMinor - 100, 'USD')]],
    );
    assert.deepEqual(await receiptTenders(orderId), [totalMinor - 100]);
    assert.equal(mailsAbout('We charged').length, 1);
    const cancel = 'mutation ($id: ID!) { cancelOrder(orderId: $id) { status } }';
    assert.equal((await member.graphql(cancel, { id: orderId })).data.cancelOrder.status, 'VOIDED');
    await reconcile();
    await deliver();
    assert.deepEqual(await receiptRefunds(`refund.${orderId}`), [[totalMinor - 100, false]]);
    const [refund] = [...test.double.state.refunds.values()].slice(-1);
    assert.equal(refund?.amount, totalMinor - 100);
    const dead = await test.deps.db
      .selectFrom('job')
      .select('topic')
      .where('failing_since', 'is not', null)
      .execute();
    assert.deepEqual(dead, []);
  });

  for (const isWebhookLost of [false, true])
    it(`that an operator refunds in the dashboard without canceling the order are booked, mailed and on the receipt${isWebhookLost ? ', also when the webhook is lost' : ''}, PAY-007`, async () => {
      const { orderId } = await start('pm_card_visa');
      await deliver();
      const earlier = mailsAbout('We refunded $1.00 for your order').length;
      if (isWebhookLost) {
        await withStripe(test.deps).stripe.refunds.create({ payment_intent: intentOf(orderId), amount: 100 });
        delivered = test.double.state.events.length;
        await scheduleFailedRefunds(test.deps);
        test.clock.advance(60 * 60_000);
        await run();
        await member.signIn('green');
      } else await refundInDashboard(orderId, 100);
      assert.deepEqual(await receiptRefunds(`order.${orderId}`), [[100, false]]);
      await run();
      assert.equal(mailsAbout('We refunded $1.00 for your order').length - earlier, 1);
      await reconcile();
      assert.deepEqual((await compareBook())?.examples, []);
    });

  it('of orders and gifts that a bank takes back are mailed and on the receipt, and its decision too, PAY-007', async () => {
    const { orderId, totalMinor } = await start('pm_card_visa');
    await deliver();
    const dispute = test.double.dispute(intentOf(orderId));
    await deliver();
    assert.deepEqual(await receiptRefunds(`order.${orderId}`), [[totalMinor, false]]);
    assert.equal(mailsAbout('for your order').filter((mail) => mail.includes('is disputed')).length, 1);
    test.double.closeDispute(dispute, 'won');
    await deliver();
    assert.deepEqual(await receiptRefunds(`order.${orderId}`), []);
    assert.equal(mailsAbout('the payment stands').length, 1);
    const email = 'disputed@example.com';
    const paymentInstrumentId = await storeCard();
    await bought(
      member,
      giftBody(
        { recipients: [{ name: 'Noor', email }] },
        { paymentInstrumentId, senderEmail: 'green@crema.test' },
      ),
    );
    await deliver();
    const { purchase_id: reference } = await test.deps.db
      .selectFrom('gift')
      .select('purchase_id')
      .where('recipient_email', '=', email)
      .executeTakeFirstOrThrow();
    const { subject } = await test.deps.db
      .selectFrom('stripe_payment')
      .select('subject')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    test.double.dispute(intentOf(subject));
    await deliver();
    assert.deepEqual(await receiptRefunds(`gift.${subject}`), [[2500, false]]);
    assert.equal(mailsAbout('for a gift that you bought is disputed').length, 1);
    await reconcile();
  });

  for (const part of ['a part', 'the whole'] as const)
    it(`are refunded by the rest after an operator has refunded ${part} in the dashboard, PAY-007`, async () => {
      const { orderId, totalMinor, code } = await start('pm_card_visa');
      assert.equal(code, undefined);
      await deliver();
      const refundedMinor = part === 'the whole' ? totalMinor : 100;
      await refundInDashboard(orderId, refundedMinor);
      const cancel = 'mutation ($id: ID!) { cancelOrder(orderId: $id) { status } }';
      assert.equal((await member.graphql(cancel, { id: orderId })).data.cancelOrder.status, 'VOIDED');
      await run();
      await deliver();
      const expected = part === 'the whole' ? [totalMinor] : [100, totalMinor - 100];
      assert.deepEqual(refundsOf(orderId), expected);
      const attempt = await test.deps.db
        .selectFrom('payment_attempt')
        .select(['state', 'reference'])
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      assert.equal(attempt.state, 'REFUNDED');
      const recorded = await test.deps.db
        .selectFrom('payment_refund')
        .select('amount_minor')
        .where('reference', '=', attempt.reference)
        .execute();
      assert.deepEqual(recorded.map(({ amount_minor }) => amount_minor).toSorted(), expected.toSorted());
      assert.deepEqual(await receiptRefunds(`refund.${orderId}`), [[totalMinor, false]]);
      await reconcile();
      assert.deepEqual((await compareBook())?.examples, []);
    });

  it('of gifts are refunded by the rest as well, also when Stripe has refused the whole before, PAY-007', async () => {
    const paymentInstrumentId = await storeCard();
    const deliveryDate = new Date(test.clock.now().getTime() + 20 * 24 * 60 * 60_000).toISOString();
    const email = 'rest@example.com';
    await bought(
      member,
      giftBody(
        { recipients: [{ name: 'Noor', email }], deliveryDate: deliveryDate.slice(0, 10) },
        { paymentInstrumentId, senderEmail: 'green@crema.test' },
      ),
    );
    await deliver();
    const { gift_id: giftId, purchase_id: reference } = await test.deps.db
      .selectFrom('gift')
      .select(['gift_id', 'purchase_id'])
      .where('recipient_email', '=', email)
      .executeTakeFirstOrThrow();
    const { subject } = await test.deps.db
      .selectFrom('stripe_payment')
      .select('subject')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    await refundInDashboard(subject, 100);
    await assert.rejects(
      withStripe(test.deps).stripe.refunds.create(
        {
          payment_intent: intentOf(subject),
          amount: 2500,
          metadata: { refundId: `gift-${giftId}`, reference },
        },
        { idempotencyKey: `refund-gift-${giftId}` },
      ),
      /greater than unrefunded/,
    );
    assert.equal((await member.delete(`${giftRestPaths.scheduledGifts}/${giftId}`)).statusCode, 200);
    await run();
    await deliver();
    assert.deepEqual(refundsOf(subject), [100, 2400]);
    assert.deepEqual(await receiptRefunds(`gift-refund.${giftId}`), [[2500, false]]);
    await reconcile();
    assert.deepEqual((await compareBook())?.examples, []);
  });

  it('wait for the customer’s answer to the bank: with its webhook, or found without it, PAY-005', async () => {
    for (const isWebhookLost of [false, true]) {
      const { orderId, totalMinor, code } = await start('pm_card_authenticationRequired');
      assert.equal(code, 'PAYMENT_ACTION_REQUIRED');
      const { status, action } = await ask(orderId);
      assert.deepEqual([status, action.kind], ['ACTION_REQUIRED', 'challenge']);
      const [intent] = [...test.double.state.intents.values()].slice(-1);
      test.double.answer(intent?.id ?? '', true);
      if (isWebhookLost) {
        delivered = test.double.state.events.length;
        test.clock.advance(10 * 60_000);
        await run();
        await run();
      } else await deliver();
      await run();
      assert.deepEqual(moneyOf(orderId), [['succeeded', totalMinor]], String(isWebhookLost));
      assert.equal((await ask(orderId)).status, 'PLACED');
      await reconcile();
    }
  });

  it('of a bank that agrees without a question are paid at once, also with the card stored, PAY-005', async () => {
    const { orderId, totalMinor, code } = await start('pm_card_threeDSecureOptional');
    assert.equal(code, undefined);
    await run();
    assert.deepEqual(moneyOf(orderId), [['succeeded', totalMinor]]);
    const paymentMethodId = await storeCard('pm_card_threeDSecureOptional');
    const input = { requestId: newRequest(), cardId, paymentMethodId, amountMinor: 2500 };
    const { status, action } = await succeed(member, 'reloadCard', { input });
    assert.deepEqual([status, action], ['DONE', null]);
    await reconcile();
  });

  it('end without money when the bank declines, and another card pays, PAY-005', async () => {
    const { orderId, totalMinor, input, code } = await start('pm_card_visa_chargeDeclinedInsufficientFunds');
    assert.equal(code, 'PAYMENT_DECLINED');
    const tenders = [{ id: test.double.takeCard('pm_card_visa'), tender: 'CARD', amountMinor: totalMinor }];
    assert.equal(codeOf(await submit(member, { ...input, tenders })), undefined);
    await deliver();
    assert.deepEqual(moneyOf(orderId), [
      ['requires_payment_method', 0],
      ['succeeded', totalMinor],
    ]);
    test.clock.advance(orphanAfterMs + 1000);
    await reconcile();
    assert.deepEqual(
      moneyOf(orderId).map(([status]) => status),
      ['canceled', 'succeeded'],
    );
  });

  it('put money of a stored card on a card at once, and take a disputed payment off it', async () => {
    const paymentMethodId = await storeCard();
    const earlier = (await balanceOf(member, cardId)) ?? 0;
    const input = { requestId: newRequest(), cardId, paymentMethodId, amountMinor: 2500 };
    const { reloadId, status } = await succeed(member, 'reloadCard', { input });
    assert.equal(status, 'DONE');
    assert.equal(await balanceOf(member, cardId), earlier + 2500);
    assert.deepEqual(moneyOf(reloadId), [['succeeded', 2500]]);
    await deliver();
    const intent = [...test.double.state.intents.values()].find(
      ({ metadata }) => metadata['subject'] === reloadId,
    );
    test.clock.advance(1000);
    test.double.dispute(intent?.id ?? '');
    await deliver();
    assert.equal(await balanceOf(member, cardId), earlier);
    await reconcile();
  });

  /** Auto reload of 25.00 is turned on, and the card pays until 5.00 are left, with the member away. */
  const reloadAt = async (paymentMethodId: string, refId: string) => {
    const balanceMinor = (await balanceOf(member, cardId)) ?? 0;
    const input = { cardId, paymentMethodId, amountMinor: 2500, triggerAmountMinor: 1000 };
    await succeed(member, 'createAutoReload', { input });
    const debit = { cardId, amountMinor: balanceMinor - 500, kind: 'ORDER' as const, refType: 'seed', refId };
    await test.deps.db.transaction().execute((trx) => debitCard(trx, test.deps, debit));
    await deliver();
  };

  it('add the money of an auto reload while the member is away, once, by the stored card, PAY-005', async () => {
    const before = test.double.state.intents.size;
    await reloadAt(await storeCard(), 'away');
    await deliver();
    assert.equal(await balanceOf(member, cardId), 3000);
    const intents = [...test.double.state.intents.values()].slice(before);
    assert.deepEqual(
      intents.map(({ status, amount_received, metadata }) => [status, amount_received, metadata['purpose']]),
      [['succeeded', 2500, 'auto-reload']],
    );
    assert.notEqual(intents[0]?.customer, null);
    await succeed(member, 'disableAutoReload', { id: cardId });
    await reconcile();
  });

  it('ask the member by mail to add the money when the bank answers an auto reload with authentication_required, and charge nothing more once it is added, PAY-005', async () => {
    const paymentInstrumentToken = test.double.takeSetup('pm_card_authenticationRequired', {
      purpose: 'instrument',
    });
    const stored = { requestId: newRequest(), paymentInstrumentToken };
    const { paymentMethodId } = await succeed(member, 'addPaymentInstrument', { input: stored });
    await reloadAt(paymentMethodId, 'asks');
    const mails = readOutbox(test.deps.outboxDir, 'green@crema.test').filter((mail) =>
      mail.includes('Subject: Your bank asks you to confirm'),
    );
    assert.equal(mails.length, 1);
    assert.match(mails.join(), /\/account\/cards\/card-green-1#add-money/);
    assert.doesNotMatch(mails.join(), /authentication_required|declined/);
    const earlier = (await balanceOf(member, cardId)) ?? 0;
    const returnUrl = `${test.deps.publicOrigin}/account/cards/${cardId}`;
    const input = { requestId: newRequest(), cardId, paymentMethodId, amountMinor: 2500, returnUrl };
    const { reloadId, status } = await succeed(member, 'reloadCard', { input });
    assert.equal(status, 'ACTION_REQUIRED');
    test.double.answer(intentOf(reloadId), true);
    await deliver();
    const intents = test.double.state.intents.size;
    test.clock.advance(25 * 60 * 60_000);
    await run();
    await member.signIn('green');
    assert.equal(await balanceOf(member, cardId), earlier + 2500);
    assert.equal(
      test.double.state.intents.size,
      intents,
      'the next attempt finds the money and charges nothing',
    );
    await succeed(member, 'disableAutoReload', { id: cardId });
    await reconcile();
  });

  it('name the bank’s reason on the cards pages, and none of suspected fraud', async () => {
    const codeFor = async (declineCode: string) => {
      const paymentMethodId = await storeCard();
      const { instrument_id } = await test.deps.db
        .selectFrom('payment_instrument')
        .select('instrument_id')
        .where('payment_method_id', '=', paymentMethodId)
        .executeTakeFirstOrThrow();
      const method = test.double.state.methods.get(instrument_id);
      assert.ok(method);
      const declines = { code: 'card_declined', declineCode };
      test.double.state.methods.set(instrument_id, { ...method, card: { ...method.card, declines } });
      const input = { requestId: newRequest(), cardId, paymentMethodId, amountMinor: 2500 };
      const code = await refuse(member, 'reloadCard', { input });
      await succeed(member, 'removePaymentInstrument', { id: paymentMethodId });
      return code;
    };
    assert.equal(await codeFor('insufficient_funds'), '121065');
    assert.equal(await codeFor('issuer_not_available'), '121069');
    assert.equal(await codeFor('stolen_card'), '121035');
    await deliver();
  });

  it('are in Stripe’s book as in ours, and money that no purchase explains is named, PAY-009', async () => {
    const paymentMethodId = await storeCard();
    const input = { requestId: newRequest(), cardId, paymentMethodId, amountMinor: 2500 };
    const { reloadId } = await succeed(member, 'reloadCard', { input });
    await run();
    const agreeing = await compareBook();
    assert.deepEqual(agreeing?.examples, []);
    assert.ok((agreeing?.rows ?? 0) >= 5);
    assert.match(agreeing?.invariant ?? '', /fees \d+ USD/);
    const source = { kind: 'token' as const, token: test.double.takeCard('pm_card_refundFail') };
    const stray = { reference: 'stray', purpose: 'gift' as const, subject: 'gift-1', source };
    await test.provider.authorise({ ...stray, amount: money(700, 'USD') });
    await test.provider.refund('stray', 'stray-refund', money(300, 'USD'));
    test.double.failDoomedRefunds();
    const intent = [...test.double.state.intents.values()].find(
      ({ metadata }) => metadata['subject'] === reloadId,
    );
    test.double.closeDispute(test.double.dispute(intent?.id ?? ''), 'won');
    const subjects = (await compareBook())?.examples.map(({ subject }) => subject.split(' ')[0]);
    assert.deepEqual(subjects?.toSorted(), [
      'charge',
      'chargeback',
      'chargeback-reversal',
      'refund',
      'refund-failure',
    ]);
  });

  it('without an intent, and cards of another member, are named by npm run reconcile', async () => {
    const paymentMethodId = await storeCard();
    const { orderId } = await start('pm_card_visa');
    await deliver();
    await reconcile();
    await test.deps.db
      .updateTable('stripe_payment')
      .set({ amount_minor: 1 })
      .where('subject', '=', orderId)
      .execute();
    await test.deps.db.updateTable('stripe_instrument').set({ owner_id: 'eve' }).execute();
    const found = (await runChecks(test.deps.db, checks, test.clock.now())).filter(
      ({ deviations }) => deviations > 0,
    );
    assert.deepEqual(
      found.map(({ name }) => name),
      ['payments at Stripe', 'stored cards at Stripe'],
    );
    assert.ok(found[1]?.examples.some(({ subject }) => subject === paymentMethodId));
  });
});
