import { brand } from '@crema/shared-contracts';
import { messageIn, type LocalizedMessage } from '../i18n/messages.ts';

const ownCard: LocalizedMessage = [brand.card, `carte ${brand.product}`];

interface Tender {
  /** `svc`, or the brand of a bank card. */
  readonly kind: string;
  readonly lastFour: string;
}
/** Formats a tender within a sentence: “Visa •••• 4242”. A PayPal account has no digits. */
export const tenderName = ({ kind, lastFour }: Tender, locale: string): string => {
  const names: Readonly<Record<string, string>> = {
    svc: messageIn(ownCard, locale),
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    discover: 'Discover',
    link: 'Link',
    paypal: 'PayPal',
  };
  const name = names[kind] ?? kind;
  return lastFour === '' ? name : `${name} •••• ${lastFour}`;
};
