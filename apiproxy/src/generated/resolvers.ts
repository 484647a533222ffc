import type { ResolverParents } from '../http/graphql/resolver-parents.ts';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../http/graphql/graphql-context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type CacheControlScope =
  /** The same for every visitor: shared caches may store it. */
  | 'PUBLIC'
  /** Depends on who asks, or changes by the minute. */
  | 'PRIVATE';

export type Query = {
  readonly user?: Maybe<User>;
  readonly menu: MenuView;
  readonly product: Product;
  /** Members only (UNAUTHENTICATED). Prices and availability are the store's, when one is given. */
  readonly favoriteProducts: ReadonlyArray<FavoriteProduct>;
  readonly gift: GiftCatalogue;
  /** Null for a number that no available design has (GFT-002). */
  readonly giftCard?: Maybe<GiftCardDetail>;
  /** Members only (UNAUTHENTICATED). Empty 30 days after the last change. Prices and availability are the store's, when one is given. */
  readonly memberCart: MemberCart;
  readonly previousOrders: ReadonlyArray<PreviousOrder>;
  /**
   * The member's usual lines: in at least 3 of the last 10 orders with the same product, size and options, most frequent first,
   * at most 2 (D-36). Prices and availability are those of the requested store, else of the store of the latest order.
   */
  readonly usualItems: ReadonlyArray<BasketItem>;
  /** At most 50 lines (ITEM_LIMIT); at national prices, and with everything available, without a store. */
  readonly cartItems: ReadonlyArray<CartItemView>;
  /** Stale after 5 minutes (ORD-086). */
  readonly pricingRules: PricingRules;
  /** Stale after 5 minutes and on a store change (ORD-086). Unknown products are left out; at most 50 (ITEM_LIMIT). */
  readonly pricingByStoreNumber: StorePricing;
  /**
   * The caller's orders that are not over, and those voided within two hours, oldest first (ORD-067); a guest's beyond the session by their
   * tokens. `withPickedUp` adds those that were picked up within two hours.
   */
  readonly openOrders: ReadonlyArray<SubmittedOrder>;
  /** The caller's own order by id (D-25, D-35); token for guests without the session. */
  readonly order?: Maybe<SubmittedOrder>;
  /** The order of a check-in. Its token is the only authority (D-139); null for an unknown token. */
  readonly checkInOrder?: Maybe<CheckInOrder>;
  /** The caller's own undecided payment, asked again until it is decided; null if none waited for this order. */
  readonly orderPayment?: Maybe<OrderPayment>;
  /** The offers of the member's market whose time is now; of a choice that is made, only the chosen one. Fails with UNAUTHENTICATED for everybody but a member. */
  readonly optInOffers: ReadonlyArray<OptInOffer>;
  /** Fails with UNAUTHENTICATED for everybody but a member. */
  readonly memberRewards: MemberRewards;
  /** The member's entries, at most 50 a page (20 without a limit). An unknown cursor is the first page. Fails with UNAUTHENTICATED for everybody but a member. */
  readonly starHistory: StarHistory;
  /** The signed-in member's Stars and offers for a cart at a store. */
  readonly memberOffers: MemberOffers;
  /** Texts are in `locale`, else in the language of the request. */
  readonly storeByNumber: Store;
  readonly recommendedStores: ReadonlyArray<Store>;
};


export type QueryMenuArgs = {
  storeNumber?: InputMaybe<Scalars['String']['input']>;
  locale: Scalars['String']['input'];
};


export type QueryProductArgs = {
  productNumber: Scalars['Int']['input'];
  formCode: Scalars['String']['input'];
  storeNumber?: InputMaybe<Scalars['String']['input']>;
  locale: Scalars['String']['input'];
};


export type QueryFavoriteProductsArgs = {
  locale: Scalars['String']['input'];
  storeNumber?: InputMaybe<Scalars['String']['input']>;
  storePricingInput?: InputMaybe<StorePricingInput>;
};


export type QueryGiftArgs = {
  locale: Scalars['String']['input'];
};


export type QueryGiftCardArgs = {
  productNumber: Scalars['String']['input'];
  locale: Scalars['String']['input'];
};


