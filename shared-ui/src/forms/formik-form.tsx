import { Form, useFormikContext } from 'formik';
import { useEffect, useRef, type ComponentProps } from 'react';

/**
 * A Formik form without the browser's own validation messages. When submitting ends with errors, ours or the
 * server's, focus moves to the first field that has one.
 */
export const FormikForm = (props: ComponentProps<'form'>) => {
  const ref = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const handled = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    if (!isValid) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, isValid]);
  return <Form noValidate {...(props as object)} ref={ref} />;
};
