import type { CardBrand, PaymentFault } from '../payment-provider.ts';

export type Reaction = 'approves' | PaymentFault;
export interface TestCard {
  readonly number: string;
  readonly brand: CardBrand;
  readonly reaction: Reaction;
  readonly because: string;
}

/** Every card the sandbox knows. Any other number is refused at the form, so that a real one is never taken. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', reaction: 'approves', because: 'approved' },
  { number: '5555555555554444', brand: 'mastercard', reaction: 'approves', because: 'approved' },
  { number: '378282246310005', brand: 'amex', reaction: 'approves', because: 'approved' },
  { number: '6011111111111117', brand: 'discover', reaction: 'approves', because: 'approved' },
  { number: '4000000000000002', brand: 'visa', reaction: 'PAYMENT_DECLINED', because: 'the bank declines' },
  { number: '4000000000009995', brand: 'visa', reaction: 'PAYMENT_DECLINED', because: 'insufficient funds' },
  {
    number: '4000000000000069',
    brand: 'visa',
    reaction: 'PAYMENT_CARD_EXPIRED',
    because: 'expired at the bank',
  },
  { number: '4000000000009235', brand: 'visa', reaction: 'PAYMENT_REVIEW', because: 'held for review' },
  {
    number: '4000000000000119',
    brand: 'visa',
    reaction: 'PAYMENT_PROVIDER_DOWN',
    because: 'the provider is down',
  },
];

export const findTestCard = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number);
