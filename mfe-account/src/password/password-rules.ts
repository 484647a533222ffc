import { textLimits, validatePassword } from '@crema/shared-contracts';
import { textRule } from '@crema/remote-kit';
import { string } from 'yup';

const { least: min, most: max } = textLimits.password;
/** Messages for the reasons with which a password is refused, here and by the server (D-114). */
export const passwordMessages = {
  'too-short': { id: 'account.create.password.short', values: { min } },
  'too-long': { id: 'account.create.password.long', values: { max } },
  common: 'account.create.password.weak',
} as const;
/** A required new password; `required` is the message for an empty one. */
export const newPasswordField = (required: string) =>
  string()
    .required(required)
    .test(
      textRule(validatePassword, {
        'too-short': passwordMessages['too-short'],
        'too-long': passwordMessages['too-long'],
      }),
    );
