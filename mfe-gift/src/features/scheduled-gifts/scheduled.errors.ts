import type { ErrorCatalogue } from '@crema/shared-contracts';
import { createShowOnFields, type ShowOnFields } from '@crema/shared-ui/forms';

/** The errors of a change, a cancellation or another sending of a gift (D-73, pitfalls G11). */
export const scheduledErrors = {
  '170046': { messageId: 'gift.form.duplicate', display: 'field', action: 'none' },
  GIFT_NOT_FOUND: { messageId: 'gift.scheduled.error.gone', display: 'page', action: 'none' },
  GIFT_ALREADY_SENT: { messageId: 'gift.scheduled.error.sent', display: 'page', action: 'none' },
  GIFT_IN_USE: { messageId: 'gift.sent.error.inUse', display: 'page', action: 'none' },
  GIFT_RECIPIENT_INVALID: { messageId: 'gift.buy.error.recipient', display: 'field', action: 'none' },
  GIFT_DELIVERY_DATE: { messageId: 'gift.form.date.invalid', display: 'field', action: 'none' },
  UNAUTHENTICATED: { messageId: 'gift.buy.error.signedOut', display: 'page', action: 'sign-in' },
  TOO_MANY_REQUESTS: { messageId: 'gift.buy.error.tooMany', display: 'page', action: 'none' },
  VALIDATION: { messageId: 'gift.buy.error.fields', display: 'page', action: 'none' },
  OFFLINE: { messageId: 'gift.error.body', display: 'page', action: 'try-again' },
  unknown: { messageId: 'gift.scheduled.error.unknown', display: 'page', action: 'try-again' },
} as const satisfies ErrorCatalogue;

/** The gift can't be changed any more: the list is read again. */
export const endsChange: ReadonlySet<string> = new Set([
  'GIFT_NOT_FOUND',
  'GIFT_ALREADY_SENT',
  'GIFT_IN_USE',
]);

/** The codes that belong to one field of the change. */
export const showOnFields: ShowOnFields = createShowOnFields(
  {},
  {
    '170046': { field: 'recipientEmail', message: 'gift.form.duplicate' },
    GIFT_RECIPIENT_INVALID: { field: 'recipientEmail', message: 'gift.buy.error.recipient' },
    GIFT_DELIVERY_DATE: { field: 'deliveryDate', message: 'gift.form.date.invalid' },
  },
);
