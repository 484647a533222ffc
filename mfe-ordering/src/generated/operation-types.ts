// Made by npm run codegen from the .graphql files; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Currency =
  | 'USD'
  | 'CAD';

export type ItemAvailability =
  | 'AVAILABLE'
  | 'SOLD_OUT'
  | 'NOT_SOLD'
  | 'NOT_ORDERABLE_ONLINE'
  | 'UNKNOWN';

/** The colours behind a drink's picture, of its family; null is the plain stage. */
export type PictureStage =
  | 'ESPRESSO'
  | 'MATCHA'
  | 'BERRY'
  | 'CITRUS'
  | 'COLD';

/**
 * Whether the allergens beside it are all of them (D-147). UNKNOWN: others may be in it. Nothing is ever said to be made
 * without an allergen.
 */
export type AllergenStatus =
  | 'KNOWN'
  | 'UNKNOWN'
  | 'NOT_FOOD';

export type OptionSelection =
  | 'ONE'
  | 'MANY';

export type FavoriteItemInput = {
  commerce: CommerceInput;
  childItems?: Array<ChildItemInput> | null | undefined;
  excludedIngredients?: Array<CommerceInput> | null | undefined;
  /** @deprecated Use excludedIngredients. */
  leftOut?: Array<CommerceInput> | null | undefined;
};

export type ConsumptionType =
  | 'ConsumeInStore'
  | 'ConsumeOutOfStore';

export type OrderPaymentType =
  | 'SVC'
  | 'CARD'
  | 'NONE';

export type OrderStatus =
  | 'RECEIVED'
  | 'PREPARING'
  | 'READY'
  | 'PICKED_UP'
  /** The store could not make it; what was paid is given back (see OrderVoid). */
  | 'VOIDED';

export type OrderVoidReason =
  | 'SOLD_OUT'
  | 'EQUIPMENT'
  | 'CLOSING'
  | 'OTHER'
  /** The customer canceled it before the store began. */
  | 'CUSTOMER';

export type CommerceInput = {
  sku: string;
};

export type ChildItemInput = {
  quantity: number;
  commerce: CommerceInput;
};

/**
 * ORD-047: top-level quantity is always 1 on the wire; one entry a unit. itemId is the client's own id of the cart line.
 * childItems carry quantities of at least 1; excludedIngredients names the standard ingredients that the customer wants
 * none of (docs/decisions/005). A sku that is in both lists, or that is not part of the recipe, is INVALID_OPTION.
 */
export type CartItemInput = {
  itemId?: string | null | undefined;
  quantity: number;
  commerce: CommerceInput;
  childItems?: Array<ChildItemInput> | null | undefined;
  excludedIngredients?: Array<CommerceInput> | null | undefined;
  /** @deprecated Use excludedIngredients. */
  leftOut?: Array<CommerceInput> | null | undefined;
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
  /** Each tax has a row of its own; with false their sum has one. The total is the same. By default true (ORD-080). */
  enableTransparentPricing?: boolean | null | undefined;
  scheduledOrdering?: ScheduledOrderingInput | null | undefined;
};

export type ScheduledOrderingInput = {
  startsAt: string;
};

/** Tender id: SVC → cardId; CARD → the vault's paymentInstrumentToken, or the member's paymentMethodId (D-142). */
export type TenderInput = {
  id: string;
  tender: OrderPaymentType;
  amountMinor: number;
  /** Of addSingleUseBillingAddress, for a card. It pays one order of the session that has added it (ORD-123). Error: ADDRESS_NOT_FOUND. */
  addressToken?: string | null | undefined;
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
  /** The name on the cup instead of the customer's own: 1 to 25 characters. */
  displayName?: string | null | undefined;
  /** Our page to which a bank's own page returns; without it a payment that needs an action is refused. */
  returnUrl?: string | null | undefined;
};

export type OrderPaymentStatus =
  /** The bank decides within seconds. */
  | 'PENDING'
  /** The customer must act: open the action's URL. */
  | 'ACTION_REQUIRED'
  /** The order is stored. */
  | 'PLACED'
  /** Nothing is charged and no order is stored. */
  | 'FAILED';

/** The token of a guest's signed link. */
export type SignedOrderInput = {
  orderId: string;
  token: string;
};

export type StorePricingInput = {
  /** Not read: the store's own zone counts. */
  timeZone?: string | null | undefined;
  ownershipTypeCode: string;
  countryCode: string;
};

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

/** Wire codes of ORD-060: 16 is spelled INSTORE16 because GraphQL names cannot start with a digit. */
export type PickupOptionCode =
  | 'INSTORE16'
  | 'DT'
  | 'CX';

export type GetCartItemsQueryVariables = Exact<{
  items: Array<CartItemInput> | CartItemInput;
  storeNumber?: string | null | undefined;
  locale: string;
}>;


