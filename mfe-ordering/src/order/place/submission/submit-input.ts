import { readEmail, readOptional, readPhone, readText, validatePhone } from '@crema/shared-contracts';
import type { GuestInput, SubmitOrderInput, TenderInput } from '../../../generated/operations.ts';
import type { GuestContact, OrderPricing, SingleUseCard } from '../../facts/order.types.ts';
import { readCupName } from '../cup-name/cup-name.rules.ts';
import type { TenderState } from '../payment/tender.slice.ts';
import { toScheduled } from '../pricing/order-input.ts';

export const toGuestInput = (contact: GuestContact, card: SingleUseCard | undefined): GuestInput => ({
  firstName: readText(contact.firstName),
  email: readEmail(contact.email),
  phoneNumber: readOptional(contact.phoneNumber, readPhone, validatePhone),
  emailMarketingOptIn: contact.emailMarketingOptIn,
  paymentType: card?.paymentType ?? null,
  accountNumberLastFour: card?.accountNumberLastFour ?? null,
});

/** D-26: an order without a total needs no tender; otherwise there is exactly one. */
const toTenders = (
  amountMinor: number,
  tender: TenderInput['tender'],
  id: string | undefined,
  addressToken?: string,
): TenderInput[] =>
  amountMinor > 0 && id ? [{ id, tender, amountMinor, ...(addressToken && { addressToken }) }] : [];

export const orderIdOf = (pricing: OrderPricing): string => pricing.transaction.orderId || pricing.orderId;

type OrderTender = Pick<TenderInput, 'tender' | 'id'>;
/** A member's tender: the stored-value card, the payment method, or the token of the typed card (D-26). */
export const toMemberTender = ({ card, bank, singleUseCard }: TenderState): OrderTender | undefined => {
  if (card) return { tender: 'SVC', id: card.cardId };
  const id = bank?.kind === 'instrument' ? bank.paymentMethodId : singleUseCard?.paymentInstrumentToken;
  return bank && id ? { tender: 'CARD', id } : undefined;
};

interface SubmissionParts {
  readonly pricing: OrderPricing;
  readonly storeNumber: string;
  readonly slotStartsAt: string | undefined;
  readonly tipMinor: number;
  /** The name for the cup as typed. */
  readonly cupName: string;
  /** A member's tender. */
  readonly tender: OrderTender | undefined;
  readonly guest:
    | {
        readonly contact: GuestContact;
        readonly card: SingleUseCard | undefined;
        /** Of the card's billing address, where one is asked (ORD-123). */
        readonly addressToken: string | undefined;
      }
    | undefined;
  /** The page to which the bank's own page returns. */
  readonly returnUrl?: string | undefined;
}
/**
 * The payload of submit-order and submit-order-guest (ORD-100); the price is the server's own (ORD-088), and
 * the tip is added to it.
 */
export const toSubmitInput = ({
  pricing,
  storeNumber,
  slotStartsAt,
  tipMinor,
  cupName,
  tender,
  guest,
  returnUrl,
}: SubmissionParts): SubmitOrderInput => {
  const displayName = readCupName(cupName);
  const toPay = pricing.summary.price.amountMinor + tipMinor;
  return {
    orderId: orderIdOf(pricing),
    storeNumber,
    tenders: guest
      ? toTenders(toPay, 'CARD', guest.card?.paymentInstrumentToken, guest.addressToken)
      : toTenders(toPay, tender?.tender ?? 'SVC', tender?.id),
    tipAmountMinor: tipMinor,
    ...toScheduled(slotStartsAt),
    ...(guest && { guest: toGuestInput(guest.contact, guest.card) }),
    ...(displayName && { displayName }),
    ...(returnUrl !== undefined && { returnUrl }),
  };
};
