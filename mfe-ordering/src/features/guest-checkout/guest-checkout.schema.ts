import { boolean, object, string } from 'yup';
import { textRule } from '@crema/remote-kit';
import { textLimits, validateEmail, validateName, validatePhone } from '@crema/shared-contracts';

const nameRule = textRule(validateName, {
  'too-long': { id: 'ordering.checkout.firstName.long', values: { max: textLimits.name } },
  invalid: 'ordering.checkout.firstName.invalid',
});
const emailRule = (maxLength: number) =>
  textRule((text) => validateEmail(text, maxLength), {
    'too-long': 'ordering.checkout.email.long',
    invalid: 'ordering.checkout.email.invalid',
  });
const phoneRule = textRule(validatePhone, {
  'too-long': 'ordering.checkout.phone.invalid',
  invalid: 'ordering.checkout.phone.invalid',
});

/** D-34, with the validators that the server uses (D-167). The messages are ids of the locale's texts. */
export const guestSchema = (emailMaxLength: number) =>
  object({
    firstName: string().trim().required('ordering.checkout.firstName.required').test(nameRule),
    email: string().trim().required('ordering.checkout.email.required').test(emailRule(emailMaxLength)),
    phoneNumber: string().trim().test(phoneRule),
    emailMarketingOptIn: boolean(),
  });
