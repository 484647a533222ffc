export {
  FormikCheckbox,
  FormikRadioCards,
  FormikSelect,
  FormikTextArea,
  FormikTextField,
} from './bound-fields.tsx';
export { useBoundField, type FieldErrorMessage, type FormatError } from './field-error.ts';
export { FormikForm } from './formik-form.tsx';
export { useServerErrors, type ServerError, type ServerErrorFields } from './server-errors.ts';
export { createShowOnFields, type ShowOnFields } from './show-on-fields.ts';
export { useCheckForm } from './use-check-form.ts';
