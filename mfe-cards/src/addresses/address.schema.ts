import { object, string, type InferType } from 'yup';
import { textRule } from '@crema/remote-kit';
import {
  readText,
  textLimits,
  validateLine,
  validateName,
  validatePhone,
  validatePostalCode,
  validateSubdivision,
} from '@crema/shared-contracts';

export const addressMessages = {
  required: 'cards.address.required',
  'too-long': { id: 'cards.address.long', values: { max: textLimits.addressLine } },
  invalid: 'cards.address.invalid',
} as const;
const required = () => string().default('').transform(readText).required(addressMessages.required);
const nameRule = textRule(validateName, addressMessages);
const lineRule = textRule(validateLine, addressMessages);
/** An optional field refuses nothing for its format (PLT-020). */
const optionalLine = textRule(validateLine, { 'too-long': addressMessages['too-long'] });
const optionalPhone = textRule((text) => (text === '' ? undefined : validatePhone(text)), addressMessages);

/** CRD-060, with the validators that the server uses (D-167). Messages are ids. */
export const addressSchema = object({
  firstName: required().test(nameRule),
  lastName: required().test(nameRule),
  phoneNumber: string().default('').transform(readText).test(optionalPhone),
  addressLine1: required().test(lineRule),
  addressLine2: string().default('').transform(readText).test(optionalLine),
  city: required().test(lineRule),
  country: required(),
  countrySubdivision: required().when('country', ([country], rule) =>
    rule.test(textRule((text) => validateSubdivision(text, String(country)), addressMessages)),
  ),
  postalCode: required().when('country', ([country], rule) =>
    rule.test(textRule((text) => validatePostalCode(text, String(country)), addressMessages)),
  ),
});
export type AddressValues = InferType<typeof addressSchema>;