export type QueryMemberCartArgs = {
  locale: Scalars['String']['input'];
  storeNumber?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPreviousOrdersArgs = {
  locale: Scalars['String']['input'];
  storeNumber?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  storePricingInput?: InputMaybe<StorePricingInput>;
};


export type QueryUsualItemsArgs = {
  locale: Scalars['String']['input'];
  storeNumber?: InputMaybe<Scalars['String']['input']>;
  storePricingInput?: InputMaybe<StorePricingInput>;
};


export type QueryCartItemsArgs = {
  items: ReadonlyArray<CartItemInput>;
  storeNumber?: InputMaybe<Scalars['ID']['input']>;
  locale: Scalars['String']['input'];
};


export type QueryPricingRulesArgs = {
  storeNumber: Scalars['ID']['input'];
  locale: Scalars['String']['input'];
};


export type QueryPricingByStoreNumberArgs = {
  storeNumber: Scalars['ID']['input'];
  productNumbers: ReadonlyArray<Scalars['Int']['input']>;
};


export type QueryOpenOrdersArgs = {
  signed?: InputMaybe<ReadonlyArray<SignedOrderInput>>;
  withPickedUp?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryOrderArgs = {
  orderId: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCheckInOrderArgs = {
  orderToken: Scalars['String']['input'];
};


export type QueryOrderPaymentArgs = {
  orderId: Scalars['ID']['input'];
};


export type QueryOptInOffersArgs = {
  locale: Scalars['String']['input'];
};


export type QueryStarHistoryArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMemberOffersArgs = {
  items: ReadonlyArray<CartItemInput>;
  storeNumber: Scalars['ID']['input'];
  locale: Scalars['String']['input'];
};


export type QueryStoreByNumberArgs = {
  storeNumber: Scalars['ID']['input'];
  locale?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRecommendedStoresArgs = {
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type Mutation = {
  /** Errors: 121000, 121001, 121002, 121017, 121024, 121030, 121032, 121033, 121037, 122000, WALLET_LIMIT. */
  readonly registerCard: StoredValueCard;
  readonly createDigitalCard: StoredValueCard;
  readonly renameCard: StoredValueCard;
  readonly setPrimaryCard: StoredValueCard;
  /** Turns auto reload off first. CARD_NEGATIVE_BALANCE after a chargeback, DIGITAL_CARD_HAS_BALANCE before a digital card's balance is transferred. */
  readonly removeCard: CardRemoval;
  /** UNDO_EXPIRED after 10 minutes, WALLET_LIMIT if another card took its place. */
  readonly undoRemoveCard: StoredValueCard;
  /** Errors: 121005, 121023, 121034, 121036, PAYMENT_METHOD_REQUIRED, and the provider's (CRD-085 to CRD-089). */
  readonly reloadCard: CardReload;
  /** Errors: 121023, 121025, 121033, 121034. */
  readonly transferCardBalance: CardTransfer;
  /** Errors: 121009, 121010, PAYMENT_METHOD_REQUIRED. A repeated one updates the profile. */
  readonly createAutoReload: StoredValueCard;
  readonly updateAutoReload: StoredValueCard;
  readonly disableAutoReload: StoredValueCard;
  /** Adding the same item again answers the one that is there; one too many is 561007. */
  readonly addFavoriteProduct: FavoriteProduct;
  /** Answers the id; deleting what is gone already is no error. */
  readonly deleteFavoriteProduct: Scalars['ID']['output'];
  /**
   * Replaces the cart: one item for each unit, at most 100 (ITEM_LIMIT, INVALID_QUANTITY). `revision` is the one that the device knows. Products that are not in the
   * catalogue are left out.
   */
  readonly saveMemberCart: MemberCart;
  readonly priceOrder: OrderPricing;
  readonly priceOrderGuest: OrderPricing;
  readonly submitOrder: SubmittedOrder;
  readonly submitOrderGuest: SubmittedOrder;
  /** Stores that the customer has arrived; again, it changes spot and name. */
  readonly createCustomerArrival: CustomerArrival;
  /** Sets the tip of one's own order (ORD-104, D-27) and settles the difference with the stored-value card that paid. The same tip again changes nothing. */
  readonly changeTip: SubmittedOrder;
  /** Cancels one's own order, or that of the token, before the store begins it (L-10): what was paid is given back at once. ORDER_STARTED afterwards. */
  readonly cancelOrder: SubmittedOrder;
  /** Gives up an undecided payment: another one can pay the order. The reply is PLACED if the bank was faster. */
  readonly cancelOrderPayment?: Maybe<OrderPayment>;
  /** A key with which the vault's card form stores one card, within five minutes. Error: TOO_MANY_REQUESTS. */
  readonly createStoringKey: Scalars['String']['output'];
  /** Errors: PAYMENT_TOKEN_UNKNOWN, PAYMENT_TOKEN_EXPIRED, PAYMENT_CARD_EXPIRED, PAYMENT_DECLINED, WALLET_LIMIT. */
  readonly addPaymentInstrument: PaymentInstrument;
  readonly updatePaymentInstrument: PaymentInstrument;
  /** Begins the approval of a PayPal account. Errors: PAYMENT_OPTION_OFF, WALLET_LIMIT. */
  readonly startPayPal: PayPalApproval;
  /** Stores the approved account, once. Error: PAYPAL_APPROVAL_UNKNOWN, also for an approval of another member. */
  readonly finishPayPal: PayPalApproval;
  readonly setDefaultPaymentInstrument: PaymentInstrument;
  /** Answers the id; removing one that is gone is no error. Turns off the auto reloads that charge it. */
  readonly removePaymentInstrument: Scalars['ID']['output'];
  readonly createAddress: BillingAddress;
  readonly updateAddress: BillingAddress;
  /** Answers the id; removing one that is gone is no error. */
  readonly removeAddress: Scalars['ID']['output'];
  /** For a guest's payment: valid for a day, for one order of this session. Begins a guest's session if there is none. */
  readonly addSingleUseBillingAddress: SingleUseBillingAddress;
  /** Redeems a promo code for the signed-in member once; a repeated one has the same reply and books nothing (D-134). Upper and lower case are the same. Errors: 1002 to 1010, 1100 (RWD-063), TOO_MANY_REQUESTS, UNAUTHENTICATED. */
  readonly redeemPromoCode: PromoRedemption;
};


export type MutationRegisterCardArgs = {
  input: RegisterCardInput;
};


export type MutationCreateDigitalCardArgs = {
  input: DigitalCardInput;
};


export type MutationRenameCardArgs = {
  input: RenameCardInput;
};


export type MutationSetPrimaryCardArgs = {
  cardId: Scalars['ID']['input'];
};


export type MutationRemoveCardArgs = {
  cardId: Scalars['ID']['input'];
};


export type MutationUndoRemoveCardArgs = {
  cardId: Scalars['ID']['input'];
};


export type MutationReloadCardArgs = {
  input: ReloadCardInput;
};


export type MutationTransferCardBalanceArgs = {
  input: TransferInput;
};


export type MutationCreateAutoReloadArgs = {
  input: AutoReloadInput;
};


export type MutationUpdateAutoReloadArgs = {
  input: AutoReloadInput;
};


export type MutationDisableAutoReloadArgs = {
  cardId: Scalars['ID']['input'];
};


export type MutationAddFavoriteProductArgs = {
  locale: Scalars['String']['input'];
  item: FavoriteItemInput;
};


export type MutationDeleteFavoriteProductArgs = {
  favoriteProductId: Scalars['ID']['input'];
};


export type MutationSaveMemberCartArgs = {
  items: ReadonlyArray<CartItemInput>;
  revision: Scalars['Int']['input'];
  locale: Scalars['String']['input'];
  storeNumber?: InputMaybe<Scalars['String']['input']>;
};


export type MutationPriceOrderArgs = {
  order: OrderInput;
  locale: Scalars['String']['input'];
};


export type MutationPriceOrderGuestArgs = {
  order: OrderInput;
  locale: Scalars['String']['input'];
};


export type MutationSubmitOrderArgs = {
  subInp: SubmitOrderInput;
};


export type MutationSubmitOrderGuestArgs = {
  subInp: SubmitOrderInput;
};


export type MutationCreateCustomerArrivalArgs = {
  customerArrivalInput: CustomerArrivalInput;
};


export type MutationChangeTipArgs = {
  orderId: Scalars['ID']['input'];
  tipAmountMinor: Scalars['Int']['input'];
};


export type MutationCancelOrderArgs = {
  orderId: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCancelOrderPaymentArgs = {
  orderId: Scalars['ID']['input'];
};


export type MutationAddPaymentInstrumentArgs = {
  input: PaymentInstrumentInput;
};


export type MutationUpdatePaymentInstrumentArgs = {
  input: UpdatePaymentInstrumentInput;
};


export type MutationStartPayPalArgs = {
  input: PayPalInput;
};


export type MutationFinishPayPalArgs = {
  approvalId: Scalars['ID']['input'];
};


export type MutationSetDefaultPaymentInstrumentArgs = {
  paymentMethodId: Scalars['ID']['input'];
};


export type MutationRemovePaymentInstrumentArgs = {
  paymentMethodId: Scalars['ID']['input'];
};


export type MutationCreateAddressArgs = {
  input: AddressInput;
};


export type MutationUpdateAddressArgs = {
  input: UpdateAddressInput;
};


export type MutationRemoveAddressArgs = {
  addressId: Scalars['ID']['input'];
};


export type MutationAddSingleUseBillingAddressArgs = {
  input: SingleUseAddressInput;
};


export type MutationRedeemPromoCodeArgs = {
  promoCode: Scalars['String']['input'];
};

export type Currency =
  | 'USD'
  | 'CAD';

export type Money = {
  readonly amountMinor: Scalars['Int']['output'];
  readonly currency: Currency;
};

export type AutoReloadProfile = {
  /** on, off, or declined: the bank refused three times, and the server turned it off. */
  readonly status: Scalars['String']['output'];
  readonly isActive: Scalars['Boolean']['output'];
  /** True while a reload is under way: the balance is about to change, so ask again. */
  readonly isReloading: Scalars['Boolean']['output'];
  readonly amount: Money;
  readonly triggerAmount: Money;
  readonly paymentMethodId?: Maybe<Scalars['String']['output']>;
  readonly paymentInstrumentId?: Maybe<Scalars['String']['output']>;
};

export type StoredValueCard = {
  readonly cardId: Scalars['ID']['output'];
  readonly cardNumberLastFour: Scalars['String']['output'];
  readonly nickname: Scalars['String']['output'];
  readonly cardImageUrl: Scalars['String']['output'];
  readonly thumbImageUrl: Scalars['String']['output'];
  readonly art: Scalars['String']['output'];
  /** Negative only after a chargeback (D-153). */
  readonly balance: Balance;
  readonly orderPaymentType: OrderPaymentType;
  readonly isPrimary: Scalars['Boolean']['output'];
  /** A digital card has no printed number and code. */
  readonly isDigital: Scalars['Boolean']['output'];
  readonly autoReloadProfile?: Maybe<AutoReloadProfile>;
  readonly addMoney: AddMoneyOptions;
};

export type Balance = {
  readonly amount: Money;
};

/** An amount of svcLoadOptions; it is not available if it would take the card above $500 (D-92). */
export type AddMoneyOption = {
  readonly amount: Money;
  readonly isAvailable: Scalars['Boolean']['output'];
};

/** What can be added to a card now. `other` is the range of an amount of one's own in whole units (D-152). */
export type AddMoneyOptions = {
  readonly headroom: Money;
  readonly options: ReadonlyArray<AddMoneyOption>;
  readonly other?: Maybe<AmountRange>;
};

export type AmountRange = {
  readonly least: Money;
  readonly most: Money;
};

/** The member's own order, for /menu/order/{orderId}. */
export type LedgerOrder = {
  readonly orderId: Scalars['ID']['output'];
  readonly storeName: Scalars['String']['output'];
  /** Of the order's store: times are shown in it (D-08). */
  readonly timeZoneId: Scalars['String']['output'];
};

export type LedgerEntry = {
  readonly entryId: Scalars['ID']['output'];
  /** ISSUE, RELOAD, AUTO_RELOAD, ORDER, TRANSFER_IN, TRANSFER_OUT, GIFT, REFUND, CHARGEBACK or CHARGEBACK_RETURN. */
  readonly kind: Scalars['String']['output'];
  readonly amount: Money;
  readonly balanceAfter: Money;
  readonly at: Scalars['String']['output'];
  readonly refId?: Maybe<Scalars['String']['output']>;
  /** The order that the entry paid or refunded, or that caused the auto reload. Null for other entries and for orders of another member. */
  readonly order?: Maybe<LedgerOrder>;
};

export type TransactionType =
  | 'PURCHASE'
  | 'MONEY_ADDED'
  | 'TRANSFER'
  | 'OTHER';

/** The entries of one month, the latest first. `olderMonth` and `newerMonth` are the neighbouring months with entries. */
export type TransactionMonth = {
  /** 2026-06, in the time zone that was asked for; null if the card has no such entry. */
  readonly month?: Maybe<Scalars['String']['output']>;
  readonly entries: ReadonlyArray<LedgerEntry>;
  readonly olderMonth?: Maybe<Scalars['String']['output']>;
  readonly newerMonth?: Maybe<Scalars['String']['output']>;
};

/** Why a card cannot be used. `lastFour` and `nickname` are those of the member's own card only. */
export type CardProblem = {
  /** 121024, 121030, 121032, 121034, 121037, DIGITAL_CARD_PROVISION_ERROR, or CARD_NOT_FOUND for another member's card. */
  readonly code: Scalars['String']['output'];
  readonly lastFour?: Maybe<Scalars['String']['output']>;
  readonly nickname?: Maybe<Scalars['String']['output']>;
};

export type User = {
  readonly cards: ReadonlyArray<StoredValueCard>;
  readonly card?: Maybe<StoredValueCard>;
  /** The cards whose removal can still be undone, the latest first: also those that were removed in another browser (D-93). */
  readonly removedCards: ReadonlyArray<CardRemoval>;
  /** Null for a card that the member can use (CRD-082 to CRD-086). */
  readonly cardProblem?: Maybe<CardProblem>;
  readonly ledger: ReadonlyArray<LedgerEntry>;
  /** The latest month with entries unless `month` says another. `timeZone` is an IANA name; UTC by default. */
  readonly transactions: TransactionMonth;
  /** An earlier reloadCard by its reloadId: asked again while it is PENDING or ACTION_REQUIRED. */
  readonly cardReload?: Maybe<CardReload>;
  /** The highest amount of a gift until the member confirms the email address; null once it is confirmed (D-158). */
  readonly unconfirmedGiftLimit?: Maybe<Money>;
  /** The default one first. */
  readonly paymentInstruments: ReadonlyArray<PaymentInstrument>;
  readonly addressList: ReadonlyArray<BillingAddress>;
};


export type UserCardArgs = {
  cardId: Scalars['ID']['input'];
};


export type UserCardProblemArgs = {
  cardId: Scalars['ID']['input'];
};


export type UserLedgerArgs = {
  cardId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type UserTransactionsArgs = {
  cardId: Scalars['ID']['input'];
  type?: InputMaybe<TransactionType>;
  month?: InputMaybe<Scalars['String']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};


export type UserCardReloadArgs = {
  reloadId: Scalars['ID']['input'];
};

export type RegisterCardInput = {
  readonly requestId: Scalars['ID']['input'];
  readonly cardNumber: Scalars['String']['input'];
  readonly securityCode: Scalars['String']['input'];
  readonly nickname?: InputMaybe<Scalars['String']['input']>;
};

export type DigitalCardInput = {
  readonly requestId: Scalars['ID']['input'];
  readonly nickname?: InputMaybe<Scalars['String']['input']>;
};

export type RenameCardInput = {
  readonly cardId: Scalars['ID']['input'];
  readonly nickname: Scalars['String']['input'];
};

export type ReloadStatus =
  | 'DONE'
  /** The bank decides within seconds. */
  | 'PENDING'
  /** The customer must act: open the action's URL. */
  | 'ACTION_REQUIRED'
  | 'FAILED';

/** redirect: leave for the page, it returns to returnUrl; challenge: show the page in a frame. */
export type PaymentActionView = {
  readonly kind: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type CardReload = {
  readonly reloadId: Scalars['ID']['output'];
  readonly status: ReloadStatus;
  readonly amount: Money;
  /** A code of CRD-080 to CRD-091, if the reload failed. */
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly action?: Maybe<PaymentActionView>;
  /** Null once the member has removed the card. */
  readonly card?: Maybe<StoredValueCard>;
};

export type ReloadCardInput = {
  readonly requestId: Scalars['ID']['input'];
  readonly cardId: Scalars['ID']['input'];
  /** In minor units: an amount of svcLoadOptions, or whole units from 5 to the card's headroom. */
  readonly amountMinor?: InputMaybe<Scalars['Int']['input']>;
  readonly paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
  /** Of a wallet (PAY-004), instead of a stored payment method. */
  readonly paymentInstrumentToken?: InputMaybe<Scalars['String']['input']>;
  /** Our page to which a redirect returns; without it a payment that needs an action is refused. */
  readonly returnUrl?: InputMaybe<Scalars['String']['input']>;
};

export type TransferInput = {
  readonly requestId: Scalars['ID']['input'];
  readonly fromCardId: Scalars['ID']['input'];
  readonly toCardId: Scalars['ID']['input'];
  /** The whole balance by default. */
  readonly amountMinor?: InputMaybe<Scalars['Int']['input']>;
  /** Removes the source if the transfer empties it. The page asks first (CRD-016). */
  readonly removeEmptied?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CardTransfer = {
  readonly transferId: Scalars['ID']['output'];
  readonly amount: Money;
  /** Null if the transfer or the member removed it. */
  readonly from?: Maybe<StoredValueCard>;
  /** Null once the member has removed it. */
  readonly to?: Maybe<StoredValueCard>;
  readonly removal?: Maybe<CardRemoval>;
};

export type AutoReloadInput = {
  readonly cardId: Scalars['ID']['input'];
  readonly amountMinor?: InputMaybe<Scalars['Int']['input']>;
  readonly triggerAmountMinor?: InputMaybe<Scalars['Int']['input']>;
  readonly paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
};

export type CardRemoval = {
  readonly cardId: Scalars['ID']['output'];
  readonly lastFour: Scalars['String']['output'];
  readonly balance: Money;
  /** undoRemoveCard works until then (D-93). */
  readonly undoUntil: Scalars['String']['output'];
  /** The card that is the primary one now, if any is left. */
  readonly primaryCardId?: Maybe<Scalars['ID']['output']>;
};

export type ItemAvailability =
  | 'AVAILABLE'
  | 'SOLD_OUT'
  | 'NOT_SOLD'
  | 'NOT_ORDERABLE_ONLINE'
  | 'UNKNOWN';

export type Menu = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly uri: Scalars['String']['output'];
  readonly displayOrder: Scalars['Int']['output'];
  readonly children: ReadonlyArray<MenuCategory>;
};

/** The colours behind a drink's picture, of its family; null is the plain stage. */
export type PictureStage =
  | 'ESPRESSO'
  | 'MATCHA'
  | 'BERRY'
  | 'CITRUS'
  | 'COLD';

export type MenuCategory = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly uri: Scalars['String']['output'];
  readonly displayOrder: Scalars['Int']['output'];
  readonly categoryImageURL: Scalars['String']['output'];
  /** Of the category's first product. */
  readonly art: Scalars['String']['output'];
  readonly picture?: Maybe<Scalars['String']['output']>;
  readonly stage?: Maybe<PictureStage>;
  readonly artWithoutPicture?: Maybe<Scalars['String']['output']>;
  readonly featured: Scalars['Boolean']['output'];
  readonly products: ReadonlyArray<MenuProduct>;
  readonly children: ReadonlyArray<MenuSubcategory>;
};

export type MenuSubcategory = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly uri: Scalars['String']['output'];
  readonly displayOrder: Scalars['Int']['output'];
  readonly products: ReadonlyArray<MenuProduct>;
};

/**
 * id is productNumber/formCode. art is a ProductArtSpec of shared-ui as JSON text. picture is the path of a file: a drawing of this
 * art; or NAME-320.avif, which also exists at 80, 160 and 640; or NAME-320.webp of a picture of the shop (SHP-012), which also exists at 80, 160, 640, 960, 1280
 * and 1600 and as .avif. The art of a Product with one of the shop is empty: it is shown with every recipe. picture is null until the build has drawn it, and then artWithoutPicture is the art for the client to draw (otherwise null).
 */
export type MenuProduct = {
  readonly id: Scalars['ID']['output'];
  readonly productNumber: Scalars['Int']['output'];
  readonly formCode: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly uri: Scalars['String']['output'];
  readonly displayOrder: Scalars['Int']['output'];
  readonly breadcrumbUri: Scalars['String']['output'];
  readonly art: Scalars['String']['output'];
  readonly picture?: Maybe<Scalars['String']['output']>;
  readonly stage?: Maybe<PictureStage>;
  readonly artWithoutPicture?: Maybe<Scalars['String']['output']>;
  readonly description: Scalars['String']['output'];
  /** Of the size that priceFrom is the price of (D-169). */
  readonly calories?: Maybe<Scalars['Int']['output']>;
  /** The one price, or the lowest where priceVaries. */
  readonly priceFrom?: Maybe<Money>;
  /** True when sizes differ in price. */
  readonly priceVaries: Scalars['Boolean']['output'];
  /** Of the standard recipe, by key of MenuView.allergens (ORD-124). */
  readonly allergenKeys: ReadonlyArray<Scalars['ID']['output']>;
  readonly allergenStatus: AllergenStatus;
  /** In mg, of the same size as calories; null where it is unknown (D-147). */
  readonly caffeine?: Maybe<Scalars['Int']['output']>;
  readonly availability: ItemAvailability;
  readonly isNew: Scalars['Boolean']['output'];
};

/** An allergen that products of the menu contain. */
export type Allergen = {
  readonly key: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type MenuView = {
  readonly storeNumber?: Maybe<Scalars['String']['output']>;
  readonly locale: Scalars['String']['output'];
  readonly allergens: ReadonlyArray<Allergen>;
  readonly menus: ReadonlyArray<Menu>;
};

export type NutritionFact = {
  readonly key: Scalars['String']['output'];
  readonly amount: Scalars['Float']['output'];
  readonly unit: Scalars['String']['output'];
};

export type ProductSize = {
  readonly sizeCode: Scalars['String']['output'];
  readonly sku: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly volume?: Maybe<Scalars['String']['output']>;
  readonly price: Money;
  readonly default: Scalars['Boolean']['output'];
  /** Of the classic recipe, without the figures that are unknown. */
  readonly nutrition: ReadonlyArray<NutritionFact>;
  /** Of what no option replaces or leaves out, exact, in the order of nutritionKeys (shared-contracts); null where unknown (L-03). */
  readonly baseFigures: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
  /** At the store asked about (D-143). */
  readonly availability: ItemAvailability;
};

/**
 * Whether the allergens beside it are all of them (D-147). UNKNOWN: others may be in it. Nothing is ever said to be made
 * without an allergen.
 */
export type AllergenStatus =
  | 'KNOWN'
  | 'UNKNOWN'
  | 'NOT_FOOD';

export type OptionAttributes = {
  readonly unitOfMeasure?: Maybe<Scalars['String']['output']>;
};

/** A choice within an option category; pricePerUnit applies to each unit above the recipe's. */
export type OptionProduct = {
  readonly productNumber: Scalars['Int']['output'];
  readonly sku: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly defaultQuantity: Scalars['Int']['output'];
  readonly min: Scalars['Int']['output'];
  readonly max: Scalars['Int']['output'];
  readonly pricePerUnit: Money;
  readonly attributes: OptionAttributes;
  readonly caloriesPerUnit: Scalars['Int']['output'];
  /** In mg; null where it is unknown (D-147). */
  readonly caffeinePerUnit?: Maybe<Scalars['Int']['output']>;
  readonly availability: ItemAvailability;
  /** Of one unit, as baseFigures: a row for each size in the product's order, one for all sizes, or none if it changes nothing. */
  readonly figures: ReadonlyArray<ReadonlyArray<Maybe<Scalars['Float']['output']>>>;
  /** What it adds to the ingredients, as written in a list. */
  readonly ingredients: ReadonlyArray<Scalars['String']['output']>;
  /** What choosing it brings in. */
  readonly allergens: ReadonlyArray<Scalars['String']['output']>;
  readonly allergenStatus: AllergenStatus;
};

/** selection ONE: radio (milk); MANY: quantities (shots, syrups). */
export type OptionCategory = {
  readonly categoryNumber: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly selection: OptionSelection;
  readonly products: ReadonlyArray<OptionProduct>;
  readonly children: ReadonlyArray<OptionCategory>;
};

export type OptionSelection =
  | 'ONE'
  | 'MANY';

export type ProductForm = {
  readonly formCode: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly sizes: ReadonlyArray<ProductSize>;
};

/** An ingredient of the classic recipe, as written in a list; the option with this sku replaces it or leaves it out. */
export type RecipeIngredient = {
  readonly name: Scalars['String']['output'];
  readonly sku?: Maybe<Scalars['String']['output']>;
};

export type Product = {
  readonly id: Scalars['ID']['output'];
  readonly productNumber: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly breadcrumbUri: Scalars['String']['output'];
  readonly art: Scalars['String']['output'];
  readonly picture?: Maybe<Scalars['String']['output']>;
  /** What the picture shows: the text of the shop's own picture (SHP-012), else the name. */
  readonly pictureAlt: Scalars['String']['output'];
  readonly stage?: Maybe<PictureStage>;
  readonly form: ProductForm;
  readonly productOptions: ReadonlyArray<OptionCategory>;
  readonly availability: ItemAvailability;
  /** Of the standard recipe; what is chosen adds its own. */
  readonly allergens: ReadonlyArray<Scalars['String']['output']>;
  readonly allergenStatus: AllergenStatus;
  readonly ingredients: Scalars['String']['output'];
  readonly recipe: ReadonlyArray<RecipeIngredient>;
  /** Of what no option replaces or leaves out (L-03). */
  readonly baseAllergens: ReadonlyArray<Scalars['String']['output']>;
  readonly starsLevel?: Maybe<Scalars['Int']['output']>;
  readonly taxable: Scalars['Boolean']['output'];
  readonly multiServe: Scalars['Boolean']['output'];
  readonly categoryName: Scalars['String']['output'];
};

export type FavoriteForm = {
  readonly formCode: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

/** forms holds the form that was kept; its name groups and sorts the list. */
export type FavoriteProductFacts = {
  readonly productNumber: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly art: Scalars['String']['output'];
  /** The path of an SVG file with this art, see MenuProduct. */
  readonly picture?: Maybe<Scalars['String']['output']>;
  readonly forms: ReadonlyArray<FavoriteForm>;
};

/** The product as the member likes it: a size and the options that differ from the standard recipe. */
export type FavoriteItem = {
  readonly product: FavoriteProductFacts;
  readonly sku: Scalars['ID']['output'];
  readonly sizeCode: Scalars['String']['output'];
  readonly sizeName: Scalars['String']['output'];
  readonly availability: ItemAvailability;
  readonly price?: Maybe<Money>;
  readonly childItems: ReadonlyArray<BasketChildItem>;
  readonly excludedIngredients: ReadonlyArray<ExcludedIngredient>;
  /** @deprecated Use excludedIngredients. */
  readonly leftOut?: Maybe<ReadonlyArray<ExcludedIngredient>>;
  readonly standardItems: ReadonlyArray<StandardItem>;
};

export type FavoriteProduct = {
  readonly id: Scalars['ID']['output'];
  readonly item: FavoriteItem;
};

export type FavoriteItemInput = {
  readonly commerce: CommerceInput;
  readonly childItems?: InputMaybe<ReadonlyArray<ChildItemInput>>;
  readonly excludedIngredients?: InputMaybe<ReadonlyArray<CommerceInput>>;
  /** @deprecated Use excludedIngredients. */
  readonly leftOut?: InputMaybe<ReadonlyArray<CommerceInput>>;
};

export type GiftCard = {
  readonly productNumber: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly art: Scalars['String']['output'];
};

export type GiftCategory = {
  readonly urn: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly displayOrder: Scalars['Int']['output'];
  readonly eGifts: ReadonlyArray<GiftCard>;
};

export type GiftCatalogue = {
  readonly categories: ReadonlyArray<GiftCategory>;
};

/** A design on its own page (GFT-010). */
export type GiftCardDetail = {
  readonly productNumber: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly art: Scalars['String']['output'];
  /** The categories that list it, in the catalogue's order. */
  readonly categories: ReadonlyArray<GiftOccasion>;
};

export type GiftOccasion = {
  readonly urn: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type MemberCart = {
  /** Grows with every change; 0 while nothing was ever saved. */
  readonly revision: Scalars['Int']['output'];
  /** Lines with today's names, prices and availability; lines that can no longer be ordered at all are left out. */
  readonly items: ReadonlyArray<BasketItem>;
  /** In the reply to saveMemberCart: false if another device has saved meanwhile. Then nothing was saved, and this is that cart. */
  readonly isSaved: Scalars['Boolean']['output'];
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
  readonly sku: Scalars['String']['input'];
};

export type ChildItemInput = {
  readonly quantity: Scalars['Int']['input'];
  readonly commerce: CommerceInput;
};

/**
 * ORD-047: top-level quantity is always 1 on the wire; one entry a unit. itemId is the client's own id of the cart line.
 * childItems carry quantities of at least 1; excludedIngredients names the standard ingredients that the customer wants
 * none of (docs/decisions/005). A sku that is in both lists, or that is not part of the recipe, is INVALID_OPTION.
 */
export type CartItemInput = {
  readonly itemId?: InputMaybe<Scalars['String']['input']>;
  readonly quantity: Scalars['Int']['input'];
  readonly commerce: CommerceInput;
  readonly childItems?: InputMaybe<ReadonlyArray<ChildItemInput>>;
  readonly excludedIngredients?: InputMaybe<ReadonlyArray<CommerceInput>>;
  /** @deprecated Use excludedIngredients. */
  readonly leftOut?: InputMaybe<ReadonlyArray<CommerceInput>>;
};

export type OfferInput = {
  readonly type: Scalars['String']['input'];
  readonly code: Scalars['String']['input'];
};

export type FulfillmentInput = {
  readonly consumptionType: ConsumptionType;
  readonly collectionType: PickupOptionCode;
};

export type CartInput = {
  readonly items: ReadonlyArray<CartItemInput>;
  readonly offers?: InputMaybe<ReadonlyArray<OfferInput>>;
};

export type OrderInput = {
  readonly cart: CartInput;
  readonly fulfillment: FulfillmentInput;
  readonly storeNumber: Scalars['String']['input'];
  /** Each tax has a row of its own; with false their sum has one. The total is the same. By default true (ORD-080). */
  readonly enableTransparentPricing?: InputMaybe<Scalars['Boolean']['input']>;
  readonly scheduledOrdering?: InputMaybe<ScheduledOrderingInput>;
};

export type ScheduledOrderingInput = {
  readonly startsAt: Scalars['String']['input'];
};

export type PriceLineItem = {
  readonly itemId?: Maybe<Scalars['String']['output']>;
  readonly sku: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
  readonly unitPrice: Money;
  readonly total: Money;
  readonly children: ReadonlyArray<PriceLineItem>;
  /** An option's units in the standard recipe; null for a product, and in orders that were stored without it. */
  readonly standardQuantity?: Maybe<Scalars['Int']['output']>;
  /** Names of standard ingredients that the customer wants none of. */
  readonly excludedIngredients: ReadonlyArray<Scalars['String']['output']>;
  /** @deprecated Use excludedIngredients. */
  readonly leftOut?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

export type PriceRow = {
  readonly key: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly amount: Money;
};

export type OrderSummary = {
  readonly price: Money;
  readonly label: Scalars['String']['output'];
  readonly lineItems: ReadonlyArray<PriceLineItem>;
  readonly rows: ReadonlyArray<PriceRow>;
  readonly additionalFeeDescription?: Maybe<Scalars['String']['output']>;
};

export type Offer = {
  readonly type: Scalars['String']['output'];
  readonly code: Scalars['String']['output'];
  /** What it gives; of an offer that is not applied, why. */
  readonly description: Scalars['String']['output'];
  readonly hasBeenApplied: Scalars['Boolean']['output'];
  readonly stars?: Maybe<Scalars['Int']['output']>;
};

export type PricedCart = {
  readonly offers: ReadonlyArray<Offer>;
};

export type Transaction = {
  readonly orderId: Scalars['ID']['output'];
};

export type OrderPricing = {
  readonly orderId: Scalars['ID']['output'];
  readonly transaction: Transaction;
  readonly summary: OrderSummary;
  readonly cart: PricedCart;
  readonly store: Store;
  /** Seconds from the reply. */
  readonly expiresIn: Scalars['Int']['output'];
  readonly expiresAt: Scalars['String']['output'];
  readonly isTipEnabled: Scalars['Boolean']['output'];
  readonly orderPaymentType: OrderPaymentType;
  /** For a guest: what a new member would earn. */
  readonly earning: StarEarning;
};

/** Tender id: SVC → cardId; CARD → the vault's paymentInstrumentToken, or the member's paymentMethodId (D-142). */
export type TenderInput = {
  readonly id: Scalars['String']['input'];
  readonly tender: OrderPaymentType;
  readonly amountMinor: Scalars['Int']['input'];
  /** Of addSingleUseBillingAddress, for a card. It pays one order of the session that has added it (ORD-123). Error: ADDRESS_NOT_FOUND. */
  readonly addressToken?: InputMaybe<Scalars['String']['input']>;
};

export type GuestInput = {
  readonly firstName: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
  readonly phoneNumber?: InputMaybe<Scalars['String']['input']>;
  readonly emailMarketingOptIn: Scalars['Boolean']['input'];
  readonly paymentType?: InputMaybe<Scalars['String']['input']>;
  readonly accountNumberLastFour?: InputMaybe<Scalars['String']['input']>;
};

export type SubmitOrderInput = {
  readonly orderId: Scalars['ID']['input'];
  readonly storeNumber: Scalars['String']['input'];
  readonly tenders: ReadonlyArray<TenderInput>;
  readonly tipAmountMinor?: InputMaybe<Scalars['Int']['input']>;
  readonly scheduledOrdering?: InputMaybe<ScheduledOrderingInput>;
  readonly guest?: InputMaybe<GuestInput>;
  /** The name on the cup instead of the customer's own: 1 to 25 characters. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  /** Our page to which a bank's own page returns; without it a payment that needs an action is refused. */
  readonly returnUrl?: InputMaybe<Scalars['String']['input']>;
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

/** A payment of an order that was not decided when the order was submitted (ORD-109). */
export type OrderPayment = {
  readonly orderId: Scalars['ID']['output'];
  readonly status: OrderPaymentStatus;
  readonly action?: Maybe<PaymentActionView>;
  /** The code of a failed payment, as submitOrder answers it. */
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  /** The bank's own code of a refusal (CRD-085 to CRD-089), or 110000 if the pickup time was lost (ORD-064). */
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly order?: Maybe<SubmittedOrder>;
};

/** What an order was paid with, as its receipt says it: kind is svc, a wallet, or the brand of a bank card (see payment-names.ts). */
export type PaidTender = {
  readonly kind: Scalars['String']['output'];
  readonly lastFour: Scalars['String']['output'];
  readonly amount: Money;
};

/** ENG-031: the customer of a curbside order is at the curb. The token of the order is the only authority (D-139). */
export type CustomerArrivalInput = {
  readonly pickUpOption: PickupOptionCode;
  readonly storeNumber: Scalars['ID']['input'];
  readonly orderToken: Scalars['String']['input'];
  /** 1 to 25 characters. */
  readonly displayName: Scalars['String']['input'];
  /** 1 to the store's stallQuantity. */
  readonly stallNumber: Scalars['Int']['input'];
};

export type CustomerArrival = {
  /** The first check-in: an instant. */
  readonly arrivedAt: Scalars['String']['output'];
  readonly stallNumber: Scalars['Int']['output'];
  /** When a person of the store confirmed that the arrival was seen (D-145); null until then, and after a change of the spot. */
  readonly noticedAt?: Maybe<Scalars['String']['output']>;
};

/** ENG-030: what the check-in page shows of an order. */
export type CheckInOrder = {
  readonly orderId: Scalars['ID']['output'];
  readonly orderNumber: Scalars['String']['output'];
  readonly status: OrderStatus;
  readonly pickUpOption: PickupOptionCode;
  readonly arrival?: Maybe<CustomerArrival>;
  readonly store: Store;
};

/** Until when the tip can be changed, and to which amount at most (D-27). */
export type TipChange = {
  /** An instant; null while the order is not picked up. */
  readonly until?: Maybe<Scalars['String']['output']>;
  readonly highest: Money;
};

/** An order that its store could not make, or that its customer canceled. */
export type OrderVoid = {
  readonly at: Scalars['String']['output'];
  readonly reason: OrderVoidReason;
  /** What was given back, with the tip, and to which card or account: the one that paid, unless a card was closed since. Empty for a free order. */
  readonly returned: ReadonlyArray<PaidTender>;
};

export type SubmittedOrder = {
  readonly orderId: Scalars['ID']['output'];
  readonly orderNumber: Scalars['String']['output'];
  readonly orderToken: Scalars['String']['output'];
  readonly status: OrderStatus;
  /** The price; the tip comes on top. */
  readonly total: Money;
  readonly tip: Money;
  readonly placedAt: Scalars['String']['output'];
  readonly pickUpOption: PickupOptionCode;
  readonly storeNumber: Scalars['String']['output'];
  readonly storeName: Scalars['String']['output'];
  /** The name that the store writes on the cup and calls. */
  readonly cupName: Scalars['String']['output'];
  readonly preOrderEstimates: ReadonlyArray<PickupEstimate>;
  /** When it will be ready, at the earliest: an instant (ISO 8601), to be shown in the store's zone (D-08). */
  readonly readyAt: Scalars['String']['output'];
  /** And at the latest, when the store gives a range. */
  readonly readyBy?: Maybe<Scalars['String']['output']>;
  /** The pickup time that the customer chose; null for as soon as possible (ORD-063). */
  readonly scheduledFor?: Maybe<Scalars['String']['output']>;
  /** What was ordered and what it came to. */
  readonly summary: OrderSummary;
  readonly offer?: Maybe<UsedOffer>;
  /** The Stars that it earns when it is picked up; 0 without an account. */
  readonly earnsStarTenths: Scalars['Int']['output'];
  readonly tenders: ReadonlyArray<PaidTender>;
  readonly store: Store;
  /** Where the receipt was mailed; in part (n•••@example.com) for who only holds the signed link. */
  readonly receiptEmail: Scalars['String']['output'];
  /** Path of the order's status page, signed for guests. */
  readonly statusPath: Scalars['String']['output'];
  /** Null unless the store has voided the order (D-144). */
  readonly voided?: Maybe<OrderVoid>;
  /** Null if the tip cannot be changed: it is two hours after the pickup, or no stored-value card paid (ORD-104). */
  readonly tipChange?: Maybe<TipChange>;
};

/** The token of a guest's signed link. */
export type SignedOrderInput = {
  readonly orderId: Scalars['ID']['input'];
  readonly token: Scalars['String']['input'];
};

export type SkuAvailability = {
  readonly sku: Scalars['ID']['output'];
  readonly availability: ItemAvailability;
};

/** An option that the item holds by its standard recipe: not excluded, not replaced, not asked for (D-143). */
export type StandardItem = {
  readonly sku: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly availability: ItemAvailability;
};

/** One line of the cart, in the order in which it was asked about; what was not found has no price. */
export type CartItemView = {
  readonly itemId?: Maybe<Scalars['String']['output']>;
  /** Of one unit with its options, before taxes. An estimate: only OrderPricing is a price to pay (ORD-088). */
  readonly price?: Maybe<Money>;
  /** Its size and each option that was asked for. */
  readonly skus: ReadonlyArray<SkuAvailability>;
  readonly standardItems: ReadonlyArray<StandardItem>;
  /** Null for what left the range. */
  readonly facts?: Maybe<ItemFacts>;
  /** Null for what left the range. */
  readonly names?: Maybe<CartItemNames>;
};

/** The names of a line in the requested language: a cart outlives a change of language (PLT-011). */
export type CartItemNames = {
  readonly product: Scalars['String']['output'];
  /** Of every size of the product, and of each option that is chosen, excluded or standard. */
  readonly parts: ReadonlyArray<NamedPart>;
};

export type NamedPart = {
  readonly sku: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** Of one unit as it is configured: the product and everything chosen (D-147, ORD-124). */
export type ItemFacts = {
  /** Excluded ingredients count too: nothing is said to be made without an allergen. */
  readonly allergens: ReadonlyArray<Scalars['String']['output']>;
  /** UNKNOWN if the allergens of the product or of a choice are unknown. */
  readonly allergenStatus: AllergenStatus;
  /** The names of the product and of the choices whose allergens are unknown. */
  readonly allergensUnknownIn: ReadonlyArray<Scalars['String']['output']>;
  /** In mg; null where it is unknown. */
  readonly caffeine?: Maybe<Scalars['Int']['output']>;
};

export type TaxRate = {
  readonly key: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  /** Thousandths of a percent: 9.975% is 9975. */
  readonly milliPercent: Scalars['Int']['output'];
};

/**
 * The rules by which a store's prices become a total (ORD-086). Where salesTaxIncluded, the listed prices of taxable items include the tax, and
 * no rate is added (ORD-087).
 */
export type PricingRules = {
  readonly currency: Scalars['String']['output'];
  readonly salesTaxIncluded: Scalars['Boolean']['output'];
  readonly taxes: ReadonlyArray<TaxRate>;
};

export type SkuPrice = {
  readonly sku: Scalars['ID']['output'];
  readonly price: Money;
};

/** The prices of a product's sizes, and of one unit of each option above the recipe. */
export type ProductPrices = {
  readonly productNumber: Scalars['Int']['output'];
  readonly formCode: Scalars['String']['output'];
  readonly sizes: ReadonlyArray<SkuPrice>;
  readonly options: ReadonlyArray<SkuPrice>;
};

/** The prices of one store. They are estimates: only OrderPricing is a price to pay (ORD-088). */
export type StorePricing = {
  readonly storeNumber: Scalars['String']['output'];
  readonly products: ReadonlyArray<ProductPrices>;
};

export type StorePricingInput = {
  /** Not read: the store's own zone counts. */
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
  readonly ownershipTypeCode: Scalars['String']['input'];
  readonly countryCode: Scalars['String']['input'];
};

export type BasketChildItem = {
  readonly sku: Scalars['ID']['output'];
  readonly productNumber?: Maybe<Scalars['Int']['output']>;
  readonly name: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
  /** Its units in the standard recipe; null if the product no longer offers it. */
  readonly standardQuantity?: Maybe<Scalars['Int']['output']>;
  readonly availability: ItemAvailability;
};

/** A standard ingredient that the customer excluded. */
export type ExcludedIngredient = {
  readonly sku: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type BasketItem = {
  readonly sku: Scalars['ID']['output'];
  readonly productNumber: Scalars['Int']['output'];
  readonly formCode: Scalars['String']['output'];
  readonly sizeCode: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly sizeName: Scalars['String']['output'];
  readonly art: Scalars['String']['output'];
  /** The path of an SVG file with this art, see MenuProduct. */
  readonly picture?: Maybe<Scalars['String']['output']>;
  readonly quantity: Scalars['Int']['output'];
  readonly availability: ItemAvailability;
  readonly price?: Maybe<Money>;
  readonly childItems: ReadonlyArray<BasketChildItem>;
  readonly excludedIngredients: ReadonlyArray<ExcludedIngredient>;
  /** @deprecated Use excludedIngredients. */
  readonly leftOut?: Maybe<ReadonlyArray<ExcludedIngredient>>;
  readonly standardItems: ReadonlyArray<StandardItem>;
};

export type Basket = {
  readonly items: ReadonlyArray<BasketItem>;
};

export type ExpressOrder = {
  readonly orderToken: Scalars['String']['output'];
  readonly orderNumber: Scalars['String']['output'];
};

export type InStoreOrder = {
  readonly expressOrder: ExpressOrder;
};

/** A line of an earlier order that can no longer be ordered. */
export type DroppedLine = {
  readonly name: Scalars['String']['output'];
  /** The option that the reason is about; null for the whole line. */
  readonly option?: Maybe<Scalars['String']['output']>;
  readonly reason: ItemAvailability;
};

export type PreviousOrder = {
  readonly id: Scalars['ID']['output'];
  readonly orderType: Scalars['Int']['output'];
  readonly inStoreOrder: InStoreOrder;
  readonly basket: Basket;
  readonly locale: Scalars['String']['output'];
  readonly storeNumber: Scalars['String']['output'];
  readonly storeName: Scalars['String']['output'];
  readonly placedAt: Scalars['String']['output'];
  /** The pickup time that the customer chose; null for as soon as possible (ORD-063). */
  readonly scheduledFor?: Maybe<Scalars['String']['output']>;
  /** Of the order's store: times are shown in it (D-08). */
  readonly timeZoneId: Scalars['String']['output'];
  readonly statusPath: Scalars['String']['output'];
  /** What was paid: the price and the tip. */
  readonly total: Money;
  readonly tip: Money;
  readonly offer?: Maybe<UsedOffer>;
  readonly status: OrderStatus;
  /** Null unless the store has voided the order (D-144). */
  readonly voided?: Maybe<OrderVoid>;
  /** Null if the tip cannot be changed: it is two hours after the pickup, or no stored-value card paid (ORD-104). */
  readonly tipChange?: Maybe<TipChange>;
  /** How many lines are missing because they can no longer be ordered (ORD-141). */
  readonly droppedLines: Scalars['Int']['output'];
  /** Those lines with the reason (D-31). */
  readonly dropped: ReadonlyArray<DroppedLine>;
};

/** A stored payment method. paymentMethodId is ours, paymentInstrumentId the vault's (D-90). */
export type PaymentInstrument = {
  readonly paymentMethodId: Scalars['ID']['output'];
  readonly paymentMethodIdHash: Scalars['String']['output'];
  readonly paymentInstrumentId: Scalars['String']['output'];
  /** The brand of a bank card (see payment-names.ts), paypal; venmo, applepay and googlepay are listed, and nothing can be done with them. */
  readonly paymentType: Scalars['String']['output'];
  readonly paymentSource: Scalars['String']['output'];
  /** Empty for a PayPal account. */
  readonly accountNumberLastFour: Scalars['String']['output'];
  /** The masked email address of a PayPal account. */
  readonly accountName?: Maybe<Scalars['String']['output']>;
  readonly orderPaymentType: OrderPaymentType;
  readonly default: Scalars['Boolean']['output'];
  readonly expiryMonth?: Maybe<Scalars['Int']['output']>;
  readonly expiryYear?: Maybe<Scalars['Int']['output']>;
  /** expired, soon (this month and the next), or valid. */
  readonly expiry: Scalars['String']['output'];
  /** Can be removed, but not charged, edited or made the default (D-97). */
  readonly isReadOnly: Scalars['Boolean']['output'];
  readonly billingAddress?: Maybe<BillingAddress>;
  /** The cards whose auto reload charges it; removing it turns them off. */
  readonly autoReloadCardIds: ReadonlyArray<Scalars['ID']['output']>;
};

export type BillingAddress = {
  readonly addressId: Scalars['ID']['output'];
  readonly type: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly lastName: Scalars['String']['output'];
  readonly phoneNumber?: Maybe<Scalars['String']['output']>;
  readonly addressLine1: Scalars['String']['output'];
  readonly addressLine2?: Maybe<Scalars['String']['output']>;
  readonly city: Scalars['String']['output'];
  readonly postalCode: Scalars['String']['output'];
  readonly countrySubdivision: Scalars['String']['output'];
  readonly country: Scalars['String']['output'];
};

export type AddressInput = {
  readonly requestId: Scalars['ID']['input'];
  /** Billing by default. */
  readonly type?: InputMaybe<Scalars['String']['input']>;
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly phoneNumber?: InputMaybe<Scalars['String']['input']>;
  readonly addressLine1: Scalars['String']['input'];
  readonly addressLine2?: InputMaybe<Scalars['String']['input']>;
  readonly city: Scalars['String']['input'];
  readonly postalCode: Scalars['String']['input'];
  /** Of the country: IL, QC. */
  readonly countrySubdivision: Scalars['String']['input'];
  /** US or CA. */
  readonly country: Scalars['String']['input'];
};

export type UpdateAddressInput = {
  readonly addressId: Scalars['ID']['input'];
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly phoneNumber?: InputMaybe<Scalars['String']['input']>;
  readonly addressLine1: Scalars['String']['input'];
  readonly addressLine2?: InputMaybe<Scalars['String']['input']>;
  readonly city: Scalars['String']['input'];
  readonly postalCode: Scalars['String']['input'];
  readonly countrySubdivision: Scalars['String']['input'];
  readonly country: Scalars['String']['input'];
};

export type SingleUseAddressInput = {
  readonly line1: Scalars['String']['input'];
  /** An empty line is sent as null (CRD-061). */
  readonly line2?: InputMaybe<Scalars['String']['input']>;
  readonly city: Scalars['String']['input'];
  readonly postalCode: Scalars['String']['input'];
  readonly countrySubDivision: Scalars['String']['input'];
  readonly country: Scalars['String']['input'];
};

export type SingleUseBillingAddress = {
  readonly addressToken: Scalars['String']['output'];
};

export type PaymentInstrumentInput = {
  readonly requestId: Scalars['ID']['input'];
  /** Of the vault's card form. */
  readonly paymentInstrumentToken: Scalars['String']['input'];
  readonly addressId?: InputMaybe<Scalars['ID']['input']>;
  /** The first one is the default in any case. */
  readonly default?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A token replaces the card under the same paymentMethodId, so that auto reloads continue. */
export type UpdatePaymentInstrumentInput = {
  readonly paymentMethodId: Scalars['ID']['input'];
  readonly paymentInstrumentToken?: InputMaybe<Scalars['String']['input']>;
  readonly addressId?: InputMaybe<Scalars['ID']['input']>;
};

export type PayPalInput = {
  readonly requestId: Scalars['ID']['input'];
  /** The first payment method is the default in any case. */
  readonly default?: InputMaybe<Scalars['Boolean']['input']>;
};

/** ADDED: the account is stored. EXPIRED: 30 minutes have passed, start again. CANCELLED, FAILED: nothing is stored. */
export type PayPalStatus =
  | 'WAITING'
  | 'ADDED'
  | 'CANCELLED'
  | 'FAILED'
  | 'EXPIRED';

/** A member's approval to charge a PayPal account (D-97). */
export type PayPalApproval = {
  readonly approvalId: Scalars['ID']['output'];
  readonly status: PayPalStatus;
  /** The provider's page, while the approval waits for the customer. It returns to /account/payment-method/add/paypal?approval=… */
  readonly url?: Maybe<Scalars['String']['output']>;
  /** Null until the account is added, and after it was removed. */
  readonly paymentInstrument?: Maybe<PaymentInstrument>;
};

/** An offer for one cart: a Reward of the programme (STAR_REWARD, its code is its number of Stars) or a coupon (COUPON). */
export type MemberOffer = {
  readonly type: Scalars['String']['output'];
  readonly code: Scalars['String']['output'];
  /** What it gives, in the locale. */
  readonly title: Scalars['String']['output'];
  /** The price of a Reward in whole Stars. */
  readonly stars?: Maybe<Scalars['Int']['output']>;
  /** What it takes off this cart before taxes. */
  readonly discount?: Maybe<Money>;
  readonly usable: Scalars['Boolean']['output'];
  /** Why it is not usable, in the locale. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** ISO 8601. */
  readonly expiresAt?: Maybe<Scalars['String']['output']>;
};

export type MemberOffers = {
  readonly starTenths: Scalars['Int']['output'];
  /** The usable ones first. */
  readonly offers: ReadonlyArray<MemberOffer>;
};

/** The Stars that an order earns when it is picked up, by how it is paid (D-149). */
export type StarEarning = {
  readonly payAsYouGoTenths: Scalars['Int']['output'];
  readonly preloadedCardTenths: Scalars['Int']['output'];
};

/** The offer that a stored order has used. */
export type UsedOffer = {
  readonly type: Scalars['String']['output'];
  readonly code: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly stars?: Maybe<Scalars['Int']['output']>;
  readonly discount: Money;
};

/** The Stars of one month that expire together (D-150). */
export type ExpiringStars = {
  /** The last day on which they can be used, in the member's zone. */
  readonly date: Scalars['String']['output'];
  /** The instant at which they are gone, ISO 8601. */
  readonly expiresAt: Scalars['String']['output'];
  /** Tenths of a Star. */
  readonly starsExpiring: Scalars['Int']['output'];
  /** Whole days that are left, rounded down (D-132). */
  readonly daysLeft: Scalars['Int']['output'];
  /** Whether Stars that are earned this month still extend them: it is their last month, and they were not extended yet. */
  readonly canExtend: Scalars['Boolean']['output'];
};

/** An entry of a member's Stars. */
export type StarEntry = {
  readonly entryId: Scalars['ID']['output'];
  /** OPENING, EARNED, BONUS, PROMO, SPENT, RETURNED, EXPIRED or TAKEN_BACK. */
  readonly kind: Scalars['String']['output'];
  /** Signed tenths of a Star. */
  readonly starTenths: Scalars['Int']['output'];
  /** What was to be moved: more than starTenths if Stars were taken back and fewer were left. */
  readonly askedTenths: Scalars['Int']['output'];
  readonly balanceAfterTenths: Scalars['Int']['output'];
  /** ISO 8601. */
  readonly at: Scalars['String']['output'];
};

export type StarHistory = {
  /** The latest first. */
  readonly entries: ReadonlyArray<StarEntry>;
  /** Names the next older page; null on the last one. */
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
};

/** The signed-in member's Stars and level (RWD-020 to RWD-028, D-150). */
export type MemberRewards = {
  readonly level: Scalars['String']['output'];
  readonly starTenths: Scalars['Int']['output'];
  /** True while Stars that are earned wait to be booked: ask again. */
  readonly starsPending: Scalars['Boolean']['output'];
  /** Earned in the level year, whatever was spent. */
  readonly starsThisYearTenths: Scalars['Int']['output'];
  /** The last day of the level year, YYYY-MM-DD in the member's zone. */
  readonly levelYearEndsOn: Scalars['String']['output'];
  /** The highest level names itself. */
  readonly nextLevel: Scalars['String']['output'];
  /** 0 at the highest level. */
  readonly tenthsToNextLevel: Scalars['Int']['output'];
  /** The Stars that keep Gold for another year if they are earned in its last month; null unless that month has begun and Gold would end. */
  readonly tenthsToExtendLevel?: Maybe<Scalars['Int']['output']>;
  /** YYYY-MM-DD. */
  readonly joinDate: Scalars['String']['output'];
  /** The calendar year in which the member joined. */
  readonly memberTenureYear: Scalars['Int']['output'];
  /** The calendar year since which the member is Gold or higher; null if the member is not, or it is not known. */
  readonly goldMedalYear?: Maybe<Scalars['Int']['output']>;
  readonly birthdayOnFile: Scalars['Boolean']['output'];
  /** US or CA. */
  readonly subMarket: Scalars['String']['output'];
  /** The months with an end, the earliest first; empty at levels that keep Stars. */
  readonly expiringSoon: ReadonlyArray<ExpiringStars>;
};

/** An offer that counts for a member who opts in with POST rewardsRestPaths.optIn (RWD-065). */
export type OptInOffer = {
  readonly offerId: Scalars['ID']['output'];
  /** COUPON, CHOICE (one of several) or MULTIPLIER (more Stars for a time). */
  readonly kind: Scalars['String']['output'];
  /** In the locale. */
  readonly title: Scalars['String']['output'];
  readonly body: Scalars['String']['output'];
  /** ISO 8601. */
  readonly endsAt: Scalars['String']['output'];
  /** Whether the member has opted in. */
  readonly isActive: Scalars['Boolean']['output'];
};

export type PromoRedemption = {
  /** The promo's own text in the locale of the request; null without one. */
  readonly message?: Maybe<Scalars['String']['output']>;
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

export type RecommendationReason =
  | 'FAVORITE'
  | 'USUAL'
  | 'NEARBY';

/** Wire codes of ORD-060: 16 is spelled INSTORE16 because GraphQL names cannot start with a digit. */
export type PickupOptionCode =
  | 'INSTORE16'
  | 'DT'
  | 'CX';

export type Coordinates = {
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
};

export type StoreAddress = {
  readonly singleLine: Scalars['String']['output'];
  readonly lines: ReadonlyArray<Scalars['String']['output']>;
  readonly city: Scalars['String']['output'];
  readonly postalCode: Scalars['String']['output'];
  readonly countrySubdivisionCode: Scalars['String']['output'];
  readonly countryCode: Scalars['String']['output'];
};

export type TimeZoneInfo = {
  readonly timeZoneId: Scalars['String']['output'];
};

export type MobileOrdering = {
  readonly availability: MobileOrderingAvailability;
  readonly guestOrdering: Scalars['Boolean']['output'];
  readonly curbsideAvailability: CurbsideAvailability;
  readonly stallQuantity: Scalars['Int']['output'];
  readonly svcOnly: Scalars['Boolean']['output'];
};

export type CodeName = {
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type WarningLabel = {
  readonly code: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

/** One opening interval, instants in UTC (ISO 8601): D-53. */
export type OpenInterval = {
  readonly opensAt: Scalars['String']['output'];
  readonly closesAt: Scalars['String']['output'];
};

export type ScheduleDay = {
  readonly date: Scalars['String']['output'];
  readonly dayFormatted: Scalars['String']['output'];
  readonly hoursFormatted: Scalars['String']['output'];
  readonly holidayFormatted?: Maybe<Scalars['String']['output']>;
  readonly open: Scalars['Boolean']['output'];
};

/** ORD-063: a slot of five minutes; startsAt is an instant (ISO 8601). A full slot is not available. */
export type TimeSlot = {
  readonly startsAt: Scalars['String']['output'];
  readonly available: Scalars['Boolean']['output'];
};

export type ScheduledOrdering = {
  readonly slots: ReadonlyArray<TimeSlot>;
  readonly asapAvailable: Scalars['Boolean']['output'];
};

/** Public field by field: some fields depend on who asks, scheduledOrdering changes by the minute. */
export type Store = {
  readonly storeNumber: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly coordinates: Coordinates;
  readonly address: StoreAddress;
  readonly phoneNumber?: Maybe<Scalars['String']['output']>;
  readonly ownershipTypeCode: Scalars['String']['output'];
  readonly timeZone: TimeZoneInfo;
  readonly mobileOrdering: MobileOrdering;
  readonly pickUpOptions: ReadonlyArray<CodeName>;
  readonly warningLabels: ReadonlyArray<WarningLabel>;
  readonly amenities: ReadonlyArray<CodeName>;
  readonly schedule: ReadonlyArray<ScheduleDay>;
  readonly openIntervals: ReadonlyArray<OpenInterval>;
  readonly isOpen: Scalars['Boolean']['output'];
  readonly isOpen24Hours: Scalars['Boolean']['output'];
  readonly openStatusFormatted: Scalars['String']['output'];
  readonly hoursStatusFormatted: Scalars['String']['output'];
  readonly isFavorite: Scalars['Boolean']['output'];
  readonly isPrevious: Scalars['Boolean']['output'];
  readonly recommendationReason?: Maybe<RecommendationReason>;
  /** Metres from the asked position, when one was given. */
  readonly distanceMetres?: Maybe<Scalars['Float']['output']>;
  readonly currency: Currency;
  /**
   * The times at which an order of this pickup option, in store by default, can be picked up: with `days` true until the end of tomorrow and
   * of the day when the store opens next, else within the next hour while it is open.
   */
  readonly scheduledOrdering: ScheduledOrdering;
  readonly pickupEstimates: ReadonlyArray<PickupEstimate>;
};


/** Public field by field: some fields depend on who asks, scheduledOrdering changes by the minute. */
export type StoreScheduledOrderingArgs = {
  pickUpOption?: InputMaybe<PickupOptionCode>;
  days?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PickupEstimate = {
  readonly pickUpOption: PickupOptionCode;
  readonly minMinutes: Scalars['Int']['output'];
  readonly maxMinutes: Scalars['Int']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  CacheControlScope: CacheControlScope;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Currency: Currency;
  Money: ResolverTypeWrapper<Money>;
  AutoReloadProfile: ResolverTypeWrapper<AutoReloadProfile>;
  StoredValueCard: ResolverTypeWrapper<StoredValueCard>;
  Balance: ResolverTypeWrapper<Balance>;
  AddMoneyOption: ResolverTypeWrapper<AddMoneyOption>;
  AddMoneyOptions: ResolverTypeWrapper<AddMoneyOptions>;
  AmountRange: ResolverTypeWrapper<AmountRange>;
  LedgerOrder: ResolverTypeWrapper<LedgerOrder>;
  LedgerEntry: ResolverTypeWrapper<LedgerEntry>;
  TransactionType: TransactionType;
  TransactionMonth: ResolverTypeWrapper<TransactionMonth>;
  CardProblem: ResolverTypeWrapper<CardProblem>;
  User: ResolverTypeWrapper<ResolverParents['User']>;
  RegisterCardInput: RegisterCardInput;
  DigitalCardInput: DigitalCardInput;
  RenameCardInput: RenameCardInput;
  ReloadStatus: ReloadStatus;
  PaymentActionView: ResolverTypeWrapper<PaymentActionView>;
  CardReload: ResolverTypeWrapper<CardReload>;
  ReloadCardInput: ReloadCardInput;
  TransferInput: TransferInput;
  CardTransfer: ResolverTypeWrapper<CardTransfer>;
  AutoReloadInput: AutoReloadInput;
  CardRemoval: ResolverTypeWrapper<CardRemoval>;
  ItemAvailability: ItemAvailability;
  Menu: ResolverTypeWrapper<Menu>;
  PictureStage: PictureStage;
  MenuCategory: ResolverTypeWrapper<MenuCategory>;
  MenuSubcategory: ResolverTypeWrapper<MenuSubcategory>;
  MenuProduct: ResolverTypeWrapper<MenuProduct>;
  Allergen: ResolverTypeWrapper<Allergen>;
  MenuView: ResolverTypeWrapper<MenuView>;
  NutritionFact: ResolverTypeWrapper<NutritionFact>;
  ProductSize: ResolverTypeWrapper<ProductSize>;
  AllergenStatus: AllergenStatus;
  OptionAttributes: ResolverTypeWrapper<OptionAttributes>;
  OptionProduct: ResolverTypeWrapper<OptionProduct>;
  OptionCategory: ResolverTypeWrapper<OptionCategory>;
  OptionSelection: OptionSelection;
  ProductForm: ResolverTypeWrapper<ProductForm>;
  RecipeIngredient: ResolverTypeWrapper<RecipeIngredient>;
  Product: ResolverTypeWrapper<Product>;
  FavoriteForm: ResolverTypeWrapper<FavoriteForm>;
  FavoriteProductFacts: ResolverTypeWrapper<FavoriteProductFacts>;
  FavoriteItem: ResolverTypeWrapper<FavoriteItem>;
  FavoriteProduct: ResolverTypeWrapper<FavoriteProduct>;
  FavoriteItemInput: FavoriteItemInput;
  GiftCard: ResolverTypeWrapper<GiftCard>;
  GiftCategory: ResolverTypeWrapper<GiftCategory>;
  GiftCatalogue: ResolverTypeWrapper<GiftCatalogue>;
  GiftCardDetail: ResolverTypeWrapper<GiftCardDetail>;
  GiftOccasion: ResolverTypeWrapper<GiftOccasion>;
  MemberCart: ResolverTypeWrapper<MemberCart>;
  ConsumptionType: ConsumptionType;
  OrderPaymentType: OrderPaymentType;
  OrderStatus: OrderStatus;
  OrderVoidReason: OrderVoidReason;
  CommerceInput: CommerceInput;
  ChildItemInput: ChildItemInput;
  CartItemInput: CartItemInput;
  OfferInput: OfferInput;
  FulfillmentInput: FulfillmentInput;
  CartInput: CartInput;
  OrderInput: OrderInput;
  ScheduledOrderingInput: ScheduledOrderingInput;
  PriceLineItem: ResolverTypeWrapper<PriceLineItem>;
  PriceRow: ResolverTypeWrapper<PriceRow>;
  OrderSummary: ResolverTypeWrapper<OrderSummary>;
  Offer: ResolverTypeWrapper<Offer>;
  PricedCart: ResolverTypeWrapper<PricedCart>;
  Transaction: ResolverTypeWrapper<Transaction>;
  OrderPricing: ResolverTypeWrapper<Omit<OrderPricing, 'store'> & { store: ResolversTypes['Store'] }>;
  TenderInput: TenderInput;
  GuestInput: GuestInput;
  SubmitOrderInput: SubmitOrderInput;
  OrderPaymentStatus: OrderPaymentStatus;
  OrderPayment: ResolverTypeWrapper<Omit<OrderPayment, 'order'> & { order?: Maybe<ResolversTypes['SubmittedOrder']> }>;
  PaidTender: ResolverTypeWrapper<PaidTender>;
  CustomerArrivalInput: CustomerArrivalInput;
  CustomerArrival: ResolverTypeWrapper<CustomerArrival>;
  CheckInOrder: ResolverTypeWrapper<ResolverParents['CheckInOrder']>;
  TipChange: ResolverTypeWrapper<TipChange>;
  OrderVoid: ResolverTypeWrapper<OrderVoid>;
  SubmittedOrder: ResolverTypeWrapper<ResolverParents['SubmittedOrder']>;
  SignedOrderInput: SignedOrderInput;
  SkuAvailability: ResolverTypeWrapper<SkuAvailability>;
  StandardItem: ResolverTypeWrapper<StandardItem>;
  CartItemView: ResolverTypeWrapper<CartItemView>;
  CartItemNames: ResolverTypeWrapper<CartItemNames>;
  NamedPart: ResolverTypeWrapper<NamedPart>;
  ItemFacts: ResolverTypeWrapper<ItemFacts>;
  TaxRate: ResolverTypeWrapper<TaxRate>;
  PricingRules: ResolverTypeWrapper<PricingRules>;
  SkuPrice: ResolverTypeWrapper<SkuPrice>;
  ProductPrices: ResolverTypeWrapper<ProductPrices>;
  StorePricing: ResolverTypeWrapper<StorePricing>;
  StorePricingInput: StorePricingInput;
  BasketChildItem: ResolverTypeWrapper<BasketChildItem>;
  ExcludedIngredient: ResolverTypeWrapper<ExcludedIngredient>;
  BasketItem: ResolverTypeWrapper<BasketItem>;
  Basket: ResolverTypeWrapper<Basket>;
  ExpressOrder: ResolverTypeWrapper<ExpressOrder>;
  InStoreOrder: ResolverTypeWrapper<InStoreOrder>;
  DroppedLine: ResolverTypeWrapper<DroppedLine>;
  PreviousOrder: ResolverTypeWrapper<PreviousOrder>;
  PaymentInstrument: ResolverTypeWrapper<PaymentInstrument>;
  BillingAddress: ResolverTypeWrapper<BillingAddress>;
  AddressInput: AddressInput;
  UpdateAddressInput: UpdateAddressInput;
  SingleUseAddressInput: SingleUseAddressInput;
  SingleUseBillingAddress: ResolverTypeWrapper<SingleUseBillingAddress>;
  PaymentInstrumentInput: PaymentInstrumentInput;
  UpdatePaymentInstrumentInput: UpdatePaymentInstrumentInput;
  PayPalInput: PayPalInput;
  PayPalStatus: PayPalStatus;
  PayPalApproval: ResolverTypeWrapper<PayPalApproval>;
  MemberOffer: ResolverTypeWrapper<MemberOffer>;
  MemberOffers: ResolverTypeWrapper<MemberOffers>;
  StarEarning: ResolverTypeWrapper<StarEarning>;
  UsedOffer: ResolverTypeWrapper<UsedOffer>;
  ExpiringStars: ResolverTypeWrapper<ExpiringStars>;
  StarEntry: ResolverTypeWrapper<StarEntry>;
  StarHistory: ResolverTypeWrapper<StarHistory>;
  MemberRewards: ResolverTypeWrapper<MemberRewards>;
  OptInOffer: ResolverTypeWrapper<OptInOffer>;
  PromoRedemption: ResolverTypeWrapper<PromoRedemption>;
  MobileOrderingAvailability: MobileOrderingAvailability;
  CurbsideAvailability: CurbsideAvailability;
  RecommendationReason: RecommendationReason;
  PickupOptionCode: PickupOptionCode;
  Coordinates: ResolverTypeWrapper<Coordinates>;
  StoreAddress: ResolverTypeWrapper<StoreAddress>;
  TimeZoneInfo: ResolverTypeWrapper<TimeZoneInfo>;
  MobileOrdering: ResolverTypeWrapper<MobileOrdering>;
  CodeName: ResolverTypeWrapper<CodeName>;
  WarningLabel: ResolverTypeWrapper<WarningLabel>;
  OpenInterval: ResolverTypeWrapper<OpenInterval>;
  ScheduleDay: ResolverTypeWrapper<ScheduleDay>;
  TimeSlot: ResolverTypeWrapper<TimeSlot>;
  ScheduledOrdering: ResolverTypeWrapper<ScheduledOrdering>;
  Store: ResolverTypeWrapper<ResolverParents['Store']>;
  PickupEstimate: ResolverTypeWrapper<PickupEstimate>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  Float: Scalars['Float']['output'];
  Mutation: Record<PropertyKey, never>;
  Money: Money;
  AutoReloadProfile: AutoReloadProfile;
  StoredValueCard: StoredValueCard;
  Balance: Balance;
  AddMoneyOption: AddMoneyOption;
  AddMoneyOptions: AddMoneyOptions;
  AmountRange: AmountRange;
  LedgerOrder: LedgerOrder;
  LedgerEntry: LedgerEntry;
  TransactionMonth: TransactionMonth;
  CardProblem: CardProblem;
  User: ResolverParents['User'];
  RegisterCardInput: RegisterCardInput;
  DigitalCardInput: DigitalCardInput;
  RenameCardInput: RenameCardInput;
  PaymentActionView: PaymentActionView;
  CardReload: CardReload;
  ReloadCardInput: ReloadCardInput;
  TransferInput: TransferInput;
  CardTransfer: CardTransfer;
  AutoReloadInput: AutoReloadInput;
  CardRemoval: CardRemoval;
  Menu: Menu;
  MenuCategory: MenuCategory;
  MenuSubcategory: MenuSubcategory;
  MenuProduct: MenuProduct;
  Allergen: Allergen;
  MenuView: MenuView;
  NutritionFact: NutritionFact;
  ProductSize: ProductSize;
  OptionAttributes: OptionAttributes;
  OptionProduct: OptionProduct;
  OptionCategory: OptionCategory;
  ProductForm: ProductForm;
  RecipeIngredient: RecipeIngredient;
  Product: Product;
  FavoriteForm: FavoriteForm;
  FavoriteProductFacts: FavoriteProductFacts;
  FavoriteItem: FavoriteItem;
  FavoriteProduct: FavoriteProduct;
  FavoriteItemInput: FavoriteItemInput;
  GiftCard: GiftCard;
  GiftCategory: GiftCategory;
  GiftCatalogue: GiftCatalogue;
  GiftCardDetail: GiftCardDetail;
  GiftOccasion: GiftOccasion;
  MemberCart: MemberCart;
  CommerceInput: CommerceInput;
  ChildItemInput: ChildItemInput;
  CartItemInput: CartItemInput;
  OfferInput: OfferInput;
  FulfillmentInput: FulfillmentInput;
  CartInput: CartInput;
  OrderInput: OrderInput;
  ScheduledOrderingInput: ScheduledOrderingInput;
  PriceLineItem: PriceLineItem;
  PriceRow: PriceRow;
  OrderSummary: OrderSummary;
  Offer: Offer;
  PricedCart: PricedCart;
  Transaction: Transaction;
  OrderPricing: Omit<OrderPricing, 'store'> & { store: ResolversParentTypes['Store'] };
  TenderInput: TenderInput;
  GuestInput: GuestInput;
  SubmitOrderInput: SubmitOrderInput;
  OrderPayment: Omit<OrderPayment, 'order'> & { order?: Maybe<ResolversParentTypes['SubmittedOrder']> };
  PaidTender: PaidTender;
  CustomerArrivalInput: CustomerArrivalInput;
  CustomerArrival: CustomerArrival;
  CheckInOrder: ResolverParents['CheckInOrder'];
  TipChange: TipChange;
  OrderVoid: OrderVoid;
  SubmittedOrder: ResolverParents['SubmittedOrder'];
  SignedOrderInput: SignedOrderInput;
  SkuAvailability: SkuAvailability;
  StandardItem: StandardItem;
  CartItemView: CartItemView;
  CartItemNames: CartItemNames;
  NamedPart: NamedPart;
  ItemFacts: ItemFacts;
  TaxRate: TaxRate;
  PricingRules: PricingRules;
  SkuPrice: SkuPrice;
  ProductPrices: ProductPrices;
  StorePricing: StorePricing;
  StorePricingInput: StorePricingInput;
  BasketChildItem: BasketChildItem;
  ExcludedIngredient: ExcludedIngredient;
  BasketItem: BasketItem;
  Basket: Basket;
  ExpressOrder: ExpressOrder;
  InStoreOrder: InStoreOrder;
  DroppedLine: DroppedLine;
  PreviousOrder: PreviousOrder;
  PaymentInstrument: PaymentInstrument;
  BillingAddress: BillingAddress;
  AddressInput: AddressInput;
  UpdateAddressInput: UpdateAddressInput;
  SingleUseAddressInput: SingleUseAddressInput;
  SingleUseBillingAddress: SingleUseBillingAddress;
  PaymentInstrumentInput: PaymentInstrumentInput;
  UpdatePaymentInstrumentInput: UpdatePaymentInstrumentInput;
  PayPalInput: PayPalInput;
  PayPalApproval: PayPalApproval;
  MemberOffer: MemberOffer;
  MemberOffers: MemberOffers;
  StarEarning: StarEarning;
  UsedOffer: UsedOffer;
  ExpiringStars: ExpiringStars;
  StarEntry: StarEntry;
  StarHistory: StarHistory;
  MemberRewards: MemberRewards;
  OptInOffer: OptInOffer;
  PromoRedemption: PromoRedemption;
  Coordinates: Coordinates;
  StoreAddress: StoreAddress;
  TimeZoneInfo: TimeZoneInfo;
  MobileOrdering: MobileOrdering;
  CodeName: CodeName;
  WarningLabel: WarningLabel;
  OpenInterval: OpenInterval;
  ScheduleDay: ScheduleDay;
  TimeSlot: TimeSlot;
  ScheduledOrdering: ScheduledOrdering;
  Store: ResolverParents['Store'];
  PickupEstimate: PickupEstimate;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
};

export type CacheControlDirectiveArgs = {
  scope?: Maybe<CacheControlScope>;
  maxAge?: Maybe<Scalars['Int']['input']>;
  staleWhileRevalidate?: Maybe<Scalars['Int']['input']>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = GraphqlContext, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SampleDirectiveArgs = {
  values: ReadonlyArray<Scalars['String']['input']>;
};

export type SampleDirectiveResolver<Result, Parent, ContextType = GraphqlContext, Args = SampleDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  menu?: Resolver<ResolversTypes['MenuView'], ParentType, ContextType, RequireFields<QueryMenuArgs, 'locale'>>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<QueryProductArgs, 'productNumber' | 'formCode' | 'locale'>>;
  favoriteProducts?: Resolver<ReadonlyArray<ResolversTypes['FavoriteProduct']>, ParentType, ContextType, RequireFields<QueryFavoriteProductsArgs, 'locale'>>;
  gift?: Resolver<ResolversTypes['GiftCatalogue'], ParentType, ContextType, RequireFields<QueryGiftArgs, 'locale'>>;
  giftCard?: Resolver<Maybe<ResolversTypes['GiftCardDetail']>, ParentType, ContextType, RequireFields<QueryGiftCardArgs, 'productNumber' | 'locale'>>;
  memberCart?: Resolver<ResolversTypes['MemberCart'], ParentType, ContextType, RequireFields<QueryMemberCartArgs, 'locale'>>;
  previousOrders?: Resolver<ReadonlyArray<ResolversTypes['PreviousOrder']>, ParentType, ContextType, RequireFields<QueryPreviousOrdersArgs, 'locale'>>;
  usualItems?: Resolver<ReadonlyArray<ResolversTypes['BasketItem']>, ParentType, ContextType, RequireFields<QueryUsualItemsArgs, 'locale'>>;
  cartItems?: Resolver<ReadonlyArray<ResolversTypes['CartItemView']>, ParentType, ContextType, RequireFields<QueryCartItemsArgs, 'items' | 'locale'>>;
  pricingRules?: Resolver<ResolversTypes['PricingRules'], ParentType, ContextType, RequireFields<QueryPricingRulesArgs, 'storeNumber' | 'locale'>>;
  pricingByStoreNumber?: Resolver<ResolversTypes['StorePricing'], ParentType, ContextType, RequireFields<QueryPricingByStoreNumberArgs, 'storeNumber' | 'productNumbers'>>;
  openOrders?: Resolver<ReadonlyArray<ResolversTypes['SubmittedOrder']>, ParentType, ContextType, RequireFields<QueryOpenOrdersArgs, 'withPickedUp'>>;
  order?: Resolver<Maybe<ResolversTypes['SubmittedOrder']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'orderId'>>;
  checkInOrder?: Resolver<Maybe<ResolversTypes['CheckInOrder']>, ParentType, ContextType, RequireFields<QueryCheckInOrderArgs, 'orderToken'>>;
  orderPayment?: Resolver<Maybe<ResolversTypes['OrderPayment']>, ParentType, ContextType, RequireFields<QueryOrderPaymentArgs, 'orderId'>>;
  optInOffers?: Resolver<ReadonlyArray<ResolversTypes['OptInOffer']>, ParentType, ContextType, RequireFields<QueryOptInOffersArgs, 'locale'>>;
  memberRewards?: Resolver<ResolversTypes['MemberRewards'], ParentType, ContextType>;
  starHistory?: Resolver<ResolversTypes['StarHistory'], ParentType, ContextType, Partial<QueryStarHistoryArgs>>;
  memberOffers?: Resolver<ResolversTypes['MemberOffers'], ParentType, ContextType, RequireFields<QueryMemberOffersArgs, 'items' | 'storeNumber' | 'locale'>>;
  storeByNumber?: Resolver<ResolversTypes['Store'], ParentType, ContextType, RequireFields<QueryStoreByNumberArgs, 'storeNumber'>>;
  recommendedStores?: Resolver<ReadonlyArray<ResolversTypes['Store']>, ParentType, ContextType, Partial<QueryRecommendedStoresArgs>>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  registerCard?: Resolver<ResolversTypes['StoredValueCard'], ParentType, ContextType, RequireFields<MutationRegisterCardArgs, 'input'>>;
  createDigitalCard?: Resolver<ResolversTypes['StoredValueCard'], ParentType, ContextType, RequireFields<MutationCreateDigitalCardArgs, 'input'>>;
  renameCard?: Resolver<ResolversTypes['StoredValueCard'], ParentType, ContextType, RequireFields<MutationRenameCardArgs, 'input'>>;
  setPrimaryCard?: Resolver<ResolversTypes['StoredValueCard'], ParentType, ContextType, RequireFields<MutationSetPrimaryCardArgs, 'cardId'>>;
  removeCard?: Resolver<ResolversTypes['CardRemoval'], ParentType, ContextType, RequireFields<MutationRemoveCardArgs, 'cardId'>>;
  undoRemoveCard?: Resolver<ResolversTypes['StoredValueCard'], ParentType, ContextType, RequireFields<MutationUndoRemoveCardArgs, 'cardId'>>;
  reloadCard?: Resolver<ResolversTypes['CardReload'], ParentType, ContextType, RequireFields<MutationReloadCardArgs, 'input'>>;
  transferCardBalance?: Resolver<ResolversTypes['CardTransfer'], ParentType, ContextType, RequireFields<MutationTransferCardBalanceArgs, 'input'>>;
  createAutoReload?: Resolver<ResolversTypes['StoredValueCard'], ParentType, ContextType, RequireFields<MutationCreateAutoReloadArgs, 'input'>>;
  updateAutoReload?: Resolver<ResolversTypes['StoredValueCard'], ParentType, ContextType, RequireFields<MutationUpdateAutoReloadArgs, 'input'>>;
  disableAutoReload?: Resolver<ResolversTypes['StoredValueCard'], ParentType, ContextType, RequireFields<MutationDisableAutoReloadArgs, 'cardId'>>;
  addFavoriteProduct?: Resolver<ResolversTypes['FavoriteProduct'], ParentType, ContextType, RequireFields<MutationAddFavoriteProductArgs, 'locale' | 'item'>>;
  deleteFavoriteProduct?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteFavoriteProductArgs, 'favoriteProductId'>>;
  saveMemberCart?: Resolver<ResolversTypes['MemberCart'], ParentType, ContextType, RequireFields<MutationSaveMemberCartArgs, 'items' | 'revision' | 'locale'>>;
  priceOrder?: Resolver<ResolversTypes['OrderPricing'], ParentType, ContextType, RequireFields<MutationPriceOrderArgs, 'order' | 'locale'>>;
  priceOrderGuest?: Resolver<ResolversTypes['OrderPricing'], ParentType, ContextType, RequireFields<MutationPriceOrderGuestArgs, 'order' | 'locale'>>;
  submitOrder?: Resolver<ResolversTypes['SubmittedOrder'], ParentType, ContextType, RequireFields<MutationSubmitOrderArgs, 'subInp'>>;
  submitOrderGuest?: Resolver<ResolversTypes['SubmittedOrder'], ParentType, ContextType, RequireFields<MutationSubmitOrderGuestArgs, 'subInp'>>;
  createCustomerArrival?: Resolver<ResolversTypes['CustomerArrival'], ParentType, ContextType, RequireFields<MutationCreateCustomerArrivalArgs, 'customerArrivalInput'>>;
  changeTip?: Resolver<ResolversTypes['SubmittedOrder'], ParentType, ContextType, RequireFields<MutationChangeTipArgs, 'orderId' | 'tipAmountMinor'>>;
  cancelOrder?: Resolver<ResolversTypes['SubmittedOrder'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'orderId'>>;
  cancelOrderPayment?: Resolver<Maybe<ResolversTypes['OrderPayment']>, ParentType, ContextType, RequireFields<MutationCancelOrderPaymentArgs, 'orderId'>>;
  createStoringKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addPaymentInstrument?: Resolver<ResolversTypes['PaymentInstrument'], ParentType, ContextType, RequireFields<MutationAddPaymentInstrumentArgs, 'input'>>;
  updatePaymentInstrument?: Resolver<ResolversTypes['PaymentInstrument'], ParentType, ContextType, RequireFields<MutationUpdatePaymentInstrumentArgs, 'input'>>;
  startPayPal?: Resolver<ResolversTypes['PayPalApproval'], ParentType, ContextType, RequireFields<MutationStartPayPalArgs, 'input'>>;
  finishPayPal?: Resolver<ResolversTypes['PayPalApproval'], ParentType, ContextType, RequireFields<MutationFinishPayPalArgs, 'approvalId'>>;
  setDefaultPaymentInstrument?: Resolver<ResolversTypes['PaymentInstrument'], ParentType, ContextType, RequireFields<MutationSetDefaultPaymentInstrumentArgs, 'paymentMethodId'>>;
  removePaymentInstrument?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemovePaymentInstrumentArgs, 'paymentMethodId'>>;
  createAddress?: Resolver<ResolversTypes['BillingAddress'], ParentType, ContextType, RequireFields<MutationCreateAddressArgs, 'input'>>;
  updateAddress?: Resolver<ResolversTypes['BillingAddress'], ParentType, ContextType, RequireFields<MutationUpdateAddressArgs, 'input'>>;
  removeAddress?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveAddressArgs, 'addressId'>>;
  addSingleUseBillingAddress?: Resolver<ResolversTypes['SingleUseBillingAddress'], ParentType, ContextType, RequireFields<MutationAddSingleUseBillingAddressArgs, 'input'>>;
  redeemPromoCode?: Resolver<ResolversTypes['PromoRedemption'], ParentType, ContextType, RequireFields<MutationRedeemPromoCodeArgs, 'promoCode'>>;
};

export type MoneyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amountMinor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
};

export type AutoReloadProfileResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AutoReloadProfile'] = ResolversParentTypes['AutoReloadProfile']> = {
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReloading?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  triggerAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paymentMethodId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentInstrumentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoredValueCardResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StoredValueCard'] = ResolversParentTypes['StoredValueCard']> = {
  cardId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cardNumberLastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cardImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  art?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Balance'], ParentType, ContextType>;
  orderPaymentType?: Resolver<ResolversTypes['OrderPaymentType'], ParentType, ContextType>;
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDigital?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  autoReloadProfile?: Resolver<Maybe<ResolversTypes['AutoReloadProfile']>, ParentType, ContextType>;
  addMoney?: Resolver<ResolversTypes['AddMoneyOptions'], ParentType, ContextType>;
};

export type BalanceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Balance'] = ResolversParentTypes['Balance']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AddMoneyOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AddMoneyOption'] = ResolversParentTypes['AddMoneyOption']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AddMoneyOptionsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AddMoneyOptions'] = ResolversParentTypes['AddMoneyOptions']> = {
  headroom?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['AddMoneyOption']>, ParentType, ContextType>;
  other?: Resolver<Maybe<ResolversTypes['AmountRange']>, ParentType, ContextType>;
};

export type AmountRangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AmountRange'] = ResolversParentTypes['AmountRange']> = {
  least?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type LedgerOrderResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LedgerOrder'] = ResolversParentTypes['LedgerOrder']> = {
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  storeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZoneId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LedgerEntryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LedgerEntry'] = ResolversParentTypes['LedgerEntry']> = {
  entryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['LedgerOrder']>, ParentType, ContextType>;
};

export type TransactionMonthResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TransactionMonth'] = ResolversParentTypes['TransactionMonth']> = {
  month?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['LedgerEntry']>, ParentType, ContextType>;
  olderMonth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newerMonth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CardProblemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CardProblem'] = ResolversParentTypes['CardProblem']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastFour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  cards?: Resolver<ReadonlyArray<ResolversTypes['StoredValueCard']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['StoredValueCard']>, ParentType, ContextType, RequireFields<UserCardArgs, 'cardId'>>;
  removedCards?: Resolver<ReadonlyArray<ResolversTypes['CardRemoval']>, ParentType, ContextType>;
  cardProblem?: Resolver<Maybe<ResolversTypes['CardProblem']>, ParentType, ContextType, RequireFields<UserCardProblemArgs, 'cardId'>>;
  ledger?: Resolver<ReadonlyArray<ResolversTypes['LedgerEntry']>, ParentType, ContextType, RequireFields<UserLedgerArgs, 'cardId'>>;
  transactions?: Resolver<ResolversTypes['TransactionMonth'], ParentType, ContextType, RequireFields<UserTransactionsArgs, 'cardId'>>;
  cardReload?: Resolver<Maybe<ResolversTypes['CardReload']>, ParentType, ContextType, RequireFields<UserCardReloadArgs, 'reloadId'>>;
  unconfirmedGiftLimit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  paymentInstruments?: Resolver<ReadonlyArray<ResolversTypes['PaymentInstrument']>, ParentType, ContextType>;
  addressList?: Resolver<ReadonlyArray<ResolversTypes['BillingAddress']>, ParentType, ContextType>;
};

export type PaymentActionViewResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentActionView'] = ResolversParentTypes['PaymentActionView']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CardReloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CardReload'] = ResolversParentTypes['CardReload']> = {
  reloadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReloadStatus'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  action?: Resolver<Maybe<ResolversTypes['PaymentActionView']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['StoredValueCard']>, ParentType, ContextType>;
};

export type CardTransferResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CardTransfer'] = ResolversParentTypes['CardTransfer']> = {
  transferId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['StoredValueCard']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['StoredValueCard']>, ParentType, ContextType>;
  removal?: Resolver<Maybe<ResolversTypes['CardRemoval']>, ParentType, ContextType>;
};

export type CardRemovalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CardRemoval'] = ResolversParentTypes['CardRemoval']> = {
  cardId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  undoUntil?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primaryCardId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MenuResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Menu'] = ResolversParentTypes['Menu']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['MenuCategory']>, ParentType, ContextType>;
};

export type MenuCategoryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MenuCategory'] = ResolversParentTypes['MenuCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categoryImageURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  art?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['PictureStage']>, ParentType, ContextType>;
  artWithoutPicture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['MenuProduct']>, ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['MenuSubcategory']>, ParentType, ContextType>;
};

export type MenuSubcategoryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MenuSubcategory'] = ResolversParentTypes['MenuSubcategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['MenuProduct']>, ParentType, ContextType>;
};

export type MenuProductResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MenuProduct'] = ResolversParentTypes['MenuProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  breadcrumbUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  art?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['PictureStage']>, ParentType, ContextType>;
  artWithoutPicture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  calories?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priceFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceVaries?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allergenKeys?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  allergenStatus?: Resolver<ResolversTypes['AllergenStatus'], ParentType, ContextType>;
  caffeine?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['ItemAvailability'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AllergenResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Allergen'] = ResolversParentTypes['Allergen']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuViewResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MenuView'] = ResolversParentTypes['MenuView']> = {
  storeNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allergens?: Resolver<ReadonlyArray<ResolversTypes['Allergen']>, ParentType, ContextType>;
  menus?: Resolver<ReadonlyArray<ResolversTypes['Menu']>, ParentType, ContextType>;
};

export type NutritionFactResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NutritionFact'] = ResolversParentTypes['NutritionFact']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductSizeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductSize'] = ResolversParentTypes['ProductSize']> = {
  sizeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  volume?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nutrition?: Resolver<ReadonlyArray<ResolversTypes['NutritionFact']>, ParentType, ContextType>;
  baseFigures?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['ItemAvailability'], ParentType, ContextType>;
};

export type OptionAttributesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OptionAttributes'] = ResolversParentTypes['OptionAttributes']> = {
  unitOfMeasure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OptionProductResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OptionProduct'] = ResolversParentTypes['OptionProduct']> = {
  productNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pricePerUnit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  attributes?: Resolver<ResolversTypes['OptionAttributes'], ParentType, ContextType>;
  caloriesPerUnit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  caffeinePerUnit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['ItemAvailability'], ParentType, ContextType>;
  figures?: Resolver<ReadonlyArray<ReadonlyArray<Maybe<ResolversTypes['Float']>>>, ParentType, ContextType>;
  ingredients?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  allergens?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  allergenStatus?: Resolver<ResolversTypes['AllergenStatus'], ParentType, ContextType>;
};

export type OptionCategoryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OptionCategory'] = ResolversParentTypes['OptionCategory']> = {
  categoryNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selection?: Resolver<ResolversTypes['OptionSelection'], ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['OptionProduct']>, ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['OptionCategory']>, ParentType, ContextType>;
};

export type ProductFormResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductForm'] = ResolversParentTypes['ProductForm']> = {
  formCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizes?: Resolver<ReadonlyArray<ResolversTypes['ProductSize']>, ParentType, ContextType>;
};

export type RecipeIngredientResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RecipeIngredient'] = ResolversParentTypes['RecipeIngredient']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  breadcrumbUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  art?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictureAlt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['PictureStage']>, ParentType, ContextType>;
  form?: Resolver<ResolversTypes['ProductForm'], ParentType, ContextType>;
  productOptions?: Resolver<ReadonlyArray<ResolversTypes['OptionCategory']>, ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['ItemAvailability'], ParentType, ContextType>;
  allergens?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  allergenStatus?: Resolver<ResolversTypes['AllergenStatus'], ParentType, ContextType>;
  ingredients?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipe?: Resolver<ReadonlyArray<ResolversTypes['RecipeIngredient']>, ParentType, ContextType>;
  baseAllergens?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  starsLevel?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  multiServe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  categoryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FavoriteFormResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FavoriteForm'] = ResolversParentTypes['FavoriteForm']> = {
  formCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FavoriteProductFactsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FavoriteProductFacts'] = ResolversParentTypes['FavoriteProductFacts']> = {
  productNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  art?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  forms?: Resolver<ReadonlyArray<ResolversTypes['FavoriteForm']>, ParentType, ContextType>;
};

export type FavoriteItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FavoriteItem'] = ResolversParentTypes['FavoriteItem']> = {
  product?: Resolver<ResolversTypes['FavoriteProductFacts'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sizeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['ItemAvailability'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  childItems?: Resolver<ReadonlyArray<ResolversTypes['BasketChildItem']>, ParentType, ContextType>;
  excludedIngredients?: Resolver<ReadonlyArray<ResolversTypes['ExcludedIngredient']>, ParentType, ContextType>;
  leftOut?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ExcludedIngredient']>>, ParentType, ContextType>;
  standardItems?: Resolver<ReadonlyArray<ResolversTypes['StandardItem']>, ParentType, ContextType>;
};

export type FavoriteProductResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FavoriteProduct'] = ResolversParentTypes['FavoriteProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['FavoriteItem'], ParentType, ContextType>;
};

export type GiftCardResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GiftCard'] = ResolversParentTypes['GiftCard']> = {
  productNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  art?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GiftCategoryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GiftCategory'] = ResolversParentTypes['GiftCategory']> = {
  urn?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eGifts?: Resolver<ReadonlyArray<ResolversTypes['GiftCard']>, ParentType, ContextType>;
};

export type GiftCatalogueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GiftCatalogue'] = ResolversParentTypes['GiftCatalogue']> = {
  categories?: Resolver<ReadonlyArray<ResolversTypes['GiftCategory']>, ParentType, ContextType>;
};

export type GiftCardDetailResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GiftCardDetail'] = ResolversParentTypes['GiftCardDetail']> = {
  productNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  art?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['GiftOccasion']>, ParentType, ContextType>;
};