export type GetCartItemsQuery = { cartItems: Array<{ __typename: 'CartItemView', itemId: string | null, price: { __typename: 'Money', amountMinor: number, currency: Currency } | null, skus: Array<{ __typename: 'SkuAvailability', sku: string, availability: ItemAvailability }>, standardItems: Array<{ __typename: 'StandardItem', sku: string, name: string, availability: ItemAvailability }>, facts: { __typename: 'ItemFacts', allergens: Array<string>, allergenStatus: AllergenStatus, allergensUnknownIn: Array<string>, caffeine: number | null } | null, names: { __typename: 'CartItemNames', product: string, parts: Array<{ __typename: 'NamedPart', sku: string, name: string }> } | null }> };

export type StandardItemFieldsFragment = { __typename: 'StandardItem', sku: string, name: string, availability: ItemAvailability };

export type GetMemberCartQueryVariables = Exact<{
  locale: string;
  storeNumber?: string | null | undefined;
}>;


export type GetMemberCartQuery = { memberCart: { __typename: 'MemberCart', revision: number, isSaved: boolean, items: Array<{ __typename: 'BasketItem', sku: string, productNumber: number, formCode: string, sizeCode: string, name: string, sizeName: string, art: string, picture: string | null, quantity: number, availability: ItemAvailability, price: { __typename: 'Money', amountMinor: number, currency: Currency } | null, childItems: Array<{ __typename: 'BasketChildItem', sku: string, productNumber: number | null, name: string, quantity: number, standardQuantity: number | null, availability: ItemAvailability }>, excludedIngredients: Array<{ __typename: 'ExcludedIngredient', sku: string, name: string }>, standardItems: Array<{ __typename: 'StandardItem', sku: string, name: string, availability: ItemAvailability }> }> } };

export type SaveMemberCartMutationVariables = Exact<{
  items: Array<CartItemInput> | CartItemInput;
  revision: number;
  locale: string;
  storeNumber?: string | null | undefined;
}>;


export type SaveMemberCartMutation = { saveMemberCart: { __typename: 'MemberCart', revision: number, isSaved: boolean, items: Array<{ __typename: 'BasketItem', sku: string, productNumber: number, formCode: string, sizeCode: string, name: string, sizeName: string, art: string, picture: string | null, quantity: number, availability: ItemAvailability, price: { __typename: 'Money', amountMinor: number, currency: Currency } | null, childItems: Array<{ __typename: 'BasketChildItem', sku: string, productNumber: number | null, name: string, quantity: number, standardQuantity: number | null, availability: ItemAvailability }>, excludedIngredients: Array<{ __typename: 'ExcludedIngredient', sku: string, name: string }>, standardItems: Array<{ __typename: 'StandardItem', sku: string, name: string, availability: ItemAvailability }> }> } };

export type MemberCartFieldsFragment = { __typename: 'MemberCart', revision: number, isSaved: boolean, items: Array<{ __typename: 'BasketItem', sku: string, productNumber: number, formCode: string, sizeCode: string, name: string, sizeName: string, art: string, picture: string | null, quantity: number, availability: ItemAvailability, price: { __typename: 'Money', amountMinor: number, currency: Currency } | null, childItems: Array<{ __typename: 'BasketChildItem', sku: string, productNumber: number | null, name: string, quantity: number, standardQuantity: number | null, availability: ItemAvailability }>, excludedIngredients: Array<{ __typename: 'ExcludedIngredient', sku: string, name: string }>, standardItems: Array<{ __typename: 'StandardItem', sku: string, name: string, availability: ItemAvailability }> }> };

export type GetMenuQueryVariables = Exact<{
  storeNumber?: string | null | undefined;
  locale: string;
}>;


export type GetMenuQuery = { menu: { __typename: 'MenuView', allergens: Array<{ __typename: 'Allergen', key: string, name: string }>, menus: Array<{ __typename: 'Menu', id: string, name: string, uri: string, displayOrder: number, children: Array<{ __typename: 'MenuCategory', id: string, name: string, uri: string, displayOrder: number, picture: string | null, stage: PictureStage | null, artWithoutPicture: string | null, featured: boolean, products: Array<{ __typename: 'MenuProduct', id: string, productNumber: number, formCode: string, name: string, displayOrder: number, picture: string | null, stage: PictureStage | null, artWithoutPicture: string | null, calories: number | null, caffeine: number | null, allergenKeys: Array<string>, allergenStatus: AllergenStatus, priceVaries: boolean, availability: ItemAvailability, isNew: boolean, priceFrom: { __typename: 'Money', amountMinor: number, currency: Currency } | null }>, children: Array<{ __typename: 'MenuSubcategory', id: string, name: string, uri: string, displayOrder: number, products: Array<{ __typename: 'MenuProduct', id: string, productNumber: number, formCode: string, name: string, displayOrder: number, picture: string | null, stage: PictureStage | null, artWithoutPicture: string | null, calories: number | null, caffeine: number | null, allergenKeys: Array<string>, allergenStatus: AllergenStatus, priceVaries: boolean, availability: ItemAvailability, isNew: boolean, priceFrom: { __typename: 'Money', amountMinor: number, currency: Currency } | null }> }> }> }> } };

export type ProductOnMenuFragment = { __typename: 'MenuProduct', id: string, productNumber: number, formCode: string, name: string, displayOrder: number, picture: string | null, stage: PictureStage | null, artWithoutPicture: string | null, calories: number | null, caffeine: number | null, allergenKeys: Array<string>, allergenStatus: AllergenStatus, priceVaries: boolean, availability: ItemAvailability, isNew: boolean, priceFrom: { __typename: 'Money', amountMinor: number, currency: Currency } | null };

