import type { ErrorCatalogue, ErrorRow } from '@crema/shared-contracts';

const row = (messageId: string, action: ErrorRow['action'] = 'none'): ErrorRow => ({
  messageId,
  display: 'page',
  action,
});
const notRight = row('cards.registration.notRight', 'try-again');
const paymentFailed = row('cards.change.paymentFailed', 'choose-payment');
const providerFailed = row('cards.change.providerFailed', 'choose-payment');
const unexpected = row('cards.change.unexpected', 'try-again');

/** The errors of changing cards and payment methods, each with its next step (CRD-080 to CRD-091). */
export const cardErrors = {
  '121000': notRight,
  '121001': notRight,
  '121002': notRight,
  '121017': notRight,
  '121005': row('cards.change.amountMissing'),
  '121009': row('cards.change.autoReloadAmountMissing'),
  '121010': row('cards.change.autoReloadAmountMissing'),
  '121023': row('cards.change.aboveCap'),
  '121024': row('cards.registration.storeCredit'),
  '121025': row('cards.change.balanceTooLow', 'choose-card'),
  '121030': row('cards.registration.notActivated'),
  DIGITAL_CARD_PROVISION_ERROR: row('cards.registration.notActivated'),
  '121032': row('cards.registration.lost'),
  '121033': row('cards.registration.international'),
  '121034': row('cards.change.notRegistered', 'register-card'),
  '121035': row('cards.change.contactBank'),
  '121036': row('cards.change.amountInvalid'),
  '121037': row('cards.registration.closed', 'add-card-back'),
  '121043': paymentFailed,
  '121044': row('cards.change.bankCardExpired', 'choose-payment'),
  '121045': paymentFailed,
  '121046': paymentFailed,
  '121048': row('cards.change.ourSide', 'choose-payment'),
  '121059': providerFailed,
  '121060': providerFailed,
  '121061': providerFailed,
  '121062': row('cards.change.fraud'),
  '121063': row('cards.change.received'),
  '121065': paymentFailed,
  '121066': paymentFailed,
  '121067': providerFailed,
  '121068': paymentFailed,
  '121069': row('cards.change.network', 'choose-payment'),
  '121070': paymentFailed,
  '121071': providerFailed,
  '121072': providerFailed,
  '121075': unexpected,
  '121076': paymentFailed,
  '122000': row('cards.registration.registered', 'try-again'),
  '123000': unexpected,
  INSUFFICIENT_BALANCE: row('cards.change.insufficient', 'choose-card'),
  CARD_NOT_FOUND: row('cards.unknown.heading', 'choose-card'),
  CARD_TOKEN_UNKNOWN: row('cards.token.unknown', 'try-again'),
  CARD_TOKEN_STATE: row('cards.token.state', 'try-again'),
  EMAIL_NOT_CONFIRMED: row('cards.change.confirmEmail', 'confirm-email'),
  CARD_NEGATIVE_BALANCE: row('cards.change.negative'),
  DIGITAL_CARD_HAS_BALANCE: row('cards.change.digitalBalance', 'transfer-balance'),
  UNDO_EXPIRED: row('cards.change.undoExpired'),
  WALLET_LIMIT: row('cards.change.walletLimit'),
  PAYMENT_METHOD_REQUIRED: row('cards.change.paymentRequired', 'choose-payment'),
  PAYMENT_METHOD_NOT_FOUND: row('cards.change.paymentGone', 'choose-payment'),
  PAYMENT_DECLINED: row('cards.change.declined'),
  PAYMENT_CARD_EXPIRED: row('cards.change.bankCardExpired'),
  PAYMENT_REVIEW: row('cards.change.notConfirmed'),
  PAYMENT_TOKEN_EXPIRED: row('cards.change.tokenExpired'),
  PAYMENT_TOKEN_UNKNOWN: row('cards.change.tokenExpired'),
  PAYMENT_PROVIDER_DOWN: row('cards.change.providerDown', 'try-again'),
  PAYMENT_OPTION_OFF: row('cards.change.optionOff', 'choose-payment'),
  PAYPAL_APPROVAL_UNKNOWN: row('cards.paypal.unknown'),
  ADDRESS_NOT_FOUND: row('cards.change.addressGone'),
  UNAUTHENTICATED: row('cards.error.signedOut', 'sign-in'),
  TEMPORARILY_UNAVAILABLE: row('cards.error.unavailable', 'try-again'),
  OFFLINE: row('cards.change.offline', 'try-again'),
  TOO_MANY_REQUESTS: row('cards.change.tooMany', 'try-again'),
  unknown: unexpected,
} as const satisfies ErrorCatalogue;

/**
 * CRD-018: registering a card has its own text for unexpected errors. CRD-086: an own card that was deactivated is added back by
 * typing it, so that a card which the form refuses as closed is closed for good.
 */
export const registrationErrors: ErrorCatalogue = {
  ...cardErrors,
  '121037': row('cards.registration.closedForGood', 'choose-card'),
  unknown: row('cards.registration.unknown', 'try-again'),
};
