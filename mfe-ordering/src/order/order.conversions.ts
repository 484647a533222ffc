import { toCommerceItems } from '../cart/cart.conversions.ts';
import type { CartLine } from '../cart/cart.types.ts';
import type {
  GuestInput,
  OrderInput,
  PickupOptionCode,
  SubmitOrderInput,
  TenderInput,
} from '../generated/operations.ts';
import type { FulfilmentState } from './pick-up/fulfilment.slice.ts';
import type { GuestCard, GuestContact, OrderPricing, PickUpCode } from './order.types.ts';

/** GraphQL names cannot start with a digit. */
const wireCodes = { '16': 'INSTORE16', DT: 'DT', CX: 'CX' } as const satisfies Record<
  PickUpCode,
  PickupOptionCode
>;
export const toWireCode = (code: PickUpCode): PickupOptionCode => wireCodes[code];

export const fromWireCode = (code: PickupOptionCode): PickUpCode => (code === 'INSTORE16' ? '16' : code);

const toScheduled = (startsAt: string | undefined) => startsAt && { scheduledOrdering: { startsAt } };

interface OrderParts {
  readonly lines: readonly CartLine[];
  readonly storeNumber: string;
  readonly fulfilment: FulfilmentState;
}
/** The payload of price-order and price-order-guest (ORD-080). */
export const toOrderInput = ({ lines, storeNumber, fulfilment }: OrderParts): OrderInput => ({
  cart: {
    items: toCommerceItems(lines).map(({ childItems, excludedIngredients, ...item }) => ({
      ...item,
      childItems: [...childItems],
      ...(excludedIngredients && { excludedIngredients: [...excludedIngredients] }),
    })),
    offers: [...fulfilment.offers],
  },
  fulfillment: {
    consumptionType: fulfilment.consumption,
    collectionType: toWireCode(fulfilment.pickUp),
  },
  storeNumber,
  ...toScheduled(fulfilment.slotStartsAt),
  enableTransparentPricing: true,
});

export const toGuestInput = (contact: GuestContact, card: GuestCard | undefined): GuestInput => ({
  firstName: contact.firstName.trim(),
  email: contact.email.trim(),
  phoneNumber: contact.phoneNumber.trim() || null,
  emailMarketingOptIn: contact.emailMarketingOptIn,
  paymentType: card?.paymentType ?? null,
  accountNumberLastFour: card?.accountNumberLastFour ?? null,
});

/** D-26: an order without a total needs no tender; otherwise there is exactly one. */
const toTenders = (
  amountMinor: number,
  tender: TenderInput['tender'],
  id: string | undefined,
): TenderInput[] => (amountMinor > 0 && id ? [{ id, tender, amountMinor }] : []);

export const orderIdOf = (pricing: OrderPricing): string => pricing.transaction.orderId || pricing.orderId;

interface SubmissionParts {
  readonly pricing: OrderPricing;
  readonly storeNumber: string;
  readonly slotStartsAt: string | undefined;
  readonly tipMinor: number;
  readonly cardId: string | undefined;
  readonly guest: { readonly contact: GuestContact; readonly card: GuestCard | undefined } | undefined;
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
  cardId,
  guest,
}: SubmissionParts): SubmitOrderInput => {
  const toPay = pricing.summary.price.amountMinor + tipMinor;
  return {
    orderId: orderIdOf(pricing),
    storeNumber,
    tenders: guest
      ? toTenders(toPay, 'CARD', guest.card?.paymentInstrumentToken)
      : toTenders(toPay, 'SVC', cardId),
    tipAmountMinor: tipMinor,
    ...toScheduled(slotStartsAt),
    ...(guest && { guest: toGuestInput(guest.contact, guest.card) }),
  };
};
