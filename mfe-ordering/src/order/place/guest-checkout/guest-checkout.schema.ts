import { boolean, object, string } from 'yup';
import { textRule } from '@crema/remote-kit';
import { readText, textLimits, validateEmail, validateName } from '@crema/shared-contracts';

const nameRule = textRule(validateName, {
  'too-long': { id: 'ordering.checkout.firstName.long', values: { max: textLimits.name } },
  invalid: 'ordering.checkout.firstName.invalid',
});
const emailRule = textRule((text) => validateEmail(text), {
  'too-long': 'ordering.checkout.email.long',
  invalid: 'ordering.checkout.email.invalid',
  'non-ascii': 'ordering.checkout.email.nonAscii',
});

/**
 * D-34, with the validators that the server uses (D-167). The messages are ids of the locale's texts. The
 * phone number is optional: one that cannot be read refuses nothing (PLT-020).
 */
export const guestSchema = object({
  firstName: string().transform(readText).required('ordering.checkout.firstName.required').test(nameRule),
  email: string().transform(readText).required('ordering.checkout.email.required').test(emailRule),
  phoneNumber: string(),
  emailMarketingOptIn: boolean(),
});
