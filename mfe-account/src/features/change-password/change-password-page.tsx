import { Formik, useFormikContext, type FormikHelpers } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import {
  accountRestPaths,
  readPassword,
  type PasswordChangedReply,
  type SavePasswordRequest,
} from '@crema/shared-contracts';
import { useHost, useUpgradeBlocker } from '@crema/remote-kit';
import { Button, Stack } from '@crema/shared-ui';
import { FormikForm } from '@crema/shared-ui/forms';
import { accountPaths } from '../../account-paths.ts';
import { FormError } from '../../layout/form-error.tsx';
import { NewPasswordField } from '../../password/new-password-field.tsx';
import { newPasswordSchema, type NewPasswordValues } from '../../password/new-password.schema.ts';
import { setPasswordError } from '../../password/set-password-error.ts';
import { SettingsLayout } from '../../settings/settings-layout.tsx';
import { useSave } from '../../settings/use-save.ts';
import { offerCredentials } from '../../visitor/offer-credentials.ts';

const Fields = ({ error }: { readonly error: string | undefined }) => {
  const { isSubmitting, dirty, values } = useFormikContext<NewPasswordValues>();
  useUpgradeBlocker(dirty, 'change-password');
  return (
    <Stack gap={2}>
      {error && !isSubmitting && (
        <FormError title={<FormattedMessage id="account.settings.notSaved" />}>{error}</FormError>
      )}
      <NewPasswordField password={values.newPassword} />
      <Button type="submit" size="large" busy={isSubmitting}>
        <FormattedMessage id="account.reset.submit" />
      </Button>
    </Stack>
  );
};

/** /account/settings/password (ACC-041), after a recent proof (D-113). */
export const ChangePasswordPage = () => {
  const host = useHost();
  const intl = useIntl();
  const navigate = useNavigate();
  const { save, error } = useSave({ showOnField: setPasswordError });
  const change = async (values: NewPasswordValues, form: FormikHelpers<NewPasswordValues>) => {
    const body: SavePasswordRequest = { newPassword: readPassword(values.newPassword) };
    const reply = await save<PasswordChangedReply>(accountRestPaths.password, { method: 'PUT', body }, form);
    if (!reply) return;
    const session = host.session.get();
    if (session.kind === 'member') void offerCredentials(session.member.email, body.newPassword);
    host.toast({
      kind: 'success',
      text: intl.formatMessage({ id: 'account.password.saved' }),
      keepOnNavigation: true,
    });
    void navigate(accountPaths.settings);
  };
  return (
    <SettingsLayout
      title={<FormattedMessage id="account.settings.password" />}
      lead={<FormattedMessage id="account.password.lead" />}
    >
      <Formik initialValues={{ newPassword: '' }} validationSchema={newPasswordSchema} onSubmit={change}>
        <FormikForm>
          <Fields error={error} />
        </FormikForm>
      </Formik>
    </SettingsLayout>
  );
};
