import type { CardBrand } from '@crema/shared-contracts';
import { refusalReasons, type PaymentErrorCode, type RefusalReason } from '../payment-refusal.ts';
import { passesLuhn } from './card-form/browser/card-number.js';

/** The last three outcomes are not decided at once: the customer must act, or the bank takes some seconds. */
export type Reaction = 'approves' | PaymentErrorCode | 'challenges' | 'redirects' | 'pends';
export interface TestCard {
  readonly number: string;
  readonly brand: CardBrand;
  readonly reaction: Reaction;
  readonly errorCode: string;
  /** A card with a reason can be stored; each charge of it is refused with the reason, at once or later, 121063 from the second on. */
  readonly reason?: RefusalReason;
}

/** The form rejects numbers outside these lists, so that real card numbers are never collected. */
const namedCards: readonly TestCard[] = [
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
  { number: '4000000000003220', brand: 'visa', reaction: 'challenges', errorCode: 'asks in a frame' },
  { number: '4000000000003063', brand: 'visa', reaction: 'redirects', errorCode: 'asks on a page' },
  { number: '4000000000000077', brand: 'visa', reaction: 'pends', errorCode: 'approved after some seconds' },
  {
    number: '4000000000000853',
    brand: 'visa',
    reaction: 'pends',
    errorCode: 'refused after some seconds with 121062',
    reason: '121062',
  },
];

/** 4000 00, the reason, 000, and the check digit: the number shows its code. */
export const numberOfReason = (reason: RefusalReason): string =>
  Array.from({ length: 10 }, (_, digit) => `400000${reason}000${digit}`).find(passesLuhn) ?? '';

/** Every card number that the sandbox accepts. */
export const testCards: readonly TestCard[] = [
  ...namedCards,
  ...refusalReasons.map((reason) => ({
    number: numberOfReason(reason),
    brand: 'visa' as const,
    ...(reason === '121063'
      ? { reaction: 'approves' as const, errorCode: 'approved once for an amount, then 121063' }
      : { reaction: 'PAYMENT_DECLINED' as const, errorCode: `refused with ${reason}` }),
    reason,
  })),
  {
    number: '4000000000000341',
    brand: 'visa',
    reaction: 'PAYMENT_DECLINED',
    errorCode: 'can be stored, declines each charge',
    reason: '121035',
  },
];

export const findTestCard = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number);
