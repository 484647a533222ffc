import {
  array,
  nonEmptyString,
  object,
  optional,
  picklist,
  string,
  deliveryTimes,
  giftDeliveryMethods,
  usualDeliveryTime,
  type Configuration,
  type GiftDeliveryMethod,
  type Validator,
} from '@crema/shared-contracts';
import { visitorValue } from '../purchase/visitor-value.ts';

/** The option of the amounts with a field of its own. */
export const customOption = 'custom';

export interface RecipientValues {
  readonly name: string;
  /** Not asked for while the sender passes the link on. */
  readonly email: string;
  /** A message of their own; without one, or with a blank one, the gift has that for everyone (L-45). */
  readonly message?: string | undefined;
}
/** The form of a gift (GFT-020). The design is the page's. */
export interface GiftValues {
  /** Whole units of an offered amount, or `customOption`. */
  readonly amount: string;
  readonly customAmount: string;
  readonly message: string;
  readonly senderName: string;
  readonly senderEmail: string;
  readonly recipients: readonly RecipientValues[];
  /** D-72: a choice only while the configuration offers it. */
  readonly deliveryMethod: GiftDeliveryMethod;
  readonly delivery: 'now' | 'date';
  /** `YYYY-MM-DD`; empty until a day is chosen. */
  readonly deliveryDate: string;
  /** One of deliveryTimes. */
  readonly deliveryTime: string;
}
const validateValues: Validator<GiftValues> = object({
  amount: nonEmptyString,
  customAmount: string,
  message: string,
  senderName: string,
  senderEmail: string,
  recipients: array(object({ name: string, email: string, message: optional(string) })),
  deliveryMethod: picklist(...giftDeliveryMethods),
  delivery: picklist('now', 'date'),
  deliveryDate: string,
  deliveryTime: picklist(...deliveryTimes),
});

export const blankRecipient: RecipientValues = { name: '', email: '' };

interface Sender {
  readonly firstName: string;
  readonly email: string;
}
/** A new form: one blank recipient, the configured amount, the sender of the profile (GFT-022, GFT-024). */
export const createGiftValues = (
  {
    giftAmountOptions,
    defaultGiftAmountOption,
  }: Pick<Configuration, 'giftAmountOptions' | 'defaultGiftAmountOption'>,
  sender: Sender | undefined,
): GiftValues => ({
  amount: String(
    giftAmountOptions.includes(defaultGiftAmountOption) ? defaultGiftAmountOption : giftAmountOptions[0],
  ),
  customAmount: '',
  message: '',
  senderName: sender?.firstName ?? '',
  senderEmail: sender?.email ?? '',
  recipients: [blankRecipient],
  deliveryMethod: 'email',
  delivery: 'now',
  deliveryDate: '',
  deliveryTime: usualDeliveryTime,
});

const stored = visitorValue({ name: 'gift-form', version: 3, validate: validateValues });
/** The form as the visitor has typed it in this visit, for any design. The form of another member is not read (D-166). */
export const giftFormDraft = {
  read: stored.read,
  write: (memberId: string | undefined, values: GiftValues): void => stored.write(memberId, values),
  clear: (memberId: string | undefined): void => stored.write(memberId, undefined),
};