export type GiftOccasionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GiftOccasion'] = ResolversParentTypes['GiftOccasion']> = {
  urn?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberCartResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MemberCart'] = ResolversParentTypes['MemberCart']> = {
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['BasketItem']>, ParentType, ContextType>;
  isSaved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PriceLineItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PriceLineItem'] = ResolversParentTypes['PriceLineItem']> = {
  itemId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['PriceLineItem']>, ParentType, ContextType>;
  standardQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  excludedIngredients?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  leftOut?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type PriceRowResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PriceRow'] = ResolversParentTypes['PriceRow']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderSummaryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderSummary'] = ResolversParentTypes['OrderSummary']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineItems?: Resolver<ReadonlyArray<ResolversTypes['PriceLineItem']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['PriceRow']>, ParentType, ContextType>;
  additionalFeeDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OfferResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasBeenApplied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stars?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PricedCartResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PricedCart'] = ResolversParentTypes['PricedCart']> = {
  offers?: Resolver<ReadonlyArray<ResolversTypes['Offer']>, ParentType, ContextType>;
};

export type TransactionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Transaction'] = ResolversParentTypes['Transaction']> = {
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OrderPricingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderPricing'] = ResolversParentTypes['OrderPricing']> = {
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  transaction?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['OrderSummary'], ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['PricedCart'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
  expiresIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTipEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderPaymentType?: Resolver<ResolversTypes['OrderPaymentType'], ParentType, ContextType>;
  earning?: Resolver<ResolversTypes['StarEarning'], ParentType, ContextType>;
};