export type FavoriteFieldsFragment = { __typename: 'FavoriteProduct', id: string, item: { __typename: 'FavoriteItem', sku: string, sizeCode: string, sizeName: string, availability: ItemAvailability, product: { __typename: 'FavoriteProductFacts', productNumber: number, name: string, art: string, picture: string | null, forms: Array<{ __typename: 'FavoriteForm', formCode: string, name: string }> }, price: { __typename: 'Money', amountMinor: number, currency: Currency } | null, childItems: Array<{ __typename: 'BasketChildItem', sku: string, productNumber: number | null, name: string, quantity: number, standardQuantity: number | null, availability: ItemAvailability }>, excludedIngredients: Array<{ __typename: 'ExcludedIngredient', sku: string, name: string }>, standardItems: Array<{ __typename: 'StandardItem', sku: string, name: string, availability: ItemAvailability }> } };

export type GetFavoriteProductsQueryVariables = Exact<{
  locale: string;
  storeNumber?: string | null | undefined;
  storePricingInput?: StorePricingInput | null | undefined;
}>;


export type GetFavoriteProductsQuery = { favoriteProducts: Array<{ __typename: 'FavoriteProduct', id: string, item: { __typename: 'FavoriteItem', sku: string, sizeCode: string, sizeName: string, availability: ItemAvailability, product: { __typename: 'FavoriteProductFacts', productNumber: number, name: string, art: string, picture: string | null, forms: Array<{ __typename: 'FavoriteForm', formCode: string, name: string }> }, price: { __typename: 'Money', amountMinor: number, currency: Currency } | null, childItems: Array<{ __typename: 'BasketChildItem', sku: string, productNumber: number | null, name: string, quantity: number, standardQuantity: number | null, availability: ItemAvailability }>, excludedIngredients: Array<{ __typename: 'ExcludedIngredient', sku: string, name: string }>, standardItems: Array<{ __typename: 'StandardItem', sku: string, name: string, availability: ItemAvailability }> } }> };

export type AddFavoriteProductMutationVariables = Exact<{
  locale: string;
  item: FavoriteItemInput;
}>;


export type AddFavoriteProductMutation = { addFavoriteProduct: { __typename: 'FavoriteProduct', id: string, item: { __typename: 'FavoriteItem', sku: string, sizeCode: string, sizeName: string, availability: ItemAvailability, product: { __typename: 'FavoriteProductFacts', productNumber: number, name: string, art: string, picture: string | null, forms: Array<{ __typename: 'FavoriteForm', formCode: string, name: string }> }, price: { __typename: 'Money', amountMinor: number, currency: Currency } | null, childItems: Array<{ __typename: 'BasketChildItem', sku: string, productNumber: number | null, name: string, quantity: number, standardQuantity: number | null, availability: ItemAvailability }>, excludedIngredients: Array<{ __typename: 'ExcludedIngredient', sku: string, name: string }>, standardItems: Array<{ __typename: 'StandardItem', sku: string, name: string, availability: ItemAvailability }> } } };

export type DeleteFavoriteProductMutationVariables = Exact<{
  favoriteProductId: string;
}>;


export type DeleteFavoriteProductMutation = { deleteFavoriteProduct: string };

export type GetProductQueryVariables = Exact<{
  productNumber: number;
  formCode: string;
  storeNumber?: string | null | undefined;
  locale: string;
}>;


export type GetProductQuery = { product: { __typename: 'Product', id: string, productNumber: number, name: string, description: string, breadcrumbUri: string, art: string, picture: string | null, pictureAlt: string, stage: PictureStage | null, availability: ItemAvailability, allergens: Array<string>, allergenStatus: AllergenStatus, ingredients: string, baseAllergens: Array<string>, multiServe: boolean, categoryName: string, recipe: Array<{ __typename: 'RecipeIngredient', name: string, sku: string | null }>, form: { __typename: 'ProductForm', formCode: string, name: string, sizes: Array<{ __typename: 'ProductSize', sizeCode: string, sku: string, name: string, volume: string | null, default: boolean, availability: ItemAvailability, baseFigures: Array<number | null>, price: { __typename: 'Money', amountMinor: number, currency: Currency }, nutrition: Array<{ __typename: 'NutritionFact', key: string, amount: number, unit: string }> }> }, productOptions: Array<{ __typename: 'OptionCategory', categoryNumber: number, name: string, selection: OptionSelection, children: Array<{ __typename: 'OptionCategory', categoryNumber: number, name: string, selection: OptionSelection, children: Array<{ __typename: 'OptionCategory', categoryNumber: number, name: string, selection: OptionSelection, products: Array<{ __typename: 'OptionProduct', productNumber: number, sku: string, name: string, defaultQuantity: number, min: number, max: number, figures: Array<Array<number | null>>, ingredients: Array<string>, availability: ItemAvailability, allergens: Array<string>, allergenStatus: AllergenStatus, pricePerUnit: { __typename: 'Money', amountMinor: number, currency: Currency }, attributes: { __typename: 'OptionAttributes', unitOfMeasure: string | null } }> }>, products: Array<{ __typename: 'OptionProduct', productNumber: number, sku: string, name: string, defaultQuantity: number, min: number, max: number, figures: Array<Array<number | null>>, ingredients: Array<string>, availability: ItemAvailability, allergens: Array<string>, allergenStatus: AllergenStatus, pricePerUnit: { __typename: 'Money', amountMinor: number, currency: Currency }, attributes: { __typename: 'OptionAttributes', unitOfMeasure: string | null } }> }>, products: Array<{ __typename: 'OptionProduct', productNumber: number, sku: string, name: string, defaultQuantity: number, min: number, max: number, figures: Array<Array<number | null>>, ingredients: Array<string>, availability: ItemAvailability, allergens: Array<string>, allergenStatus: AllergenStatus, pricePerUnit: { __typename: 'Money', amountMinor: number, currency: Currency }, attributes: { __typename: 'OptionAttributes', unitOfMeasure: string | null } }> }> } };

