import assert from 'node:assert/strict';
import { it } from 'node:test';
import { startTestApp } from '../testing/test-app.ts';
import { assertLiveStart, choosePaymentProvider, paymentProviders } from './providers.ts';

it('the payment provider is the one that PAYMENT_PROVIDER names, the sandbox by default, PAY-001', () => {
  assert.equal(choosePaymentProvider({}).name, 'sandbox');
  for (const provider of paymentProviders)
    assert.equal(choosePaymentProvider({ PAYMENT_PROVIDER: provider.name }), provider);
});

it('a provider that this release does not contain is refused with those that it contains, PAY-001', () => {
  const others = paymentProviders.filter(({ name }) => name !== 'stripe');
  assert.throws(
    () => choosePaymentProvider({ PAYMENT_PROVIDER: 'stripe' }, others),
    /PAYMENT_PROVIDER: found stripe.*expected one of sandbox\. Set one/,
  );
});

it('a live key does not start with a database that has payments of the sandbox; a test key does, PAY-012', async () => {
  const { deps, stop } = await startTestApp();
  const paymentModule = choosePaymentProvider({ PAYMENT_PROVIDER: 'stripe' });
  const startWith = (secretKey: string) =>
    assertLiveStart({
      db: deps.db,
      environment: { ...deps.environment, STRIPE_SECRET_KEY: secretKey },
      paymentModule,
    });
  await assert.rejects(startWith('sk_live_1'), /has payments of sandbox; .*Start with a new database/);
  await startWith('sk_test_1');
  await assertLiveStart(deps);
  await deps.db.updateTable('payment_attempt').set({ provider: 'stripe' }).execute();
  await startWith('sk_live_1');
  await stop();
});
