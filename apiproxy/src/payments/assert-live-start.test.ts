import assert from 'node:assert/strict';
import { it } from 'node:test';
import { startTestApp } from '../testing/test-app.ts';
import { assertLiveStart } from './assert-live-start.ts';
import { choosePaymentProvider } from './providers.ts';

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
