import type { ErrorCatalogue } from '@crema/shared-contracts';
import type { AppError } from '@crema/remote-kit';

/** ACC-006, by code. All are told in the form, which may stand in a modal sheet where a toast cannot be read. */
export const signInErrors = {
  INVALID_CREDENTIALS: { messageId: 'account.signIn.error.invalid', display: 'page', action: 'try-again' },
  TOO_MANY_REQUESTS: { messageId: 'account.error.tooMany', display: 'page', action: 'none' },
  TEMPORARILY_UNAVAILABLE: { messageId: 'account.error.unavailable', display: 'page', action: 'try-again' },
  OFFLINE: { messageId: 'account.error.offline', display: 'page', action: 'try-again' },
  unknown: { messageId: 'account.signIn.error.unknown', display: 'page', action: 'try-again' },
} as const satisfies ErrorCatalogue;

/** A reply's own messageId, when this locale has a text for it, is told before the code's (ACC-006). */
export const serverMessageId = (
  { messageId }: AppError,
  texts: Readonly<Record<string, unknown>>,
): string | undefined => {
  const id = messageId && `account.signIn.message.${messageId}`;
  return id && Object.hasOwn(texts, id) ? id : undefined;
};
