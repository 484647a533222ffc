import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import { useFlag } from '@crema/remote-kit';
import { Button, Stack } from '@crema/shared-ui';
import { FormError } from '../../layout/form-error.tsx';
import type { SignInValues } from './sign-in.schema.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** D-112: signing in without a password, as part of the sign-in form. */
export const PasskeySignIn = ({ onProved }: { readonly onProved: () => Promise<void> }) => {
  const { values } = useFormikContext<SignInValues>();
  const rememberMe = useFlag('rememberMe') && values.rememberMe;
  const { signIn, isBusy, error } = usePasskeySignIn({ rememberMe, onProved });
  return (
    <Stack gap={2}>
      {error && !isBusy && (
        <FormError title={<FormattedMessage id="account.signIn.error.title" />}>{error}</FormError>
      )}
      <Button variant="secondary" size="large" block icon="lock" busy={isBusy} onClick={() => void signIn()}>
        <FormattedMessage id="account.passkey.signIn" />
      </Button>
    </Stack>
  );
};
