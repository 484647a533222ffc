import type { ErrorCatalogue } from '@crema/shared-contracts';
import type { ServerErrorFields } from '@crema/shared-ui/forms';

/** ACC-011: the codes that are shown next to the new password. */
export const fieldOfPasswordCode = {
  '111011': { field: 'newPassword', messageId: 'account.password.add' },
  '111022': { field: 'newPassword', messageId: 'account.password.invalid' },
  '111084': { field: 'newPassword', messageId: 'account.password.reused' },
} as const satisfies ServerErrorFields;

export const recoveryErrors = {
  TOO_MANY_REQUESTS: { messageId: 'account.error.tooMany', display: 'page', action: 'none' },
  TEMPORARILY_UNAVAILABLE: { messageId: 'account.error.unavailable', display: 'page', action: 'try-again' },
  OFFLINE: { messageId: 'account.error.offline', display: 'page', action: 'try-again' },
  unknown: { messageId: 'account.reset.error.unknown', display: 'page', action: 'try-again' },
} as const satisfies ErrorCatalogue;
