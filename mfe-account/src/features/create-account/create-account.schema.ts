import { boolean, object, string, type InferType } from 'yup';
import { textRule } from '@crema/remote-kit';
import { validateEmail, validateName, validatePassword } from '@crema/shared-contracts';
import { accountLimits } from './account-limits.ts';

const { nameMaxLength, passwordMinLength, passwordMaxLength } = accountLimits;
const nameRule = textRule(validateName, {
  'too-long': { id: 'account.create.name.long', values: { max: nameMaxLength } },
  invalid: 'account.create.name.invalid',
});
const emailRule = (maxLength: number) =>
  textRule((text) => validateEmail(text, maxLength), {
    'too-long': { id: 'account.email.long', values: { max: maxLength } },
    invalid: 'account.email.invalid',
  });
const passwordRule = textRule(validatePassword, {
  'too-short': { id: 'account.create.password.short', values: { min: passwordMinLength } },
  'too-long': { id: 'account.create.password.long', values: { max: passwordMaxLength } },
});

/** ACC-020, ACC-021, with the validators that the server uses (D-167). Messages are ids. */
export const createAccountSchema = (emailMaxLength: number) =>
  object({
    firstName: string().trim().required('account.create.firstName.required').test(nameRule),
    lastName: string().trim().required('account.create.lastName.required').test(nameRule),
    emailAddress: string().trim().required('account.email.required').test(emailRule(emailMaxLength)),
    password: string().required('account.create.password.required').test(passwordRule),
    termsAndConditions: boolean().oneOf([true], 'account.create.terms.required').required(),
    receiveBrandEmailCommunications: boolean().required(),
    receiveGeneralEmailCommunications: boolean().required(),
    receivePersonalizedEmailCommunications: boolean().required(),
  });
export type CreateAccountValues = InferType<ReturnType<typeof createAccountSchema>>;

/** No box is ticked in advance (D-115). */
export const emptyAccount: CreateAccountValues = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  password: '',
  termsAndConditions: false,
  receiveBrandEmailCommunications: false,
  receiveGeneralEmailCommunications: false,
  receivePersonalizedEmailCommunications: false,
};
