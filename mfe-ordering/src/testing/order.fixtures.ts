import type { Action } from '@reduxjs/toolkit';
import { of } from 'rxjs';
import { createSignal, type OrderStore, type WritableSignal } from '@crema/shared-contracts';
import type { CartLine } from '../cart/cart.types.ts';
import { cartRead } from '../cart/cart.slice.ts';
import type { OrderApi } from '../order/place/api/order-api.types.ts';
import type { OrderPayment, OrderPricing, SubmittedOrder } from '../order/facts/order.types.ts';
import type { FollowedOrder } from '../order/follow/order-status/use-followed-order.ts';
import type { StoreDetails } from '../order-store/use-store-details.ts';
import { orderingReducer } from '../ordering.reducer.ts';
import type { RootState } from '../state/root-state.ts';

export const usd = (amountMinor: number) => ({
  __typename: 'Money' as const,
  amountMinor,
  currency: 'USD' as const,
});

/** A medium latte of one unit, in the cart. */
export const cartLine = (over: Partial<CartLine> = {}): CartLine => ({
  itemId: 'line-1',
  product: {
    productNumber: 10,
    formCode: 'hot',
    name: 'Latte',
    art: JSON.stringify({ kind: 'tea', cup: 'mug', size: 'medium', color: '#c9a277' }),
    availability: 'AVAILABLE',
    sizes: [
      { sizeCode: 'small', sku: '10-hot-small', name: 'Small' },
      { sizeCode: 'medium', sku: '10-hot-medium', name: 'Medium' },
    ],
  },
  sizeCode: 'medium',
  quantity: 1,
  childItems: [],
  timeAdded: 1,
  ...over,
});
export const vanilla = (quantity = 1) => ({
  productNumber: 350,
  sku: 'opt-350',
  name: 'Vanilla syrup',
  quantity,
});
export const soldOut = (line: CartLine): CartLine => ({
  ...line,
  product: { ...line.product, availability: 'SOLD_OUT' },
});

/** The Loop store, as the order store. */
export const orderStore: OrderStore = {
  storeNumber: '1001-2',
  name: 'Loop',
  countryCode: 'US',
  timeZoneId: 'America/Chicago',
  ownershipTypeCode: 'CO',
  guestOrdering: true,
};
/** The order store for epics: the host's order store, the Loop store by default. */
export const orderStoreDeps = (store: OrderStore = orderStore): ChangeableStore => ({
  orderStore: createSignal<OrderStore | undefined>(store),
});
export const noOrderStore: ChangeableStore = { orderStore: createSignal<OrderStore | undefined>(undefined) };
interface ChangeableStore {
  readonly orderStore: WritableSignal<OrderStore | undefined>;
}
export const storeDetails = (over: Partial<StoreDetails> = {}): StoreDetails => ({
  __typename: 'Store',
  storeNumber: '1001-2',
  name: 'Loop',
  address: {
    __typename: 'StoreAddress',
    singleLine: '1 Wacker Drive, Chicago',
    countrySubdivisionCode: 'IL',
    countryCode: 'US',
  },
  coordinates: { __typename: 'Coordinates', latitude: 41.88, longitude: -87.63 },
  ownershipTypeCode: 'CO',
  timeZone: { __typename: 'TimeZoneInfo', timeZoneId: 'America/Chicago' },
  mobileOrdering: {
    __typename: 'MobileOrdering',
    availability: 'READY',
    guestOrdering: true,
    curbsideAvailability: 'AVAILABLE',
    svcOnly: false,
  },
  pickUpOptions: ['XO', 'DT', '16', 'CX'].map((code) => ({ __typename: 'CodeName', code, name: code })),
  isOpen: true,
  openStatusFormatted: 'Open until 9 PM',
  currency: 'USD',
  pickupEstimates: [
    { __typename: 'PickupEstimate', pickUpOption: 'INSTORE16', minMinutes: 5, maxMinutes: 8 },
  ],
  ...over,
});

