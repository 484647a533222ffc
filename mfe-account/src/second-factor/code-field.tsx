import { FormattedMessage } from 'react-intl';
import { object, string } from 'yup';
import { FormikTextField } from '@crema/shared-ui/forms';

/** The code is judged by the server, which reads spaces and dashes (A13). */
export const codeSchema = object({ code: string().trim().required('account.mfa.code.required') });

interface CodeFieldProps {
  /** Recovery codes have letters. */
  readonly letters?: boolean;
}
/** One field for all digits, which the device fills in from an SMS (A13). */
export const CodeField = ({ letters = false }: CodeFieldProps) => (
  <FormikTextField
    name="code"
    label={<FormattedMessage id={letters ? 'account.mfa.recoveryCode' : 'account.emailCode.label'} />}
    inputMode={letters ? 'text' : 'numeric'}
    autoComplete={letters ? 'off' : 'one-time-code'}
    autoCapitalize="none"
    spellCheck={false}
  />
);
