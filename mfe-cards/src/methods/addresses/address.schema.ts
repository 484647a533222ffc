import { object, string, type InferType } from 'yup';
import { textRule } from '@crema/remote-kit';
import {
  readText,
  textLimits,
  validateLine,
  validateName,
  validatePostalCode,
  validateSubdivision,
} from '@crema/shared-contracts';

export const addressMessages = {
  'too-long': { id: 'cards.address.long', values: { max: textLimits.addressLine } },
  invalid: 'cards.address.invalid',
} as const;
/** Each field has its own sentence (K-15). */
const required = (field: string) =>
  string().default('').transform(readText).required(`cards.address.required.${field}`);
const nameRule = textRule(validateName, addressMessages);
const lineRule = textRule(validateLine, addressMessages);
/** An optional field refuses nothing for its format (PLT-020). */
const optionalLine = textRule(validateLine, { 'too-long': addressMessages['too-long'] });

/** CRD-060, with the validators that the server uses (D-167). Messages are ids. */
export const addressSchema = object({
  firstName: required('firstName').test(nameRule),
  lastName: required('lastName').test(nameRule),
  /** The server leaves out a number that it cannot read; the form says so. */
  phoneNumber: string().default('').transform(readText),
  addressLine1: required('addressLine1').test(lineRule),
  addressLine2: string().default('').transform(readText).test(optionalLine),
  city: required('city').test(lineRule),
  country: required('country'),
  countrySubdivision: required('countrySubdivision').when('country', ([country], rule) =>
    rule.test(textRule((text) => validateSubdivision(text, String(country)), addressMessages)),
  ),
  postalCode: required('postalCode').when('country', ([country], rule) =>
    rule.test(textRule((text) => validatePostalCode(text, String(country)), addressMessages)),
  ),
});
export type AddressValues = InferType<typeof addressSchema>;
