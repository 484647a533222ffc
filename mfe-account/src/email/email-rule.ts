import { readText, validateEmail } from '@crema/shared-contracts';
import { textRule } from '@crema/remote-kit';
import { string } from 'yup';

/** The messages for the reasons with which the form and the server refuse an address of an account (D-114, D-167). */
export const emailMessages = (maxLength: number) =>
  ({
    required: 'account.email.required',
    invalid: 'account.email.invalid',
    'non-ascii': 'account.email.nonAscii',
    'too-long': { id: 'account.email.long', values: { max: maxLength } },
    disposable: 'account.create.email.disposable',
  }) as const;

/** A required email address of an account. Messages are ids. */
export const emailField = (maxLength: number) => {
  const messages = emailMessages(maxLength);
  return string()
    .transform(readText)
    .required(messages.required)
    .test(textRule((text) => validateEmail(text, maxLength), messages));
};
