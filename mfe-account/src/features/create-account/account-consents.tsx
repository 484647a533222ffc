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
const terms = ['account', 'stars', 'money', 'data'] as const;

/** Mailings, unticked and optional (D-115); then the terms, which are required (ACC-021). */
export const AccountConsents = () => (
  <Stack gap={2}>
    <fieldset className={s.consents}>
      <legend className={s.legend}>
        <FormattedMessage id="account.create.mail.legend" />
      </legend>
      {mailings.map(({ name, text }) => (
        <FormikCheckbox key={name} name={name} label={<FormattedMessage id={text} values={brand} />} />
      ))}
    </fieldset>
    <div>
      <FormikCheckbox
        name="termsAndConditions"
        label={<FormattedMessage id="account.create.terms.agree" values={brand} />}
      />
      <Disclosure summary={<FormattedMessage id="account.create.terms.read" />}>
        <div className={s.terms}>
          {terms.map((paragraph) => (
            <p key={paragraph}>
              <FormattedMessage id={`account.terms.${paragraph}`} values={brand} />
            </p>
          ))}
        </div>
      </Disclosure>
    </div>
  </Stack>
);
