import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { modules } from '../../app/modules.ts';
import { debitCard } from '../../cards/debit-card.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { voidOrder } from '../../ordering/voiding/void-order.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { balanceOf, newRequest, send, storeCard, succeed } from '../../testing/cards-kit.ts';
import { bought, buy, giftBody, reconcile } from '../../testing/gifts-kit.ts';
import { codeOf, payByCard, priceLatte, submit } from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { orphanAfterMs } from '../payment-attempt.ts';
import type { PaymentProvider } from '../payment-provider.ts';

const hourMs = 60 * 60_000;
/** The webhook is delivered over HTTP, to a server that does not listen here. */
const jobs = collectJobs(modules).filter(({ topic }) => topic !== 'sandbox-webhook');

describe('purchases at a provider that captures at once', () => {
  const clock = createTestClock();
  let test: TestApp;
  let member: TestBrowser;
  let method: string;
  const cardId = 'card-gold-1';
  /** Replies of the provider that do not arrive. */
  let isReplyLost = false;
  /** The requests that the provider answers together, so that each of them has begun before one ends. */
  let together = 1;
  const waiting: (() => void)[] = [];
  const untilTogether = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length >= together) for (const goOn of waiting.splice(0)) goOn();
    });
  before(async () => {
    test = await startTestApp({ clock });
    member = openBrowser(test.app);
    await member.signIn('gold');
    method = await storeCard(member, test.deps);
    const payments: { -readonly [Name in keyof PaymentProvider]: PaymentProvider[Name] } = test.deps.payments;
    const { authorise, capture } = test.deps.payments;
    payments.authorise = async (request) => {
      await untilTogether();
      const result = await authorise(request);
      if (result.outcome === 'authorised') await capture(request.reference);
      if (isReplyLost) throw new Error('the reply was lost');
      return result;
    };
  });
  after(() => test.stop());
  beforeEach(async () => {
    isReplyLost = false;
    together = 1;
    clock.advance(hourMs);
    await member.signIn('gold');
  });

  const atBank = (subject: string) =>
    test.deps.db
      .selectFrom('sandbox_payment')
      .innerJoin('payment_attempt', 'payment_attempt.reference', 'sandbox_payment.reference')
      .select(['sandbox_payment.state', 'refunded_minor', 'payment_attempt.state as ours'])
      .select('sandbox_payment.amount_minor')
      .where('subject', '=', subject)
      .orderBy('payment_attempt.reference')
      .execute();
  const subjectOf = async (purpose: 'order' | 'gift' | 'reload' | 'auto-reload') =>
    (
      await test.deps.db
        .selectFrom('payment_attempt')
        .select('order_id')
        .where('purpose', '=', purpose)
        .orderBy('created_at', 'desc')
        .orderBy('reference', 'desc')
        .executeTakeFirstOrThrow()
    ).order_id;
  const reload = () => ({
    input: { requestId: newRequest(), cardId, paymentMethodId: method, amountMinor: 1000 },
  });
  const order = async () => {
    const { orderId, totalMinor } = await priceLatte(member);
    return payByCard(orderId, totalMinor, method, { guest: undefined });
  };
  const kept = (amountMinor: number) => [
    { state: 'CAPTURED', refunded_minor: 0, ours: 'CAPTURED', amount_minor: amountMinor },
  ];
  const refunded = (amountMinor: number) => [
    { state: 'CAPTURED', refunded_minor: amountMinor, ours: 'REFUNDED', amount_minor: amountMinor },
  ];

  it('are taken once each: an order, gifts, added money, PAY-002', async () => {
    const input = await order();
    const amountMinor = input.tenders[0]?.amountMinor ?? 0;
    assert.equal(codeOf(await submit(member, input)), undefined);
    await bought(member, giftBody({}, { paymentInstrumentId: method }));
    const earlier = (await balanceOf(member, cardId)) ?? 0;
    assert.equal((await succeed(member, 'reloadCard', reload())).status, 'DONE');
    assert.equal(await balanceOf(member, cardId), earlier + 1000);
    await reconcile(test.deps);
    assert.deepEqual(await atBank(input.orderId), kept(amountMinor));
    assert.deepEqual(await atBank(await subjectOf('gift')), kept(2500));
    assert.deepEqual(await atBank(await subjectOf('reload')), kept(1000));
  });

  it('are refunded when the order is voided, PAY-002', async () => {
    const input = await order();
    assert.equal(codeOf(await submit(member, input)), undefined);
    const voiding = { orderId: input.orderId, reason: 'SOLD_OUT' } as const;
    await test.deps.db.transaction().execute((trx) => voidOrder(trx, test.deps, voiding));
    await reconcile(test.deps);
    assert.deepEqual(await atBank(input.orderId), refunded(input.tenders[0]?.amountMinor ?? 0));
  });

  it('are refunded when the card cannot take the money any more, PAY-002', async () => {
    const { cardId: full } = await succeed(member, 'createDigitalCard', {
      input: { requestId: newRequest() },
    });
    together = 3;
    const replies = await Promise.all(
      Array.from({ length: together }, () => {
        const { input } = reload();
        return send(member, 'reloadCard', { input: { ...input, cardId: full, amountMinor: 20_000 } });
      }),
    );
    assert.deepEqual(replies.map(codeOf).sort(), ['121023', undefined, undefined]);
    await reconcile(test.deps);
    const sums = await test.deps.db
      .selectFrom('sandbox_payment')
      .innerJoin('card_reload', 'card_reload.reference', 'sandbox_payment.reference')
      .select('refunded_minor')
      .where('card_id', '=', full)
      .orderBy('refunded_minor')
      .execute();
    assert.deepEqual(
      sums.map(({ refunded_minor }) => refunded_minor),
      [0, 0, 20_000],
    );
  });

  it('are refunded when the reply was lost and the customer has left, PAY-002', async () => {
    isReplyLost = true;
    const input = await order();
    await submit(member, input);
    await buy(member, giftBody({}, { paymentInstrumentId: method }));
    await send(member, 'reloadCard', reload());
    isReplyLost = false;
    clock.advance(orphanAfterMs);
    await reconcile(test.deps);
    // The order has no row that a job could settle; the provider’s answer settles the others.
    assert.deepEqual(await atBank(input.orderId), refunded(input.tenders[0]?.amountMinor ?? 0));
    assert.deepEqual(await atBank(await subjectOf('gift')), kept(2500));
    assert.deepEqual(await atBank(await subjectOf('reload')), kept(1000));
  });

  it('are tried again after a lost reply of an auto reload was refunded: the first attempt is not kept, PAY-002', async () => {
    await succeed(member, 'createAutoReload', {
      input: { cardId, amountMinor: 2500, triggerAmountMinor: 1000, paymentMethodId: method },
    });
    const amountMinor = ((await balanceOf(member, cardId)) ?? 0) - 500;
    const debit = { cardId, amountMinor, kind: 'ORDER', refType: 'seed', refId: 'lost-reply' } as const;
    await test.deps.db.transaction().execute((trx) => debitCard(trx, test.deps, debit));
    isReplyLost = true;
    await runDueJobs(test.deps, jobs);
    clock.advance(orphanAfterMs);
    await runDueJobs(test.deps, jobs);
    isReplyLost = false;
    clock.advance(hourMs);
    await reconcile(test.deps);
    await member.signIn('gold');
    assert.deepEqual(await atBank(await subjectOf('auto-reload')), [...refunded(2500), ...kept(2500)]);
    assert.equal(await balanceOf(member, cardId), 500 + 2500);
  });
});

it('no module but payments asks the provider about a payment, PAY-002', () => {
  const root = join(import.meta.dirname, '../..');
  const asking = globSync('**/*.ts', { cwd: root }).filter(
    (path) =>
      !/^payments\/|^testing\/|\.test\.ts$/.test(path) &&
      /payments\.(?:authorise|find|capture|void|refund)\(/.test(readFileSync(join(root, path), 'utf8')),
  );
  assert.deepEqual(asking, []);
});
