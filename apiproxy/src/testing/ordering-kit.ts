import { createVault } from '../payments/vault/create-vault.ts';
import type { AppDeps } from '../http/app-deps.ts';
import type { GraphqlReply, TestBrowser } from './browser.ts';

const pricingFields = `orderId transaction { orderId } expiresIn expiresAt isTipEnabled orderPaymentType
  store { storeNumber name } cart { offers { type code description hasBeenApplied stars } }
  summary { label additionalFeeDescription price { amountMinor currency } rows { key label amount { amountMinor } }
    lineItems { itemId sku name quantity unitPrice { amountMinor } total { amountMinor }
      excludedIngredients children { sku name quantity standardQuantity excludedIngredients unitPrice { amountMinor } total { amountMinor } } } }`;
const orderFields = `orderId orderNumber orderToken status statusPath placedAt pickUpOption storeNumber storeName
  total { amountMinor currency } tip { amountMinor } preOrderEstimates { pickUpOption minMinutes maxMinutes }`;

export const documents = {
  priceOrder: `mutation ($order: OrderInput!, $locale: String!) { priceOrder(order: $order, locale: $locale) { ${pricingFields} } }`,
  priceOrderGuest: `mutation ($order: OrderInput!, $locale: String!) { priceOrderGuest(order: $order, locale: $locale) { ${pricingFields} } }`,
  submitOrder: `mutation ($subInp: SubmitOrderInput!) { submitOrder(subInp: $subInp) { ${orderFields} } }`,
  submitOrderGuest: `mutation ($subInp: SubmitOrderInput!) { submitOrderGuest(subInp: $subInp) { ${orderFields} } }`,
  order: `query ($orderId: ID!, $token: String) { order(orderId: $orderId, token: $token) { ${orderFields} } }`,
} as const;

/** A store in which every order succeeds. */
export const goodStore = '1001-100001';
export const latte = '2010-hot-medium';

export interface ItemOptions {
  readonly itemId?: string;
  readonly quantity?: number;
  readonly sku: string;
  readonly options?: Readonly<Record<string, number>>;
  readonly excludedIngredients?: readonly string[];
}
export const toItem = ({ sku, options = {}, excludedIngredients }: ItemOptions) => ({
  commerce: { sku },
  childItems: Object.entries(options).map(([option, quantity]) => ({ quantity, commerce: { sku: option } })),
  ...(excludedIngredients && { excludedIngredients: excludedIngredients.map((left) => ({ sku: left })) }),
});
export const toOrder = (
  items: readonly ItemOptions[],
  {
    storeNumber = goodStore,
    collectionType = 'INSTORE16',
    consumptionType = 'ConsumeOutOfStore',
    ...rest
  }: Record<string, unknown> = {},
) => ({
  cart: {
    items: items.map(({ itemId, quantity = 1, ...item }) => ({ itemId, quantity, ...toItem(item) })),
    offers: [],
    ...(rest['offers'] ? { offers: rest['offers'] } : {}),
  },
  fulfillment: { collectionType, consumptionType },
  storeNumber,
  ...(rest['scheduledOrdering'] ? { scheduledOrdering: rest['scheduledOrdering'] } : {}),
});

export const price = (
  browser: TestBrowser,
  order: unknown,
  guest = false,
  locale = 'en-US',
): Promise<GraphqlReply> =>
  browser.graphql(guest ? documents.priceOrderGuest : documents.priceOrder, { order, locale });
export const submit = (browser: TestBrowser, subInp: object, guest = false): Promise<GraphqlReply> =>
  browser.graphql(guest ? documents.submitOrderGuest : documents.submitOrder, { subInp });

export const codeOf = ({ errors }: GraphqlReply): string | undefined => errors?.[0]?.extensions.code;

/** Prices one latte and returns the input for its payment. */
export const priceLatte = async (browser: TestBrowser, guest = false, more: Record<string, unknown> = {}) => {
  const reply = await price(browser, toOrder([{ sku: latte }], more), guest);
  const priced = reply.data?.[guest ? 'priceOrderGuest' : 'priceOrder'];
  return { orderId: priced.orderId as string, totalMinor: priced.summary.price.amountMinor as number };
};

/** Requests a token from the vault as the card form does. */
export const takeToken = async (deps: AppDeps, number = '4242424242424242'): Promise<string> => {
  const vault = createVault(deps);
  const reply = await vault.inject({
    method: 'POST',
    url: '/tokens',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { number, expiry: '12/30', code: number.startsWith('37') ? '1234' : '123', postalCode: '60601' },
  });
  await vault.close();
  return reply.json<{ paymentInstrumentToken: string }>().paymentInstrumentToken;
};

export const guestContact = { firstName: 'Ada', email: 'ada@example.com', emailMarketingOptIn: false };
export const payBySvc = (orderId: string, amountMinor: number, more: object = {}) => ({
  orderId,
  storeNumber: goodStore,
  tenders: [{ id: 'card-gold-1', tender: 'SVC', amountMinor }],
  ...more,
});
export const payByCard = (orderId: string, amountMinor: number, token: string, more: object = {}) => ({
  orderId,
  storeNumber: goodStore,
  tenders: [{ id: token, tender: 'CARD', amountMinor }],
  guest: guestContact,
  ...more,
});
