import {
  errorRowOf,
  type ErrorCatalogue,
  type ErrorRow,
  type ServerErrorCode,
} from '@crema/shared-contracts';

/**
 * Error codes of the client: rules that are violated before a request is sent, and replies that never arrived.
 */
export type OwnOrderCode =
  | 'NOT_PRICED'
  | 'PRICE_NEGATIVE'
  | 'PRICE_STALE'
  | 'PRICE_CHANGED'
  | 'CONTACT_MISSING'
  | 'GUEST_CARD_MISSING'
  | 'GUEST_CARD_EXPIRED'
  | 'PAYMENT_MISSING'
  /** The chosen pickup time was lost, and the customer has not chosen another one (ORD-064). */
  | 'SLOT_LOST'
  /** The chosen card holds less than the order costs, as far as this page knows (ORD-105). */
  | 'BALANCE_TOO_LOW'
  /** The visitor is neither a member nor a guest by choice, because the session ended meanwhile. */
  | 'UNAUTHENTICATED'
  | 'NOT_PLACED'
  | 'OUTCOME_UNKNOWN'
  /** The device is offline: the error is not about the shop or the card. */
  | 'OFFLINE';

/** The error codes of price-order and submit-order. */
type OrderServerCode = Extract<
  ServerErrorCode,
  | 'MISSING_COUNTRY'
  | 'UNEXPECTED_ERROR'
  | 'ITEMS_NOT_FOUND'
  | 'ITEMS_UNAVAILABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'STORE_NOT_FOUND'
  | 'HIGH_VOLUME_STORE'
  | 'STORE_UNAVAILABLE'
  | 'STORE_NOT_AVAILABLE'
  | 'WRONG_STORE_REGION'
  | 'MOP_UNAVAILABLE'
  | 'STORE_CLOSED'
  | 'MOP_NOT_ACCEPTED'
  | 'CHOOSE_DIFFERENT_ITEM'
  | 'ADD_IN_LIMIT'
  | 'ITEM_LIMIT'
  | 'INVALID_QUANTITY'
  | 'INVALID_OPTION'
  | 'REWARD_NOT_APPLIED'
  | 'DIGITAL_CARD_PROVISION_ERROR'
  | 'SLOT_UNAVAILABLE'
  | 'GUEST_ORDERING_OFF'
  | 'SVC_ONLY_STORE'
  | 'PRICE_EXPIRED'
  | 'ORDER_NOT_FOUND'
  | 'TENDER_MISMATCH'
  | 'IDEMPOTENCY_CONFLICT'
  | 'TIP_NOT_ALLOWED'
  | 'PAYMENT_DECLINED'
  | 'PAYMENT_CARD_EXPIRED'
  | 'PAYMENT_REVIEW'
  | 'PAYMENT_PENDING'
  | 'PAYMENT_ACTION_REQUIRED'
  | 'PAYMENT_TOKEN_EXPIRED'
  | 'PAYMENT_TOKEN_UNKNOWN'
  | 'PAYMENT_PROVIDER_DOWN'
  | 'PAYMENT_OPTION_OFF'
  | 'PAYMENT_AMOUNT_TOO_LOW'
  | 'INSUFFICIENT_BALANCE'
  | 'CARD_NOT_FOUND'
  | 'ADDRESS_NOT_FOUND'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'ORIGIN_REFUSED'
  | 'TOO_MANY_REQUESTS'
  | 'TEMPORARILY_UNAVAILABLE'
>;

const row = (name: string, display: ErrorRow['display'], action: ErrorRow['action']): ErrorRow => ({
  messageId: `ordering.order.error.${name}`,
  display,
  action,
});
/** The bank's reason of a refusal, with the text of CRD-085 to CRD-089 (D-04). */
const refusal = (name: string) => row(`bank.${name}`, 'field', 'choose-payment');
const paymentFailed = refusal('paymentFailed');
const providerFailed = refusal('providerFailed');

/** `PAYMENT_DECLINED` with one of these codes as `params.reason` has its own text. */
export const bankRefusals = {
  '121035': refusal('contactBank'),
  '121043': paymentFailed,
  '121044': refusal('cardExpired'),
  '121045': paymentFailed,
  '121046': paymentFailed,
  '121048': refusal('ourSide'),
  '121059': providerFailed,
  '121060': providerFailed,
  '121061': providerFailed,
  '121062': refusal('fraud'),
  '121065': paymentFailed,
  '121066': paymentFailed,
  '121067': providerFailed,
  '121068': paymentFailed,
  '121069': refusal('network'),
  '121070': paymentFailed,
  '121071': providerFailed,
  '121072': providerFailed,
  '121076': paymentFailed,
} as const satisfies Readonly<Record<string, ErrorRow>>;

const chooseStore = (name: string) => row(name, 'dialog', 'choose-store');