export type OrderPaymentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderPayment'] = ResolversParentTypes['OrderPayment']> = {
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderPaymentStatus'], ParentType, ContextType>;
  action?: Resolver<Maybe<ResolversTypes['PaymentActionView']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['SubmittedOrder']>, ParentType, ContextType>;
};

export type PaidTenderResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaidTender'] = ResolversParentTypes['PaidTender']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CustomerArrivalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomerArrival'] = ResolversParentTypes['CustomerArrival']> = {
  arrivedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stallNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noticedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckInOrderResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckInOrder'] = ResolversParentTypes['CheckInOrder']> = {
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  pickUpOption?: Resolver<ResolversTypes['PickupOptionCode'], ParentType, ContextType>;
  arrival?: Resolver<Maybe<ResolversTypes['CustomerArrival']>, ParentType, ContextType>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
};

export type TipChangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TipChange'] = ResolversParentTypes['TipChange']> = {
  until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  highest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderVoidResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderVoid'] = ResolversParentTypes['OrderVoid']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['OrderVoidReason'], ParentType, ContextType>;
  returned?: Resolver<ReadonlyArray<ResolversTypes['PaidTender']>, ParentType, ContextType>;
};

export type SubmittedOrderResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SubmittedOrder'] = ResolversParentTypes['SubmittedOrder']> = {
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tip?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pickUpOption?: Resolver<ResolversTypes['PickupOptionCode'], ParentType, ContextType>;
  storeNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cupName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preOrderEstimates?: Resolver<ReadonlyArray<ResolversTypes['PickupEstimate']>, ParentType, ContextType>;
  readyAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readyBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scheduledFor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['OrderSummary'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['UsedOffer']>, ParentType, ContextType>;
  earnsStarTenths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tenders?: Resolver<ReadonlyArray<ResolversTypes['PaidTender']>, ParentType, ContextType>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
  receiptEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  voided?: Resolver<Maybe<ResolversTypes['OrderVoid']>, ParentType, ContextType>;
  tipChange?: Resolver<Maybe<ResolversTypes['TipChange']>, ParentType, ContextType>;
};

