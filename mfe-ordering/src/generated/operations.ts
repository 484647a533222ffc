// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type Currency =
  | 'USD'
  | 'CAD';

export type ItemAvailability =
  | 'AVAILABLE'
  | 'SOLD_OUT'
  | 'NOT_SOLD'
  | 'NOT_ORDERABLE_ONLINE'
  | 'UNKNOWN';

export type MobileOrderingAvailability =
  | 'READY'
  | 'BUSY'
  | 'CLOSED'
  | 'NOT_SUPPORTED'
  | 'UNKNOWN';

export type CurbsideAvailability =
  | 'AVAILABLE'
  | 'CLOSED'
  | 'UNAVAILABLE';

export type RecommendationReason =
  | 'FAVORITE'
  | 'USUAL'
  | 'NEARBY';

export type ConsumptionType =
  | 'ConsumeInStore'
  | 'ConsumeOutOfStore';

/** Wire codes of ORD-060: 16 is spelled INSTORE16 because GraphQL names cannot start with a digit. */
export type PickupOptionCode =
  | 'INSTORE16'
  | 'DT'
  | 'CX';

export type OrderPaymentType =
  | 'SVC'
  | 'CARD'
  | 'NONE';

export type OrderStatus =
  | 'RECEIVED'
  | 'PREPARING'
  | 'READY'
  | 'PICKED_UP';

export type OptionSelection =
  | 'ONE'
  | 'MANY';

export type CommerceInput = {
  sku: Scalars['String']['input'];
};

export type ChildItemInput = {
  quantity: Scalars['Int']['input'];
  commerce: CommerceInput;
};

/** ORD-047: top-level quantity is always 1 on the wire; one entry a unit. itemId is the client's own id of the cart line. */
export type CartItemInput = {
  itemId?: InputMaybe<Scalars['String']['input']>;
  quantity: Scalars['Int']['input'];
  commerce: CommerceInput;
  childItems?: InputMaybe<Array<ChildItemInput>>;
};

export type OfferInput = {
  type: Scalars['String']['input'];
  code: Scalars['String']['input'];
};

export type FulfillmentInput = {
  consumptionType: ConsumptionType;
  collectionType: PickupOptionCode;
};

export type CartInput = {
  items: Array<CartItemInput>;
  offers?: InputMaybe<Array<OfferInput>>;
};

export type OrderInput = {
  cart: CartInput;
  fulfillment: FulfillmentInput;
  storeNumber: Scalars['String']['input'];
  enableTransparentPricing?: InputMaybe<Scalars['Boolean']['input']>;
  scheduledOrdering?: InputMaybe<ScheduledOrderingInput>;
};

export type ScheduledOrderingInput = {
  startsAt: Scalars['String']['input'];
};

/** Tender id: SVC → cardId; CARD → the vault's paymentInstrumentToken (guest) or paymentInstrumentId (member). */
export type TenderInput = {
  id: Scalars['String']['input'];
  tender: OrderPaymentType;
  amountMinor: Scalars['Int']['input'];
};

export type GuestInput = {
  firstName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  emailMarketingOptIn: Scalars['Boolean']['input'];
  paymentType?: InputMaybe<Scalars['String']['input']>;
  accountNumberLastFour?: InputMaybe<Scalars['String']['input']>;
};

export type SubmitOrderInput = {
  orderId: Scalars['ID']['input'];
  storeNumber: Scalars['String']['input'];
  tenders: Array<TenderInput>;
  tipAmountMinor?: InputMaybe<Scalars['Int']['input']>;
  scheduledOrdering?: InputMaybe<ScheduledOrderingInput>;
  guest?: InputMaybe<GuestInput>;
  displayName?: InputMaybe<Scalars['String']['input']>;
};

export type StorePricingInput = {
  timeZone: Scalars['String']['input'];
  ownershipTypeCode: Scalars['String']['input'];
  countryCode: Scalars['String']['input'];
};

export type Currency =
  | 'USD'
  | 'CAD';

