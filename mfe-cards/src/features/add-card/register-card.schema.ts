import { object, string, type InferType } from 'yup';
import { textRule } from '@crema/remote-kit';
import { brand, textLimits, validateCardNumber, validateSecurityCode } from '@crema/shared-contracts';
import { nicknameText } from '../../wallet/nickname.schema.ts';

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
/** CRD-080, with the validators that the server uses (D-167). Messages are ids. */
export const registerCardSchema = object({
  cardNumber: string().default('').test(numberRule),
  securityCode: string().default('').test(codeRule),
  nickname: nicknameText,
});
export type RegisterCardValues = InferType<typeof registerCardSchema>;
export const emptyCard: RegisterCardValues = { cardNumber: '', securityCode: '', nickname: '' };
