import type { ErrorCatalogue } from '@crema/shared-contracts';

/** The errors of the settings that belong to no field. */
export const settingsErrors = {
  PASSKEY_INVALID: { messageId: 'account.passkey.invalid', display: 'page', action: 'try-again' },
  CODE_EXPIRED: { messageId: 'account.passkey.expired', display: 'page', action: 'try-again' },
  TOO_MANY_REQUESTS: { messageId: 'account.error.tooMany', display: 'page', action: 'none' },
  TEMPORARILY_UNAVAILABLE: { messageId: 'account.error.unavailable', display: 'page', action: 'try-again' },
  OFFLINE: { messageId: 'account.error.offline', display: 'page', action: 'try-again' },
  unknown: { messageId: 'account.settings.error.unknown', display: 'page', action: 'try-again' },
} as const satisfies ErrorCatalogue;
