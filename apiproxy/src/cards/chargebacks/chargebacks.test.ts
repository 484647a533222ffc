import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { money, restPaths } from '@crema/shared-contracts';
import { modules } from '../../app/modules.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { collectChecks, runChecks } from '../../operations/reconcile.ts';
import { releaseOrphanPayment } from '../../payments/payments.jobs.ts';
import { charge, orphanAfterMs } from '../../payments/payment-attempt.ts';
import {
  chargeBack,
  returnChargeback,
  sendWebhook,
  signatureHeader,
  signWebhook,
} from '../../payments/sandbox/sandbox.testing.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import {
  balanceOf,
  listCards,
  newRequest,
  storeCard,
  succeed,
  walletQueries,
} from '../../testing/cards-kit.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { starsOf } from '../../testing/rewards/offers-kit.ts';
import { takeToken } from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { bookDebit, creditCard } from '../ledger.ts';
import { bookChargebacks, scheduleChargebacks } from './book-chargebacks.job.ts';

/** The webhook is delivered over HTTP, to a server that does not listen here. */
const jobs = collectJobs(modules).filter(({ topic }) => topic !== sendWebhook.topic);
const checks = collectChecks(modules).filter(({ name }) => name !== 'jobs');
const cardId = 'card-green-1';

