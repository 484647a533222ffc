import { useFormikContext, type FormikTouched } from 'formik';

/**
 * Checks the form without submitting it: whether it has no error. Otherwise its errors are shown, and focus moves to the first field
 * that has one.
 */
export const useCheckForm = <Values extends object>(): (() => Promise<boolean>) => {
  const { touched, validateForm, setTouched } = useFormikContext<Values>();
  return async () => {
    const errors = await validateForm();
    if (Object.keys(errors).length === 0) return true;
    // The errors have the form's shape, and their texts are true.
    await setTouched({ ...touched, ...(errors as FormikTouched<Values>) }, false);
    requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus());
    return false;
  };
};
