import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startStripeTest, type StripeTest } from '../../../testing/stripe-double/stripe-kit.ts';
import { nextRequests } from '../../../testing/stripe-double/faults.ts';
import { tryPayments } from './try-payments.command.ts';

describe('npm run payments -- try, PAY-012', () => {
  let test: StripeTest;
  before(async () => {
    test = await startStripeTest();
  });
  after(() => test.stop());
  const run = (more: object = {}) => {
    const { db, environment } = test.deps;
    const deps = { db, environment: { ...environment, ...more }, clock: test.clock, notify: () => undefined };
    return tryPayments.run(deps, { options: {}, positionals: [] });
  };

  it('pays ten times, names the end of each payment, and can be repeated', async () => {
    for (let n = 0; n < 2; n += 1) {
      const { rows, summary, ok } = await run();
      assert.deepEqual(
        rows.filter(([, , verdict]) => verdict !== 'ok'),
        [],
      );
      assert.deepEqual([rows.length, ok], [10, true]);
      assert.match(
        summary,
        /^10 of 10 payments ended as expected, in version \d{4}-\d\d-\d\d\.\w+ of Stripe’s API$/,
      );
    }
  });

  it('needs no secret of webhooks', async () => {
    assert.equal((await run({ STRIPE_WEBHOOK_SECRET: undefined })).ok, true);
  });

  it('names a payment that ends otherwise, and fails', async () => {
    test.double.setFaults(nextRequests(/POST .*capture$/, { kind: 'error' }, 10));
    const { rows, ok } = await run();
    test.double.setFaults(() => undefined);
    const [failed, ...more] = rows.filter(([, , verdict]) => verdict !== 'ok');
    assert.deepEqual([ok, failed?.[0], more], [false, 'an order, held and captured', []]);
    assert.match(failed?.[1] ?? '', /^error: Stripe gave no result/);
  });

  it('refuses a live key and missing keys before it pays', async () => {
    const asked = test.double.requests.length;
    await assert.rejects(run({ STRIPE_SECRET_KEY: 'sk_live_real' }), /found a live key; expected a test key/);
    await assert.rejects(run({ STRIPE_SECRET_KEY: undefined }), /STRIPE_SECRET_KEY: not set/);
    assert.equal(test.double.requests.length, asked);
  });
});
