import type { CardBrand, PaymentErrorCode } from '../payment-provider.ts';

export type Reaction = 'approves' | PaymentErrorCode;
export interface TestCard {
  readonly number: string;
  readonly brand: CardBrand;
  readonly reaction: Reaction;
  readonly errorCode: string;
}

/**
 * Every card number that the sandbox accepts. The form rejects others, so that real card numbers are never collected.
 */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', reaction: 'approves', errorCode: 'approved' },
  { number: '5555555555554444', brand: 'mastercard', reaction: 'approves', errorCode: 'approved' },
  { number: '378282246310005', brand: 'amex', reaction: 'approves', errorCode: 'approved' },
  { number: '6011111111111117', brand: 'discover', reaction: 'approves', errorCode: 'approved' },
  { number: '4000000000000002', brand: 'visa', reaction: 'PAYMENT_DECLINED', errorCode: 'the bank declines' },
  {
    number: '4000000000009995',
    brand: 'visa',
    reaction: 'PAYMENT_DECLINED',
    errorCode: 'insufficient funds',
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    reaction: 'PAYMENT_CARD_EXPIRED',
    errorCode: 'expired at the bank',
  },
  { number: '4000000000009235', brand: 'visa', reaction: 'PAYMENT_REVIEW', errorCode: 'held for review' },
  {
    number: '4000000000000119',
    brand: 'visa',
    reaction: 'PAYMENT_PROVIDER_DOWN',
    errorCode: 'the provider is down',
  },
];

export const findTestCard = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number);
