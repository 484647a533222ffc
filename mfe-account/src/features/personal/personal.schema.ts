import { readText, validatePhone, type ProfileReply } from '@crema/shared-contracts';
import { textRule } from '@crema/remote-kit';
import { object, string, type InferType } from 'yup';
import { nameMessages, nameSchema } from '../../forms/name-rules.ts';

/** The messages for the reasons of the form and of the server (D-118, D-167). */
export const personalMessages = {
  ...nameMessages,
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

/** Messages are ids. The server decides about numbers and days. */
export const personalSchema = object({
  ...nameSchema(),
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
