// REST paths under /apiproxy/v1, exported as restPaths; the rest of the API is GraphQL. Each path is a constant of its own,
// because a bundler keeps all members of an object, and a page needs a few of them.
export * from './host-paths.ts';

export const signIn = '/apiproxy/v1/account/signin';
export const createAccount = '/apiproxy/v1/account/create';
/** POST { token } of a mailed link; also without a session (D-158). */
export const confirmEmail = '/apiproxy/v1/account/email/confirm';
/** POST: mails a member the link again. The reply is ConfirmationSentReply. */
export const sendEmailConfirmation = '/apiproxy/v1/account/email/send-confirmation';
export const locations = '/apiproxy/v1/locations';
export const suggestions = '/apiproxy/v1/locations/suggestions';
export const nearestLocation = '/apiproxy/v1/locations/nearest-location';
export const filterCounts = '/apiproxy/v1/locations/filter-counts';
/** GET {path}/{storeNumber}: one store with all its hours. */
export const stores = '/apiproxy/v1/stores';
/** LOC-050: POST { storeNumber } adds a store; DELETE {path}/{shortStoreNumber} removes it. */
export const favoriteStores = '/apiproxy/v1/stores/favorites';
/** CRD-012: POST { cardId or cardNumber, symbology } of a card of one's own. The reply is a PNG. */
export const barcode = '/apiproxy/v1/account/cards/barcode';
/** CRD-017: POST { cashstarToken } of a mailed card, once. The reply is CardInfoReply. */
export const cardInfoFromToken = '/apiproxy/v1/account/cards/get-card-info-from-token';
/** CRD-015: POST { cardNumber, securityCode }, also without a session. The reply is CardBalanceReply. */
export const cardBalance = '/apiproxy/v1/cards/balance';
/** GET {path}?cardId&type&timeZone: the member's own transactions as CSV in the page's language. */
export const transactionsCsv = '/apiproxy/v1/account/cards/transactions.csv';
/**
 * GET {path}/{menu}/{category}[/{subcategory}] redirects to the current file of the category's picture
 * (ORD-020).
 */
export const categoryPictures = '/apiproxy/v1/pictures/category';
/** SHP-012: GET {path}/{content}-{width}.avif or .webp of a picture of the shop; it never changes. */
export const shopPictures = '/apiproxy/v1/pictures/shop';
/**
 * ORD-026: GET {path}/{productNumber}?store in the language of Accept-Language. The reply is OrderingProductReply. Longer
 * paths below it are endpoints of their own.
 */
export const orderingProduct = '/apiproxy/v1/ordering';
/** ORD-065: GET {path}/{orderId}/{storeNumber}?token of one's own order, or with its signed token. The reply is PickupTimeReply. */
export const pickupTime = '/apiproxy/v1/ordering/pickup-time';
/**
 * Server-sent events: GET {path}/{orderId}?token of one's own order, or with its signed token. The event `status` has an
 * OrderStatusNotice as data; it is sent on connection and at every move of the order (ORD-066).
 */
export const orderEvents = '/apiproxy/v1/ordering/order-events';
export const graphql = '/apiproxy/v1/graphql';
/** The payment provider sends a POST. */
export const paymentWebhook = '/apiproxy/v1/payments/webhook';
/** GET with the watcher's bearer token returns the counts per remote and version (VersionHealth). */
export const compositionHealth = '/apiproxy/v1/composition/health';
/** Browsers POST violations of the page's security policy. */
export const policyReports = '/apiproxy/v1/composition/policy-reports';