export type ItemAvailability =
  | 'AVAILABLE'
  | 'SOLD_OUT'
  | 'NOT_SOLD'
  | 'NOT_ORDERABLE_ONLINE'
  | 'UNKNOWN';

export type MobileOrderingAvailability =
  | 'READY'
  | 'BUSY'
  | 'CLOSED'
  | 'NOT_SUPPORTED'
  | 'UNKNOWN';

export type CurbsideAvailability =
  | 'AVAILABLE'
  | 'CLOSED'
  | 'UNAVAILABLE';

export type ConsumptionType =
  | 'ConsumeInStore'
  | 'ConsumeOutOfStore';

/** Wire codes of ORD-060: 16 is spelled INSTORE16 because GraphQL names cannot start with a digit. */
export type PickupOptionCode =
  | 'INSTORE16'
  | 'DT'
  | 'CX';

export type OrderPaymentType =
  | 'SVC'
  | 'CARD'
  | 'NONE';

export type OrderStatus =
  | 'RECEIVED'
  | 'PREPARING'
  | 'READY'
  | 'PICKED_UP';

export type OptionSelection =
  | 'ONE'
  | 'MANY';

export type CommerceInput = {
  sku: string;
};

export type ChildItemInput = {
  quantity: number;
  commerce: CommerceInput;
};

/** ORD-047: top-level quantity is always 1 on the wire; one entry a unit. itemId is the client's own id of the cart line. */
export type CartItemInput = {
  itemId?: string | null | undefined;
  quantity: number;
  commerce: CommerceInput;
  childItems?: Array<ChildItemInput> | null | undefined;
};

export type OfferInput = {
  type: string;
  code: string;
};

export type FulfillmentInput = {
  consumptionType: ConsumptionType;
  collectionType: PickupOptionCode;
};

export type CartInput = {
  items: Array<CartItemInput>;
  offers?: Array<OfferInput> | null | undefined;
};

export type OrderInput = {
  cart: CartInput;
  fulfillment: FulfillmentInput;
  storeNumber: string;
  enableTransparentPricing?: boolean | null | undefined;
  scheduledOrdering?: ScheduledOrderingInput | null | undefined;
};

export type ScheduledOrderingInput = {
  startsAt: string;
};

/** Tender id: SVC → cardId; CARD → the vault's paymentInstrumentToken (guest) or paymentInstrumentId (member). */
export type TenderInput = {
  id: string;
  tender: OrderPaymentType;
  amountMinor: number;
};

export type GuestInput = {
  firstName: string;
  email: string;
  phoneNumber?: string | null | undefined;
  emailMarketingOptIn: boolean;
  paymentType?: string | null | undefined;
  accountNumberLastFour?: string | null | undefined;
};

export type SubmitOrderInput = {
  orderId: string;
  storeNumber: string;
  tenders: Array<TenderInput>;
  tipAmountMinor?: number | null | undefined;
  scheduledOrdering?: ScheduledOrderingInput | null | undefined;
  guest?: GuestInput | null | undefined;
  displayName?: string | null | undefined;
};

export type StorePricingInput = {
  timeZone: string;
  ownershipTypeCode: string;
  countryCode: string;
};

export type GetMenuQueryVariables = Exact<{
  storeNumber?: string | null | undefined;
  locale: string;
}>;


export type GetMenuQuery = { menu: { __typename: 'MenuView', menus: Array<{ __typename: 'Menu', id: string, name: string, uri: string, displayOrder: number, children: Array<{ __typename: 'MenuCategory', id: string, name: string, uri: string, displayOrder: number, art: string, featured: boolean, products: Array<{ __typename: 'MenuProduct', id: string, productNumber: number, formCode: string, name: string, displayOrder: number, art: string, calories: number | null, availability: ItemAvailability, isNew: boolean, priceFrom: { __typename: 'Money', amountMinor: number, currency: Currency } | null }>, children: Array<{ __typename: 'MenuSubcategory', id: string, name: string, uri: string, displayOrder: number, products: Array<{ __typename: 'MenuProduct', id: string, productNumber: number, formCode: string, name: string, displayOrder: number, art: string, calories: number | null, availability: ItemAvailability, isNew: boolean, priceFrom: { __typename: 'Money', amountMinor: number, currency: Currency } | null }> }> }> }> } };