describe('money that goes back to the bank', () => {
  const clock = createTestClock();
  let test: TestApp;
  let member: TestBrowser;
  let paymentMethodId: string;
  before(async () => {
    test = await startTestApp({ clock });
    member = openBrowser(test.app);
    await member.signIn('green');
    paymentMethodId = await storeCard(member, test.deps);
    await scheduleChargebacks(test.deps);
    await runDueJobs(test.deps, jobs);
  });
  after(() => test.stop());
  const reconcile = async () => {
    const results = await runChecks(test.deps.db, checks, clock.now());
    assert.deepEqual(
      results.flatMap(({ name, examples }) => examples.map((example) => ({ name, ...example }))),
      [],
    );
  };
  const chargebackMails = () =>
    readdirSync(test.deps.outboxDir)
      .map((file) => readFileSync(join(test.deps.outboxDir, file), 'utf8').replaceAll(/=\r?\n/g, ''))
      .filter((mail) => mail.includes('Your bank took back'));
  const reload = async (amountMinor: number): Promise<string> => {
    const input = { requestId: newRequest(), cardId, paymentMethodId, amountMinor };
    const { reloadId } = await succeed(member, 'reloadCard', { input });
    await runDueJobs(test.deps, jobs);
    return reloadId;
  };
  /** The latest webhook arrives, `times` times. */
  const deliver = async (times: number) => {
    const { payload } = await test.deps.db
      .selectFrom('job')
      .select('payload')
      .where('topic', '=', sendWebhook.topic)
      .orderBy('run_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const { body } = payload as { readonly body: string };
    for (let n = 0; n < times; n += 1) {
      const headers = {
        'content-type': 'application/json',
        [signatureHeader]: signWebhook(test.deps, body),
      };
      const url = restPaths.paymentWebhook;
      const reply = await test.app.inject({ method: 'POST', url, headers, payload: body });
      assert.equal(reply.statusCode, 204);
      await runDueJobs(test.deps, jobs);
    }
  };

  it('is taken off the card once, below zero too, and ends auto reload with one email, when the webhook arrives, D-91, D-153', async () => {
    await succeed(member, 'createAutoReload', {
      input: { cardId, amountMinor: 2500, triggerAmountMinor: 1000, paymentMethodId },
    });
    const before = (await balanceOf(member, cardId)) ?? 0;
    const reference = await reload(5000);
    const { cardId: other } = await succeed(member, 'createDigitalCard', {
      input: { requestId: newRequest() },
    });
    await succeed(member, 'transferCardBalance', {
      input: { requestId: newRequest(), fromCardId: cardId, toCardId: other, amountMinor: before + 4000 },
    });
    clock.advance(1000);
    await chargeBack(test.deps, reference, money(5000, 'USD'));
    await deliver(3);
    assert.equal(await balanceOf(member, cardId), 1000 - 5000);
    const { transactions } = (await member.graphql(walletQueries.transactions, { cardId })).data.user;
    assert.deepEqual(
      [transactions.entries[0].kind, transactions.entries[0].amount.amountMinor],
      ['CHARGEBACK', -5000],
    );
    const card = (await listCards(member)).find((one: { cardId: string }) => one.cardId === cardId);
    assert.equal(card.autoReloadProfile.status, 'off');
    const [mail = '', ...others] = chargebackMails();
    assert.match(mail, /To: green@crema\.test/);
    assert.match(mail, /Your bank took back \$50\.00 that was added to your Crema Card ending in 0011/);
    assert.deepEqual(others, []);
    await reconcile();
  });

  it('takes the Stars of the reload with it, by the step that is left, RWD-032 D-135', async () => {
    const stars = starsOf(test.deps, 'member-green');
    const before = await stars.read();
    const reference = await reload(6000);
    assert.equal(await stars.read(), before + 250);
    clock.advance(1000);
    await chargeBack(test.deps, reference, money(2000, 'USD'));
    await deliver(2);
    assert.equal(await stars.read(), before + 100);
    await reconcile();
  });

  it('is found by the hourly comparison if the webhook is lost, D-153', async () => {
    await reload(6000);
    const reference = await reload(2000);
    const before = (await balanceOf(member, cardId)) ?? 0;
    await chargeBack(test.deps, reference, money(2000, 'USD'));
    clock.advance(3 * 60 * 60_000);
    const results = await runChecks(test.deps.db, checks, clock.now());
    assert.ok(results.some(({ name, examples }) => name.startsWith('chargebacks') && examples.length === 1));
    await runDueJobs(test.deps, [bookChargebacks]);
    await member.signIn('green');
    assert.equal(await balanceOf(member, cardId), before - 2000);
    // Auto reload was off: the email says only what was taken.
    await runDueJobs(test.deps, jobs);
    assert.equal(chargebackMails().length, 1);
    const disputes = test.logged.filter(({ facts }) => facts['reference'] === reference);
    assert.deepEqual(
      disputes.map(({ level, facts }) => [level, facts['alarm'], facts['amountMinor']]),
      [['error', 'payment-disputed', 2000]],
    );
    await reconcile();
  });

  it('is recorded, and taken from nobody, when another member has registered the card since, CRD-035, D-153', async () => {
    const reference = await reload(3000);
    const before = (await balanceOf(member, cardId)) ?? 0;
    const owned = (member_id: string) =>
      test.deps.db
        .updateTable('svc_card')
        .set({ member_id, is_primary: member_id === 'member-green' })
        .where('card_id', '=', cardId)
        .execute();
    await owned('member-gold');
    await chargeBack(test.deps, reference, money(3000, 'USD'));
    clock.advance(3 * 60 * 60_000);
    await runDueJobs(test.deps, [bookChargebacks]);
    await owned('member-green');
    await member.signIn('green');
    assert.equal(await balanceOf(member, cardId), before);
    const { booked_minor } = await test.deps.db
      .selectFrom('payment_chargeback')
      .select('booked_minor')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    assert.equal(booked_minor, 0);
    await reconcile();
  });

  const alarms = () => test.logged.filter(({ facts }) => facts['alarm'] === 'won-dispute');
  const returnedMails = () =>
    readOutbox(test.deps.outboxDir, 'green@crema.test').filter((mail) =>
      mail.includes('is back on your Crema Card'),
    );
  const find = async () => {
    clock.advance(3 * 60 * 60_000);
    await runDueJobs(test.deps, [bookChargebacks]);
    await runDueJobs(test.deps, jobs);
    await member.signIn('green');
  };
  const setBalance = async (balanceMinor: number) => {
    const { balance_minor } = await test.deps.db
      .selectFrom('svc_card')
      .select('balance_minor')
      .where('card_id', '=', cardId)
      .executeTakeFirstOrThrow();
    const change = {
      cardId,
      amountMinor: Math.abs(balanceMinor - balance_minor),
      refType: 'seed',
      refId: newRequest(),
    };
    if (change.amountMinor > 0)
      await test.deps.db
        .transaction()
        .execute((trx) =>
          balanceMinor > balance_minor
            ? creditCard(trx, test.deps, { ...change, kind: 'GIFT' })
            : bookDebit(trx, test.deps, { ...change, kind: 'ORDER' }),
        );
  };

  it('returns to its card with its Stars and one email once the bank gives it back, PAY-007 D-153', async () => {
    await setBalance(1000);
    await runDueJobs(test.deps, jobs);
    const stars = starsOf(test.deps, 'member-green');
    const before = await stars.read();
    const reference = await reload(6000);
    const chargebackId = await chargeBack(test.deps, reference, money(6000, 'USD'));
    await deliver(1);
    assert.deepEqual([await balanceOf(member, cardId), await stars.read()], [1000, before]);
    const taken = readOutbox(test.deps.outboxDir, 'green@crema.test').filter((text) =>
      text.includes('Subject: $60.00 was taken off your Crema Card'),
    );
    assert.equal(taken.length, 1);
    await returnChargeback(test.deps, chargebackId);
    await deliver(3);
    assert.deepEqual([await balanceOf(member, cardId), await stars.read()], [7000, before + 250]);
    const { transactions } = (await member.graphql(walletQueries.transactions, { cardId })).data.user;
    assert.deepEqual(
      [transactions.entries[0].kind, transactions.entries[0].amount.amountMinor],
      ['CHARGEBACK_RETURN', 6000],
    );
    const [mail = '', ...others] = returnedMails();
    assert.match(mail, /Subject: \$60\.00 is back on your Crema Card/);
    assert.match(mail, /Its balance was \$70\.00 then/);
    assert.deepEqual([others, alarms()], [[], []]);
    await find();
    assert.equal(await balanceOf(member, cardId), 7000);
    await reconcile();
  });

  it('that is taken and given back before we hear of either is booked as both, PAY-007', async () => {
    await setBalance(1000);
    const stars = starsOf(test.deps, 'member-green');
    const reference = await reload(6000);
    const before = await stars.read();
    const chargebackId = await chargeBack(test.deps, reference, money(6000, 'USD'));
    await returnChargeback(test.deps, chargebackId);
    await find();
    assert.deepEqual([await balanceOf(member, cardId), await stars.read()], [7000, before]);
    const entries = await test.deps.db
      .selectFrom('svc_ledger')
      .select(['kind', 'amount_minor'])
      .where('ref_id', '=', chargebackId)
      .orderBy('seq')
      .execute();
    assert.deepEqual(
      entries.map(({ kind, amount_minor }) => [kind, amount_minor]),
      [
        ['CHARGEBACK', -6000],
        ['CHARGEBACK_RETURN', 6000],
      ],
    );
    await reconcile();
  });

  for (const { because, change, undo, expected } of [
    {
      because: 'reaches the highest balance',
      change: () => setBalance(48_000),
      undo: async () => undefined,
      expected: 2000,
    },
    {
      because: 'has another owner',
      change: async () =>
        void (await test.deps.db
          .updateTable('svc_card')
          .set({ member_id: 'member-gold', is_primary: false })
          .where('card_id', '=', cardId)
          .execute()),
      undo: async () =>
        void (await test.deps.db
          .updateTable('svc_card')
          .set({ member_id: 'member-green', is_primary: true })
          .where('card_id', '=', cardId)
          .execute()),
      expected: 0,
    },
  ])
    it(`is an alarm for operators as far as its card cannot take it back, because it ${because}, PAY-007`, async () => {
      await setBalance(1000);
      const reference = await reload(6000);
      const chargebackId = await chargeBack(test.deps, reference, money(6000, 'USD'));
      await find();
      const earlier = alarms().length;
      await change();
      await returnChargeback(test.deps, chargebackId);
      await find();
      await find();
      const { returned_minor } = await test.deps.db
        .selectFrom('payment_chargeback')
        .select('returned_minor')
        .where('chargeback_id', '=', chargebackId)
        .executeTakeFirstOrThrow();
      const [alarm, ...more] = alarms().slice(earlier);
      assert.deepEqual([returned_minor, alarm?.facts['missingMinor'], more], [expected, 6000 - expected, []]);
      await undo();
      await reconcile();
    });

  it('is refunded if it was captured, but nothing was stored for it, CRD-035', async () => {
    const reference = 'captured-without-an-order';
    await charge(test.deps, {
      reference,
      purpose: 'order',
      subject: 'no-such-order',
      source: { kind: 'token', token: await takeToken(test.deps) },
      amount: money(700, 'USD'),
    });
    await test.deps.payments.capture(reference);
    clock.advance(orphanAfterMs);
    await runDueJobs(test.deps, [releaseOrphanPayment]);
    const { state, refunded_minor } = await test.deps.db
      .selectFrom('payment_attempt')
      .innerJoin('sandbox_payment', 'sandbox_payment.reference', 'payment_attempt.reference')
      .select(['payment_attempt.state', 'refunded_minor'])
      .where('payment_attempt.reference', '=', reference)
      .executeTakeFirstOrThrow();
    assert.deepEqual([state, refunded_minor], ['REFUNDED', 700]);
    await reconcile();
  });
});
