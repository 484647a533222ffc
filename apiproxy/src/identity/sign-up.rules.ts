import {
  validateEmail,
  validateName,
  validatePassword,
  type CreateAccountRequest,
  type ServerErrorCode,
  type TextError,
} from '@crema/shared-contracts';
import { hasLookAlikeDomain } from '../http/look-alike-domain.ts';
import { isCommonPassword } from './common-passwords.ts';

export interface FieldFault {
  readonly field: keyof CreateAccountRequest;
  readonly because: string;
  readonly code: ServerErrorCode;
}
interface SignUpFacts {
  readonly wanted: CreateAccountRequest;
  readonly emailMaxLength: number;
}
type Rule = FieldFault & { readonly broken: (facts: SignUpFacts) => boolean };

type Validate = (facts: SignUpFacts) => TextError | undefined;
const validators = {
  firstName: ({ wanted }) => validateName(wanted.firstName),
  lastName: ({ wanted }) => validateName(wanted.lastName),
  emailAddress: ({ wanted, emailMaxLength }) => validateEmail(wanted.emailAddress.trim(), emailMaxLength),
  password: ({ wanted }) => validatePassword(wanted.password),
} as const satisfies Partial<Record<keyof CreateAccountRequest, Validate>>;

const toFieldFault =
  (facts: SignUpFacts) =>
  ([field, validate]: [string, Validate]): readonly FieldFault[] => {
    const because = validate(facts);
    return because ? [{ field: field as keyof typeof validators, because, code: 'VALIDATION' }] : [];
  };

/** Rules that only the server knows, checked in this order after the shared validators (D-167). */
const signUpRules: readonly Rule[] = [
  {
    field: 'emailAddress',
    because: 'invalid',
    code: 'VALIDATION',
    broken: ({ wanted }) => hasLookAlikeDomain(wanted.emailAddress.trim()),
  },
  {
    field: 'password',
    because: 'common',
    code: 'PASSWORD_WEAK',
    broken: ({ wanted }) =>
      isCommonPassword(wanted.password, [wanted.emailAddress, wanted.firstName, wanted.lastName]),
  },
  {
    field: 'termsAndConditions',
    because: 'required',
    code: 'VALIDATION',
    broken: ({ wanted }) => !wanted.termsAndConditions,
  },
];

/** Of each field only its first error (ACC-022). */
export const findFieldFaults = (facts: SignUpFacts): readonly FieldFault[] => {
  const faults = new Map<string, FieldFault>(
    Object.entries(validators)
      .flatMap(toFieldFault(facts))
      .map((fault) => [fault.field, fault]),
  );
  for (const { field, because, code, broken } of signUpRules)
    if (!faults.has(field) && broken(facts)) faults.set(field, { field, because, code });
  return [...faults.values()];
};
