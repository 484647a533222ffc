import { Formik, useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import { useUpgradeBlocker } from '@crema/remote-kit';
import { Button, Stack } from '@crema/shared-ui';
import { FormikCheckbox, FormikForm, FormikTextField } from '@crema/shared-ui/forms';
import { Refusal } from '../../frame/refusal.tsx';
import { PasswordField } from '../../password/password-field.tsx';
import { emptySignIn, signInSchema } from './sign-in.schema.ts';
import { useSignIn } from './use-sign-in.ts';

/** What was typed survives an upgrade (PLT-005). */
const HoldWhileDirty = () => {
  useUpgradeBlocker(useFormikContext().dirty, 'sign-in');
  return null;
};

/** The same form on its page and in the host's sheet (ACC-012). What was typed stays after a refusal. */
export const SignInForm = ({ onSignedIn }: { readonly onSignedIn: () => void }) => {
  const { signIn, refusal, rememberMeOffered } = useSignIn(onSignedIn);
  return (
    <Formik initialValues={emptySignIn} validationSchema={signInSchema} onSubmit={signIn}>
      {({ isSubmitting }) => (
        <FormikForm>
          <HoldWhileDirty />
          <Stack gap={2}>
            {refusal && !isSubmitting && (
              <Refusal title={<FormattedMessage id="account.signIn.error.title" />}>{refusal}</Refusal>
            )}
            <FormikTextField
              name="username"
              label={<FormattedMessage id="account.signIn.username" />}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              inputMode="email"
            />
            <PasswordField
              name="password"
              label={<FormattedMessage id="account.password" />}
              autoComplete="current-password"
            />
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
          </Stack>
        </FormikForm>
      )}
    </Formik>
  );
};
