import type { FormikHelpers } from 'formik';
import type { AppError } from '@crema/remote-kit';
import type { FieldErrorMessage } from '@crema/shared-ui/forms';
import { passwordMessages } from './password-rules.ts';
import { fieldOfPasswordCode } from './recovery.errors.ts';

const reasons: Readonly<Record<string, FieldErrorMessage>> = passwordMessages;
const codes: Readonly<Record<string, { readonly messageId: string }>> = fieldOfPasswordCode;

/** Shows why a new password is refused on its field (ACC-011). Returns false for another error. */
export const setPasswordError = (
  { code, params = {} }: AppError,
  form: Pick<FormikHelpers<unknown>, 'setFieldError' | 'setFieldTouched'>,
): boolean => {
  const own = codes[code];
  if (!own) return false;
  const message = reasons[String(params['newPassword'])] ?? own.messageId;
  void form.setFieldTouched('newPassword', true, false);
  // Formik types errors as string but stores any value.
  form.setFieldError('newPassword', message as unknown as string);
  return true;
};
