import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { orphanAfterMs } from '../../payments/payment-attempt.ts';
import { releaseOrphanPayment } from '../../payments/payments.jobs.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { balanceOf, listCards, refuse, storeCard, succeed } from '../../testing/cards-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { cards } from '../cards.module.ts';
import { debitCard } from '../debit-card.ts';
import { creditCard } from '../ledger.ts';
import { autoReload } from './auto-reload.job.ts';
import { crossesTrigger } from './start-auto-reload.ts';

const hourMs = 60 * 60_000;

describe('auto reload', () => {
  const clock = createTestClock();
  let test: TestApp;
  let member: TestBrowser;
  let good: string;
  let declined: string;
  let debits = 0;
  const cardId = 'card-gold-1';
  before(async () => {
    test = await startTestApp({ clock });
    member = openBrowser(test.app);
    await member.signIn('gold');
    good = await storeCard(member, test.deps);
    declined = await storeCard(member, test.deps, '4000000000000341');
  });
  after(() => test.stop());
  const debit = async (amountMinor: number) => {
    debits += 1;
    const refId = `auto-${debits}`;
    await test.deps.db
      .transaction()
      .execute((trx) =>
        debitCard(trx, test.deps, { cardId, amountMinor, kind: 'ORDER', refType: 'seed', refId }),
      );
  };
  const credit = async (amountMinor: number) => {
    debits += 1;
    const refId = `auto-${debits}`;
    await test.deps.db
      .transaction()
      .execute((trx) =>
        creditCard(trx, test.deps, { cardId, amountMinor, kind: 'GIFT', refType: 'seed', refId }),
      );
  };
  const run = () => runDueJobs(test.deps, cards.jobs ?? []);
  const balance = async () => (await balanceOf(member, cardId)) ?? 0;
  const bringTo = async (amountMinor: number) => {
    const missing = amountMinor - (await balance());
    if (missing < 0) await debit(-missing);
    if (missing > 0) await credit(missing);
  };
  const save = (more: object = {}) =>
    succeed(member, 'createAutoReload', {
      input: { cardId, amountMinor: 2500, triggerAmountMinor: 1000, paymentMethodId: good, ...more },
    });
  const profile = async () =>
    (await listCards(member)).find((card: { cardId: string }) => card.cardId === cardId).autoReloadProfile;
  const mails = () => {
    const folder = test.deps.outboxDir;
    // Not those that confirm that it was turned on (K-08).
    return readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .filter((mail) => !mail.includes('Auto reload is on'));
  };
  beforeEach(async () => {
    clock.advance(25 * hourMs);
    await member.signIn('gold');
    await succeed(member, 'disableAutoReload', { id: cardId });
    await bringTo(1500);
  });

  for (const { before: beforeMinor, after: afterMinor, isArmed, starts, because } of [
    { before: 1500, after: 999, isArmed: false, starts: true, because: 'the debit crosses the trigger' },
    { before: 1500, after: 1000, isArmed: true, starts: false, because: 'the trigger itself is left' },
    { before: 900, after: 500, isArmed: false, starts: false, because: 'it was below already' },
    { before: 900, after: 500, isArmed: true, starts: true, because: 'it was below when it was turned on' },
  ])
    it(`${starts ? 'starts' : 'does not start'} if ${because}, CRD-034`, () => {
      assert.equal(crossesTrigger({ beforeMinor, afterMinor, triggerMinor: 1000, isArmed }), starts);
    });

  it('reloads once for the debit that crosses the trigger, and mails a receipt, CRD-034, D-91', async () => {
    assert.deepEqual([(await save()).autoReloadProfile.status, (await profile()).isActive], ['on', true]);
    await Promise.all([200, 200, 200].map(debit));
    assert.equal((await profile()).isReloading, true);
    await run();
    assert.equal((await profile()).isReloading, false);
    assert.equal(await balance(), 1500 - 600 + 2500);
    await run();
    assert.equal(await balance(), 1500 - 600 + 2500);
    const receipt =
      mails().find((mail) => mail.includes('Subject: We added $25.00 to your Crema Card')) ?? '';
    assert.match(receipt, /Paid with: Visa [^]{1,50} 4242/);
  });

  it('is read with its status, amounts and payment method, ours and the provider’s, CRD-010', async () => {
    await save();
    const { paymentInstrumentId, paymentMethodId, ...rest } = await profile();
    assert.deepEqual(rest, {
      status: 'on',
      isActive: true,
      isReloading: false,
      amount: { amountMinor: 2500, currency: 'USD' },
      triggerAmount: { amountMinor: 1000, currency: 'USD' },
    });
    assert.match(paymentInstrumentId, /^in_/);
    assert.match(paymentMethodId, /^pm/);
  });

  it('does nothing when it is off, CRD-030', async () => {
    await save();
    const card = await succeed(member, 'disableAutoReload', { id: cardId });
    assert.deepEqual([card.autoReloadProfile.status, card.autoReloadProfile.isActive], ['off', false]);
    await debit(1000);
    await run();
    assert.equal(await balance(), 500);
  });

  it('tries a declined card again after one hour and after 24 hours, then turns off and mails', async () => {
    await save({ paymentMethodId: declined });
    await debit(1000);
    const attempts = async () =>
      (
        await test.deps.db
          .selectFrom('sandbox_payment')
          .select('reference')
          .where('purpose', '=', 'auto-reload')
          .where('state', '=', 'REFUSED')
          .execute()
      ).length;
    const earlier = await attempts();
    for (const { afterMs, tries, status } of [
      { afterMs: 0, tries: 1, status: 'on' },
      { afterMs: hourMs - 60_000, tries: 1, status: 'on' },
      { afterMs: 60_000, tries: 2, status: 'on' },
      { afterMs: 23 * hourMs - 60_000, tries: 2, status: 'on' },
      { afterMs: 60_000, tries: 3, status: 'declined' },
    ]) {
      clock.advance(afterMs);
      await member.signIn('gold');
      await run();
      const { status: saved, isReloading } = await profile();
      assert.deepEqual([(await attempts()) - earlier, saved, isReloading], [tries, status, false]);
    }
    assert.equal(await balance(), 500);
    assert.ok(mails().some((mail) => mail.includes('Auto reload is off for your Crema Card')));
    await debit(100);
    await run();
    assert.equal((await attempts()) - earlier, 3);
  });

  it('stays on if it was saved again while the bank declined the third attempt: nothing is mailed, CRD-034, D-91', async () => {
    await save({ paymentMethodId: declined });
    await debit(1000);
    await run();
    clock.advance(hourMs);
    await run();
    clock.advance(23 * hourMs);
    await member.signIn('gold');
    const earlier = mails();
    const { authorise } = test.deps.payments;
    const payments: { authorise: typeof authorise } = test.deps.payments;
    payments.authorise = async (request) => {
      const result = await authorise(request);
      clock.advance(1000);
      await save();
      return result;
    };
    await run();
    payments.authorise = authorise;
    assert.equal((await profile()).status, 'on');
    assert.deepEqual(
      mails().filter((mail) => !earlier.includes(mail)),
      [],
    );
    const { state, error_code } = await test.deps.db
      .selectFrom('card_reload')
      .select(['state', 'error_code'])
      .where('card_id', '=', cardId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    assert.deepEqual([state, error_code], ['FAILED', '121035']);
    // The saved profile still works.
    await debit(100);
    await run();
    assert.equal(await balance(), 1500 - 1000 - 100 + 2500);
  });

  it('mails once when the same profile is saved again, also at the same time, and again after a change, K-08, D-164', async () => {
    const turnedOn = async () => {
      await run();
      const folder = test.deps.outboxDir;
      const all = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
      return all.filter((mail) => mail.includes('Auto reload is on')).length;
    };
    const earlier = await turnedOn();
    await Promise.all([save(), save(), save()]);
    await save();
    assert.equal((await turnedOn()) - earlier, 1);
    await save({ amountMinor: 5000 });
    assert.equal((await turnedOn()) - earlier, 2);
    await succeed(member, 'disableAutoReload', { id: cardId });
    await save({ amountMinor: 5000 });
    assert.equal((await turnedOn()) - earlier, 3);
  });

  it('does not claim a decline if the bank decides nothing: each attempt is released after 15 minutes, the last one turns it off, CRD-034, D-91', async () => {
    const undecided = await storeCard(member, test.deps, '4000000000000077');
    await save({ paymentMethodId: undecided });
    const earlier = mails();
    await debit(1000);
    const due = [...(cards.jobs ?? []), releaseOrphanPayment];
    const reload = () =>
      test.deps.db
        .selectFrom('card_reload')
        .select(['state', 'attempts', 'error_code'])
        .where('payment_method_id', '=', undecided)
        .executeTakeFirstOrThrow();
    for (const [attempts, waitMs, status] of [
      [1, 0, 'on'],
      [2, hourMs, 'on'],
      [3, 24 * hourMs, 'off'],
    ] as const) {
      clock.advance(waitMs);
      await runDueJobs(test.deps, due);
      assert.deepEqual([(await reload()).state, (await reload()).attempts], ['STARTED', attempts]);
      clock.advance(orphanAfterMs);
      await runDueJobs(test.deps, due);
      clock.advance(60_000);
      await runDueJobs(test.deps, due);
      await member.signIn('gold');
      assert.equal((await profile()).status, status);
    }
    assert.deepEqual(await reload(), { state: 'FAILED', attempts: 3, error_code: 'PAYMENT_UNDECIDED' });
    const charges = await test.deps.db
      .selectFrom('sandbox_payment')
      .innerJoin('sandbox_instrument', 'sandbox_instrument.instrument_id', 'sandbox_payment.instrument_id')
      .select('state')
      .where('reaction', '=', 'pends')
      .execute();
    assert.deepEqual(
      charges.map(({ state }) => state),
      ['VOIDED', 'VOIDED', 'VOIDED'],
    );
    assert.equal(await balance(), 500);
    const written = mails().filter((mail) => !earlier.includes(mail));
    assert.equal(written.length, 1);
    const text = written.join('').replaceAll(/=\r?\n/g, '');
    assert.match(text, /Auto reload is off/);
    assert.match(text, /confirm the payment in time/);
    assert.doesNotMatch(text, /declined/);
  });

  const textOf = (mail: string) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

  it('asks the member once to add the money when the bank wants its customer, then turns off without claiming a decline, PAY-005', async () => {
    await save({ paymentMethodId: await storeCard(member, test.deps, '4000000000003220') });
    const earlier = mails();
    const written = () =>
      mails()
        .filter((mail) => !earlier.includes(mail))
        .map(textOf);
    await debit(1000);
    await run();
    const [mail = '', ...others] = written();
    assert.deepEqual(others, []);
    assert.match(mail, /Subject: Your bank asks you to confirm \$25\.00 for your Crema Card/);
    assert.match(mail, /wants you to confirm the payment yourself\. Nothing was charged/);
    assert.ok(mail.includes(`${test.deps.publicOrigin}/account/cards/${cardId}#add-money`));
    assert.doesNotMatch(mail, /declined|121062|PAYMENT_|challenge/);
    clock.advance(hourMs);
    await run();
    assert.equal(written().length, 1, 'the second attempt mails nothing');
    clock.advance(23 * hourMs);
    await member.signIn('gold');
    await run();
    assert.equal((await profile()).status, 'off');
    const last = written().filter((text) => text !== mail);
    assert.equal(last.length, 1);
    assert.match(last.join(), /Subject: Auto reload is off/);
    assert.ok(last.join().includes(`/account/cards/${cardId}#add-money`));
    assert.doesNotMatch(last.join(), /declined/);
    assert.equal(await balance(), 500);
  });

  it('asks again for the next debit, in French too, and not once the member has added the money', async () => {
    await save({ paymentMethodId: await storeCard(member, test.deps, '4000000000003063') });
    const asks = () => mails().filter((mail) => /Subject:.*(asks|demande)/i.test(textOf(mail))).length;
    const earlier = asks();
    await debit(1000);
    const inLanguage = (preferred: 'en-US' | 'fr-CA') =>
      test.deps.db
        .updateTable('member')
        .set({ locale: preferred })
        .where('member_id', '=', 'member-gold')
        .execute();
    await inLanguage('fr-CA');
    await run();
    await inLanguage('en-US');
    assert.equal(asks() - earlier, 1);
    assert.ok(mails().some((mail) => textOf(mail).includes('Ajoutez l=E2=80=99argent maintenant')));
    await credit(2000);
    clock.advance(hourMs);
    await run();
    await debit(2000);
    // The member adds the money between the attempt and its mail.
    await runDueJobs(test.deps, [autoReload]);
    await credit(2000);
    await run();
    assert.equal(asks() - earlier, 1);
  });

  it('says in the email that the bank declined only if it declined each attempt, D-91', async () => {
    await save({ paymentMethodId: declined });
    await debit(1000);
    await run();
    await test.deps.db
      .updateTable('card_reload')
      .set({ error_code: 'PAYMENT_UNDECIDED' })
      .where('card_id', '=', cardId)
      .where('state', '=', 'STARTED')
      .execute();
    for (const waitMs of [hourMs, 23 * hourMs]) {
      clock.advance(waitMs);
      await run();
    }
    const { error_code } = await test.deps.db
      .selectFrom('card_reload')
      .select('error_code')
      .where('card_id', '=', cardId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    assert.equal(error_code, 'PAYMENT_UNDECIDED');
  });

  it('is not tried again after the member turned it off or removed the payment method', async () => {
    const other = await storeCard(member, test.deps, '4000000000000341');
    await save({ paymentMethodId: other });
    await debit(1000);
    await run();
    await succeed(member, 'removePaymentInstrument', { id: other });
    assert.equal((await profile()).status, 'off');
    clock.advance(hourMs);
    await run();
    const { state, error_code } = await test.deps.db
      .selectFrom('card_reload')
      .select(['state', 'error_code'])
      .where('payment_method_id', '=', other)
      .executeTakeFirstOrThrow();
    assert.deepEqual([state, error_code], ['FAILED', '121034']);
  });

  for (const { because, change, expected } of [
    {
      because: 'its balance rose above the trigger meanwhile',
      change: () => credit(2000),
      expected: 'BALANCE_SUFFICES',
    },
    {
      because: 'it was turned off and on again',
      change: async () => {
        await succeed(member, 'disableAutoReload', { id: cardId });
        await save({ paymentMethodId: declined });
      },
      expected: 'AUTO_RELOAD_CHANGED',
    },
    {
      because: 'its amount was changed',
      change: () => save({ paymentMethodId: declined, amountMinor: 5000 }),
      expected: 'AUTO_RELOAD_CHANGED',
    },
    { because: 'its payment method was changed', change: () => save(), expected: 'AUTO_RELOAD_CHANGED' },
  ])
    it(`is not tried again if ${because}, CRD-034, D-91`, async () => {
      await save({ paymentMethodId: declined });
      await debit(1000);
      await run();
      clock.advance(hourMs / 2);
      await member.signIn('gold');
      await change();
      const left = await balance();
      // The bank would accept the retry.
      await test.deps.db.updateTable('sandbox_instrument').set({ reaction: 'approves' }).execute();
      clock.advance(hourMs);
      await run();
      await test.deps.db
        .updateTable('sandbox_instrument')
        .set({ reaction: 'PAYMENT_DECLINED' })
        .where('reason', '=', '121035')
        .execute();
      const reload = await test.deps.db
        .selectFrom('card_reload')
        .select(['state', 'error_code'])
        .where('card_id', '=', cardId)
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow();
      assert.deepEqual([reload.state, reload.error_code], ['FAILED', expected]);
      await member.signIn('gold');
      assert.equal(await balance(), left);
    });

  it('releases what is held if it was turned off while the bank decided, CRD-034', async () => {
    await save();
    await debit(1000);
    const { authorise } = test.deps.payments;
    const payments: { authorise: typeof authorise } = test.deps.payments;
    payments.authorise = async (request) => {
      const result = await authorise(request);
      await succeed(member, 'disableAutoReload', { id: cardId });
      return result;
    };
    await run();
    payments.authorise = authorise;
    assert.equal(await balance(), 500);
    await runDueJobs(test.deps, [releaseOrphanPayment]);
    const { state } = await test.deps.db
      .selectFrom('sandbox_payment')
      .innerJoin('card_reload', 'card_reload.reference', 'sandbox_payment.reference')
      .select('sandbox_payment.state')
      .where('card_id', '=', cardId)
      .orderBy('card_reload.created_at', 'desc')
      .executeTakeFirstOrThrow();
    assert.equal(state, 'VOIDED');
  });

  it('never takes a card above $500, D-92', async () => {
    await save();
    await debit(1000);
    await test.deps.db
      .updateTable('svc_card')
      .set({ balance_minor: 48_000 })
      .where('card_id', '=', cardId)
      .execute();
    await run();
    const { balance_minor } = await test.deps.db
      .selectFrom('svc_card')
      .select('balance_minor')
      .where('card_id', '=', cardId)
      .executeTakeFirstOrThrow();
    assert.equal(balance_minor, 48_000);
    await test.deps.db
      .updateTable('svc_card')
      .set({ balance_minor: 500 })
      .where('card_id', '=', cardId)
      .execute();
  });

  for (const { code, more } of [
    { code: '121009', more: { amountMinor: null } },
    { code: '121010', more: { amountMinor: 1200 } },
    { code: '121010', more: { triggerAmountMinor: null } },
    { code: '121010', more: { triggerAmountMinor: 2500 } },
    { code: 'PAYMENT_METHOD_REQUIRED', more: { paymentMethodId: null } },
    { code: 'PAYMENT_METHOD_NOT_FOUND', more: { paymentMethodId: 'pm-wallet-1' } },
    { code: 'CARD_NOT_FOUND', more: { cardId: 'card-green-1' } },
  ])
    it(`is refused with ${code} for ${JSON.stringify(more)}, CRD-031, CRD-081, D-91`, async () => {
      const input = { cardId, amountMinor: 2500, triggerAmountMinor: 1000, paymentMethodId: good, ...more };
      assert.equal(await refuse(member, 'updateAutoReload', { input }), code);
    });
});
