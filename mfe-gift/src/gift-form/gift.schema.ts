import {
  countGraphemes,
  giftLimits,
  readText,
  validateEmail,
  validateName,
  type Configuration,
} from '@crema/shared-contracts';
import { textRule } from '@crema/remote-kit';
import { array, object, string } from 'yup';
import { isCustomAmount } from './gift.rules.ts';
import { customOption, type GiftValues } from './gift-values.ts';

export type GiftRequirements = Pick<
  Configuration,
  'customAmountMin' | 'customAmountMax' | 'giftMessageRequired'
> & {
  /** The first and the last day of delivery. */
  readonly days: { readonly first: string; readonly last: string };
  /** The bounds of a custom amount, as the message words them. */
  readonly bounds: { readonly min: string; readonly max: string };
};

const emailRule = textRule((text) => validateEmail(text), {
  'too-long': 'gift.form.email.long',
  invalid: 'gift.form.email.invalid',
  'non-ascii': 'gift.form.email.nonAscii',
});
const nameRule = (max: number) =>
  textRule((text) => validateName(text, max), {
    'too-long': { id: 'gift.form.name.long', values: { max } },
    invalid: 'gift.form.name.invalid',
  });

/** The messages of GFT-029. Messages are ids. */
export const giftSchema = (needs: GiftRequirements) => {
  const amountMessage = { id: 'gift.form.amount.required', values: needs.bounds };
  return object({
    amount: string().required(amountMessage as unknown as string),
    customAmount: string()
      .default('')
      .when('amount', {
        is: customOption,
        then: (text) =>
          text.test('amount', amountMessage as unknown as string, (typed) =>
            isCustomAmount(typed ?? '', needs),
          ),
      }),
    message: (needs.giftMessageRequired
      ? string().transform(readText).required('gift.form.message.required')
      : string().default('')
    ).test('length', 'gift.form.message.long', (typed) => countGraphemes(typed ?? '') <= giftLimits.message),
    senderName: string()
      .transform(readText)
      .required('gift.form.senderName.required')
      .test(nameRule(giftLimits.senderName)),
    senderEmail: string().transform(readText).required('gift.form.senderEmail.required').test(emailRule),
    recipients: array(
      object({
        name: string()
          .transform(readText)
          .required('gift.form.recipientName.required')
          .test(nameRule(giftLimits.recipientName)),
        email: string().transform(readText).required('gift.form.recipientEmail.required').test(emailRule),
      }),
    ),
    delivery: string()
      .oneOf(['now', 'date'] satisfies GiftValues['delivery'][])
      .required(),
    deliveryDate: string()
      .default('')
      .when('delivery', {
        is: 'date',
        then: (text) =>
          text.test(
            'day',
            'gift.form.date.invalid',
            (day) => day !== undefined && day >= needs.days.first && day <= needs.days.last,
          ),
      }),
  });
};
