import type { FormikHelpers } from 'formik';
import type { ErrorCatalogue } from '@crema/shared-contracts';
import type { AppError } from '@crema/remote-kit';
import type { FieldErrorMessage, ServerErrorFields } from '@crema/shared-ui/forms';
import { passwordMessages } from '../../password/password-rules.ts';
import { accountLimits } from '../../account-limits.ts';
import { cardNumberMessage, securityCodeMessage } from './create-account.schema.ts';

const { nameMaxLength } = accountLimits;

/** Codes that are shown next to a field (ACC-022). */
export const fieldOfCode = {
  EMAIL_UNAVAILABLE: { field: 'emailAddress', messageId: 'account.create.email.unavailable' },
  EMAIL_DISPOSABLE: { field: 'emailAddress', messageId: 'account.create.email.disposable' },
  PASSWORD_WEAK: { field: 'password', messageId: 'account.create.password.weak' },
} as const satisfies ServerErrorFields;

type ReasonMessages = Readonly<Record<string, Readonly<Record<string, FieldErrorMessage>>>>;
/** Messages for the server's reasons (params: field → reason), the same as the schema's. */
const reasonMessages = (emailMaxLength: number): ReasonMessages => ({
  firstName: {
    required: 'account.create.firstName.required',
    'too-long': { id: 'account.create.name.long', values: { max: nameMaxLength } },
    invalid: 'account.create.name.invalid',
  },
  lastName: {
    required: 'account.create.lastName.required',
    'too-long': { id: 'account.create.name.long', values: { max: nameMaxLength } },
    invalid: 'account.create.name.invalid',
  },
  emailAddress: {
    required: 'account.email.required',
    invalid: 'account.email.invalid',
    'non-ascii': 'account.email.nonAscii',
    'too-long': { id: 'account.email.long', values: { max: emailMaxLength } },
    disposable: 'account.create.email.disposable',
  },
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

interface FieldError {
  readonly field: string;
  readonly message: FieldErrorMessage;
}
const fieldErrorsOf = ({ code, params = {} }: AppError, emailMaxLength: number): readonly FieldError[] => {
  const messages = reasonMessages(emailMaxLength);
  const named = Object.entries(params).flatMap(([field, reason]) => {
    const message = messages[field]?.[reason];
    return message ? [{ field, message }] : [];
  });
  const own = (fieldOfCode as ServerErrorFields)[code];
  return named.length || !own ? named : [{ field: own.field, message: own.messageId }];
};

type Form = Pick<FormikHelpers<unknown>, 'setFieldError' | 'setFieldTouched'>;
/** Shows an error next to its fields. Returns false when it has no field and must be shown above the form. */
export const setFieldErrors = (error: AppError, form: Form, emailMaxLength: number): boolean => {
  const fieldErrors = fieldErrorsOf(error, emailMaxLength);
  for (const { field, message } of fieldErrors) {
    void form.setFieldTouched(field, true, false);
    // Formik types errors as string but stores any value.
    form.setFieldError(field, message as unknown as string);
  }
  return fieldErrors.length > 0;
};

export const createAccountErrors = {
  TOO_MANY_REQUESTS: { messageId: 'account.create.error.tooManyAccounts', display: 'page', action: 'none' },
  ORIGIN_REFUSED: { messageId: 'account.error.network', display: 'page', action: 'try-again' },
  TOO_MANY_ACCOUNTS: { messageId: 'account.create.error.tooManyAccounts', display: 'page', action: 'none' },
  TEMPORARILY_UNAVAILABLE: { messageId: 'account.error.unavailable', display: 'page', action: 'try-again' },
  OFFLINE: { messageId: 'account.error.offline', display: 'page', action: 'try-again' },
  unknown: { messageId: 'account.create.error.unknown', display: 'page', action: 'try-again' },
} as const satisfies ErrorCatalogue;
