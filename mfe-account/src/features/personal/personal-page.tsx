import { Formik, useFormikContext } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountRestPaths, type ProfileReply } from '@crema/shared-contracts';
import { useUpgradeBlocker, useResource } from '@crema/remote-kit';
import { Button, Skeleton, Stack } from '@crema/shared-ui';
import { FormikForm, FormikTextField } from '@crema/shared-ui/forms';
import { NameFields, NameFieldsSkeleton } from '../../forms/name-fields.tsx';
import { FormError } from '../../layout/form-error.tsx';
import { SettingsLayout } from '../../settings/settings-layout.tsx';
import { SettingsResource } from '../../settings/settings-resource.tsx';
import { DevicePreferences } from './device-preferences.tsx';
import { personalSchema, toPersonalValues } from './personal.schema.ts';
import { useSavePersonal } from './use-save-personal.ts';
import s from './personal-page.module.css';

/** The birthday: a field until it is set, a fact afterwards (D-118). */
const Birthday = ({ birthday }: Pick<ProfileReply, 'birthday'>) => {
  const intl = useIntl();
  return birthday === null ? (
    <FormikTextField
      name="birthday"
      type="date"
      autoComplete="bday"
      label={<FormattedMessage id="account.personal.birthday" />}
      hint={<FormattedMessage id="account.personal.birthday.hint" />}
    />
  ) : (
    <dl className={s.fact}>
      <dt>
        <FormattedMessage id="account.personal.birthday" />
      </dt>
      <dd>{intl.formatDate(`${birthday}T00:00:00Z`, { timeZone: 'UTC', dateStyle: 'long' })}</dd>
    </dl>
  );
};

interface FieldsProps {
  readonly profile: ProfileReply;
  readonly error: string | undefined;
}
const Fields = ({ profile, error }: FieldsProps) => {
  const { isSubmitting, dirty } = useFormikContext();
  useUpgradeBlocker(dirty, 'personal');
  return (
    <Stack gap={2}>
      {error && !isSubmitting && (
        <FormError title={<FormattedMessage id="account.settings.notSaved" />}>{error}</FormError>
      )}
      <NameFields />
      <FormikTextField
        name="phone"
        type="tel"
        label={<FormattedMessage id="account.personal.phone" />}
        hint={<FormattedMessage id="account.personal.phone.hint" />}
        autoComplete="tel"
      />
      <Birthday birthday={profile.birthday} />
      <Button type="submit" size="large" busy={isSubmitting}>
        <FormattedMessage id="account.settings.save" />
      </Button>
    </Stack>
  );
};

interface PersonalFormProps {
  readonly profile: ProfileReply;
  readonly onSaved: (profile: ProfileReply) => void;
}
const PersonalForm = ({ profile, onSaved }: PersonalFormProps) => {
  const { change, error } = useSavePersonal(onSaved);
  return (
    <Formik initialValues={toPersonalValues(profile)} validationSchema={personalSchema} onSubmit={change}>
      <FormikForm>
        <Fields profile={profile} error={error} />
      </FormikForm>
    </Formik>
  );
};

/** Placeholders in the size of the fields, so that the preferences of the device stay in their place. */
const FieldsSkeleton = () => (
  <Stack gap={2} aria-busy="true">
    <NameFieldsSkeleton />
    <Skeleton shape="block" height="6.375rem" count={2} />
    <Skeleton shape="block" height="3.5rem" />
  </Stack>
);

/** /account/personal (ACC-040, D-117). */
export const PersonalPage = () => {
  const { resource, reload, set } = useResource<ProfileReply>(accountRestPaths.profile);
  return (
    <SettingsLayout
      title={<FormattedMessage id="account.settings.personal" />}
      lead={<FormattedMessage id="account.personal.lead" />}
    >
      <Stack gap={4}>
        <SettingsResource resource={resource} onRetry={reload} loading={<FieldsSkeleton />}>
          {(profile) => <PersonalForm profile={profile} onSaved={set} />}
        </SettingsResource>
        <DevicePreferences />
      </Stack>
    </SettingsLayout>
  );
};
