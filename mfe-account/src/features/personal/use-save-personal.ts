import type { FormikHelpers } from 'formik';
import { useIntl } from 'react-intl';
import { accountRestPaths, readText, type ProfileChange, type ProfileReply } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { createShowOnFields } from '@crema/shared-ui/forms';
import { useSave } from '../../settings/use-save.ts';
import { personalMessages, toPersonalValues, type PersonalValues } from './personal.schema.ts';

const showOnField = createShowOnFields(personalMessages, {
  BIRTHDAY_SET: { field: 'birthday', message: 'account.personal.birthday.set' },
});

/** Saves the profile (ACC-040). The language of the account is the one that the page has. */
export const useSavePersonal = (onSaved: (profile: ProfileReply) => void) => {
  const host = useHost();
  const intl = useIntl();
  const { save, error } = useSave({ showOnField });
  const change = async (values: PersonalValues, form: FormikHelpers<PersonalValues>): Promise<void> => {
    const body: ProfileChange = {
      firstName: readText(values.firstName),
      lastName: readText(values.lastName),
      phone: readText(values.phone),
      birthday: values.birthday,
      locale: host.locale.get(),
    };
    const profile = await save<ProfileReply>(accountRestPaths.profile, { method: 'PUT', body }, form);
    if (!profile) return;
    onSaved(profile);
    form.resetForm({ values: toPersonalValues(profile) });
    host.toast({ kind: 'success', text: intl.formatMessage({ id: 'account.settings.saved' }) });
    // The first name is in the header.
    await host.refreshSession().catch(() => undefined);
  };
  return { change, error };
};
