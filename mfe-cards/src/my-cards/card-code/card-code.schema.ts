import { object, string, type InferType } from 'yup';
import { textRule } from '@crema/remote-kit';
import { brand, textLimits, validateCardNumber, validateSecurityCode } from '@crema/shared-contracts';

/** One message whatever is wrong with the digits, also when there are none (ACC-021). */
const sameMessage = (message: { id: string; values: Record<string, string | number> }) => ({
  required: message,
  'too-long': message,
  invalid: message,
});
const numberRule = textRule(
  validateCardNumber,
  sameMessage({
    id: 'cards.add.number.invalid',
    values: { product: brand.product, digits: textLimits.cardNumber },
  }),
);
const codeRule = textRule(
  validateSecurityCode,
  sameMessage({ id: 'cards.add.code.invalid', values: { digits: textLimits.securityCode } }),
);

/** The number and the code that are printed on a card (CRD-080), with the validators that the server uses (D-167). Messages are ids. */
export const cardCodeSchema = object({
  cardNumber: string().default('').test(numberRule),
  securityCode: string().default('').test(codeRule),
});
export type CardCodeValues = InferType<typeof cardCodeSchema>;
export const noCardCode: CardCodeValues = { cardNumber: '', securityCode: '' };
