import assert from 'node:assert/strict';
import { it } from 'node:test';
import { choosePaymentProvider, paymentProviders } from './providers.ts';

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
