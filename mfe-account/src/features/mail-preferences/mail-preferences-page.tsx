import { Formik, useFormikContext, type FormikHelpers } from 'formik';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { accountRestPaths, brand, type CommunicationPreferences } from '@crema/shared-contracts';
import { useHeadingFocus, useUpgradeBlocker, useResource } from '@crema/remote-kit';
import { Button, Stack, buttonClass } from '@crema/shared-ui';
import { FormikCheckbox, FormikForm } from '@crema/shared-ui/forms';
import { accountPaths } from '../../account-paths.ts';
import { FocusedBanner } from '../../layout/focused-banner.tsx';
import { FormError } from '../../layout/form-error.tsx';
import { SettingsLayout } from '../../settings/settings-layout.tsx';
import { SettingsResource } from '../../settings/settings-resource.tsx';
import { useSave } from '../../settings/use-save.ts';

/** The kinds of mail that a member chooses, as at sign-up (ACC-020). */
const kinds = [
  { name: 'receiveBrandEmailCommunications', label: 'account.create.mail.brand' },
  { name: 'receiveGeneralEmailCommunications', label: 'account.create.mail.general' },
  { name: 'receivePersonalizedEmailCommunications', label: 'account.create.mail.personalized' },
] as const satisfies readonly { name: keyof CommunicationPreferences; label: string }[];

const Fields = ({ error }: { readonly error: string | undefined }) => {
  const { isSubmitting, dirty } = useFormikContext<CommunicationPreferences>();
  useUpgradeBlocker(dirty, 'mail-preferences');
  return (
    <Stack gap={2}>
      {error && !isSubmitting && (
        <FormError title={<FormattedMessage id="account.settings.notSaved" />}>{error}</FormError>
      )}
      {kinds.map(({ name, label }) => (
        <FormikCheckbox key={name} name={name} label={<FormattedMessage id={label} values={brand} />} />
      ))}
      <Button type="submit" size="large" busy={isSubmitting}>
        <FormattedMessage id="account.settings.save" />
      </Button>
    </Stack>
  );
};

const PreferencesForm = ({ preferences }: { readonly preferences: CommunicationPreferences }) => {
  const navigate = useNavigate();
  const { save, error } = useSave();
  const change = async (
    body: CommunicationPreferences,
    form: FormikHelpers<CommunicationPreferences>,
  ): Promise<void> => {
    const path = accountRestPaths.communicationPreferences;
    if (await save<CommunicationPreferences>(path, { method: 'PUT', body }, form))
      void navigate(`${accountPaths.mailPreferences}?success=true`);
  };
  return (
    <Formik initialValues={preferences} onSubmit={change}>
      <FormikForm>
        <Fields error={error} />
      </FormikForm>
    </Formik>
  );
};

const Preferences = () => {
  const { resource, reload } = useResource<CommunicationPreferences>(
    accountRestPaths.communicationPreferences,
  );
  return (
    <SettingsResource resource={resource} onRetry={reload}>
      {(preferences) => <PreferencesForm preferences={preferences} />}
    </SettingsResource>
  );
};

const Saved = () => (
  <Stack gap={3}>
    <FocusedBanner tone="success" title={<FormattedMessage id="account.mail.saved" />}>
      <FormattedMessage id="account.mail.saved.body" />
    </FocusedBanner>
    <Link to={accountPaths.mailPreferences} className={buttonClass('secondary')}>
      <FormattedMessage id="account.mail.again" />
    </Link>
  </Stack>
);

/** /account/settings/communication-preferences; `?success=true` shows that they were saved (ACC-041). */
export const MailPreferencesPage = () => {
  const isSaved = useSearchParams()[0].get('success') === 'true';
  useHeadingFocus(isSaved ? 'saved' : 'choice');
  return (
    <SettingsLayout
      title={<FormattedMessage id="account.settings.mail" />}
      lead={<FormattedMessage id="account.mail.lead" />}
    >
      {isSaved ? <Saved /> : <Preferences />}
    </SettingsLayout>
  );
};
