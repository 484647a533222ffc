import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { modules } from '../../app/modules.ts';
import { scheduleChargebacks } from '../../cards/chargebacks/book-chargebacks.job.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { collectChecks, runChecks } from '../../operations/reconcile.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { codeOf, goodStore, priceLatte, submit } from '../../testing/ordering-kit.ts';
import { startStripeTest, type StripeTest } from '../../testing/stripe-double/stripe-kit.ts';

const jobs = collectJobs(modules).filter(({ topic }) => topic !== 'sandbox-webhook');
const checks = collectChecks(modules).filter(({ name }) => name !== 'jobs');
const hourMs = 60 * 60_000;

describe('an order that was canceled while the bank had its money', () => {
  let test: StripeTest;
  let member: TestBrowser;
  before(async () => {
    test = await startStripeTest();
    member = openBrowser(test.test.app);
  });
  after(() => test.stop());
  beforeEach(() => member.signIn('green'));

  /** Runs the jobs of each of the next hours. */
  const pass = async (hours: number) => {
    for (let hour = 0; hour < hours; hour += 1) {
      test.clock.advance(hourMs);
      await scheduleChargebacks(test.deps);
      await runDueJobs(test.deps, jobs);
    }
  };
  const cancelDisputed = async () => {
    const { orderId, totalMinor } = await priceLatte(member);
    const tenders = [{ id: test.double.takeCard('pm_card_visa'), tender: 'CARD', amountMinor: totalMinor }];
    assert.equal(codeOf(await submit(member, { orderId, storeNumber: goodStore, tenders })), undefined);
    await runDueJobs(test.deps, jobs);
    const intent = [...test.double.state.intents.values()].find(
      ({ metadata }) => metadata['subject'] === orderId,
    );
    const dispute = test.double.dispute(intent?.id ?? '');
    const cancel = 'mutation ($id: ID!) { cancelOrder(orderId: $id) { status } }';
    assert.equal((await member.graphql(cancel, { id: orderId })).data.cancelOrder.status, 'VOIDED');
    await pass(2);
    return { intent, dispute, totalMinor };
  };
  const refunds = (intentId: string | undefined) =>
    [...test.double.state.refunds.values()]
      .filter(({ payment_intent }) => payment_intent === intentId)
      .map(({ amount }) => amount);
  const reconcile = async () => {
    const results = await runChecks(test.deps.db, checks, test.clock.now());
    assert.deepEqual(
      results.flatMap(({ name, examples }) => examples.map((example) => ({ name, ...example }))),
      [],
    );
  };

  it('is refunded once when the bank gives it back, although Stripe repeats its first refusal for a day, PAY-007', async () => {
    const { intent, dispute, totalMinor } = await cancelDisputed();
    assert.deepEqual(refunds(intent?.id), []);
    test.double.closeDispute(dispute, 'won');
    await pass(2);
    assert.deepEqual(refunds(intent?.id), [], 'the stored refusal');
    await pass(26);
    assert.deepEqual(refunds(intent?.id), [totalMinor]);
    await reconcile();
  });

  it('is not refunded when the bank keeps it, PAY-007', async () => {
    await member.signIn('green');
    const { intent, dispute } = await cancelDisputed();
    test.double.closeDispute(dispute, 'lost');
    await pass(30);
    assert.deepEqual(refunds(intent?.id), []);
    await reconcile();
  });
});