export type OptionsOfCategoryFragment = { __typename: 'OptionCategory', categoryNumber: number, name: string, selection: OptionSelection, products: Array<{ __typename: 'OptionProduct', productNumber: number, sku: string, name: string, defaultQuantity: number, min: number, max: number, figures: Array<Array<number | null>>, ingredients: Array<string>, availability: ItemAvailability, allergens: Array<string>, allergenStatus: AllergenStatus, pricePerUnit: { __typename: 'Money', amountMinor: number, currency: Currency }, attributes: { __typename: 'OptionAttributes', unitOfMeasure: string | null } }> };

export type OrderStoreFieldsFragment = { __typename: 'Store', storeNumber: string, name: string, ownershipTypeCode: string, isOpen: boolean, openStatusFormatted: string, currency: Currency, address: { __typename: 'StoreAddress', singleLine: string, countrySubdivisionCode: string, countryCode: string }, coordinates: { __typename: 'Coordinates', latitude: number, longitude: number }, timeZone: { __typename: 'TimeZoneInfo', timeZoneId: string }, mobileOrdering: { __typename: 'MobileOrdering', availability: MobileOrderingAvailability, guestOrdering: boolean, curbsideAvailability: CurbsideAvailability, svcOnly: boolean }, pickUpOptions: Array<{ __typename: 'CodeName', code: string, name: string }>, pickupEstimates: Array<{ __typename: 'PickupEstimate', pickUpOption: PickupOptionCode, minMinutes: number, maxMinutes: number }> };

export type GetStoreByNumberQueryVariables = Exact<{
  storeNumber: string;
}>;


export type GetStoreByNumberQuery = { storeByNumber: { __typename: 'Store', storeNumber: string, name: string, ownershipTypeCode: string, isOpen: boolean, openStatusFormatted: string, currency: Currency, address: { __typename: 'StoreAddress', singleLine: string, countrySubdivisionCode: string, countryCode: string }, coordinates: { __typename: 'Coordinates', latitude: number, longitude: number }, timeZone: { __typename: 'TimeZoneInfo', timeZoneId: string }, mobileOrdering: { __typename: 'MobileOrdering', availability: MobileOrderingAvailability, guestOrdering: boolean, curbsideAvailability: CurbsideAvailability, svcOnly: boolean }, pickUpOptions: Array<{ __typename: 'CodeName', code: string, name: string }>, pickupEstimates: Array<{ __typename: 'PickupEstimate', pickUpOption: PickupOptionCode, minMinutes: number, maxMinutes: number }> } };

export type PricingByStoreNumberQueryVariables = Exact<{
  storeNumber: string;
  productNumbers: Array<number> | number;
}>;


export type PricingByStoreNumberQuery = { pricingByStoreNumber: { __typename: 'StorePricing', storeNumber: string, products: Array<{ __typename: 'ProductPrices', productNumber: number, formCode: string, sizes: Array<{ __typename: 'SkuPrice', sku: string, price: { __typename: 'Money', amountMinor: number, currency: Currency } }>, options: Array<{ __typename: 'SkuPrice', sku: string, price: { __typename: 'Money', amountMinor: number, currency: Currency } }> }> } };

export type PricingRulesQueryVariables = Exact<{
  storeNumber: string;
  locale: string;
}>;


export type PricingRulesQuery = { pricingRules: { __typename: 'PricingRules', currency: string, salesTaxIncluded: boolean } };

export type GetPreviousOrdersQueryVariables = Exact<{
  locale: string;
  storeNumber?: string | null | undefined;
  limit?: number | null | undefined;
  storePricingInput?: StorePricingInput | null | undefined;
}>;


