import { brand } from '@crema/shared-contracts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import type { PaidTender } from './paid-tenders.ts';

const ownCard: LocalizedMessage = [brand.card, `carte ${brand.product}`];

/** Formats a tender within a sentence: “Visa •••• 4242”. A PayPal account has no digits. */
export const tenderName = ({ kind, lastFour }: PaidTender, locale: string): string => {
  const names: Readonly<Record<string, string>> = {
    svc: messageIn(ownCard, locale),
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    discover: 'Discover',
    paypal: 'PayPal',
  };
  const name = names[kind] ?? kind;
  return lastFour === '' ? name : `${name} •••• ${lastFour}`;
};
