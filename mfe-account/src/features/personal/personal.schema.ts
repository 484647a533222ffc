import { readText, validateName, validatePhone, type ProfileReply } from '@crema/shared-contracts';
import { textRule } from '@crema/remote-kit';
import { object, string, type InferType } from 'yup';
import { accountLimits } from '../../account-limits.ts';

const nameMessages = {
  required: 'account.create.firstName.required',
  'too-long': { id: 'account.create.name.long', values: { max: accountLimits.nameMaxLength } },
  invalid: 'account.create.name.invalid',
} as const;
/** The messages for the reasons of the form and of the server (D-118, D-167). */
export const personalMessages = {
  firstName: nameMessages,
  lastName: { ...nameMessages, required: 'account.create.lastName.required' },
  phone: {
    required: 'account.personal.phone.invalid',
    'too-long': 'account.personal.phone.invalid',
    invalid: 'account.personal.phone.invalid',
  },
  birthday: {
    invalid: 'account.personal.birthday.invalid',
    future: 'account.personal.birthday.invalid',
    'too-old': 'account.personal.birthday.invalid',
    'too-young': 'account.personal.birthday.young',
  },
} as const;

const nameField = (messages: typeof personalMessages.firstName | typeof personalMessages.lastName) =>
  string()
    .transform(readText)
    .required(messages.required)
    .test(textRule(validateName, { 'too-long': messages['too-long'], invalid: messages.invalid }));
/** Messages are ids. The server decides about numbers and days. */
export const personalSchema = object({
  firstName: nameField(personalMessages.firstName),
  lastName: nameField(personalMessages.lastName),
  phone: string()
    .default('')
    .test(
      textRule((text) => (readText(text) === '' ? undefined : validatePhone(text)), personalMessages.phone),
    ),
  birthday: string().default(''),
});
export type PersonalValues = InferType<typeof personalSchema>;

export const toPersonalValues = ({ firstName, lastName, phone, birthday }: ProfileReply): PersonalValues => ({
  firstName,
  lastName,
  phone: phone ?? '',
  birthday: birthday ?? '',
});
