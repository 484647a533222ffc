import { Formik, useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import { useFlag, useUpgradeBlocker } from '@crema/remote-kit';
import { EmailField } from '@crema/remote-kit/email';
import { Button, Stack } from '@crema/shared-ui';
import { FormikCheckbox, FormikForm } from '@crema/shared-ui/forms';
import { CookieNotice } from '../../layout/cookie-notice.tsx';
import { FormError } from '../../layout/form-error.tsx';
import { PasswordField } from '../../password/password-field.tsx';
import { ForgotPasswordLink } from './forgot-password-link.tsx';
import { emptySignIn, signInSchema } from './sign-in.schema.ts';
import { canUsePasskeys } from '../../passkeys/can-use-passkeys.ts';
import { LazyCodeOverlay } from '../../second-factor/lazy-code-overlay.tsx';
import { LazyPasskeySignIn } from './lazy-passkey-sign-in.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Blocks upgrades while the form holds typed input (PLT-005). */
const BlockUpgradesWhileDirty = () => {
  useUpgradeBlocker(useFormikContext().dirty, 'sign-in');
  return null;
};

interface SignInFormProps {
  readonly onSignedIn: () => void;
  readonly returnUrl: string;
  /** The address with which the form starts. */
  readonly email?: string;
  /** Links load the whole page, which closes the sheet. */
  readonly opensPages?: boolean;
}
/** The form of the sign-in page and of the host's sheet (ACC-012). The typed values remain after an error. */
export const SignInForm = ({ onSignedIn, returnUrl, email = '', opensPages = false }: SignInFormProps) => {
  const { signIn, error, rememberMeOffered, challenge, proved, giveUp } = useSignIn(onSignedIn);
  const offersPasskey = useFlag('enableMfaFeatures') && canUsePasskeys();
  return (
    <>
      <Formik
        initialValues={{ ...emptySignIn, username: email }}
        validationSchema={signInSchema}
        onSubmit={signIn}
      >
        {({ isSubmitting }) => (
          <FormikForm>
            <BlockUpgradesWhileDirty />
            <Stack gap={2}>
              <CookieNotice />
              {error && !isSubmitting && (
                <FormError title={<FormattedMessage id="account.signIn.error.title" />}>{error}</FormError>
              )}
              <EmailField
                name="username"
                type="text"
                suggestionId="account.email.suggestion"
                label={<FormattedMessage id="account.signIn.username" />}
                // With the last word browsers suggest passkeys in this field.
                autoComplete={offersPasskey ? 'username webauthn' : 'username'}
                inputMode="email"
              />
              <PasswordField
                name="password"
                label={<FormattedMessage id="account.password" />}
                autoComplete="current-password"
              />
              <ForgotPasswordLink returnUrl={returnUrl} opensPage={opensPages} />
              {rememberMeOffered && (
                <FormikCheckbox
                  name="rememberMe"
                  label={<FormattedMessage id="account.signIn.rememberMe" />}
                  hint={<FormattedMessage id="account.signIn.rememberMe.hint" />}
                />
              )}
              <Button type="submit" size="large" block busy={isSubmitting}>
                <FormattedMessage id="account.signIn.submit" />
              </Button>
              {offersPasskey && <LazyPasskeySignIn onProved={proved} />}
            </Stack>
          </FormikForm>
        )}
      </Formik>
      {challenge && (
        <LazyCodeOverlay
          challengeId={challenge.challengeId}
          methods={challenge.methods}
          onProved={proved}
          onClose={giveUp}
        />
      )}
    </>
  );
};
