import { Formik, type FormikHelpers } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { object, string, type InferType } from 'yup';
import {
  accountRestPaths,
  readDigits,
  type ConfirmEmailChangeRequest,
  type EmailChangeReply,
  type SessionReply,
} from '@crema/shared-contracts';
import { useHost, useResource } from '@crema/remote-kit';
import { Button, Stack, buttonClass } from '@crema/shared-ui';
import { FormikForm, FormikTextField, createShowOnFields } from '@crema/shared-ui/forms';
import { accountPaths } from '../../account-paths.ts';
import { FormError } from '../../layout/form-error.tsx';
import { SettingsLayout } from '../../settings/settings-layout.tsx';
import { SettingsResource } from '../../settings/settings-resource.tsx';
import { useSave } from '../../settings/use-save.ts';

const codeDigits = 6;
const invalid = 'account.emailCode.invalid';
const schema = object({
  code: string()
    .required('account.emailCode.required')
    .test('digits', invalid, (text) => readDigits(text ?? '').length === codeDigits),
});
type Values = InferType<typeof schema>;
const showOnField = createShowOnFields(
  {},
  {
    CODE_INVALID: { field: 'code', message: invalid },
    CODE_EXPIRED: { field: 'code', message: 'account.emailCode.expired' },
    EMAIL_UNAVAILABLE: { field: 'code', message: 'account.create.email.unavailable' },
  },
);

const CodeForm = ({ proposed }: { readonly proposed: string }) => {
  const host = useHost();
  const intl = useIntl();
  const navigate = useNavigate();
  const { save, error } = useSave({ showOnField });
  const confirm = async ({ code }: Values, form: FormikHelpers<Values>) => {
    const body: ConfirmEmailChangeRequest = { code: readDigits(code) };
    if (!(await save<SessionReply>(accountRestPaths.confirmEmailChange, { method: 'POST', body }, form)))
      return;
    await host.refreshSession().catch(() => undefined);
    host.toast({
      kind: 'success',
      text: intl.formatMessage({ id: 'account.emailCode.done' }, { email: proposed }),
      keepOnNavigation: true,
    });
    void navigate(accountPaths.settings);
  };
  return (
    <Formik initialValues={{ code: '' }} validationSchema={schema} onSubmit={confirm}>
      {({ isSubmitting }) => (
        <FormikForm>
          <Stack gap={2}>
            <p>
              <FormattedMessage id="account.emailCode.sent" values={{ email: <strong>{proposed}</strong> }} />
            </p>
            {error && !isSubmitting && (
              <FormError title={<FormattedMessage id="account.settings.notSaved" />}>{error}</FormError>
            )}
            <FormikTextField
              name="code"
              label={<FormattedMessage id="account.emailCode.label" />}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
            <Button type="submit" size="large" busy={isSubmitting}>
              <FormattedMessage id="account.emailCode.submit" />
            </Button>
            <Link to={accountPaths.editEmail} className={buttonClass('secondary')}>
              <FormattedMessage id="account.emailCode.again" />
            </Link>
          </Stack>
        </FormikForm>
      )}
    </Formik>
  );
};

/** /account/settings/edit-email/enter-code (ACC-045). Without a proposed address it leads to the page that asks for one. */
export const EmailCodePage = () => {
  const { resource, reload } = useResource<EmailChangeReply>(accountRestPaths.emailChange);
  return (
    <SettingsLayout title={<FormattedMessage id="account.emailCode.title" />}>
      <SettingsResource resource={resource} onRetry={reload}>
        {({ proposed }) =>
          proposed === null ? (
            <Navigate to={accountPaths.editEmail} replace />
          ) : (
            <CodeForm proposed={proposed} />
          )
        }
      </SettingsResource>
    </SettingsLayout>
  );
};
