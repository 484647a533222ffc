import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { modules } from '../../app/modules.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { createReconcileCommand } from '../../operations/reconcile.command.ts';
import { openBrowser } from '../../testing/browser.ts';
import { newRequest, storeCard, succeed } from '../../testing/cards-kit.ts';
import { payByCard, priceLatte, submit, takeToken } from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { reconcileBook, reconcileMovements } from './reconcile-movements.ts';
import { chargeBack } from '../sandbox/sandbox.testing.ts';
import { money } from '@crema/shared-contracts';
import { refundPayment } from '../refunds/refund-payment.ts';

const command = createReconcileCommand([], [reconcileMovements]);

describe('npm run reconcile, of a period', () => {
  const clock = createTestClock();
  let test: TestApp;
  let reference: string;
  let paidMinor: number;
  const jobs = collectJobs(modules).filter(({ topic }) => topic !== 'sandbox-webhook');
  before(async () => {
    test = await startTestApp({ clock });
    const gold = openBrowser(test.app);
    await gold.signIn('gold');
    const paymentMethodId = await storeCard(gold, test.deps);
    const reload = { requestId: newRequest(), amountMinor: 1000, cardId: 'card-gold-2', paymentMethodId };
    await succeed(gold, 'reloadCard', { input: reload });
    const guest = openBrowser(test.app);
    const { orderId, totalMinor } = await priceLatte(guest, true);
    paidMinor = totalMinor;
    await submit(guest, payByCard(orderId, totalMinor, await takeToken(test.deps)), true);
    await runDueJobs(test.deps, jobs);
    const paid = await test.deps.db
      .selectFrom('payment_attempt')
      .select('reference')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    reference = paid.reference;
    await refundPayment(test.deps, { reference, refundId: 'part', amount: money(100, 'USD') });
    await chargeBack(test.deps, reference, money(200, 'USD'));
    const book = jobs.filter(({ topic }) => topic === 'book-chargebacks');
    await book[0]?.run(
      { id: 'now', topic: 'book-chargebacks', payload: {}, attempts: 1, failingSince: null },
      test.deps,
    );
    clock.advance(3 * 60 * 60_000);
  });
  after(() => test.stop());
  const run = (options: Record<string, string> = {}) =>
    command.run({ ...test.deps, notify: () => undefined }, { options, positionals: [] });
  const differences = async (options: Record<string, string> = {}) =>
    (await run(options)).rows.slice(1).map((row) => row.at(-1));
  /** The report while the database has the change. */
  const whileChanged = async (change: string, back: string) => {
    await sql.raw(change).execute(test.deps.db);
    const report = await run();
    await sql.raw(back).execute(test.deps.db);
    return { ok: report.ok, found: report.rows.slice(1).map((row) => row.at(-1)) };
  };

  it('finds one charge, refund and chargeback in both books, PAY-009', async () => {
    const { rows, ok } = await run();
    const [[name, count, deviations, holds = ''] = [], ...more] = rows;
    // Of the reload and the order a charge each, and the seeded gifts.
    assert.deepEqual([name, count, deviations, ok, more], ['movements at sandbox', '5', '0', true, []]);
    assert.match(holds, /^From 2026-06-02T16:00:00\.000Z to 2026-06-03T16:00:00\.000Z both books/);
  });

  it('names a charge that only the provider has, and fails, PAY-009', async () => {
    const ours = `update payment_attempt set captured_at`;
    assert.deepEqual(
      await whileChanged(
        `${ours} = null where reference = '${reference}'`,
        `${ours} = created_at where reference = '${reference}'`,
      ),
      { ok: false, found: [`✗ charge ${reference}: theirs only: ${paidMinor} USD (${reference})`] },
    );
  });

  it('names a refund that only we have, and fails, PAY-009', async () => {
    assert.deepEqual(
      await whileChanged(
        `insert into payment_refund select 'own', '${reference}', 50, 'USD', at from payment_refund`,
        `delete from payment_refund where refund_id = 'own'`,
      ),
      { ok: false, found: [`✗ refund ${reference}: ours only: 50 USD`] },
    );
  });

  it('names a chargeback of another amount, and fails, PAY-009', async () => {
    const { ok, found } = await whileChanged(
      'update payment_chargeback set amount_minor = 250',
      'update payment_chargeback set amount_minor = 200',
    );
    assert.equal(ok, false);
    assert.match(String(found), /^✗ chargeback .*: other amount: ours 250 USD, theirs 200 USD \(cb_/);
  });

  it('compares the period of its options, PAY-009', async () => {
    await sql
      .raw(`update sandbox_payment set captured_at = '2026-05-01T12:00:00Z' where subject = 'order-gold-2'`)
      .execute(test.deps.db);
    assert.deepEqual(await differences(), []);
    assert.equal((await differences({ from: '2026-05-01', to: '2026-05-02' })).length, 1);
    assert.deepEqual(await differences({ from: '2026-04-01', to: '2026-04-02' }), []);
  });

  it('fails with the reason while the book of the provider cannot be read, PAY-009', async () => {
    const movementsOf = (): never => {
      throw new Error('STRIPE_SECRET_KEY: not set');
    };
    const period = { from: new Date('2026-06-02'), to: new Date('2026-06-03') };
    const { deviations, examples } = await reconcileBook(
      test.deps,
      { ...test.deps.paymentModule, movementsOf },
      period,
    );
    assert.deepEqual(
      [deviations, examples],
      [1, [{ subject: 'not compared', found: 'STRIPE_SECRET_KEY: not set' }]],
    );
  });

  for (const { options, problem } of [
    {
      options: { from: 'yesterday' },
      problem: /--from: found yesterday; expected a date such as 2026-11-01/,
    },
    {
      options: { from: '2026-06-02', to: '2026-06-01' },
      problem: /--from: found 2026-06-02.* is not before 2026-06-01/,
    },
  ])
    it(`refuses ${JSON.stringify(options)}, PAY-009`, () => assert.rejects(run(options), problem));
});
