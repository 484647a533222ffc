import type { FormikHelpers } from 'formik';
import type { FieldErrorMessage } from './field-error.ts';

type Reasons = Readonly<Record<string, Readonly<Record<string, FieldErrorMessage>>>>;
type Codes = Readonly<Record<string, { readonly field: string; readonly message: FieldErrorMessage }>>;

export interface RefusedForm {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}
export type ShowOnFields = (
  refused: RefusedForm,
  form: Pick<FormikHelpers<unknown>, 'setFieldError' | 'setFieldTouched'>,
) => boolean;
/** Shows the server's reasons (params: field → reason) and codes on their fields. Returns false when there is none. */
export const createShowOnFields =
  (reasons: Reasons, codes: Codes = {}): ShowOnFields =>
  ({ code, params = {} }, form) => {
    const named = Object.entries(params).flatMap(([field, reason]) => {
      const message = reasons[field]?.[String(reason)];
      return message ? [{ field, message }] : [];
    });
    const own = codes[code];
    const shown = named.length || !own ? named : [own];
    for (const { field, message } of shown) {
      void form.setFieldTouched(field, true, false);
      // Formik types errors as string but stores any value.
      form.setFieldError(field, message as unknown as string);
    }
    return shown.length > 0;
  };