export type SkuAvailabilityResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SkuAvailability'] = ResolversParentTypes['SkuAvailability']> = {
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['ItemAvailability'], ParentType, ContextType>;
};

export type StandardItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StandardItem'] = ResolversParentTypes['StandardItem']> = {
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['ItemAvailability'], ParentType, ContextType>;
};

export type CartItemViewResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CartItemView'] = ResolversParentTypes['CartItemView']> = {
  itemId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  skus?: Resolver<ReadonlyArray<ResolversTypes['SkuAvailability']>, ParentType, ContextType>;
  standardItems?: Resolver<ReadonlyArray<ResolversTypes['StandardItem']>, ParentType, ContextType>;
  facts?: Resolver<Maybe<ResolversTypes['ItemFacts']>, ParentType, ContextType>;
  names?: Resolver<Maybe<ResolversTypes['CartItemNames']>, ParentType, ContextType>;
};

export type CartItemNamesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CartItemNames'] = ResolversParentTypes['CartItemNames']> = {
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['NamedPart']>, ParentType, ContextType>;
};

export type NamedPartResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NamedPart'] = ResolversParentTypes['NamedPart']> = {
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ItemFactsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ItemFacts'] = ResolversParentTypes['ItemFacts']> = {
  allergens?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  allergenStatus?: Resolver<ResolversTypes['AllergenStatus'], ParentType, ContextType>;
  allergensUnknownIn?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  caffeine?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TaxRateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TaxRate'] = ResolversParentTypes['TaxRate']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  milliPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PricingRulesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PricingRules'] = ResolversParentTypes['PricingRules']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salesTaxIncluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taxes?: Resolver<ReadonlyArray<ResolversTypes['TaxRate']>, ParentType, ContextType>;
};

