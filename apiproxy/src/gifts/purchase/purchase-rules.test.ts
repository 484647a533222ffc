import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defaultConfiguration } from '@crema/shared-contracts';
import { findPurchaseViolation, type PurchaseFacts } from './purchase-rules.ts';
import { isWalletToken } from './wallet-token.ts';

const people = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: 'Kim', email: `kim-${n}@example.com` }));
const facts = (
  gift: object = {},
  configuration: object = {},
  more: Partial<PurchaseFacts> = {},
): PurchaseFacts => ({
  purchase: {
    requestId: crypto.randomUUID(),
    locale: 'en-US',
    currency: 'USD',
    paymentType: 'visa',
    paymentInstrumentId: 'pm-1',
    paymentInstrumentToken: undefined,
    addressToken: undefined,
    senderName: 'Avery',
    senderEmail: 'avery@example.com',
    timeZone: 'America/Chicago',
    egifts: [
      {
        productNumber: '11010001',
        amountMinor: 10_000,
        message: '',
        deliveryMethod: 'email',
        deliveryDate: undefined,
        deliveryTime: undefined,
        recipients: people(1),
        ...gift,
      },
    ],
  },
  configuration: { ...defaultConfiguration, ...configuration },
  now: new Date('2026-06-03T16:00:00Z'),
  isMember: true,
  giftLimitMinor: null,
  memberCurrency: 'USD',
  availableDesigns: new Set(['11010001']),
  storedType: 'visa',
  isByWallet: false,
  ...more,
});

describe('the rules of a purchase of gifts', () => {
  for (const [because, gift, configuration, violation] of [
    ['a complete purchase', {}, {}, undefined],
    ['a total of $1,000', { recipients: people(10) }, {}, undefined],
    [
      'a total of $1,100, D-71',
      { recipients: people(11) },
      { giftMaxRecipients: 20 },
      { code: 'GIFT_AMOUNT', field: 'egifts' },
    ],
    [
      'a message that the configuration requires, D-70, GFT-021',
      {},
      { giftMessageRequired: true },
      { code: 'VALIDATION', field: 'egifts.0.message', params: { message: 'required' } },
    ],
    [
      'a message with a link, L-72',
      { message: 'Claim at crema.win/now' },
      {},
      { code: 'VALIDATION', field: 'egifts.0.message', params: { message: 'link' } },
    ],
    [
      'an offered amount above the custom ones, GFT-023',
      { amountMinor: 15_000 },
      { giftAmountOptions: [25, 150] },
      undefined,
    ],
    [
      'an amount above the bounds that is not offered, GFT-023',
      { amountMinor: 15_000 },
      {},
      { code: 'GIFT_AMOUNT', field: 'egifts.0.amountMinor' },
    ],
  ] as const)
    it(`answer ${violation?.code ?? 'nothing'} to ${because}`, () => {
      assert.deepEqual(findPurchaseViolation(facts(gift, configuration)), violation);
    });

  it('limit each gift of a member whose address is not confirmed, D-158', () => {
    assert.deepEqual(findPurchaseViolation(facts({}, {}, { giftLimitMinor: 5_000 })), {
      code: 'EMAIL_NOT_CONFIRMED',
    });
    assert.equal(
      findPurchaseViolation(facts({ amountMinor: 5_000 }, {}, { giftLimitMinor: 5_000 })),
      undefined,
    );
  });
});

describe('a gift that a wallet pays', () => {
  const token = { paymentInstrumentId: undefined, paymentInstrumentToken: 'ctoken_1' };
  const violationOf = (paymentType: string, more: Partial<PurchaseFacts>, count = 1) => {
    const { purchase, ...rest } = facts({ recipients: people(count) }, {}, more);
    const changed = { ...purchase, ...token, paymentType };
    const isByWallet = isWalletToken(changed, {
      paymentModule: more.isByWallet ? { isWalletToken: (given) => given.startsWith('ctoken_') } : {},
    });
    return findPurchaseViolation({ ...rest, purchase: changed, isByWallet });
  };
  const guest = { isMember: false, storedType: undefined, memberCurrency: null };

  for (const wallet of ['applepay', 'googlepay', 'link', 'paypal'])
    it(`${wallet} pays for guests without a billing address, and for members`, () => {
      assert.equal(violationOf(wallet, { ...guest, isByWallet: true }), undefined);
      assert.equal(violationOf(wallet, { isByWallet: true, storedType: undefined }), undefined);
    });

  it('PayPal pays for one recipient, D-75, and a provider without wallets takes none', () => {
    assert.deepEqual(violationOf('paypal', { ...guest, isByWallet: true }, 2), {
      code: 'VALIDATION',
      field: 'paymentType',
      params: { paymentType: 'group' },
    });
    assert.deepEqual(violationOf('applepay', guest)?.field, 'paymentType');
    assert.deepEqual(violationOf('paypal', guest)?.code, 'PAYMENT_OPTION_OFF');
    assert.equal(violationOf('visa', { ...guest, isByWallet: true })?.code, 'GIFT_ADDRESS_UNAVAILABLE');
  });
});
