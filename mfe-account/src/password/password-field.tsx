import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '@crema/shared-ui';
import { FormikTextField } from '@crema/shared-ui/forms';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows the password. */
export const PasswordField = (props: PasswordFieldProps) => {
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  return (
    <FormikTextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trail={
        <IconButton
          icon="eye"
          label={intl.formatMessage({ id: 'account.password.show' })}
          pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
};