export type SkuPriceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SkuPrice'] = ResolversParentTypes['SkuPrice']> = {
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProductPricesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductPrices'] = ResolversParentTypes['ProductPrices']> = {
  productNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizes?: Resolver<ReadonlyArray<ResolversTypes['SkuPrice']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['SkuPrice']>, ParentType, ContextType>;
};

export type StorePricingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StorePricing'] = ResolversParentTypes['StorePricing']> = {
  storeNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
};

export type BasketChildItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BasketChildItem'] = ResolversParentTypes['BasketChildItem']> = {
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standardQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['ItemAvailability'], ParentType, ContextType>;
};

export type ExcludedIngredientResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ExcludedIngredient'] = ResolversParentTypes['ExcludedIngredient']> = {
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BasketItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BasketItem'] = ResolversParentTypes['BasketItem']> = {
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  art?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['ItemAvailability'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  childItems?: Resolver<ReadonlyArray<ResolversTypes['BasketChildItem']>, ParentType, ContextType>;
  excludedIngredients?: Resolver<ReadonlyArray<ResolversTypes['ExcludedIngredient']>, ParentType, ContextType>;
  leftOut?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ExcludedIngredient']>>, ParentType, ContextType>;
  standardItems?: Resolver<ReadonlyArray<ResolversTypes['StandardItem']>, ParentType, ContextType>;
};

