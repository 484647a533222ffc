import { boolean, object, string, type InferType } from 'yup';
import { accountLimits } from './account-limits.ts';

const { emailMaxLength, nameMaxLength, passwordMinLength, passwordMaxLength } = accountLimits;
/** yup types its messages as text but keeps what it is given; the fields' formatter reads both forms. */
const message = (id: string, max: number) => ({ id, values: { max } }) as unknown as string;

/** ACC-020, ACC-021. Messages are ids. */
export const createAccountSchema = object({
  firstName: string()
    .trim()
    .required('account.create.firstName.required')
    .max(nameMaxLength, message('account.create.name.long', nameMaxLength)),
  lastName: string()
    .trim()
    .required('account.create.lastName.required')
    .max(nameMaxLength, message('account.create.name.long', nameMaxLength)),
  emailAddress: string()
    .trim()
    .required('account.email.required')
    .email('account.email.invalid')
    .max(emailMaxLength, message('account.email.long', emailMaxLength)),
  password: string()
    .required('account.create.password.required')
    .min(passwordMinLength, {
      id: 'account.create.password.short',
      values: { min: passwordMinLength },
    } as unknown as string)
    .max(passwordMaxLength, message('account.create.password.long', passwordMaxLength)),
  termsAndConditions: boolean().oneOf([true], 'account.create.terms.required').required(),
  receiveBrandEmailCommunications: boolean().required(),
  receiveGeneralEmailCommunications: boolean().required(),
  receivePersonalizedEmailCommunications: boolean().required(),
});
export type CreateAccountValues = InferType<typeof createAccountSchema>;

/** Nothing is ticked for the visitor (D-115). */
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
