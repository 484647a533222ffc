import { Formik, useFormikContext } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { useUpgradeBlocker } from '@crema/remote-kit';
import { Button, EmptyState, ErrorState, Spinner, Stack } from '@crema/shared-ui';
import { FormikForm } from '@crema/shared-ui/forms';
import { accountPaths } from '../../account-paths.ts';
import { AccessLayout } from '../../layout/access-layout.tsx';
import { FormError } from '../../layout/form-error.tsx';
import { NewPasswordField } from '../../password/new-password-field.tsx';
import { newPasswordSchema, type NewPasswordValues } from '../../password/new-password.schema.ts';
import { useMailedToken } from './use-mailed-token.ts';
import { useResetLink } from './use-reset-link.ts';
import { useResetPassword } from './use-reset-password.ts';

const Fields = ({ error }: { readonly error: string | undefined }) => {
  const { isSubmitting, dirty, values } = useFormikContext<NewPasswordValues>();
  useUpgradeBlocker(dirty, 'reset-password');
  return (
    <Stack gap={2}>
      {error && !isSubmitting && (
        <FormError title={<FormattedMessage id="account.reset.failed" />}>{error}</FormError>
      )}
      <NewPasswordField password={values.newPassword} />
      <Button type="submit" size="large" block busy={isSubmitting}>
        <FormattedMessage id="account.reset.submit" />
      </Button>
    </Stack>
  );
};

const ResetForm = ({ token }: { readonly token: string }) => {
  const { reset, error } = useResetPassword(token);
  return (
    <AccessLayout
      illustration="morning"
      title={<FormattedMessage id="account.reset.title" />}
      lead={<FormattedMessage id="account.reset.lead" />}
    >
      <Formik initialValues={{ newPassword: '' }} validationSchema={newPasswordSchema} onSubmit={reset}>
        <FormikForm>
          <Fields error={error} />
        </FormikForm>
      </Formik>
    </AccessLayout>
  );
};

/** /account/reset-password/{token} (ACC-010, ACC-011). */
export const ResetPasswordPage = () => {
  const intl = useIntl();
  const token = useMailedToken(accountPaths.resetPassword);
  const { state, retry } = useResetLink(token);
  if (state === 'expired') return <Navigate to={accountPaths.linkExpired(token)} replace />;
  if (state === 'valid') return <ResetForm token={token} />;
  if (state === 'unchecked')
    return (
      <ErrorState
        headingLevel={1}
        title={<FormattedMessage id="account.reset.unchecked" />}
        actions={
          <Button onClick={retry}>
            <FormattedMessage id="account.tryAgain" />
          </Button>
        }
      >
        <FormattedMessage id="account.reset.unchecked.body" />
      </ErrorState>
    );
  return (
    <EmptyState
      headingLevel={1}
      art={<Spinner label={intl.formatMessage({ id: 'account.reset.checking' })} size="large" />}
      title={<FormattedMessage id="account.reset.checking" />}
    />
  );
};
