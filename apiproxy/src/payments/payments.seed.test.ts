import assert from 'node:assert/strict';
import { it } from 'node:test';
import { runChecks } from '../operations/reconcile.ts';
import { startStripeTest } from '../testing/stripe-double/stripe-kit.ts';
import { seedCapturedPayment } from './payments.seed.ts';
import { paymentProviders } from './providers.ts';

it('a made-up past payment is in no book of real money, PAY-009', async () => {
  const { deps, clock, stop } = await startStripeTest();
  await deps.db.transaction().execute((trx) =>
    seedCapturedPayment(trx, deps, {
      reference: 'past',
      orderId: 'order-past',
      amountMinor: 500,
      currency: 'USD',
      brand: 'visa',
      lastFour: '4242',
      at: clock.now(),
    }),
  );
  const checks = paymentProviders.flatMap((provider) => provider.checks);
  const results = await runChecks(deps.db, checks, clock.now());
  const found = results.flatMap(({ examples }) => examples);
  await stop();
  assert.deepEqual(
    found.filter(({ subject }) => subject === 'past'),
    [],
  );
});
