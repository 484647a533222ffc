import { money } from '@crema/shared-contracts';
import type { AuthoriseRequest, AuthoriseResult, PaymentProvider } from '../../payment-provider.ts';

/** One payment against Stripe's test mode: the test card, the steps, and the expected end. */
export interface TriedPayment {
  readonly name: string;
  /** A test token that Stripe publishes (docs.stripe.com/testing). */
  readonly token: string;
  readonly purpose: AuthoriseRequest['purpose'];
  /** The card is stored first, and charged without its customer. */
  readonly isStored?: boolean;
  /** The next steps after the first answer; the text names the end. */
  readonly then?: (provider: PaymentProvider, reference: string) => Promise<string>;
  readonly expected: string;
}

/** The first answer, in one word or with its code. */
export const textOf = (result: AuthoriseResult | undefined): string => {
  if (result?.outcome !== 'refused') return result?.outcome ?? 'unknown';
  return [result.errorCode, result.reason].filter((part) => part !== undefined).join(' ');
};

export const amount = money(1234, 'USD');
const part = money(234, 'USD');

const captured: TriedPayment['then'] = async (provider, reference) => {
  await provider.capture(reference);
  return `captured, void answers ${await provider.void(reference)}`;
};
const released: TriedPayment['then'] = async (provider, reference) => {
  const state = await provider.void(reference);
  return `${state}, then ${textOf(await provider.find(reference))}`;
};
const refunded =
  (refund: typeof amount): TriedPayment['then'] =>
  async (provider, reference) => {
    for (let n = 0; n < 2; n += 1) await provider.refund(reference, `${reference}-refund`, refund);
    return `refunded ${refund.amountMinor}`;
  };

export const triedPayments: readonly TriedPayment[] = [
  {
    name: 'an order, held and captured',
    token: 'tok_visa',
    purpose: 'order',
    then: captured,
    expected: 'captured, void answers captured',
  },
  {
    name: 'an order, held and released',
    token: 'tok_amex',
    purpose: 'order',
    then: released,
    expected: 'released, then PAYMENT_DECLINED',
  },
  {
    name: 'money on a card, taken at once and refunded once',
    token: 'tok_mastercard',
    purpose: 'reload',
    then: refunded(amount),
    expected: `refunded ${amount.amountMinor}`,
  },
  {
    name: 'a gift, refunded in part',
    token: 'tok_visa',
    purpose: 'gift',
    then: refunded(part),
    expected: `refunded ${part.amountMinor}`,
  },
  {
    name: 'a declined card',
    token: 'tok_visa_chargeDeclined',
    purpose: 'order',
    expected: 'PAYMENT_DECLINED',
  },
  {
    name: 'a card without money',
    token: 'tok_visa_chargeDeclinedInsufficientFunds',
    purpose: 'order',
    expected: 'PAYMENT_DECLINED 121065',
  },
  {
    name: 'an expired card',
    token: 'tok_chargeDeclinedExpiredCard',
    purpose: 'order',
    expected: 'PAYMENT_CARD_EXPIRED',
  },
  {
    name: 'a wrong security code',
    token: 'tok_chargeDeclinedIncorrectCvc',
    purpose: 'order',
    expected: 'PAYMENT_DECLINED 121043',
  },
  {
    name: 'a bank that asks its customer, then a release',
    token: 'tok_threeDSecureRequired',
    purpose: 'order',
    then: released,
    expected: 'released, then PAYMENT_DECLINED',
  },
  {
    name: 'a stored card, charged without its customer',
    token: 'tok_visa',
    purpose: 'auto-reload',
    isStored: true,
    expected: 'authorised',
  },
];
