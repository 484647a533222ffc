import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { money } from '@crema/shared-contracts';
import { takeToken } from '../../testing/ordering-kit.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { chargeBack } from '../sandbox/sandbox.testing.ts';
import { refundPayment } from './refund-payment.ts';

describe('our record of refunds', () => {
  let test: TestApp;
  before(async () => {
    test = await startTestApp();
    await test.deps.payments.authorise({
      reference: 'paid',
      purpose: 'gift',
      subject: 'gift-1',
      source: { kind: 'token', token: await takeToken(test.deps) },
      amount: money(1000, 'USD'),
    });
    await test.deps.payments.capture('paid');
  });
  after(() => test.stop());
  const refund = (refundId: string, amountMinor: number) =>
    refundPayment(test.deps, { reference: 'paid', refundId, amount: money(amountMinor, 'USD') });
  const recorded = () =>
    test.deps.db.selectFrom('payment_refund').select(['refund_id', 'reference', 'amount_minor']).execute();

  it('has one that the provider has accepted once, however often it is repeated, PAY-001', async () => {
    await refund('part', 400);
    await refund('part', 400);
    assert.deepEqual(await recorded(), [{ refund_id: 'part', reference: 'paid', amount_minor: 400 }]);
  });

  it('does not have one that the provider refuses, PAY-001', async () => {
    await assert.rejects(refund('too-much', 700));
    assert.equal((await recorded()).length, 1);
  });

  it('has none of a payment that the bank took back meanwhile, and the job ends, PAY-001', async () => {
    await chargeBack(test.deps, 'paid', money(600, 'USD'));
    await refund('late', 100);
    assert.equal((await recorded()).length, 1);
  });
});
