import {
  giftRecipientTexts,
  giftValuesTexts,
  readDigits,
  type Configuration,
  type ScheduledGiftChange,
  type TypedText,
  type TypedTexts,
} from '@crema/shared-contracts';
import { textRule } from '@crema/remote-kit';
import { array, object, string, type TestContext } from 'yup';
import { findDuplicates, hasCents, isCustomAmount } from './gift.rules.ts';
import { customOption, type GiftValues, type RecipientValues } from './gift-values.ts';

interface DeliveryRequirements extends Pick<Configuration, 'giftMessageRequired'> {
  /** The first and the last day of delivery. They change at midnight. */
  readonly days: () => { readonly first: string; readonly last: string };
}
export interface GiftRequirements
  extends DeliveryRequirements, Pick<Configuration, 'customAmountMin' | 'customAmountMax'> {
  /** The bounds of a custom amount, as the message words them. */
  readonly bounds: { readonly min: string; readonly max: string };
}

/** The messages of each kind of text for the reasons of its validator. */
const messagesOf = (max: number | undefined): Readonly<Record<string, Parameters<typeof textRule>[1]>> => ({
  email: {
    'too-long': 'gift.form.email.long',
    invalid: 'gift.form.email.invalid',
    'non-ascii': 'gift.form.email.nonAscii',
  },
  name: {
    'too-long': { id: 'gift.form.name.long', values: { max: max ?? '' } },
    invalid: 'gift.form.name.invalid',
  },
  message: { 'too-long': 'gift.form.message.long', link: 'gift.form.message.link' },
});
/** A field as its schema states it; `required` is the message for an empty one. */
const typed = ({ kind, max }: TypedText, required?: string) =>
  (required === undefined ? string().default('') : string().required(required))
    .transform(kind.read)
    .test(textRule((text) => kind.validate(text, max), messagesOf(max)[kind.name] ?? {}));
/** The typed texts of a shape. `required` has the messages for empty ones; a text without one may stay empty. */
const typedFields = <Field extends string>(
  texts: TypedTexts<Field>,
  required: Readonly<Partial<Record<Field, string>>>,
) =>
  Object.fromEntries(
    Object.entries<TypedText>(texts).map(([field, rule]) => [field, typed(rule, required[field as Field])]),
  );
const { name, email } = giftRecipientTexts;
const recipientName = () => typed(name, 'gift.form.recipientName.required');
const recipientEmail = () => typed(email, 'gift.form.recipientEmail.required');
const message = ({ giftMessageRequired }: DeliveryRequirements) =>
  typed(giftValuesTexts.message, giftMessageRequired ? 'gift.form.message.required' : undefined);
const isDay = ({ days }: DeliveryRequirements, day: string | undefined): boolean => {
  const { first, last } = days();
  return day !== undefined && day >= first && day <= last;
};
const dayMessage = 'gift.form.date.invalid';

/** Formik gives a schema no blank texts. */
interface TypedValues {
  readonly senderEmail?: string;
  readonly recipients?: readonly Partial<RecipientValues>[];
}
/** GFT-025, D-74: false for the later of two equal addresses. */
const isSingle = (
  _email: unknown,
  { from, path }: Pick<TestContext, 'path'> & { readonly from?: readonly { readonly value: unknown }[] },
): boolean => {
  const typed = from?.[1]?.value as TypedValues | undefined;
  // `recipients[2].email`
  const index = Number(readDigits(path));
  const recipients = typed?.recipients?.map(({ name = '', email = '' }) => ({ name, email })) ?? [];
  return !findDuplicates({ recipients, senderEmail: typed?.senderEmail ?? '' }).has(index);
};

/** The messages of GFT-029. Messages are ids. */
export const giftSchema = (needs: GiftRequirements) => {
  const ofRecipient = { name: recipientName(), message: message({ ...needs, giftMessageRequired: false }) };
  const amountMessage = { id: 'gift.form.amount.required', values: needs.bounds };
  return object({
    amount: string().required(amountMessage),
    customAmount: string()
      .default('')
      .when('amount', {
        is: customOption,
        then: (text) =>
          text
            .test('cents', 'gift.form.amount.whole', (typed) => !hasCents(typed ?? ''))
            .test(
              'amount',
              amountMessage,
              (typed) => hasCents(typed ?? '') || isCustomAmount(typed ?? '', needs),
            ),
      }),
    ...typedFields(giftValuesTexts, {
      senderName: 'gift.form.senderName.required',
      senderEmail: 'gift.form.senderEmail.required',
      ...(needs.giftMessageRequired && { message: 'gift.form.message.required' }),
    }),
    recipients: array().when('deliveryMethod', {
      is: 'link',
      then: () => array(object(ofRecipient)),
      otherwise: () =>
        array(
          object({
            ...ofRecipient,
            email: recipientEmail().test('duplicate', 'gift.form.duplicate', isSingle),
          }),
        ),
    }),
    delivery: string()
      .oneOf(['now', 'date'] satisfies GiftValues['delivery'][])
      .required(),
    deliveryDate: string()
      .default('')
      .when('delivery', {
        is: 'date',
        then: (text) => text.test('day', dayMessage, (day) => isDay(needs, day)),
      }),
    deliveryTime: string().required(),
  });
};

/** The fields of a gift that can be changed while it waits for its day (D-73). */
export type GiftChangeValues = Pick<
  ScheduledGiftChange,
  'recipientName' | 'recipientEmail' | 'message' | 'deliveryDate' | 'deliveryTime'
>;
export const recipientSchema = object({ recipientName: recipientName(), recipientEmail: recipientEmail() });
/** `hasEmail`: false if the sender passes the link on. */
export const changeSchema = ({ hasEmail, ...needs }: DeliveryRequirements & { readonly hasEmail: boolean }) =>
  object({
    recipientName: recipientName(),
    recipientEmail: hasEmail ? recipientEmail() : string().default(''),
    message: message(needs),
    deliveryDate: string()
      .default('')
      .test('day', dayMessage, (day) => isDay(needs, day)),
    deliveryTime: string().required(),
  });
