import { Formik, type FormikConfig, type FormikValues } from 'formik';
import type { ComponentProps, ReactNode } from 'react';
import { Button, Card, Stack } from '@crema/shared-ui';
import { FormikForm } from '@crema/shared-ui/forms';
import { ChangeError } from '../../problems/change-error.tsx';

interface AddressFormCardProps<Values> extends Pick<
  FormikConfig<Values>,
  'initialValues' | 'validationSchema' | 'onSubmit'
> {
  readonly error: ComponentProps<typeof ChangeError>['error'];
  readonly isSending: boolean;
  readonly submitLabel: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** The form of a billing address (CRD-060, CRD-061). The typed values stay after an error, which offers to send them again. */
export const AddressForm = <Values extends FormikValues>({
  error,
  isSending,
  submitLabel,
  children,
  ...form
}: AddressFormCardProps<Values>) => (
  <Formik {...form}>
    {({ submitForm }) => (
      <FormikForm>
        <Stack gap={2}>
          <ChangeError error={error} actions={{ 'try-again': () => void submitForm() }} />
          {children}
          <Button type="submit" block busy={isSending}>
            {submitLabel}
          </Button>
        </Stack>
      </FormikForm>
    )}
  </Formik>
);

export const AddressFormCard = <Values extends FormikValues>(props: AddressFormCardProps<Values>) => (
  <Card>
    <AddressForm {...props} />
  </Card>
);
