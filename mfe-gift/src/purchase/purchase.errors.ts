import type { ErrorCatalogue } from '@crema/shared-contracts';
import { toAppError } from '@crema/remote-kit';

/** The errors of a purchase of gifts (GFT-060, GFT-061, GFT-062), with the customer's next step. */
export const purchaseErrors = {
  '170046': { messageId: 'gift.buy.error.duplicates', display: 'dialog', action: 'got-it' },
  GIFT_ART_UNAVAILABLE: { messageId: 'gift.buy.error.art', display: 'page', action: 'none' },
  GIFT_RECIPIENT_INVALID: { messageId: 'gift.buy.error.recipient', display: 'page', action: 'none' },
  GIFT_DELIVERY_METHOD: { messageId: 'gift.buy.error.deliveryMethod', display: 'page', action: 'none' },
  GIFT_AMOUNT: { messageId: 'gift.buy.error.amount', display: 'page', action: 'none' },
  GIFT_DELIVERY_DATE: { messageId: 'gift.form.date.invalid', display: 'page', action: 'none' },
  GIFT_ADDRESS_UNAVAILABLE: { messageId: 'gift.buy.error.address', display: 'page', action: 'none' },
  EMAIL_NOT_CONFIRMED: { messageId: 'gift.buy.error.unconfirmed', display: 'page', action: 'confirm-email' },
  PAYMENT_METHOD_REQUIRED: {
    messageId: 'gift.form.payment.required',
    display: 'page',
    action: 'choose-payment',
  },
  PAYMENT_METHOD_NOT_FOUND: { messageId: 'gift.buy.error.method', display: 'page', action: 'choose-payment' },
  PAYMENT_OPTION_OFF: { messageId: 'gift.buy.error.method', display: 'page', action: 'choose-payment' },
  PAYMENT_DECLINED: { messageId: 'gift.buy.error.method', display: 'page', action: 'choose-payment' },
  PAYMENT_REVIEW: { messageId: 'gift.buy.error.order', display: 'page', action: 'choose-payment' },
  PAYMENT_CARD_EXPIRED: {
    messageId: 'gift.buy.error.cardExpired',
    display: 'page',
    action: 'choose-payment',
  },
  PAYMENT_TOKEN_EXPIRED: { messageId: 'gift.buy.expired', display: 'page', action: 'choose-payment' },
  PAYMENT_TOKEN_UNKNOWN: { messageId: 'gift.buy.expired', display: 'page', action: 'choose-payment' },
  ADDRESS_NOT_FOUND: { messageId: 'gift.buy.error.billing', display: 'page', action: 'none' },
  GIFT_NOT_BOUGHT: { messageId: 'gift.buy.error.placing', display: 'page', action: 'try-again' },
  PAYMENT_PROVIDER_DOWN: { messageId: 'gift.buy.error.placing', display: 'page', action: 'try-again' },
  TEMPORARILY_UNAVAILABLE: { messageId: 'gift.buy.error.placing', display: 'page', action: 'try-again' },
  TOO_MANY_REQUESTS: { messageId: 'gift.buy.error.tooMany', display: 'page', action: 'none' },
  UNAUTHENTICATED: { messageId: 'gift.buy.error.signedOut', display: 'page', action: 'sign-in' },
  VALIDATION: { messageId: 'gift.buy.error.fields', display: 'page', action: 'none' },
  OFFLINE: { messageId: 'gift.error.body', display: 'page', action: 'try-again' },
  unknown: { messageId: 'gift.buy.error.placing', display: 'page', action: 'try-again' },
} as const satisfies ErrorCatalogue;

/** The errors of the form of a typed card, which made no token (GFT-062). */
export const cardFormErrors = {
  TOO_MANY_REQUESTS: purchaseErrors.TOO_MANY_REQUESTS,
  OFFLINE: purchaseErrors.OFFLINE,
  unknown: purchaseErrors.PAYMENT_METHOD_NOT_FOUND,
} as const satisfies ErrorCatalogue;

/** After these the guest's billing address is given again, and the card after it. */
export const addressCodes: ReadonlySet<string> = new Set(['GIFT_ADDRESS_UNAVAILABLE', 'ADDRESS_NOT_FOUND']);

/** After these the typed card, or its address, is given again. */
export const endsTypedCard: ReadonlySet<string> = new Set([
  ...addressCodes,
  'PAYMENT_DECLINED',
  'PAYMENT_REVIEW',
  'PAYMENT_CARD_EXPIRED',
  'PAYMENT_TOKEN_EXPIRED',
  'PAYMENT_TOKEN_UNKNOWN',
]);

/** The purchase was decided under its id: the next try needs a new one. After other refusals nothing is stored. */
export const isDecided = (cause: unknown): boolean => {
  const { code } = toAppError(cause);
  const { status } = cause as { readonly status?: unknown };
  const isRefusal = typeof status === 'number' && status >= 400 && status < 500;
  return isRefusal && (code.startsWith('PAYMENT_') || code === 'GIFT_NOT_BOUGHT');
};
