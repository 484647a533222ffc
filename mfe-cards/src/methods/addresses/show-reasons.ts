import type { FormikHelpers } from 'formik';
import { addressMessages, addressSchema } from './address.schema.ts';

/** Shows the server's reasons (field → reason) next to their fields. */
export const showReasons = (
  reasons: Readonly<Record<string, string | number>>,
  form: Pick<FormikHelpers<object>, 'setFieldError' | 'setFieldTouched'>,
): void => {
  const messages: Readonly<Record<string, unknown>> = addressMessages;
  for (const [field, reason] of Object.entries(reasons)) {
    const message = reason === 'required' ? `cards.address.required.${field}` : messages[reason];
    if (!message || !Object.hasOwn(addressSchema.fields, field)) continue;
    void form.setFieldTouched(field, true, false);
    // Formik types errors as text but stores any value.
    form.setFieldError(field, message as string);
  }
};
