import type { ReactNode } from 'react';
import { Formik, useFormikContext, type FormikConfig } from 'formik';
import { FormattedMessage } from 'react-intl';
import { useUpgradeBlocker } from '@crema/remote-kit';
import { Button, Stack } from '@crema/shared-ui';
import { FormikForm } from '@crema/shared-ui/forms';
import { FormError } from '../layout/form-error.tsx';
import { KeepTyped, useStartValues } from './typed-values.tsx';

interface PartsProps {
  /** Names the form for the upgrade blocker (PLT-005), and for what is typed. */
  readonly name: string;
  /** The reason why the last change was not saved, if it belongs to no field. */
  readonly error: string | undefined;
  /** The message of the button. */
  readonly submit: string;
  readonly children: ReactNode;
}
const Parts = ({ name, error, submit, children }: PartsProps) => {
  const { isSubmitting, dirty } = useFormikContext();
  useUpgradeBlocker(dirty, name);
  return (
    <FormikForm>
      <Stack gap={2}>
        {error && !isSubmitting && (
          <FormError title={<FormattedMessage id="account.settings.notSaved" />}>{error}</FormError>
        )}
        {children}
        <Button type="submit" size="large" busy={isSubmitting}>
          <FormattedMessage id={submit} />
        </Button>
      </Stack>
    </FormikForm>
  );
};

type SettingFormProps<Values> = PartsProps &
  Pick<
    FormikConfig<Values & Readonly<Record<string, string>>>,
    'initialValues' | 'validationSchema' | 'onSubmit'
  >;

/** The form of one setting. */
export const SettingForm = <Values extends Readonly<Record<string, string>>>({
  initialValues,
  validationSchema,
  onSubmit,
  ...parts
}: SettingFormProps<Values>) => (
  <Formik initialValues={initialValues} validationSchema={validationSchema} onSubmit={onSubmit}>
    <Parts {...parts} />
  </Formik>
);

/** The form of a setting behind a recent proof: what was typed is there again after a new proof was asked for (D-113). No secrets. */
export const ProvedSettingForm = <Values extends Readonly<Record<string, string>>>({
  initialValues,
  children,
  ...form
}: SettingFormProps<Values>) => (
  <SettingForm<Values> {...form} initialValues={useStartValues(form.name, initialValues)}>
    <KeepTyped form={form.name} />
    {children}
  </SettingForm>
);
