import { useField, useFormikContext } from 'formik';
import { useIntl } from 'react-intl';

/** The value that a schema stores as a Formik error: a message id, alone or with its arguments. */
export type FieldErrorMessage = string | { id: string; values?: Record<string, string | number> };

/** Formats an error with the locale's messages, unless the caller passes a function. */
export type FormatError = (error: FieldErrorMessage) => string;

/**
 * A Formik field and its formatted error. The error is shown only after the guest has left the field or tried
 * to send the form.
 */
export const useBoundField = <Value>(name: string, formatError?: FormatError) => {
  const intl = useIntl();
  const { submitCount } = useFormikContext();
  const [field, meta, helpers] = useField<Value>(name);
  const inWords: FormatError =
    formatError ??
    ((error) => {
      const { id, values } = typeof error === 'string' ? { id: error, values: undefined } : error;
      return intl.formatMessage({ id }, values);
    });
  const raw = meta.error as FieldErrorMessage | undefined;
  const error = raw && (meta.touched || submitCount > 0) ? inWords(raw) : undefined;
  return { field, helpers, error };
};