export type ProductOnMenuFragment = { __typename: 'MenuProduct', id: string, productNumber: number, formCode: string, name: string, displayOrder: number, art: string, calories: number | null, availability: ItemAvailability, isNew: boolean, priceFrom: { __typename: 'Money', amountMinor: number, currency: Currency } | null };

export type GetProductQueryVariables = Exact<{
  productNumber: number;
  formCode: string;
  storeNumber?: string | null | undefined;
  locale: string;
}>;


export type GetProductQuery = { product: { __typename: 'Product', id: string, productNumber: number, name: string, description: string, breadcrumbUri: string, art: string, availability: ItemAvailability, allergens: Array<string>, ingredients: string, multiServe: boolean, categoryName: string, form: { __typename: 'ProductForm', formCode: string, name: string, sizes: Array<{ __typename: 'ProductSize', sizeCode: string, sku: string, name: string, volume: string | null, default: boolean, price: { __typename: 'Money', amountMinor: number, currency: Currency }, nutrition: Array<{ __typename: 'NutritionFact', key: string, amount: number, unit: string }> }> }, productOptions: Array<{ __typename: 'OptionCategory', categoryNumber: number, name: string, selection: OptionSelection, children: Array<{ __typename: 'OptionCategory', categoryNumber: number, name: string, selection: OptionSelection, children: Array<{ __typename: 'OptionCategory', categoryNumber: number, name: string, selection: OptionSelection, products: Array<{ __typename: 'OptionProduct', productNumber: number, sku: string, name: string, defaultQuantity: number, min: number, max: number, caloriesPerUnit: number, availability: ItemAvailability, pricePerUnit: { __typename: 'Money', amountMinor: number, currency: Currency }, attributes: { __typename: 'OptionAttributes', unitOfMeasure: string | null } }> }>, products: Array<{ __typename: 'OptionProduct', productNumber: number, sku: string, name: string, defaultQuantity: number, min: number, max: number, caloriesPerUnit: number, availability: ItemAvailability, pricePerUnit: { __typename: 'Money', amountMinor: number, currency: Currency }, attributes: { __typename: 'OptionAttributes', unitOfMeasure: string | null } }> }>, products: Array<{ __typename: 'OptionProduct', productNumber: number, sku: string, name: string, defaultQuantity: number, min: number, max: number, caloriesPerUnit: number, availability: ItemAvailability, pricePerUnit: { __typename: 'Money', amountMinor: number, currency: Currency }, attributes: { __typename: 'OptionAttributes', unitOfMeasure: string | null } }> }> } };

export type OptionsOfCategoryFragment = { __typename: 'OptionCategory', categoryNumber: number, name: string, selection: OptionSelection, products: Array<{ __typename: 'OptionProduct', productNumber: number, sku: string, name: string, defaultQuantity: number, min: number, max: number, caloriesPerUnit: number, availability: ItemAvailability, pricePerUnit: { __typename: 'Money', amountMinor: number, currency: Currency }, attributes: { __typename: 'OptionAttributes', unitOfMeasure: string | null } }> };

export type GetPreviousOrdersQueryVariables = Exact<{
  locale: string;
  storeNumber?: string | null | undefined;
  limit?: number | null | undefined;
  storePricingInput?: StorePricingInput | null | undefined;
}>;


