import { readText, textLimits, validateName } from '@crema/shared-contracts';
import { textRule } from '@crema/remote-kit';
import { string } from 'yup';

const tooLong = { id: 'account.create.name.long', values: { max: textLimits.name } } as const;
const invalid = 'account.create.name.invalid';
/** The messages for the reasons with which the form and the server refuse a first and a last name. */
export const nameMessages = {
  firstName: { required: 'account.create.firstName.required', 'too-long': tooLong, invalid },
  lastName: { required: 'account.create.lastName.required', 'too-long': tooLong, invalid },
} as const;
const rule = textRule(validateName, { 'too-long': tooLong, invalid });

const nameField = (field: keyof typeof nameMessages) =>
  string().transform(readText).required(nameMessages[field].required).test(rule);
/** The fields of `NameFields` in a schema (D-167). */
export const nameSchema = () => ({ firstName: nameField('firstName'), lastName: nameField('lastName') });