export type BasketResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Basket'] = ResolversParentTypes['Basket']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['BasketItem']>, ParentType, ContextType>;
};

export type ExpressOrderResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ExpressOrder'] = ResolversParentTypes['ExpressOrder']> = {
  orderToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InStoreOrderResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InStoreOrder'] = ResolversParentTypes['InStoreOrder']> = {
  expressOrder?: Resolver<ResolversTypes['ExpressOrder'], ParentType, ContextType>;
};

export type DroppedLineResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DroppedLine'] = ResolversParentTypes['DroppedLine']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  option?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ItemAvailability'], ParentType, ContextType>;
};

export type PreviousOrderResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PreviousOrder'] = ResolversParentTypes['PreviousOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inStoreOrder?: Resolver<ResolversTypes['InStoreOrder'], ParentType, ContextType>;
  basket?: Resolver<ResolversTypes['Basket'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storeNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scheduledFor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZoneId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tip?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['UsedOffer']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  voided?: Resolver<Maybe<ResolversTypes['OrderVoid']>, ParentType, ContextType>;
  tipChange?: Resolver<Maybe<ResolversTypes['TipChange']>, ParentType, ContextType>;
  droppedLines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dropped?: Resolver<ReadonlyArray<ResolversTypes['DroppedLine']>, ParentType, ContextType>;
};