export type GetPreviousOrdersQuery = { previousOrders: Array<{ __typename: 'PreviousOrder', id: string, orderType: number, locale: string, storeNumber: string, storeName: string, placedAt: string, scheduledFor: string | null, timeZoneId: string, statusPath: string, status: OrderStatus, inStoreOrder: { __typename: 'InStoreOrder', expressOrder: { __typename: 'ExpressOrder', orderToken: string, orderNumber: string } }, basket: { __typename: 'Basket', items: Array<{ __typename: 'BasketItem', sku: string, productNumber: number, formCode: string, sizeCode: string, name: string, sizeName: string, art: string, picture: string | null, quantity: number, availability: ItemAvailability, price: { __typename: 'Money', amountMinor: number, currency: Currency } | null, childItems: Array<{ __typename: 'BasketChildItem', sku: string, productNumber: number | null, name: string, quantity: number, standardQuantity: number | null, availability: ItemAvailability }>, excludedIngredients: Array<{ __typename: 'ExcludedIngredient', sku: string, name: string }>, standardItems: Array<{ __typename: 'StandardItem', sku: string, name: string, availability: ItemAvailability }> }> }, total: { __typename: 'Money', amountMinor: number, currency: Currency }, offer: { __typename: 'UsedOffer', title: string, discount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, dropped: Array<{ __typename: 'DroppedLine', name: string, option: string | null, reason: ItemAvailability }>, tip: { __typename: 'Money', amountMinor: number, currency: Currency }, tipChange: { __typename: 'TipChange', until: string | null, highest: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, voided: { __typename: 'OrderVoid', at: string, reason: OrderVoidReason, returned: Array<{ __typename: 'PaidTender', kind: string, lastFour: string, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }> } | null }> };

export type GetUsualItemsQueryVariables = Exact<{
  locale: string;
  storeNumber?: string | null | undefined;
  storePricingInput?: StorePricingInput | null | undefined;
}>;


export type GetUsualItemsQuery = { usualItems: Array<{ __typename: 'BasketItem', sku: string, productNumber: number, formCode: string, sizeCode: string, name: string, sizeName: string, art: string, picture: string | null, quantity: number, availability: ItemAvailability, price: { __typename: 'Money', amountMinor: number, currency: Currency } | null, childItems: Array<{ __typename: 'BasketChildItem', sku: string, productNumber: number | null, name: string, quantity: number, standardQuantity: number | null, availability: ItemAvailability }>, excludedIngredients: Array<{ __typename: 'ExcludedIngredient', sku: string, name: string }>, standardItems: Array<{ __typename: 'StandardItem', sku: string, name: string, availability: ItemAvailability }> }> };

export type ReorderItemFieldsFragment = { __typename: 'BasketItem', sku: string, productNumber: number, formCode: string, sizeCode: string, name: string, sizeName: string, art: string, picture: string | null, quantity: number, availability: ItemAvailability, price: { __typename: 'Money', amountMinor: number, currency: Currency } | null, childItems: Array<{ __typename: 'BasketChildItem', sku: string, productNumber: number | null, name: string, quantity: number, standardQuantity: number | null, availability: ItemAvailability }>, excludedIngredients: Array<{ __typename: 'ExcludedIngredient', sku: string, name: string }>, standardItems: Array<{ __typename: 'StandardItem', sku: string, name: string, availability: ItemAvailability }> };

export type TipChangeFieldsFragment = { __typename: 'TipChange', until: string | null, highest: { __typename: 'Money', amountMinor: number, currency: Currency } };

export type ChangeTipMutationVariables = Exact<{
  orderId: string;
  tipAmountMinor: number;
}>;


export type ChangeTipMutation = { changeTip: { __typename: 'SubmittedOrder', orderId: string, tip: { __typename: 'Money', amountMinor: number, currency: Currency } } };

export type GetOpenOrdersQueryVariables = Exact<{
  signed?: Array<SignedOrderInput> | SignedOrderInput | null | undefined;
}>;


export type GetOpenOrdersQuery = { openOrders: Array<{ __typename: 'SubmittedOrder', orderId: string, orderNumber: string, orderToken: string, status: OrderStatus, readyAt: string, readyBy: string | null, storeName: string, statusPath: string, voided: { __typename: 'OrderVoid', at: string, reason: OrderVoidReason, returned: Array<{ __typename: 'PaidTender', kind: string, lastFour: string, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }> } | null, store: { __typename: 'Store', storeNumber: string, timeZone: { __typename: 'TimeZoneInfo', timeZoneId: string } } }> };

export type OrderVoidFieldsFragment = { __typename: 'OrderVoid', at: string, reason: OrderVoidReason, returned: Array<{ __typename: 'PaidTender', kind: string, lastFour: string, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }> };

export type CancelOrderMutationVariables = Exact<{
  orderId: string;
  token?: string | null | undefined;
}>;


export type CancelOrderMutation = { cancelOrder: { __typename: 'SubmittedOrder', orderId: string, status: OrderStatus } };

export type OrderedLineFragment = { __typename: 'PriceLineItem', itemId: string | null, sku: string, name: string, quantity: number, excludedIngredients: Array<string>, total: { __typename: 'Money', amountMinor: number, currency: Currency }, children: Array<{ __typename: 'PriceLineItem', sku: string, name: string, quantity: number, standardQuantity: number | null }> };

export type GetOrderStatusQueryVariables = Exact<{
  orderId: string;
  token?: string | null | undefined;
}>;


export type GetOrderStatusQuery = { order: { __typename: 'SubmittedOrder', orderId: string, orderNumber: string, orderToken: string, status: OrderStatus, placedAt: string, pickUpOption: PickupOptionCode, storeNumber: string, storeName: string, cupName: string, readyAt: string, readyBy: string | null, scheduledFor: string | null, earnsStarTenths: number, receiptEmail: string, statusPath: string, voided: { __typename: 'OrderVoid', at: string, reason: OrderVoidReason, returned: Array<{ __typename: 'PaidTender', kind: string, lastFour: string, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }> } | null, tipChange: { __typename: 'TipChange', until: string | null, highest: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, summary: { __typename: 'OrderSummary', label: string, lineItems: Array<{ __typename: 'PriceLineItem', itemId: string | null, sku: string, name: string, quantity: number, excludedIngredients: Array<string>, total: { __typename: 'Money', amountMinor: number, currency: Currency }, children: Array<{ __typename: 'PriceLineItem', sku: string, name: string, quantity: number, standardQuantity: number | null }> }>, rows: Array<{ __typename: 'PriceRow', key: string, label: string, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }> }, tenders: Array<{ __typename: 'PaidTender', kind: string, lastFour: string, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }>, store: { __typename: 'Store', storeNumber: string, name: string, phoneNumber: string | null, coordinates: { __typename: 'Coordinates', latitude: number, longitude: number }, address: { __typename: 'StoreAddress', lines: Array<string>, singleLine: string }, timeZone: { __typename: 'TimeZoneInfo', timeZoneId: string } }, total: { __typename: 'Money', amountMinor: number, currency: Currency }, tip: { __typename: 'Money', amountMinor: number, currency: Currency }, preOrderEstimates: Array<{ __typename: 'PickupEstimate', pickUpOption: PickupOptionCode, minMinutes: number, maxMinutes: number }>, offer: { __typename: 'UsedOffer', title: string, discount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null } | null };

export type GetMemberOffersQueryVariables = Exact<{
  items: Array<CartItemInput> | CartItemInput;
  storeNumber: string;
  locale: string;
}>;


export type GetMemberOffersQuery = { memberOffers: { __typename: 'MemberOffers', starTenths: number, offers: Array<{ __typename: 'MemberOffer', type: string, code: string, title: string, stars: number | null, usable: boolean, reason: string | null, discount: { __typename: 'Money', amountMinor: number, currency: Currency } | null }> } };

export type GetStoreTimeSlotsQueryVariables = Exact<{
  storeNumber: string;
  pickUpOption: PickupOptionCode;
}>;


export type GetStoreTimeSlotsQuery = { storeByNumber: { __typename: 'Store', storeNumber: string, scheduledOrdering: { __typename: 'ScheduledOrdering', asapAvailable: boolean, slots: Array<{ __typename: 'TimeSlot', startsAt: string, available: boolean }> } } };

export type MoneyFieldsFragment = { __typename: 'Money', amountMinor: number, currency: Currency };

export type PricedLineFieldsFragment = { __typename: 'PriceLineItem', itemId: string | null, sku: string, name: string, quantity: number, unitPrice: { __typename: 'Money', amountMinor: number, currency: Currency }, total: { __typename: 'Money', amountMinor: number, currency: Currency } };

export type OrderPricingFieldsFragment = { __typename: 'OrderPricing', orderId: string, expiresIn: number, expiresAt: string, isTipEnabled: boolean, orderPaymentType: OrderPaymentType, transaction: { __typename: 'Transaction', orderId: string }, summary: { __typename: 'OrderSummary', label: string, additionalFeeDescription: string | null, price: { __typename: 'Money', amountMinor: number, currency: Currency }, lineItems: Array<{ __typename: 'PriceLineItem', itemId: string | null, sku: string, name: string, quantity: number, children: Array<{ __typename: 'PriceLineItem', itemId: string | null, sku: string, name: string, quantity: number, unitPrice: { __typename: 'Money', amountMinor: number, currency: Currency }, total: { __typename: 'Money', amountMinor: number, currency: Currency } }>, unitPrice: { __typename: 'Money', amountMinor: number, currency: Currency }, total: { __typename: 'Money', amountMinor: number, currency: Currency } }>, rows: Array<{ __typename: 'PriceRow', key: string, label: string, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }> }, cart: { __typename: 'PricedCart', offers: Array<{ __typename: 'Offer', type: string, code: string, description: string, hasBeenApplied: boolean, stars: number | null }> }, store: { __typename: 'Store', storeNumber: string, pickupEstimates: Array<{ __typename: 'PickupEstimate', pickUpOption: PickupOptionCode, minMinutes: number, maxMinutes: number }> }, earning: { __typename: 'StarEarning', payAsYouGoTenths: number, preloadedCardTenths: number } };

export type PriceOrderMutationVariables = Exact<{
  order: OrderInput;
  locale: string;
}>;


export type PriceOrderMutation = { priceOrder: { __typename: 'OrderPricing', orderId: string, expiresIn: number, expiresAt: string, isTipEnabled: boolean, orderPaymentType: OrderPaymentType, transaction: { __typename: 'Transaction', orderId: string }, summary: { __typename: 'OrderSummary', label: string, additionalFeeDescription: string | null, price: { __typename: 'Money', amountMinor: number, currency: Currency }, lineItems: Array<{ __typename: 'PriceLineItem', itemId: string | null, sku: string, name: string, quantity: number, children: Array<{ __typename: 'PriceLineItem', itemId: string | null, sku: string, name: string, quantity: number, unitPrice: { __typename: 'Money', amountMinor: number, currency: Currency }, total: { __typename: 'Money', amountMinor: number, currency: Currency } }>, unitPrice: { __typename: 'Money', amountMinor: number, currency: Currency }, total: { __typename: 'Money', amountMinor: number, currency: Currency } }>, rows: Array<{ __typename: 'PriceRow', key: string, label: string, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }> }, cart: { __typename: 'PricedCart', offers: Array<{ __typename: 'Offer', type: string, code: string, description: string, hasBeenApplied: boolean, stars: number | null }> }, store: { __typename: 'Store', storeNumber: string, pickupEstimates: Array<{ __typename: 'PickupEstimate', pickUpOption: PickupOptionCode, minMinutes: number, maxMinutes: number }> }, earning: { __typename: 'StarEarning', payAsYouGoTenths: number, preloadedCardTenths: number } } };

export type PriceOrderGuestMutationVariables = Exact<{
  order: OrderInput;
  locale: string;
}>;


export type PriceOrderGuestMutation = { priceOrder: { __typename: 'OrderPricing', orderId: string, expiresIn: number, expiresAt: string, isTipEnabled: boolean, orderPaymentType: OrderPaymentType, transaction: { __typename: 'Transaction', orderId: string }, summary: { __typename: 'OrderSummary', label: string, additionalFeeDescription: string | null, price: { __typename: 'Money', amountMinor: number, currency: Currency }, lineItems: Array<{ __typename: 'PriceLineItem', itemId: string | null, sku: string, name: string, quantity: number, children: Array<{ __typename: 'PriceLineItem', itemId: string | null, sku: string, name: string, quantity: number, unitPrice: { __typename: 'Money', amountMinor: number, currency: Currency }, total: { __typename: 'Money', amountMinor: number, currency: Currency } }>, unitPrice: { __typename: 'Money', amountMinor: number, currency: Currency }, total: { __typename: 'Money', amountMinor: number, currency: Currency } }>, rows: Array<{ __typename: 'PriceRow', key: string, label: string, amount: { __typename: 'Money', amountMinor: number, currency: Currency } }> }, cart: { __typename: 'PricedCart', offers: Array<{ __typename: 'Offer', type: string, code: string, description: string, hasBeenApplied: boolean, stars: number | null }> }, store: { __typename: 'Store', storeNumber: string, pickupEstimates: Array<{ __typename: 'PickupEstimate', pickUpOption: PickupOptionCode, minMinutes: number, maxMinutes: number }> }, earning: { __typename: 'StarEarning', payAsYouGoTenths: number, preloadedCardTenths: number } } };

export type OrderPaymentFieldsFragment = { __typename: 'OrderPayment', orderId: string, status: OrderPaymentStatus, errorCode: string | null, reason: string | null, action: { __typename: 'PaymentActionView', kind: string, url: string } | null, order: { __typename: 'SubmittedOrder', orderId: string, orderNumber: string, orderToken: string, status: OrderStatus, placedAt: string, pickUpOption: PickupOptionCode, storeNumber: string, storeName: string, cupName: string, readyAt: string, readyBy: string | null, scheduledFor: string | null, earnsStarTenths: number, receiptEmail: string, statusPath: string, total: { __typename: 'Money', amountMinor: number, currency: Currency }, tip: { __typename: 'Money', amountMinor: number, currency: Currency }, preOrderEstimates: Array<{ __typename: 'PickupEstimate', pickUpOption: PickupOptionCode, minMinutes: number, maxMinutes: number }>, offer: { __typename: 'UsedOffer', title: string, discount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, store: { __typename: 'Store', storeNumber: string, timeZone: { __typename: 'TimeZoneInfo', timeZoneId: string } } } | null };

export type GetOrderPaymentQueryVariables = Exact<{
  orderId: string;
}>;


export type GetOrderPaymentQuery = { orderPayment: { __typename: 'OrderPayment', orderId: string, status: OrderPaymentStatus, errorCode: string | null, reason: string | null, action: { __typename: 'PaymentActionView', kind: string, url: string } | null, order: { __typename: 'SubmittedOrder', orderId: string, orderNumber: string, orderToken: string, status: OrderStatus, placedAt: string, pickUpOption: PickupOptionCode, storeNumber: string, storeName: string, cupName: string, readyAt: string, readyBy: string | null, scheduledFor: string | null, earnsStarTenths: number, receiptEmail: string, statusPath: string, total: { __typename: 'Money', amountMinor: number, currency: Currency }, tip: { __typename: 'Money', amountMinor: number, currency: Currency }, preOrderEstimates: Array<{ __typename: 'PickupEstimate', pickUpOption: PickupOptionCode, minMinutes: number, maxMinutes: number }>, offer: { __typename: 'UsedOffer', title: string, discount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, store: { __typename: 'Store', storeNumber: string, timeZone: { __typename: 'TimeZoneInfo', timeZoneId: string } } } | null } | null };

export type CancelOrderPaymentMutationVariables = Exact<{
  orderId: string;
}>;


export type CancelOrderPaymentMutation = { cancelOrderPayment: { __typename: 'OrderPayment', orderId: string, status: OrderPaymentStatus, errorCode: string | null, reason: string | null, action: { __typename: 'PaymentActionView', kind: string, url: string } | null, order: { __typename: 'SubmittedOrder', orderId: string, orderNumber: string, orderToken: string, status: OrderStatus, placedAt: string, pickUpOption: PickupOptionCode, storeNumber: string, storeName: string, cupName: string, readyAt: string, readyBy: string | null, scheduledFor: string | null, earnsStarTenths: number, receiptEmail: string, statusPath: string, total: { __typename: 'Money', amountMinor: number, currency: Currency }, tip: { __typename: 'Money', amountMinor: number, currency: Currency }, preOrderEstimates: Array<{ __typename: 'PickupEstimate', pickUpOption: PickupOptionCode, minMinutes: number, maxMinutes: number }>, offer: { __typename: 'UsedOffer', title: string, discount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, store: { __typename: 'Store', storeNumber: string, timeZone: { __typename: 'TimeZoneInfo', timeZoneId: string } } } | null } | null };

export type SubmittedOrderFieldsFragment = { __typename: 'SubmittedOrder', orderId: string, orderNumber: string, orderToken: string, status: OrderStatus, placedAt: string, pickUpOption: PickupOptionCode, storeNumber: string, storeName: string, cupName: string, readyAt: string, readyBy: string | null, scheduledFor: string | null, earnsStarTenths: number, receiptEmail: string, statusPath: string, total: { __typename: 'Money', amountMinor: number, currency: Currency }, tip: { __typename: 'Money', amountMinor: number, currency: Currency }, preOrderEstimates: Array<{ __typename: 'PickupEstimate', pickUpOption: PickupOptionCode, minMinutes: number, maxMinutes: number }>, offer: { __typename: 'UsedOffer', title: string, discount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, store: { __typename: 'Store', storeNumber: string, timeZone: { __typename: 'TimeZoneInfo', timeZoneId: string } } };

export type SubmitOrderMutationVariables = Exact<{
  subInp: SubmitOrderInput;
}>;


export type SubmitOrderMutation = { submitOrder: { __typename: 'SubmittedOrder', orderId: string, orderNumber: string, orderToken: string, status: OrderStatus, placedAt: string, pickUpOption: PickupOptionCode, storeNumber: string, storeName: string, cupName: string, readyAt: string, readyBy: string | null, scheduledFor: string | null, earnsStarTenths: number, receiptEmail: string, statusPath: string, total: { __typename: 'Money', amountMinor: number, currency: Currency }, tip: { __typename: 'Money', amountMinor: number, currency: Currency }, preOrderEstimates: Array<{ __typename: 'PickupEstimate', pickUpOption: PickupOptionCode, minMinutes: number, maxMinutes: number }>, offer: { __typename: 'UsedOffer', title: string, discount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, store: { __typename: 'Store', storeNumber: string, timeZone: { __typename: 'TimeZoneInfo', timeZoneId: string } } } };

export type SubmitOrderGuestMutationVariables = Exact<{
  subInp: SubmitOrderInput;
}>;


export type SubmitOrderGuestMutation = { submitOrder: { __typename: 'SubmittedOrder', orderId: string, orderNumber: string, orderToken: string, status: OrderStatus, placedAt: string, pickUpOption: PickupOptionCode, storeNumber: string, storeName: string, cupName: string, readyAt: string, readyBy: string | null, scheduledFor: string | null, earnsStarTenths: number, receiptEmail: string, statusPath: string, total: { __typename: 'Money', amountMinor: number, currency: Currency }, tip: { __typename: 'Money', amountMinor: number, currency: Currency }, preOrderEstimates: Array<{ __typename: 'PickupEstimate', pickUpOption: PickupOptionCode, minMinutes: number, maxMinutes: number }>, offer: { __typename: 'UsedOffer', title: string, discount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, store: { __typename: 'Store', storeNumber: string, timeZone: { __typename: 'TimeZoneInfo', timeZoneId: string } } } };

export type GetOrderQueryVariables = Exact<{
  orderId: string;
  token?: string | null | undefined;
}>;


export type GetOrderQuery = { order: { __typename: 'SubmittedOrder', orderId: string, orderNumber: string, orderToken: string, status: OrderStatus, placedAt: string, pickUpOption: PickupOptionCode, storeNumber: string, storeName: string, cupName: string, readyAt: string, readyBy: string | null, scheduledFor: string | null, earnsStarTenths: number, receiptEmail: string, statusPath: string, total: { __typename: 'Money', amountMinor: number, currency: Currency }, tip: { __typename: 'Money', amountMinor: number, currency: Currency }, preOrderEstimates: Array<{ __typename: 'PickupEstimate', pickUpOption: PickupOptionCode, minMinutes: number, maxMinutes: number }>, offer: { __typename: 'UsedOffer', title: string, discount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null, store: { __typename: 'Store', storeNumber: string, timeZone: { __typename: 'TimeZoneInfo', timeZoneId: string } } } | null };