/** Every error of pricing and submission with its display and its action (ORD-160 to ORD-165). */
export const orderErrors = {
  MISSING_COUNTRY: row('missingCountry', 'dialog', 'got-it'),
  UNEXPECTED_ERROR: row('unexpected', 'page', 'got-it'),
  ITEMS_NOT_FOUND: row('itemsNotFound', 'dialog', 'got-it'),
  ITEMS_UNAVAILABLE: row('itemsUnavailable', 'dialog', 'got-it'),
  PRODUCT_NOT_FOUND: row('itemsNotFound', 'dialog', 'got-it'),
  INVALID_OPTION: row('itemsNotFound', 'dialog', 'got-it'),
  INVALID_QUANTITY: row('itemsNotFound', 'dialog', 'got-it'),

  STORE_NOT_FOUND: chooseStore('storeNotFound'),
  HIGH_VOLUME_STORE: chooseStore('highVolumeStore'),
  STORE_UNAVAILABLE: chooseStore('storeUnavailable'),
  STORE_NOT_AVAILABLE: chooseStore('storeNotAvailable'),
  WRONG_STORE_REGION: chooseStore('wrongStoreRegion'),
  MOP_UNAVAILABLE: chooseStore('mopUnavailable'),
  STORE_CLOSED: chooseStore('storeClosed'),
  MOP_NOT_ACCEPTED: chooseStore('mopNotAccepted'),

  CHOOSE_DIFFERENT_ITEM: row('chooseDifferentItem', 'dialog', 'go-to-menu'),
  ADD_IN_LIMIT: row('addInLimit', 'page', 'none'),
  ITEM_LIMIT: row('itemLimit', 'page', 'none'),
  REWARD_NOT_APPLIED: row('rewardNotApplied', 'dialog', 'got-it'),
  SLOT_UNAVAILABLE: row('slotUnavailable', 'page', 'none'),
  SLOT_LOST: row('slotUnavailable', 'page', 'none'),
  TIP_NOT_ALLOWED: row('tipNotAllowed', 'dialog', 'refresh-price'),

  GUEST_ORDERING_OFF: row('guestOrderingOff', 'dialog', 'sign-in'),
  SVC_ONLY_STORE: row('svcOnlyStore', 'dialog', 'sign-in'),
  UNAUTHENTICATED: row('sessionEnded', 'dialog', 'sign-in'),
  FORBIDDEN: row('sessionEnded', 'dialog', 'sign-in'),

  PRICE_EXPIRED: row('stale', 'page', 'refresh-price'),
  ORDER_NOT_FOUND: row('stale', 'page', 'refresh-price'),
  TENDER_MISMATCH: row('stale', 'page', 'refresh-price'),
  IDEMPOTENCY_CONFLICT: row('stale', 'page', 'refresh-price'),

  // ORD-105: shown below Place order, which is in view at all times; the shortfall itself is next to Add money.
  BALANCE_TOO_LOW: row('balanceTooLow', 'field', 'choose-payment'),
  // CRD-090: the card paid elsewhere since this page read its balance.
  INSUFFICIENT_BALANCE: row('insufficientBalance', 'field', 'choose-payment'),
  DIGITAL_CARD_PROVISION_ERROR: row('digitalCard', 'dialog', 'choose-payment'),
  CARD_NOT_FOUND: row('cardNotFound', 'dialog', 'choose-payment'),
  // ORD-123: shown at the billing address, with its own button.
  ADDRESS_NOT_FOUND: row('addressMissing', 'field', 'none'),
  PAYMENT_DECLINED: row('paymentDeclined', 'field', 'choose-payment'),
  PAYMENT_CARD_EXPIRED: row('paymentCardExpired', 'field', 'choose-payment'),
  PAYMENT_REVIEW: row('paymentReview', 'field', 'choose-payment'),
  PAYMENT_PENDING: row('paymentPending', 'page', 'try-again'),
  PAYMENT_ACTION_REQUIRED: row('paymentPending', 'page', 'try-again'),
  PAYMENT_TOKEN_EXPIRED: row('guestSessionExpired', 'field', 'choose-payment'),
  PAYMENT_TOKEN_UNKNOWN: row('paymentToken', 'field', 'choose-payment'),
  PAYMENT_PROVIDER_DOWN: row('paymentProviderDown', 'dialog', 'try-again'),
  PAYMENT_OPTION_OFF: row('paymentOptionOff', 'field', 'choose-payment'),
  PAYMENT_AMOUNT_TOO_LOW: row('paymentAmountTooLow', 'field', 'choose-payment'),

  ORIGIN_REFUSED: row('network', 'page', 'try-again'),
  TOO_MANY_REQUESTS: row('tooManyRequests', 'page', 'try-again'),
  TEMPORARILY_UNAVAILABLE: row('temporarilyUnavailable', 'page', 'try-again'),

  NOT_PRICED: row('notPriced', 'page', 'refresh-price'),
  PRICE_NEGATIVE: row('priceNegative', 'page', 'refresh-price'),
  PRICE_STALE: row('stale', 'page', 'refresh-price'),
  PRICE_CHANGED: row('priceChanged', 'page', 'none'),
  CONTACT_MISSING: row('contactMissing', 'page', 'none'),
  GUEST_CARD_MISSING: row('guestCardMissing', 'field', 'choose-payment'),
  GUEST_CARD_EXPIRED: row('guestSessionExpired', 'field', 'choose-payment'),
  PAYMENT_MISSING: row('paymentMissing', 'toast', 'choose-payment'),
  NOT_PLACED: row('notPlaced', 'dialog', 'got-it'),
  OUTCOME_UNKNOWN: row('outcomeUnknown', 'dialog', 'try-again'),
  OFFLINE: row('offline', 'page', 'try-again'),
  ...bankRefusals,

  unknown: row('unexpected', 'page', 'try-again'),
} as const satisfies Record<OrderServerCode | OwnOrderCode, ErrorRow> & ErrorCatalogue;

/** The code whose text the customer sees: the bank's reason where it has a text of its own. */
export const presentedCode = (code: string, { reason }: Readonly<Record<string, unknown>> = {}): string =>
  code === 'PAYMENT_DECLINED' && typeof reason === 'string' && Object.hasOwn(bankRefusals, reason)
    ? reason
    : code;

/** ORD-164: after an error that is not in the table, Try again starts with a new price. */
export const clearsPricing = (code: string): boolean => errorRowOf(orderErrors, code) === orderErrors.unknown;
