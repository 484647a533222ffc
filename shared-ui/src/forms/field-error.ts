import { useField, useFormikContext } from 'formik';
import { useIntl } from 'react-intl';

/** What a schema puts where Formik keeps errors: a message id, alone or with its values. */
export type FieldErrorMessage = string | { id: string; values?: Record<string, string | number> };

/** Turns an error into words; the locale's messages do it unless the caller brings a function. */
export type FormatError = (error: FieldErrorMessage) => string;

/**
 * A Formik field and its error in words. The error is shown only once the guest has left the field
 * or tried to send the form.
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
