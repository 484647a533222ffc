import {
  readEmail,
  validateCardNumber,
  validateEmail,
  validateName,
  validatePassword,
  validateSecurityCode,
  type Configuration,
  type CreateAccountRequest,
  type ServerErrorCode,
  type TextError,
  type Rule,
} from '@crema/shared-contracts';
import { hasLookAlikeDomain } from '../../http/security/look-alike-domain.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { hasDisposableDomain } from './disposable-domains.ts';

export interface FieldError {
  readonly field: keyof CreateAccountRequest;
  readonly reason: string;
  readonly code: ServerErrorCode;
}
/** The part of the request that the rules read: the form without the reputation data. */
export type SentAccount = Omit<CreateAccountRequest, 'reputation'>;
interface SignUpFacts {
  readonly account: SentAccount;
  readonly configuration: Pick<Configuration, 'emailMaxLength' | 'storageConsentRequired'>;
}
type SignUpRule = Rule<SignUpFacts, FieldError>;

/** Number and code are optional unless registering a card was chosen; one of them without the other is an error (ACC-021). */
export const namesCard = ({ cardRewards, registerCardNumber, registerCardPin }: SentAccount): boolean =>
  cardRewards === true || !!registerCardNumber || !!registerCardPin;

type Validate = (facts: SignUpFacts) => TextError | undefined;
const validators = {
  firstName: ({ account }) => validateName(account.firstName),
  lastName: ({ account }) => validateName(account.lastName),
  emailAddress: ({ account, configuration }) =>
    validateEmail(account.emailAddress, configuration.emailMaxLength),
  password: ({ account }) => validatePassword(account.password),
  registerCardNumber: ({ account }) =>
    namesCard(account) ? validateCardNumber(account.registerCardNumber ?? '') : undefined,
  registerCardPin: ({ account }) =>
    namesCard(account) ? validateSecurityCode(account.registerCardPin ?? '') : undefined,
} as const satisfies Partial<Record<keyof CreateAccountRequest, Validate>>;

const toFieldError =
  (facts: SignUpFacts) =>
  ([field, validate]: [string, Validate]): readonly FieldError[] => {
    const reason = validate(facts);
    return reason ? [{ field: field as keyof typeof validators, reason, code: 'VALIDATION' }] : [];
  };

/** Rules that only the server can check, in this order, after the shared validators (D-167). */
const signUpRules: readonly SignUpRule[] = [
  {
    field: 'emailAddress',
    reason: 'invalid',
    code: 'VALIDATION',
    isViolatedBy: ({ account }) => hasLookAlikeDomain(readEmail(account.emailAddress)),
  },
  {
    field: 'emailAddress',
    reason: 'disposable',
    code: 'EMAIL_DISPOSABLE',
    isViolatedBy: ({ account }) => hasDisposableDomain(readEmail(account.emailAddress)),
  },
  {
    field: 'password',
    reason: 'common',
    code: 'PASSWORD_WEAK',
    isViolatedBy: ({ account }) =>
      isCommonPassword(account.password, [account.emailAddress, account.firstName, account.lastName]),
  },
  {
    field: 'termsAndConditions',
    reason: 'required',
    code: 'VALIDATION',
    isViolatedBy: ({ account }) => !account.termsAndConditions,
  },
  {
    field: 'storageConsent',
    reason: 'required',
    code: 'VALIDATION',
    isViolatedBy: ({ account, configuration }) =>
      configuration.storageConsentRequired && !account.storageConsent,
  },
];

/** The first error of each field (ACC-022). */
export const findFieldErrors = (facts: SignUpFacts): readonly FieldError[] => {
  const errors = new Map<string, FieldError>(
    Object.entries(validators)
      .flatMap(toFieldError(facts))
      .map((error) => [error.field, error]),
  );
  for (const { field, reason, code, isViolatedBy } of signUpRules)
    if (!errors.has(field) && isViolatedBy(facts)) errors.set(field, { field, reason, code });
  return [...errors.values()];
};
