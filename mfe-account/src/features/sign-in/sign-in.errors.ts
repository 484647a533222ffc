import type { ErrorCatalogue } from '@crema/shared-contracts';
import type { AppError } from '@crema/remote-kit';

/**
 * ACC-006: the error messages by code. All are shown in the form, because a toast cannot be read above a
 * modal sheet.
 */
export const signInErrors = {
  INVALID_CREDENTIALS: { messageId: 'account.signIn.error.invalid', display: 'page', action: 'try-again' },
  TOO_MANY_REQUESTS: { messageId: 'account.error.tooMany', display: 'page', action: 'none' },
  ORIGIN_REFUSED: { messageId: 'account.error.network', display: 'page', action: 'try-again' },
  TEMPORARILY_UNAVAILABLE: { messageId: 'account.error.unavailable', display: 'page', action: 'try-again' },
  OFFLINE: { messageId: 'account.error.offline', display: 'page', action: 'try-again' },
  unknown: { messageId: 'account.signIn.error.unknown', display: 'page', action: 'try-again' },
} as const satisfies ErrorCatalogue;

/** The message id for the reply's own messageId, when this locale has a message for it (ACC-006). */
export const serverMessageId = (
  { messageId }: AppError,
  messages: Readonly<Record<string, unknown>>,
): string | undefined => {
  const id = messageId && `account.signIn.message.${messageId}`;
  return id && Object.hasOwn(messages, id) ? id : undefined;
};
