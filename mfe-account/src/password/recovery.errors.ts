import type { ErrorCatalogue } from '@crema/shared-contracts';

export const recoveryErrors = {
  TOO_MANY_REQUESTS: { messageId: 'account.error.tooMany', display: 'page', action: 'none' },
  TEMPORARILY_UNAVAILABLE: { messageId: 'account.error.unavailable', display: 'page', action: 'try-again' },
  OFFLINE: { messageId: 'account.error.offline', display: 'page', action: 'try-again' },
  unknown: { messageId: 'account.reset.error.unknown', display: 'page', action: 'try-again' },
} as const satisfies ErrorCatalogue;
