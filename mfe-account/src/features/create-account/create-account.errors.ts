import type { FormikHelpers } from 'formik';
import type { ErrorCatalogue } from '@crema/shared-contracts';
import type { AppError } from '@crema/remote-kit';
import type { FieldErrorMessage } from '@crema/shared-ui/forms';
import { emailMessages } from '../../email/email-rule.ts';
import { nameMessages } from '../../forms/name-rules.ts';
import { createShowOnFields } from '@crema/shared-ui/forms';
import { passwordMessages } from '../../password/password-rules.ts';
import { cardNumberMessage, securityCodeMessage } from './create-account.schema.ts';

/** Codes that are shown next to a field (ACC-022). */
export const fieldOfCode = {
  EMAIL_UNAVAILABLE: { field: 'emailAddress', message: 'account.create.email.unavailable' },
  EMAIL_DISPOSABLE: { field: 'emailAddress', message: 'account.create.email.disposable' },
  PASSWORD_WEAK: { field: 'password', message: 'account.create.password.weak' },
} as const;

type ReasonMessages = Readonly<Record<string, Readonly<Record<string, FieldErrorMessage>>>>;
/** Messages for the server's reasons (params: field → reason), the same as the schema's. */
const reasonMessages = (emailMaxLength: number): ReasonMessages => ({
  ...nameMessages,
  emailAddress: emailMessages(emailMaxLength),
  password: {
    required: 'account.create.password.required',
    ...passwordMessages,
  },
  registerCardNumber: {
    required: cardNumberMessage,
    'too-long': cardNumberMessage,
    invalid: cardNumberMessage,
  },
  registerCardPin: {
    required: securityCodeMessage,
    'too-long': securityCodeMessage,
    invalid: securityCodeMessage,
  },
  termsAndConditions: { required: 'account.create.terms.required' },
  storageConsent: { required: 'account.create.storage.required' },
});

type Form = Pick<FormikHelpers<unknown>, 'setFieldError' | 'setFieldTouched'>;
/** Shows an error next to its fields. Returns false when it has no field and must be shown above the form. */
export const setFieldErrors = (error: AppError, form: Form, emailMaxLength: number): boolean =>
  createShowOnFields(reasonMessages(emailMaxLength), fieldOfCode)(error, form);

export const createAccountErrors = {
  TOO_MANY_REQUESTS: { messageId: 'account.create.error.tooManyAccounts', display: 'page', action: 'none' },
  ORIGIN_REFUSED: { messageId: 'account.error.network', display: 'page', action: 'try-again' },
  TOO_MANY_ACCOUNTS: { messageId: 'account.create.error.tooManyAccounts', display: 'page', action: 'none' },
  TEMPORARILY_UNAVAILABLE: { messageId: 'account.error.unavailable', display: 'page', action: 'try-again' },
  OFFLINE: { messageId: 'account.error.offline', display: 'page', action: 'try-again' },
  unknown: { messageId: 'account.create.error.unknown', display: 'page', action: 'try-again' },
} as const satisfies ErrorCatalogue;
