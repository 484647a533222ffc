import type { ErrorCatalogue } from '@crema/shared-contracts';

/** ACC-082, ACC-084: errors of the status stay on the page, those of the consent open a dialog. */
export const authorizeErrors = {
  OAUTH_CLIENT_UNKNOWN: { messageId: 'account.authorize.error.client', display: 'dialog', action: 'got-it' },
  OAUTH_REDIRECT_URI: { messageId: 'account.authorize.error.uri', display: 'dialog', action: 'got-it' },
  REDIRECT_URI_MISSING: {
    messageId: 'account.authorize.error.missing',
    display: 'dialog',
    action: 'try-again',
  },
  EMAIL_NOT_CONFIRMED: {
    messageId: 'account.authorize.error.email',
    display: 'dialog',
    action: 'confirm-email',
  },
  TOO_MANY_REQUESTS: { messageId: 'account.error.tooMany', display: 'dialog', action: 'try-again' },
  OFFLINE: { messageId: 'account.settings.offline', display: 'dialog', action: 'try-again' },
  unknown: { messageId: 'account.error.unavailable', display: 'dialog', action: 'try-again' },
} as const satisfies ErrorCatalogue;
