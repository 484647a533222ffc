import { FormattedMessage } from 'react-intl';
import { brand } from '@crema/shared-contracts';
import { Disclosure, Stack } from '@crema/shared-ui';
import { FormikCheckbox } from '@crema/shared-ui/forms';
import s from './create-account-form.module.css';

const mailings = [
  { name: 'receiveBrandEmailCommunications', text: 'account.create.mail.brand' },
  { name: 'receiveGeneralEmailCommunications', text: 'account.create.mail.general' },
  { name: 'receivePersonalizedEmailCommunications', text: 'account.create.mail.personalized' },
] as const;
const termsParagraphs = [
  'account.terms.account',
  'account.terms.stars',
  'account.terms.money',
  'account.terms.data',
] as const;
const storageParagraphs = [
  'account.storage.place',
  'account.storage.access',
  'account.storage.time',
] as const;
const agreements = {
  termsAndConditions: { text: 'account.create.terms', paragraphs: termsParagraphs },
  storageConsent: { text: 'account.create.storage', paragraphs: storageParagraphs },
} as const;

/** A required box with the text that it agrees to. */
const Agreement = ({ name }: { readonly name: keyof typeof agreements }) => {
  const { text, paragraphs } = agreements[name];
  return (
    <div>
      <FormikCheckbox name={name} label={<FormattedMessage id={`${text}.agree`} values={brand} />} />
      <Disclosure summary={<FormattedMessage id={`${text}.read`} />}>
        <div className={s.terms}>
          {paragraphs.map((id) => (
            <p key={id}>
              <FormattedMessage id={id} values={brand} />
            </p>
          ))}
        </div>
      </Disclosure>
    </div>
  );
};

interface AccountConsentsProps {
  readonly asksForStorageConsent: boolean;
}
/**
 * Mailings, unticked and optional (D-115); then the terms, which are required, and the storage conditions where they are
 * (ACC-021).
 */
export const AccountConsents = ({ asksForStorageConsent }: AccountConsentsProps) => (
  <Stack gap={2}>
    <fieldset className={s.consents}>
      <legend className={s.legend}>
        <FormattedMessage id="account.create.mail.legend" />
      </legend>
      {mailings.map(({ name, text }) => (
        <FormikCheckbox key={name} name={name} label={<FormattedMessage id={text} values={brand} />} />
      ))}
    </fieldset>
    <Agreement name="termsAndConditions" />
    {asksForStorageConsent && <Agreement name="storageConsent" />}
  </Stack>
);