interface PricedLine {
  readonly itemId: string;
  readonly name: string;
  readonly cents: number;
}
export const pricing = (
  lines: readonly PricedLine[] = [{ itemId: 'line-1', name: 'Latte', cents: 450 }],
  over: Partial<OrderPricing> = {},
): OrderPricing => {
  const subtotal = lines.reduce((total, { cents }) => total + cents, 0);
  return {
    __typename: 'OrderPricing',
    orderId: 'order-1',
    transaction: { __typename: 'Transaction', orderId: 'order-1' },
    summary: {
      __typename: 'OrderSummary',
      label: 'Total',
      price: usd(subtotal + 50),
      lineItems: lines.map(({ itemId, name, cents }) => ({
        __typename: 'PriceLineItem',
        itemId,
        sku: itemId,
        name,
        quantity: 1,
        unitPrice: usd(cents),
        total: usd(cents),
        children: [],
      })),
      rows: [
        { __typename: 'PriceRow', key: 'subtotal', label: 'Subtotal', amount: usd(subtotal) },
        { __typename: 'PriceRow', key: 'tax', label: 'Tax', amount: usd(50) },
      ],
      additionalFeeDescription: null,
    },
    cart: { __typename: 'PricedCart', offers: [] },
    store: { __typename: 'Store', storeNumber: '1001-2', pickupEstimates: [] },
    expiresIn: 300,
    expiresAt: '2030-01-01T00:05:00Z',
    isTipEnabled: false,
    orderPaymentType: 'SVC',
    earning: { __typename: 'StarEarning', payAsYouGoTenths: 54, preloadedCardTenths: 54 },
    ...over,
  };
};
export const submitted = (over: Partial<SubmittedOrder> = {}): SubmittedOrder => ({
  __typename: 'SubmittedOrder',
  orderId: 'order-1',
  orderNumber: 'A7K2',
  orderToken: 'token-1',
  status: 'RECEIVED',
  total: usd(500),
  tip: usd(0),
  placedAt: '2030-01-01T15:00:00Z',
  pickUpOption: 'INSTORE16',
  storeNumber: '1001-2',
  storeName: 'Loop',
  cupName: 'Ada',
  preOrderEstimates: [],
  readyAt: '2030-01-01T15:05:00Z',
  readyBy: '2030-01-01T15:08:00Z',
  scheduledFor: null,
  receiptEmail: 'ada@example.com',
  statusPath: '/menu/order/order-1?token=token-1',
  offer: null,
  earnsStarTenths: 54,
  store: {
    __typename: 'Store',
    storeNumber: '1001-2',
    timeZone: { __typename: 'TimeZoneInfo', timeZoneId: 'America/Chicago' },
  },
  ...over,
});

/** An order with the fields of its page: two lattes with oat milk, without espresso. */
export const followed = (over: Partial<FollowedOrder> = {}): FollowedOrder => {
  const unit = {
    __typename: 'PriceLineItem' as const,
    itemId: 'line-1',
    sku: '10-hot-medium',
    name: 'Latte, Medium',
    quantity: 1,
    excludedIngredients: ['Espresso'],
    total: usd(250),
    children: [
      {
        __typename: 'PriceLineItem' as const,
        sku: 'opt-304',
        name: 'Oat milk',
        quantity: 1,
        standardQuantity: 0,
      },
    ],
  };
  const { store, ...order } = submitted();
  return {
    ...order,
    voided: null,
    tipChange: null,
    summary: {
      __typename: 'OrderSummary',
      label: 'Total',
      lineItems: [unit, unit],
      rows: [{ __typename: 'PriceRow', key: 'subtotal', label: 'Subtotal', amount: usd(450) }],
    },
    tenders: [{ __typename: 'PaidTender', kind: 'visa', lastFour: '4242', amount: usd(500) }],
    store: {
      ...store,
      name: 'Loop',
      phoneNumber: '+1 312 555 0100',
      coordinates: { __typename: 'Coordinates', latitude: 41.88, longitude: -87.63 },
      address: {
        __typename: 'StoreAddress',
        lines: ['1 Wacker Drive', 'Chicago, IL 60601'],
        singleLine: '1 Wacker Drive, Chicago',
      },
    },
    ...over,
  };
};

/** The remote's state after these actions in sequence. */
export const stateAfter = (...facts: readonly Action[]): RootState =>
  facts.reduce<RootState>(
    (state, action) => orderingReducer(state, action),
    orderingReducer(undefined, { type: 'start' }),
  );
/** A latte reviewed by a guest; it can be priced if there is an order store. */
export const readyToPrice = (lines: readonly CartLine[] = [cartLine()]): readonly Action[] => [
  cartRead(lines),
];

/** A server that knows no undecided payment. */
export const noPayments: Pick<OrderApi, 'payment' | 'cancelPayment'> = {
  payment: () => of(null),
  cancelPayment: () => of(null),
};

/** A payment that waits for the customer's answer in the bank's frame, and the same one after its approval. */
export const challenge: OrderPayment = {
  __typename: 'OrderPayment',
  orderId: 'order-1',
  status: 'ACTION_REQUIRED',
  errorCode: null,
  reason: null,
  action: { __typename: 'PaymentActionView', kind: 'challenge', url: 'http://vault.localhost/bank/key' },
  order: null,
};
export const placedPayment: OrderPayment = {
  ...challenge,
  status: 'PLACED',
  action: null,
  order: submitted(),
};
