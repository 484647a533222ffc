import { useMemo } from 'react';
import { Formik, useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { brand, readText } from '@crema/shared-contracts';
import { useUpgradeBlocker } from '@crema/remote-kit';
import { EmailField } from '@crema/remote-kit/email';
import { Button, Stack, buttonClass } from '@crema/shared-ui';
import { FormikForm } from '@crema/shared-ui/forms';
import { NameFields } from '../../forms/name-fields.tsx';
import { PasswordField } from '../../password/password-field.tsx';
import { StrengthMeter } from '../../password/strength-meter.tsx';
import { CookieNotice } from '../../layout/cookie-notice.tsx';
import { FormError } from '../../layout/form-error.tsx';
import { accountLimits } from '../../account-limits.ts';
import { AccountConsents } from './account-consents.tsx';
import { createAccountSchema, emptyAccount, type CreateAccountValues } from './create-account.schema.ts';
import { RegisterCard } from './register-card.tsx';
import { TakenAddress } from './taken-address.tsx';
import { useCreateAccount } from './use-create-account.ts';

interface FieldsProps {
  readonly error: ReturnType<typeof useCreateAccount>['error'];
  readonly asksForStorageConsent: boolean;
  /** The address that has an account already. */
  readonly takenAddress: string | undefined;
}
const ownWordsOf = ({ firstName, lastName, emailAddress }: CreateAccountValues): readonly string[] =>
  [firstName, lastName, emailAddress.split('@')[0] ?? ''].map(readText);

const Fields = ({ error, takenAddress, asksForStorageConsent }: FieldsProps) => {
  const { isSubmitting, dirty, values } = useFormikContext<CreateAccountValues>();
  useUpgradeBlocker(dirty, 'create-account');
  return (
    <Stack gap={2}>
      <CookieNotice />
      {error && !isSubmitting && (
        <FormError
          title={<FormattedMessage id="account.create.error.title" />}
          action={
            error.offersGuest && (
              <Link to="/menu" className={buttonClass('secondary', { size: 'small' })}>
                <FormattedMessage id="account.create.error.asGuest" />
              </Link>
            )
          }
        >
          {error.text}
        </FormError>
      )}
      <NameFields />
      <EmailField
        name="emailAddress"
        suggestionId="account.email.suggestion"
        label={<FormattedMessage id="account.email" />}
        hint={<FormattedMessage id="account.create.email.hint" />}
        autoComplete="username"
      />
      {takenAddress !== undefined && values.emailAddress === takenAddress && (
        <TakenAddress email={takenAddress} />
      )}
      <div>
        <PasswordField
          name="password"
          label={<FormattedMessage id="account.password" />}
          hint={
            <FormattedMessage
              id="account.create.password.hint"
              values={{ min: accountLimits.passwordMinLength }}
            />
          }
          autoComplete="new-password"
        />
        <StrengthMeter password={values.password} ownWords={ownWordsOf(values)} />
      </div>
      <RegisterCard />
      <AccountConsents asksForStorageConsent={asksForStorageConsent} />
      <Button type="submit" size="large" block busy={isSubmitting}>
        <FormattedMessage id="account.create.submit" values={brand} />
      </Button>
    </Stack>
  );
};

interface CreateAccountFormProps {
  /** Called with the page to go to when the account was created without the card. */
  readonly onCardRefused: (path: string) => void;
}
/** ACC-020. The typed values remain after an error. */
export const CreateAccountForm = ({ onCardRefused }: CreateAccountFormProps) => {
  const { create, error, takenAddress, requirements } = useCreateAccount(onCardRefused);
  const { emailMaxLength, storageConsentRequired } = requirements;
  const schema = useMemo(
    () => createAccountSchema({ emailMaxLength, storageConsentRequired }),
    [emailMaxLength, storageConsentRequired],
  );
  return (
    <Formik initialValues={emptyAccount} validationSchema={schema} onSubmit={create}>
      <FormikForm>
        <Fields error={error} takenAddress={takenAddress} asksForStorageConsent={storageConsentRequired} />
      </FormikForm>
    </Formik>
  );
};
