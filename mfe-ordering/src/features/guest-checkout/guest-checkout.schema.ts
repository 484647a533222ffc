import { boolean, object, string } from 'yup';

/** Limits of D-34's few fields, named once. */
export const guestLimits = { firstName: 25, email: 50 } as const;
const phoneDigits = { least: 10, most: 15 } as const;

const countDigits = (value: string) => value.replace(/\D/g, '').length;
const looksLikePhone = (value: string) =>
  /^[\d\s().+-]*$/.test(value) &&
  countDigits(value) >= phoneDigits.least &&
  countDigits(value) <= phoneDigits.most;

/** Messages are ids: the words are the locale's. */
export const guestSchema = (emailMaxLength: number) =>
  object({
    firstName: string()
      .trim()
      .required('ordering.checkout.firstName.required')
      .max(guestLimits.firstName, 'ordering.checkout.firstName.long'),
    email: string()
      .trim()
      .required('ordering.checkout.email.required')
      .max(emailMaxLength, 'ordering.checkout.email.long')
      .matches(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, 'ordering.checkout.email.invalid'),
    phoneNumber: string()
      .trim()
      .test('phone', 'ordering.checkout.phone.invalid', (value) => !value || looksLikePhone(value)),
    emailMarketingOptIn: boolean(),
  });