export type GetPreviousOrdersQuery = { previousOrders: Array<{ __typename: 'PreviousOrder', id: string, orderType: number, locale: string, storeNumber: string, storeName: string, placedAt: string, status: OrderStatus, droppedLines: number, inStoreOrder: { __typename: 'InStoreOrder', expressOrder: { __typename: 'ExpressOrder', orderToken: string, orderNumber: string } }, basket: { __typename: 'Basket', items: Array<{ __typename: 'BasketItem', sku: string, productNumber: number, formCode: string, sizeCode: string, name: string, sizeName: string, art: string, quantity: number, availability: ItemAvailability, price: { __typename: 'Money', amountMinor: number, currency: Currency } | null, childItems: Array<{ __typename: 'BasketChildItem', sku: string, productNumber: number | null, name: string, quantity: number, availability: ItemAvailability }> }> }, total: { __typename: 'Money', amountMinor: number, currency: Currency } }> };

export type OrderStoreFieldsFragment = { __typename: 'Store', storeNumber: string, name: string, ownershipTypeCode: string, isOpen: boolean, openStatusFormatted: string, currency: Currency, address: { __typename: 'StoreAddress', singleLine: string, countrySubdivisionCode: string, countryCode: string }, timeZone: { __typename: 'TimeZoneInfo', timeZoneId: string }, mobileOrdering: { __typename: 'MobileOrdering', availability: MobileOrderingAvailability, guestOrdering: boolean, curbsideAvailability: CurbsideAvailability, svcOnly: boolean }, pickUpOptions: Array<{ __typename: 'CodeName', code: string, name: string }>, pickupEstimates: Array<{ __typename: 'PickupEstimate', pickUpOption: PickupOptionCode, minMinutes: number, maxMinutes: number }> };

export type GetStoreByNumberQueryVariables = Exact<{
  storeNumber: string;
}>;


export type GetStoreByNumberQuery = { storeByNumber: { __typename: 'Store', storeNumber: string, name: string, ownershipTypeCode: string, isOpen: boolean, openStatusFormatted: string, currency: Currency, address: { __typename: 'StoreAddress', singleLine: string, countrySubdivisionCode: string, countryCode: string }, timeZone: { __typename: 'TimeZoneInfo', timeZoneId: string }, mobileOrdering: { __typename: 'MobileOrdering', availability: MobileOrderingAvailability, guestOrdering: boolean, curbsideAvailability: CurbsideAvailability, svcOnly: boolean }, pickUpOptions: Array<{ __typename: 'CodeName', code: string, name: string }>, pickupEstimates: Array<{ __typename: 'PickupEstimate', pickUpOption: PickupOptionCode, minMinutes: number, maxMinutes: number }> } };

export type MoneyFieldsFragment = { __typename: 'Money', amountMinor: number, currency: Currency };

export type PricedLineFieldsFragment = { __typename: 'PriceLineItem', itemId: string | null, sku: string, name: string, quantity: number, unitPrice: { __typename: 'Money', amountMinor: number, currency: Currency }, total: { __typename: 'Money', amountMinor: number, currency: Currency } };

export type OrderPricingFieldsFragment = { __typename: 'OrderPricing', orderId: string, expiresIn: number, expiresAt: string, isTipEnabled: boolean, orderPaymentType: OrderPaymentType, transaction: { __typename: 'Transaction', orderId: string }, summary: { __typename: 'OrderSummary', label: string, additionalFeeDescription: string | null, price: { __typename: 'Money', amountMinor: number, currency: Currency }, lineItems: Array<{ __typename: 'PriceLineItem', itemId: string | null, sku: string, name: string, quantity: number, children: Array<{ __typename: 'PriceLineItem', itemId: string | null, sku: string, name: string, quantity: number, unitPrice: { __typename: 'Money', amountMinor: number, currency: Currency }, total: { __typename: 'Money', amountMinor: number, currency: Currency } }>, unitPrice: { __typename: 'Money', amountMinor: number, currency: Currency }, total: { __typename: 'Money', amountMinor: number, currency: Currency } }>, rows: Array<{ __typename: 'PriceRow', key: string, label: string, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }> }, cart: { __typename: 'PricedCart', offers: Array<{ __typename: 'Offer', type: string, code: string, description: string, hasBeenApplied: boolean, stars: number | null }> }, store: { __typename: 'Store', storeNumber: string, pickupEstimates: Array<{ __typename: 'PickupEstimate', pickUpOption: PickupOptionCode, minMinutes: number, maxMinutes: number }> } };

