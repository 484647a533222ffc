import {
  usualDeliveryTime,
  validateGiftValues,
  type Configuration,
  type GiftValues,
  type RecipientValues,
} from '@crema/shared-contracts';
import { visitorValue } from '../purchase/visitor-value.ts';

export type { GiftValues, RecipientValues };

/** The option of the amounts with a field of its own. */
export const customOption = 'custom';

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

const stored = visitorValue({ name: 'gift-form', version: 3, validate: validateGiftValues });
/** The form as the visitor has typed it in this visit, for any design. The form of another member is not read (D-166). */
export const giftFormDraft = {
  read: stored.read,
  write: (memberId: string | undefined, values: GiftValues): void => stored.write(memberId, values),
  clear: (memberId: string | undefined): void => stored.write(memberId, undefined),
};
