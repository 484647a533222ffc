import { FormattedMessage } from 'react-intl';
import { textLimits } from '@crema/shared-contracts';
import { PasswordField } from './password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';

interface NewPasswordFieldProps {
  /** The text that is typed so far. */
  readonly password: string;
}
/** The field `newPassword` with the rule and the strength (ACC-011, D-114). */
export const NewPasswordField = ({ password }: NewPasswordFieldProps) => (
  <div>
    <PasswordField
      name="newPassword"
      label={<FormattedMessage id="account.password.new" />}
      hint={
        <FormattedMessage id="account.create.password.hint" values={{ min: textLimits.password.least }} />
      }
      autoComplete="new-password"
    />
    <StrengthMeter password={password} />
  </div>
);
