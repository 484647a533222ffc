import { Form, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react';

interface FormikFormProps extends ComponentProps<'form'> {
  /** Submitting ended with errors: a part in a frame marks its own fields (L-17). */
  readonly onInvalidSubmit?: () => void;
}

/**
 * A Formik form without the browser's own validation messages. When submitting ends with errors, ours or the
 * server's, focus moves to the first field that has one.
 */
export const FormikForm = ({ onInvalidSubmit, ...props }: FormikFormProps) => {
  const ref = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const handled = useRef(0);
  const onInvalid = useEffectEvent(() => onInvalidSubmit?.());
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    if (isValid) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    onInvalid();
  }, [submitCount, isSubmitting, isValid]);
  return <Form noValidate {...(props as object)} ref={ref} />;
};
