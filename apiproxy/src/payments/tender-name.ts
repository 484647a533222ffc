import { brand, paymentNameOf } from '@crema/shared-contracts';
import { messageIn, type LocalizedMessage } from '../i18n/messages.ts';

const ownCard: LocalizedMessage = [brand.card, `carte ${brand.product}`];
/** Of a network without a name. */
const otherCard: LocalizedMessage = ['Card', 'carte'];

interface Tender {
  /** `svc`, a wallet, or the brand of a bank card. */
  readonly kind: string;
  readonly lastFour: string;
}
/** Formats a tender within a sentence: “Visa •••• 4242”. A PayPal account has no digits. */
export const tenderName = ({ kind, lastFour }: Tender, locale: string): string => {
  const name = paymentNameOf(kind) ?? messageIn(kind === 'svc' ? ownCard : otherCard, locale);
  return lastFour === '' ? name : `${name} •••• ${lastFour}`;
};
