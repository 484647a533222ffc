import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { money } from '@crema/shared-contracts';
import { sql } from 'kysely';
import { modules } from '../../../app/modules.ts';
import { collectJobs } from '../../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../../jobs/run-jobs.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { codeOf, payByCard, priceLatte, submit } from '../../../testing/ordering-kit.ts';
import { startStripeTest, type StripeTest } from '../../../testing/stripe-double/stripe-kit.ts';
import { reconcileBook } from '../../reconcile/reconcile-movements.ts';
import { refundPayment } from '../../refunds/refund-payment.ts';

describe('our ledger and Stripe’s balance', () => {
  let test: StripeTest;
  let reference: string;
  let totalMinor: number;
  const jobs = collectJobs(modules).filter(({ topic }) => topic !== 'sandbox-webhook');
  const bookOf = async () => {
    const to = new Date(test.clock.now().getTime() + 60_000);
    const period = { from: new Date(to.getTime() - 60 * 60_000), to };
    const { rows, invariant, examples } = await reconcileBook(test.deps, test.deps.paymentModule, period);
    return { rows, invariant, found: examples.map(({ subject, found }) => `${subject}: ${found}`) };
  };
  before(async () => {
    test = await startStripeTest();
    const guest = openBrowser(test.test.app);
    const priced = await priceLatte(guest, true);
    totalMinor = priced.totalMinor;
    const token = test.double.takeCard('pm_card_visa');
    assert.equal(codeOf(await submit(guest, payByCard(priced.orderId, totalMinor, token), true)), undefined);
    await runDueJobs(test.deps, jobs);
    const paid = await test.deps.db
      .selectFrom('payment_attempt')
      .select('reference')
      .where('order_id', '=', priced.orderId)
      .executeTakeFirstOrThrow();
    reference = paid.reference;
    await refundPayment(test.deps, { reference, refundId: 'part', amount: money(100, 'USD') });
  });
  after(() => test.stop());

  it('agree about a charge and a refund, beside which the fees are shown, PAY-009', async () => {
    const { found, invariant } = await bookOf();
    assert.deepEqual(found, []);
    assert.match(invariant, /; fees \d+ USD$/);
  });

  it('differ by a capture and a dispute that we have not recorded, and a refund of another amount, PAY-009', async () => {
    const [intent] = [...test.double.state.intents.values()].filter(
      ({ metadata }) => metadata['reference'] === reference,
    );
    test.double.dispute(intent?.id ?? '', { amount: 200 });
    await test.deps.db.updateTable('payment_refund').set({ amount_minor: 90 }).execute();
    await sql`update payment_attempt set captured_at = null`.execute(test.deps.db);
    const { found } = await bookOf();
    assert.deepEqual(
      found.map((text) => text.replace(/txn_\w+/, 'txn')),
      [
        `charge ${reference}: theirs only: ${totalMinor} USD (txn)`,
        `chargeback ${reference}: theirs only: 200 USD (txn)`,
        `refund ${reference}: other amount: ours 90 USD, theirs 100 USD (txn)`,
      ],
    );
  });

  it('cannot be compared while Stripe does not answer, which is a deviation, PAY-009', async () => {
    test.double.setFaults(() => ({ kind: 'unreachable' }));
    const { found } = await bookOf();
    test.double.setFaults(() => undefined);
    assert.match(found.join(), /^not compared: /);
  });
});
