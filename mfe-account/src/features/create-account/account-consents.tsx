import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { brand, customerService } from '@crema/shared-contracts';
import { Stack, VisuallyHidden } from '@crema/shared-ui';
import { FormikCheckbox } from '@crema/shared-ui/forms';
import { useCampaign } from './use-campaign.ts';
import s from './create-account-form.module.css';

const mailings = [
  { name: 'receiveBrandEmailCommunications', text: 'account.create.mail.brand' },
  { name: 'receiveGeneralEmailCommunications', text: 'account.create.mail.general' },
  { name: 'receivePersonalizedEmailCommunications', text: 'account.create.mail.personalized' },
] as const;
const agreements = {
  termsAndConditions: { text: 'account.create.terms', path: customerService.termsPath },
  storageConsent: { text: 'account.create.storage', path: `${customerService.privacyPath}#storage` },
} as const;

/** A link to a text. A new tab keeps what was typed into the form (D-161). */
const ReadLink = ({ id, path }: { readonly id: string; readonly path: string }) => (
  <Link to={path} target="_blank" className={s.read}>
    <FormattedMessage id={id} />
    <VisuallyHidden>
      {' '}
      <FormattedMessage id="account.create.newTab" />
    </VisuallyHidden>
  </Link>
);

/** A required box, and a link to the text that it agrees to. */
const Agreement = ({ name }: { readonly name: keyof typeof agreements }) => {
  const { text, path } = agreements[name];
  return (
    <div>
      <FormikCheckbox name={name} label={<FormattedMessage id={`${text}.agree`} values={brand} />} />
      <ReadLink id={`${text}.read`} path={path} />
    </div>
  );
};

interface AccountConsentsProps {
  readonly asksForStorageConsent: boolean;
}
/**
 * Mailings, unticked and optional (D-115); then the terms, which are required, and the storage conditions where they are
 * (ACC-021). A visitor of a campaign's link is asked, unticked, whether the campaign may know (L-62).
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
    <ReadLink id="account.create.privacy.read" path={customerService.privacyPath} />
    {asksForStorageConsent && <Agreement name="storageConsent" />}
    {useCampaign() !== undefined && (
      <FormikCheckbox
        name="campaignMeasurement"
        label={<FormattedMessage id="account.create.campaign" values={brand} />}
      />
    )}
  </Stack>
);
