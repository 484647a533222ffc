import type { AccountErrorType } from '@crema/shared-contracts';
import { withDetails } from '../http/errors/app-error.ts';
import { isUnexpected, toAppError } from '../http/errors/error-reply.ts';

/** Names the message of a code on the sign-in form (ACC-006). */
const signInMessageIds: Readonly<Record<string, string>> = {
  INVALID_CREDENTIALS: 'invalidCredentials',
  TOO_MANY_REQUESTS: 'tooManyAttempts',
};
/**
 * ACC-003: a refused sign-in names its message and the second factors that it may be continued with: none unless the
 * password was right.
 */
export const toSignInError = (cause: unknown): unknown => {
  const error = toAppError(cause);
  if (isUnexpected(error)) return cause;
  const messageId = error.details.messageId ?? signInMessageIds[error.code];
  return withDetails(error, {
    ...(messageId && { messageId }),
    mfaChallengeMethods: error.details.mfaChallengeMethods ?? [],
  });
};

interface AccountErrorRow {
  readonly type: AccountErrorType;
  readonly messageId: string;
}
/** ACC-022: the kind and message of each code that refuses a new account. */
const accountErrors: Readonly<Record<string, AccountErrorRow>> = {
  VALIDATION: { type: 'validation', messageId: 'invalidFields' },
  PASSWORD_WEAK: { type: 'validation', messageId: 'passwordWeak' },
  EMAIL_UNAVAILABLE: { type: 'validation', messageId: 'emailUnavailable' },
  EMAIL_DISPOSABLE: { type: 'reputation', messageId: 'emailDisposable' },
  TOO_MANY_ACCOUNTS: { type: 'reputation', messageId: 'tooManyAccounts' },
  TOO_MANY_REQUESTS: { type: 'reputation', messageId: 'tooManyAccounts' },
  CARD_REGISTRATION_FAILED: { type: 'card-registration', messageId: 'cardNotRegistered' },
};
const unknownError: AccountErrorRow = { type: 'unknown-code', messageId: 'unknown' };
/** Returns the same error with the kind and message of ACC-022. An unexpected error gets no details. */
export const toAccountError = (cause: unknown): unknown => {
  const error = toAppError(cause);
  return isUnexpected(error) ? cause : withDetails(error, accountErrors[error.code] ?? unknownError);
};