export type PriceOrderMutationVariables = Exact<{
  order: OrderInput;
  locale: string;
}>;


export type PriceOrderMutation = { priceOrder: { __typename: 'OrderPricing', orderId: string, expiresIn: number, expiresAt: string, isTipEnabled: boolean, orderPaymentType: OrderPaymentType, transaction: { __typename: 'Transaction', orderId: string }, summary: { __typename: 'OrderSummary', label: string, additionalFeeDescription: string | null, price: { __typename: 'Money', amountMinor: number, currency: Currency }, lineItems: Array<{ __typename: 'PriceLineItem', itemId: string | null, sku: string, name: string, quantity: number, children: Array<{ __typename: 'PriceLineItem', itemId: string | null, sku: string, name: string, quantity: number, unitPrice: { __typename: 'Money', amountMinor: number, currency: Currency }, total: { __typename: 'Money', amountMinor: number, currency: Currency } }>, unitPrice: { __typename: 'Money', amountMinor: number, currency: Currency }, total: { __typename: 'Money', amountMinor: number, currency: Currency } }>, rows: Array<{ __typename: 'PriceRow', key: string, label: string, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }> }, cart: { __typename: 'PricedCart', offers: Array<{ __typename: 'Offer', type: string, code: string, description: string, hasBeenApplied: boolean, stars: number | null }> }, store: { __typename: 'Store', storeNumber: string, pickupEstimates: Array<{ __typename: 'PickupEstimate', pickUpOption: PickupOptionCode, minMinutes: number, maxMinutes: number }> } } };

export type PriceOrderGuestMutationVariables = Exact<{
  order: OrderInput;
  locale: string;
}>;


export type PriceOrderGuestMutation = { priceOrderGuest: { __typename: 'OrderPricing', orderId: string, expiresIn: number, expiresAt: string, isTipEnabled: boolean, orderPaymentType: OrderPaymentType, transaction: { __typename: 'Transaction', orderId: string }, summary: { __typename: 'OrderSummary', label: string, additionalFeeDescription: string | null, price: { __typename: 'Money', amountMinor: number, currency: Currency }, lineItems: Array<{ __typename: 'PriceLineItem', itemId: string | null, sku: string, name: string, quantity: number, children: Array<{ __typename: 'PriceLineItem', itemId: string | null, sku: string, name: string, quantity: number, unitPrice: { __typename: 'Money', amountMinor: number, currency: Currency }, total: { __typename: 'Money', amountMinor: number, currency: Currency } }>, unitPrice: { __typename: 'Money', amountMinor: number, currency: Currency }, total: { __typename: 'Money', amountMinor: number, currency: Currency } }>, rows: Array<{ __typename: 'PriceRow', key: string, label: string, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }> }, cart: { __typename: 'PricedCart', offers: Array<{ __typename: 'Offer', type: string, code: string, description: string, hasBeenApplied: boolean, stars: number | null }> }, store: { __typename: 'Store', storeNumber: string, pickupEstimates: Array<{ __typename: 'PickupEstimate', pickUpOption: PickupOptionCode, minMinutes: number, maxMinutes: number }> } } };

export type SubmittedOrderFieldsFragment = { __typename: 'SubmittedOrder', orderId: string, orderNumber: string, orderToken: string, status: OrderStatus, placedAt: string, pickUpOption: PickupOptionCode, storeNumber: string, storeName: string, statusPath: string, total: { __typename: 'Money', amountMinor: number, currency: Currency }, tip: { __typename: 'Money', amountMinor: number, currency: Currency }, preOrderEstimates: Array<{ __typename: 'PickupEstimate', pickUpOption: PickupOptionCode, minMinutes: number, maxMinutes: number }> };

