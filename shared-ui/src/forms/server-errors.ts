import { useFormikContext } from 'formik';
import { useCallback } from 'react';
import type { FieldErrorMessage } from './field-error.ts';

/** One error of a server reply: its code and parameters. */
export interface ServerError {
  code: string;
  params?: Record<string, string | number>;
}

/** Maps a code to its field and to the message shown there. */
export type ServerErrorFields = Readonly<Record<string, { field: string; messageId: string }>>;

/**
 * Sets the server's errors on their fields. Returns the errors without a field, in sequence, for the caller
 * to show as a notification.
 */
export const useServerErrors = (fields: ServerErrorFields) => {
  const { setFieldError, setFieldTouched } = useFormikContext();
  return useCallback(
    (errors: readonly ServerError[]): readonly ServerError[] =>
      errors.filter(({ code, params }) => {
        const place = fields[code];
        if (!place) return true;
        const message: FieldErrorMessage = { id: place.messageId, values: params };
        void setFieldTouched(place.field, true, false);
        // Formik types errors as text but stores any value.
        setFieldError(place.field, message as unknown as string);
        return false;
      }),
    [fields, setFieldError, setFieldTouched],
  );
};
