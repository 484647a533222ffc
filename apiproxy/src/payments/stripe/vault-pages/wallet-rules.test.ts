import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { VaultCommand, WalletOffer } from '@crema/shared-contracts';
import { readVaultCommand } from '../../vault/browser/page-messages.js';
import {
  buttonOptionsOf,
  elementKeyOf,
  findWallet,
  groupOptionsOf,
  isAnyAvailable,
} from './browser/wallet-rules.js';

const offer: WalletOffer = {
  target: 'crema-vault',
  kind: 'offer',
  locale: 'en-US',
  theme: 'light',
  amountMinor: 541,
  currency: 'USD',
  purpose: 'order',
  withoutPayPal: false,
};

describe('the buttons of wallets', () => {
  it('are shown only if the element has one, PAY-004', () => {
    assert.deepEqual(
      [
        isAnyAvailable(undefined),
        isAnyAvailable({}),
        isAnyAvailable({ applePay: false, link: false }),
        isAnyAvailable({ applePay: false, googlePay: true }),
      ],
      [false, false, false, true],
    );
  });

  it('offer the amount of the page, held for an order and taken at once for gifts and money', () => {
    const optionsOf = (purpose: WalletOffer['purpose']) => {
      const { mode, amount, currency, captureMethod } = groupOptionsOf({ ...offer, purpose });
      return [mode, amount, currency, captureMethod];
    };
    assert.deepEqual(optionsOf('order'), ['payment', 541, 'usd', 'manual']);
    for (const purpose of ['gift', 'reload'] as const)
      assert.deepEqual(optionsOf(purpose), ['payment', 541, 'usd', 'automatic']);
  });

  it('are those that we can charge, without PayPal for groups, in the theme of the page', () => {
    const { paymentMethods } = buttonOptionsOf(offer);
    const offered = Object.entries(paymentMethods ?? {}).filter(([, shown]) => shown !== 'never');
    assert.deepEqual(offered.map(([name]) => name).sort(), ['applePay', 'googlePay', 'link', 'paypal']);
    assert.equal(buttonOptionsOf({ ...offer, withoutPayPal: true }).paymentMethods?.paypal, 'never');
    assert.deepEqual(
      (['light', 'dark'] as const).map((theme) => buttonOptionsOf({ ...offer, theme }).buttonTheme?.applePay),
      ['black', 'white'],
    );
    assert.deepEqual(['apple_pay', 'google_pay', 'link', 'paypal', 'klarna', 'constructor'].map(findWallet), [
      'applepay',
      'googlepay',
      'link',
      'paypal',
      undefined,
      undefined,
    ]);
  });

  it('stay while only the amount changes', () => {
    assert.equal(elementKeyOf({ ...offer, amountMinor: 900 }), elementKeyOf(offer));
    assert.notEqual(elementKeyOf({ ...offer, locale: 'fr-CA' }), elementKeyOf(offer));
  });

  it('take an offer from the page only, and only a complete one', () => {
    const page = { origin: 'http://localhost:3000', window: {} };
    const read = (data: object, origin = page.origin): VaultCommand | undefined =>
      readVaultCommand({ origin, source: page.window, data }, page);
    assert.equal(read(offer), offer);
    assert.equal(read(offer, 'http://evil.test'), undefined);
    for (const wrong of [{ amountMinor: 0 }, { amountMinor: '5' }, { purpose: 'x' }, { currency: 'usd' }])
      assert.equal(read({ ...offer, ...wrong }), undefined, JSON.stringify(wrong));
  });
});