export type SubmitOrderMutationVariables = Exact<{
  subInp: SubmitOrderInput;
}>;


export type SubmitOrderMutation = { submitOrder: { __typename: 'SubmittedOrder', orderId: string, orderNumber: string, orderToken: string, status: OrderStatus, placedAt: string, pickUpOption: PickupOptionCode, storeNumber: string, storeName: string, statusPath: string, total: { __typename: 'Money', amountMinor: number, currency: Currency }, tip: { __typename: 'Money', amountMinor: number, currency: Currency }, preOrderEstimates: Array<{ __typename: 'PickupEstimate', pickUpOption: PickupOptionCode, minMinutes: number, maxMinutes: number }> } };

export type SubmitOrderGuestMutationVariables = Exact<{
  subInp: SubmitOrderInput;
}>;


export type SubmitOrderGuestMutation = { submitOrderGuest: { __typename: 'SubmittedOrder', orderId: string, orderNumber: string, orderToken: string, status: OrderStatus, placedAt: string, pickUpOption: PickupOptionCode, storeNumber: string, storeName: string, statusPath: string, total: { __typename: 'Money', amountMinor: number, currency: Currency }, tip: { __typename: 'Money', amountMinor: number, currency: Currency }, preOrderEstimates: Array<{ __typename: 'PickupEstimate', pickUpOption: PickupOptionCode, minMinutes: number, maxMinutes: number }> } };

export type GetOrderQueryVariables = Exact<{
  orderId: string;
  token?: string | null | undefined;
}>;


export type GetOrderQuery = { order: { __typename: 'SubmittedOrder', orderId: string, orderNumber: string, orderToken: string, status: OrderStatus, placedAt: string, pickUpOption: PickupOptionCode, storeNumber: string, storeName: string, statusPath: string, total: { __typename: 'Money', amountMinor: number, currency: Currency }, tip: { __typename: 'Money', amountMinor: number, currency: Currency }, preOrderEstimates: Array<{ __typename: 'PickupEstimate', pickUpOption: PickupOptionCode, minMinutes: number, maxMinutes: number }> } | null };


