import { readText, validateEmail } from '@crema/shared-contracts';
import { textRule } from '@crema/remote-kit';
import { string } from 'yup';

/** A required email address of an account (D-114, D-167). Messages are ids. */
export const emailField = (maxLength: number) =>
  string()
    .transform(readText)
    .required('account.email.required')
    .test(
      textRule((text) => validateEmail(text, maxLength), {
        'too-long': { id: 'account.email.long', values: { max: maxLength } },
        invalid: 'account.email.invalid',
        'non-ascii': 'account.email.nonAscii',
      }),
    );
