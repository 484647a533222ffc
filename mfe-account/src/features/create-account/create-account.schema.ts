import { boolean, object, string, type InferType } from 'yup';
import { textRule } from '@crema/remote-kit';
import { brand, validateCardNumber, validateSecurityCode, type Configuration } from '@crema/shared-contracts';
import { emailField } from '../../email/email-rule.ts';
import { nameSchema } from '../../forms/name-rules.ts';
import { newPasswordField } from '../../password/password-rules.ts';
import { accountLimits } from '../../account-limits.ts';

const { cardNumberDigits, securityCodeDigits } = accountLimits;

/** ACC-021: one message whatever is wrong with the digits, also when there are none. */
const sameMessage = (message: { id: string; values: Record<string, string | number> }) => ({
  required: message,
  'too-long': message,
  invalid: message,
});
export const cardNumberMessage = {
  id: 'account.create.card.number.invalid',
  values: { product: brand.product, digits: cardNumberDigits },
};
export const securityCodeMessage = {
  id: 'account.create.card.code.invalid',
  values: { digits: securityCodeDigits },
};
const cardNumberRule = textRule(validateCardNumber, sameMessage(cardNumberMessage));
const securityCodeRule = textRule(validateSecurityCode, sameMessage(securityCodeMessage));

/** The keys of the configuration that change what the form requires. */
export type AccountRequirements = Pick<Configuration, 'emailMaxLength' | 'storageConsentRequired'>;
/** ACC-020, ACC-021, with the validators that the server uses (D-167). Messages are ids. */
export const createAccountSchema = ({ emailMaxLength, storageConsentRequired }: AccountRequirements) =>
  object({
    ...nameSchema(),
    emailAddress: emailField(emailMaxLength),
    password: newPasswordField('account.create.password.required'),
    termsAndConditions: boolean().oneOf([true], 'account.create.terms.required').required(),
    storageConsent: storageConsentRequired
      ? boolean().oneOf([true], 'account.create.storage.required').required()
      : boolean().required(),
    campaignMeasurement: boolean().required(),
    cardRewards: boolean().required(),
    registerCardNumber: string()
      .default('')
      .when('cardRewards', { is: true, then: (number) => number.test(cardNumberRule) }),
    registerCardPin: string()
      .default('')
      .when('cardRewards', { is: true, then: (code) => code.test(securityCodeRule) }),
    receiveBrandEmailCommunications: boolean().required(),
    receiveGeneralEmailCommunications: boolean().required(),
    receivePersonalizedEmailCommunications: boolean().required(),
  });
export type CreateAccountValues = InferType<ReturnType<typeof createAccountSchema>>;

/** No box is ticked in advance (D-115). */
export const emptyAccount: CreateAccountValues = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  password: '',
  termsAndConditions: false,
  storageConsent: false,
  campaignMeasurement: false,
  cardRewards: false,
  registerCardNumber: '',
  registerCardPin: '',
  receiveBrandEmailCommunications: false,
  receiveGeneralEmailCommunications: false,
  receivePersonalizedEmailCommunications: false,
};