export const GetMenuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetMenu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"storeNumber"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"storeNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"storeNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menus"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"uri"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"uri"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"art"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"featured"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductOnMenu"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"uri"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductOnMenu"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductOnMenu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuProduct"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"productNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"formCode"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"art"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"calories"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"priceFrom"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountMinor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isNew"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"526d11cb0d570c56e1bfc224c6209d9a91d685df5251128157788b8628444cda"}} as unknown as TypedDocumentNode<GetMenuQuery, GetMenuQueryVariables>;
export const GetProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"formCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"storeNumber"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"formCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"formCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"storeNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"storeNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"productNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"breadcrumbUri"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"art"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"availability"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"allergens"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"multiServe"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"categoryName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"form"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formCode"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"sizes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sizeCode"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"sku"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"volume"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"default"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"price"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountMinor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nutrition"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productOptions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionsOfCategory"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionsOfCategory"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionsOfCategory"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OptionsOfCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionCategory"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categoryNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"selection"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"sku"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"defaultQuantity"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"min"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"max"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"pricePerUnit"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountMinor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unitOfMeasure"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"caloriesPerUnit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"availability"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"6c87320335335f1d996cbf8746513d9a26b7381e7b4064d1c41d8e50209374a1"}} as unknown as TypedDocumentNode<GetProductQuery, GetProductQueryVariables>;
export const GetPreviousOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetPreviousOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"storeNumber"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"storePricingInput"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StorePricingInput"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previousOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"storeNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"storeNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"storePricingInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"storePricingInput"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"orderType"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"inStoreOrder"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expressOrder"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderToken"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"basket"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sku"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"productNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"formCode"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"sizeCode"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"sizeName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"art"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"quantity"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"availability"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"price"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"childItems"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sku"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"productNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"quantity"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"availability"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"locale"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"storeNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"storeName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"placedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"droppedLines"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountMinor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"ae88a6703502c295586facc55792f5ca59a33a7b3b4f3caa9a7b421a2993442e"}} as unknown as TypedDocumentNode<GetPreviousOrdersQuery, GetPreviousOrdersQueryVariables>;
export const GetStoreByNumberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetStoreByNumber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"storeNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeByNumber"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"storeNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"storeNumber"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStoreFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderStoreFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Store"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"singleLine"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"countrySubdivisionCode"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"countryCode"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownershipTypeCode"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"timeZone"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZoneId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mobileOrdering"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"availability"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"guestOrdering"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"curbsideAvailability"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"svcOnly"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pickUpOptions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"openStatusFormatted"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"pickupEstimates"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUpOption"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"minMinutes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"maxMinutes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"acd72807a3933a42117ea9c6a033b89f6cd2a699d42f4edb581486db6f07d85b"}} as unknown as TypedDocumentNode<GetStoreByNumberQuery, GetStoreByNumberQueryVariables>;
export const PriceOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PriceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderPricingFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountMinor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPricingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPricing"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"transaction"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PricedLineFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PricedLineFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additionalFeeDescription"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offers"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasBeenApplied"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"stars"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"store"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"pickupEstimates"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUpOption"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"minMinutes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"maxMinutes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresIn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isTipEnabled"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"orderPaymentType"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PricedLineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceLineItem"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"sku"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"quantity"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"43b25549019a8c7de57ccbe9a56a5671ae1c7e94aa3d82ecac8119710f6db437"}} as unknown as TypedDocumentNode<PriceOrderMutation, PriceOrderMutationVariables>;
export const PriceOrderGuestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PriceOrderGuest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceOrderGuest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderPricingFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountMinor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPricingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPricing"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"transaction"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PricedLineFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PricedLineFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additionalFeeDescription"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offers"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasBeenApplied"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"stars"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"store"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"pickupEstimates"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUpOption"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"minMinutes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"maxMinutes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresIn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isTipEnabled"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"orderPaymentType"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PricedLineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceLineItem"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"sku"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"quantity"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"f5b641d9d8450e45cab9bcefbb46ae84f2c8a1283050000cbed0b0d6397d7030"}} as unknown as TypedDocumentNode<PriceOrderGuestMutation, PriceOrderGuestMutationVariables>;
export const SubmitOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subInp"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitOrderInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subInp"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subInp"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmittedOrderFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountMinor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmittedOrderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmittedOrder"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"orderToken"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tip"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"pickUpOption"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"storeNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"storeName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"preOrderEstimates"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUpOption"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"minMinutes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"maxMinutes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statusPath"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"49432c699e994f693b9c953a1cc31b1d1f9e8bec20b8f17de49acbfc9b4f7ffe"}} as unknown as TypedDocumentNode<SubmitOrderMutation, SubmitOrderMutationVariables>;
export const SubmitOrderGuestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitOrderGuest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subInp"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitOrderInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitOrderGuest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subInp"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subInp"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmittedOrderFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountMinor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmittedOrderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmittedOrder"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"orderToken"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tip"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"pickUpOption"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"storeNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"storeName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"preOrderEstimates"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUpOption"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"minMinutes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"maxMinutes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statusPath"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"c1b5810e9f2c5c9be2ece815c35e445a3418aca8cf411c93fcd19939153459b8"}} as unknown as TypedDocumentNode<SubmitOrderGuestMutation, SubmitOrderGuestMutationVariables>;
export const GetOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmittedOrderFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountMinor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmittedOrderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmittedOrder"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"orderToken"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tip"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"pickUpOption"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"storeNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"storeName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"preOrderEstimates"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUpOption"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"minMinutes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"maxMinutes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statusPath"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"72f5f614fb9dde54afb1b66ed2caaab63c2e3be0e0ab90e52d575ca5b45b3387"}} as unknown as TypedDocumentNode<GetOrderQuery, GetOrderQueryVariables>;
