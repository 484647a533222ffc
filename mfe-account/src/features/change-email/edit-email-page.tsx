import { useMemo } from 'react';
import type { FormikHelpers } from 'formik';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { object } from 'yup';
import {
  accountRestPaths,
  readEmail,
  type EmailChangeReply,
  type EmailChangeRequest,
} from '@crema/shared-contracts';
import { useHost, useMember } from '@crema/remote-kit';
import { EmailField } from '@crema/remote-kit/email';
import { createShowOnFields } from '@crema/shared-ui/forms';
import { accountPaths } from '../../account-paths.ts';
import { emailField, emailMessages } from '../../email/email-rule.ts';
import { ProvedSettingForm } from '../../settings/setting-form.tsx';
import { SettingsLayout } from '../../settings/settings-layout.tsx';
import { useSave } from '../../settings/use-save.ts';

const createSchema = (maxLength: number) => object({ emailAddress: emailField(maxLength) });
type Values = Readonly<Record<'emailAddress', string>>;

const createShow = (max: number) =>
  createShowOnFields(
    {
      emailAddress: emailMessages(max),
    },
    { EMAIL_SAME: { field: 'emailAddress', message: 'account.editEmail.same' } },
  );

/** /account/settings/edit-email (ACC-041, ACC-045), after a recent proof (D-113). */
export const EditEmailPage = () => {
  const { configuration } = useHost();
  const { emailMaxLength } = configuration;
  const member = useMember();
  const navigate = useNavigate();
  const schema = useMemo(() => createSchema(emailMaxLength), [emailMaxLength]);
  const showOnField = useMemo(() => createShow(emailMaxLength), [emailMaxLength]);
  const { save, error } = useSave({ showOnField });
  const propose = async ({ emailAddress }: Values, form: FormikHelpers<Values>) => {
    const body: EmailChangeRequest = { emailAddress: readEmail(emailAddress) };
    if (await save<EmailChangeReply>(accountRestPaths.emailChange, { method: 'POST', body }, form))
      void navigate(accountPaths.emailCode);
  };
  return (
    <SettingsLayout
      title={<FormattedMessage id="account.settings.email" />}
      lead={<FormattedMessage id="account.editEmail.lead" values={{ email: member?.email ?? '' }} />}
    >
      <ProvedSettingForm
        name="edit-email"
        initialValues={{ emailAddress: '' }}
        validationSchema={schema}
        onSubmit={propose}
        error={error}
        submit="account.editEmail.submit"
      >
        <EmailField
          name="emailAddress"
          suggestionId="account.email.suggestion"
          label={<FormattedMessage id="account.editEmail.new" />}
          hint={<FormattedMessage id="account.editEmail.hint" />}
          autoComplete="email"
        />
      </ProvedSettingForm>
    </SettingsLayout>
  );
};