export type PaymentInstrumentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentInstrument'] = ResolversParentTypes['PaymentInstrument']> = {
  paymentMethodId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentMethodIdHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentInstrumentId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentSource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountNumberLastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderPaymentType?: Resolver<ResolversTypes['OrderPaymentType'], ParentType, ContextType>;
  default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiryMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiryYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isReadOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  billingAddress?: Resolver<Maybe<ResolversTypes['BillingAddress']>, ParentType, ContextType>;
  autoReloadCardIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BillingAddressResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BillingAddress'] = ResolversParentTypes['BillingAddress']> = {
  addressId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressLine1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressLine2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countrySubdivision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SingleUseBillingAddressResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SingleUseBillingAddress'] = ResolversParentTypes['SingleUseBillingAddress']> = {
  addressToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayPalApprovalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PayPalApproval'] = ResolversParentTypes['PayPalApproval']> = {
  approvalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PayPalStatus'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentInstrument?: Resolver<Maybe<ResolversTypes['PaymentInstrument']>, ParentType, ContextType>;
};

export type MemberOfferResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MemberOffer'] = ResolversParentTypes['MemberOffer']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stars?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  usable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MemberOffersResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MemberOffers'] = ResolversParentTypes['MemberOffers']> = {
  starTenths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offers?: Resolver<ReadonlyArray<ResolversTypes['MemberOffer']>, ParentType, ContextType>;
};

export type StarEarningResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StarEarning'] = ResolversParentTypes['StarEarning']> = {
  payAsYouGoTenths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preloadedCardTenths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UsedOfferResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UsedOffer'] = ResolversParentTypes['UsedOffer']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stars?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ExpiringStarsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ExpiringStars'] = ResolversParentTypes['ExpiringStars']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  starsExpiring?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  canExtend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StarEntryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StarEntry'] = ResolversParentTypes['StarEntry']> = {
  entryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  starTenths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  askedTenths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  balanceAfterTenths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StarHistoryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StarHistory'] = ResolversParentTypes['StarHistory']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['StarEntry']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MemberRewardsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MemberRewards'] = ResolversParentTypes['MemberRewards']> = {
  level?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  starTenths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  starsPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  starsThisYearTenths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  levelYearEndsOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextLevel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tenthsToNextLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tenthsToExtendLevel?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  joinDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberTenureYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goldMedalYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  birthdayOnFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subMarket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiringSoon?: Resolver<ReadonlyArray<ResolversTypes['ExpiringStars']>, ParentType, ContextType>;
};

export type OptInOfferResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OptInOffer'] = ResolversParentTypes['OptInOffer']> = {
  offerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PromoRedemptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PromoRedemption'] = ResolversParentTypes['PromoRedemption']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CoordinatesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Coordinates'] = ResolversParentTypes['Coordinates']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StoreAddressResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StoreAddress'] = ResolversParentTypes['StoreAddress']> = {
  singleLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countrySubdivisionCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TimeZoneInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TimeZoneInfo'] = ResolversParentTypes['TimeZoneInfo']> = {
  timeZoneId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MobileOrderingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MobileOrdering'] = ResolversParentTypes['MobileOrdering']> = {
  availability?: Resolver<ResolversTypes['MobileOrderingAvailability'], ParentType, ContextType>;
  guestOrdering?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  curbsideAvailability?: Resolver<ResolversTypes['CurbsideAvailability'], ParentType, ContextType>;
  stallQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  svcOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CodeNameResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CodeName'] = ResolversParentTypes['CodeName']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WarningLabelResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WarningLabel'] = ResolversParentTypes['WarningLabel']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenIntervalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OpenInterval'] = ResolversParentTypes['OpenInterval']> = {
  opensAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closesAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScheduleDayResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ScheduleDay'] = ResolversParentTypes['ScheduleDay']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dayFormatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hoursFormatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holidayFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TimeSlotResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TimeSlot'] = ResolversParentTypes['TimeSlot']> = {
  startsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ScheduledOrderingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ScheduledOrdering'] = ResolversParentTypes['ScheduledOrdering']> = {
  slots?: Resolver<ReadonlyArray<ResolversTypes['TimeSlot']>, ParentType, ContextType>;
  asapAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StoreResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Store'] = ResolversParentTypes['Store']> = {
  storeNumber?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coordinates?: Resolver<ResolversTypes['Coordinates'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['StoreAddress'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownershipTypeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZoneInfo'], ParentType, ContextType>;
  mobileOrdering?: Resolver<ResolversTypes['MobileOrdering'], ParentType, ContextType>;
  pickUpOptions?: Resolver<ReadonlyArray<ResolversTypes['CodeName']>, ParentType, ContextType>;
  warningLabels?: Resolver<ReadonlyArray<ResolversTypes['WarningLabel']>, ParentType, ContextType>;
  amenities?: Resolver<ReadonlyArray<ResolversTypes['CodeName']>, ParentType, ContextType>;
  schedule?: Resolver<ReadonlyArray<ResolversTypes['ScheduleDay']>, ParentType, ContextType>;
  openIntervals?: Resolver<ReadonlyArray<ResolversTypes['OpenInterval']>, ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpen24Hours?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openStatusFormatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hoursStatusFormatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFavorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPrevious?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recommendationReason?: Resolver<Maybe<ResolversTypes['RecommendationReason']>, ParentType, ContextType>;
  distanceMetres?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  scheduledOrdering?: Resolver<ResolversTypes['ScheduledOrdering'], ParentType, ContextType, Partial<StoreScheduledOrderingArgs>>;
  pickupEstimates?: Resolver<ReadonlyArray<ResolversTypes['PickupEstimate']>, ParentType, ContextType>;
};

export type PickupEstimateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PickupEstimate'] = ResolversParentTypes['PickupEstimate']> = {
  pickUpOption?: Resolver<ResolversTypes['PickupOptionCode'], ParentType, ContextType>;
  minMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  AutoReloadProfile?: AutoReloadProfileResolvers<ContextType>;
  StoredValueCard?: StoredValueCardResolvers<ContextType>;
  Balance?: BalanceResolvers<ContextType>;
  AddMoneyOption?: AddMoneyOptionResolvers<ContextType>;
  AddMoneyOptions?: AddMoneyOptionsResolvers<ContextType>;
  AmountRange?: AmountRangeResolvers<ContextType>;
  LedgerOrder?: LedgerOrderResolvers<ContextType>;
  LedgerEntry?: LedgerEntryResolvers<ContextType>;
  TransactionMonth?: TransactionMonthResolvers<ContextType>;
  CardProblem?: CardProblemResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  PaymentActionView?: PaymentActionViewResolvers<ContextType>;
  CardReload?: CardReloadResolvers<ContextType>;
  CardTransfer?: CardTransferResolvers<ContextType>;
  CardRemoval?: CardRemovalResolvers<ContextType>;
  Menu?: MenuResolvers<ContextType>;
  MenuCategory?: MenuCategoryResolvers<ContextType>;
  MenuSubcategory?: MenuSubcategoryResolvers<ContextType>;
  MenuProduct?: MenuProductResolvers<ContextType>;
  Allergen?: AllergenResolvers<ContextType>;
  MenuView?: MenuViewResolvers<ContextType>;
  NutritionFact?: NutritionFactResolvers<ContextType>;
  ProductSize?: ProductSizeResolvers<ContextType>;
  OptionAttributes?: OptionAttributesResolvers<ContextType>;
  OptionProduct?: OptionProductResolvers<ContextType>;
  OptionCategory?: OptionCategoryResolvers<ContextType>;
  ProductForm?: ProductFormResolvers<ContextType>;
  RecipeIngredient?: RecipeIngredientResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  FavoriteForm?: FavoriteFormResolvers<ContextType>;
  FavoriteProductFacts?: FavoriteProductFactsResolvers<ContextType>;
  FavoriteItem?: FavoriteItemResolvers<ContextType>;
  FavoriteProduct?: FavoriteProductResolvers<ContextType>;
  GiftCard?: GiftCardResolvers<ContextType>;
  GiftCategory?: GiftCategoryResolvers<ContextType>;
  GiftCatalogue?: GiftCatalogueResolvers<ContextType>;
  GiftCardDetail?: GiftCardDetailResolvers<ContextType>;
  GiftOccasion?: GiftOccasionResolvers<ContextType>;
  MemberCart?: MemberCartResolvers<ContextType>;
  PriceLineItem?: PriceLineItemResolvers<ContextType>;
  PriceRow?: PriceRowResolvers<ContextType>;
  OrderSummary?: OrderSummaryResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  PricedCart?: PricedCartResolvers<ContextType>;
  Transaction?: TransactionResolvers<ContextType>;
  OrderPricing?: OrderPricingResolvers<ContextType>;
  OrderPayment?: OrderPaymentResolvers<ContextType>;
  PaidTender?: PaidTenderResolvers<ContextType>;
  CustomerArrival?: CustomerArrivalResolvers<ContextType>;
  CheckInOrder?: CheckInOrderResolvers<ContextType>;
  TipChange?: TipChangeResolvers<ContextType>;
  OrderVoid?: OrderVoidResolvers<ContextType>;
  SubmittedOrder?: SubmittedOrderResolvers<ContextType>;
  SkuAvailability?: SkuAvailabilityResolvers<ContextType>;
  StandardItem?: StandardItemResolvers<ContextType>;
  CartItemView?: CartItemViewResolvers<ContextType>;
  CartItemNames?: CartItemNamesResolvers<ContextType>;
  NamedPart?: NamedPartResolvers<ContextType>;
  ItemFacts?: ItemFactsResolvers<ContextType>;
  TaxRate?: TaxRateResolvers<ContextType>;
  PricingRules?: PricingRulesResolvers<ContextType>;
  SkuPrice?: SkuPriceResolvers<ContextType>;
  ProductPrices?: ProductPricesResolvers<ContextType>;
  StorePricing?: StorePricingResolvers<ContextType>;
  BasketChildItem?: BasketChildItemResolvers<ContextType>;
  ExcludedIngredient?: ExcludedIngredientResolvers<ContextType>;
  BasketItem?: BasketItemResolvers<ContextType>;
  Basket?: BasketResolvers<ContextType>;
  ExpressOrder?: ExpressOrderResolvers<ContextType>;
  InStoreOrder?: InStoreOrderResolvers<ContextType>;
  DroppedLine?: DroppedLineResolvers<ContextType>;
  PreviousOrder?: PreviousOrderResolvers<ContextType>;
  PaymentInstrument?: PaymentInstrumentResolvers<ContextType>;
  BillingAddress?: BillingAddressResolvers<ContextType>;
  SingleUseBillingAddress?: SingleUseBillingAddressResolvers<ContextType>;
  PayPalApproval?: PayPalApprovalResolvers<ContextType>;
  MemberOffer?: MemberOfferResolvers<ContextType>;
  MemberOffers?: MemberOffersResolvers<ContextType>;
  StarEarning?: StarEarningResolvers<ContextType>;
  UsedOffer?: UsedOfferResolvers<ContextType>;
  ExpiringStars?: ExpiringStarsResolvers<ContextType>;
  StarEntry?: StarEntryResolvers<ContextType>;
  StarHistory?: StarHistoryResolvers<ContextType>;
  MemberRewards?: MemberRewardsResolvers<ContextType>;
  OptInOffer?: OptInOfferResolvers<ContextType>;
  PromoRedemption?: PromoRedemptionResolvers<ContextType>;
  Coordinates?: CoordinatesResolvers<ContextType>;
  StoreAddress?: StoreAddressResolvers<ContextType>;
  TimeZoneInfo?: TimeZoneInfoResolvers<ContextType>;
  MobileOrdering?: MobileOrderingResolvers<ContextType>;
  CodeName?: CodeNameResolvers<ContextType>;
  WarningLabel?: WarningLabelResolvers<ContextType>;
  OpenInterval?: OpenIntervalResolvers<ContextType>;
  ScheduleDay?: ScheduleDayResolvers<ContextType>;
  TimeSlot?: TimeSlotResolvers<ContextType>;
  ScheduledOrdering?: ScheduledOrderingResolvers<ContextType>;
  Store?: StoreResolvers<ContextType>;
  PickupEstimate?: PickupEstimateResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphqlContext> = {
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
  sample?: SampleDirectiveResolver<any, any, ContextType>;
};
