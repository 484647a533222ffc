import { useState } from 'react';
import type { FormikHelpers } from 'formik';
import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { object, string } from 'yup';
import {
  mfaRestPaths,
  validatePhone,
  type MfaEnrolmentReply,
  type MfaEnrolmentRequest,
  type MfaSettingsReply,
} from '@crema/shared-contracts';
import { useResource } from '@crema/remote-kit';
import { Stack, Text } from '@crema/shared-ui';
import { FormikTextField, createShowOnFields } from '@crema/shared-ui/forms';
import { accountPaths } from '../../account-paths.ts';
import { RecoveryCodes } from '../../second-factor/recovery-codes.tsx';
import { ProvedSettingForm } from '../../settings/setting-form.tsx';
import { SettingsLayout } from '../../settings/settings-layout.tsx';
import { SettingsResource } from '../../settings/settings-resource.tsx';
import { useSave } from '../../settings/use-save.ts';
import { ConfirmEnrolment } from './confirm-enrolment.tsx';
import { useEnrolled } from './use-enrolled.ts';

const invalid = 'account.personal.phone.invalid';
const schema = object({
  phone: string()
    .trim()
    .required(invalid)
    .test('phone', invalid, (text) => !validatePhone(text ?? '')),
});
const showOnField = createShowOnFields({ phone: { invalid } }, {});
type Values = Readonly<Record<'phone', string>>;

const PhoneForm = ({ replaces }: { readonly replaces?: string }) => {
  const { save, error } = useSave({ showOnField });
  const { codes, finish, onEnrolled } = useEnrolled();
  const [enrolment, setEnrolment] = useState<MfaEnrolmentReply>();
  const start = async ({ phone }: Values, form: FormikHelpers<Values>) => {
    const body: MfaEnrolmentRequest = { type: 'sms', phone, ...(replaces !== undefined && { replaces }) };
    const reply = await save<MfaEnrolmentReply>(mfaRestPaths.enrol, { method: 'POST', body }, form);
    if (reply) setEnrolment(reply);
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={finish} />;
  if (enrolment)
    return (
      <Stack gap={3}>
        <Text role="status">
          <FormattedMessage id="account.mfa.sms.sent" values={{ phone: enrolment.masked }} />
        </Text>
        <ConfirmEnrolment enrolmentId={enrolment.enrolmentId} onEnrolled={onEnrolled} />
      </Stack>
    );
  return (
    <ProvedSettingForm
      name="mfa-phone"
      initialValues={{ phone: '' }}
      validationSchema={schema}
      onSubmit={start}
      error={error}
      submit="account.mfa.phone.submit"
    >
      <FormikTextField
        name="phone"
        type="tel"
        label={<FormattedMessage id="account.personal.phone" />}
        hint={<FormattedMessage id="account.mfa.phone.hint" />}
        autoComplete="tel"
      />
    </ProvedSettingForm>
  );
};

/** /account/settings/mfa/add-phone-number (ACC-042). */
export const AddPhonePage = () => (
  <SettingsLayout title={<FormattedMessage id="account.mfa.phone.add" />}>
    <PhoneForm />
  </SettingsLayout>
);

/** /account/settings/mfa/edit-phone-number (ACC-042): the present number counts until the new one is confirmed. */
export const EditPhonePage = () => {
  const { resource, reload } = useResource<MfaSettingsReply>(mfaRestPaths.settings);
  return (
    <SettingsLayout title={<FormattedMessage id="account.mfa.phone.edit" />}>
      <SettingsResource resource={resource} onRetry={reload}>
        {({ factors }) => {
          const present = factors.find(({ type }) => type === 'sms');
          return present ? (
            <Stack gap={3}>
              <Text>
                <FormattedMessage id="account.mfa.phone.present" values={{ phone: present.masked }} />
              </Text>
              <PhoneForm replaces={present.id} />
            </Stack>
          ) : (
            <Navigate to={accountPaths.addPhone} replace />
          );
        }}
      </SettingsResource>
    </SettingsLayout>
  );
};
