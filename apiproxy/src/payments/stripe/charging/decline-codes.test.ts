import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { money } from '@crema/shared-contracts';
import { startStripeTest, type StripeTest } from '../../../testing/stripe-double/stripe-kit.ts';
import { declineOf, declines } from './decline-codes.ts';

/** Codes by which a bank or Stripe says that it suspects fraud, or that a card is reported. */
const suspicious = [
  'fraudulent',
  'highest_risk_level',
  'lost_card',
  'merchant_blacklist',
  'pickup_card',
  'restricted_card',
  'security_violation',
  'stolen_card',
];

describe('a decline by Stripe, PAY-008', () => {
  let test: StripeTest;
  before(async () => {
    test = await startStripeTest();
  });
  after(() => test.stop());
  const pay = (reference: string, code: string, declineCode?: string) => {
    const card = { brand: 'visa', last4: '0002', declines: { code, ...(declineCode && { declineCode }) } };
    return test.provider.authorise({
      reference,
      purpose: 'order',
      subject: 'order-1',
      source: { kind: 'token', token: test.double.takeCard(card) },
      amount: money(500, 'USD'),
      returnUrl: `${test.deps.publicOrigin}/menu/cart`,
    });
  };

  for (const [code, expected] of Object.entries(declines))
    it(`with ${code} has the error of the table, now and when it is found again`, async () => {
      const reference = `decline-${code}`;
      const result = await pay(reference, 'card_declined', code);
      assert.deepEqual(result, { outcome: 'refused', ...expected });
      assert.deepEqual(await test.provider.find(reference), result);
    });

  it('that suspects fraud has no reason: a thief learns nothing', () => {
    for (const decline_code of suspicious)
      assert.deepEqual(declineOf({ code: 'card_declined', decline_code }), { errorCode: 'PAYMENT_DECLINED' });
  });

  it('without a decline code has the error of its code', async () => {
    assert.deepEqual(await pay('decline-1', 'expired_card'), {
      outcome: 'refused',
      errorCode: 'PAYMENT_CARD_EXPIRED',
    });
    assert.deepEqual(await pay('decline-2', 'incorrect_cvc'), {
      outcome: 'refused',
      errorCode: 'PAYMENT_DECLINED',
      reason: '121043',
    });
  });

  it('with a code that Stripe has added since, or a name of every object, has no reason', () => {
    for (const decline_code of ['moon_phase', 'constructor', 'toString', undefined])
      assert.deepEqual(declineOf({ decline_code }), { errorCode: 'PAYMENT_DECLINED' });
  });

  it('is the only cause of the code that asks an absent customer to come back', () => {
    const causes = Object.keys(declines).filter((code) => declines[code]?.errorCode === 'PAYMENT_REVIEW');
    assert.deepEqual(causes, ['authentication_required']);
  });
});
