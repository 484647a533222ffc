import type { CreateAccountRequest, ServerErrorCode } from '@crema/shared-contracts';
import { isCommonPassword } from './common-passwords.ts';

/** D-114. */
export const passwordLength = { least: 8, most: 128 } as const;
export const nameMaxLength = 50;
const email = /^[^\s@,;<>()"\\]+@[^\s@.,;<>()"\\]+(\.[^\s@.,;<>()"\\]+)+$/;

export interface FieldFault {
  readonly field: keyof CreateAccountRequest;
  readonly because: string;
  readonly code: ServerErrorCode;
}
interface SignUpFacts {
  readonly wanted: CreateAccountRequest;
  readonly emailMaxLength: number;
}
type Rule = Omit<FieldFault, 'code'> & { code?: ServerErrorCode; broken: (facts: SignUpFacts) => boolean };

/** Checked in this order; of each field only its first broken rule is told (ACC-022). */
const signUpRules: readonly Rule[] = [
  { field: 'firstName', because: 'required', broken: ({ wanted }) => wanted.firstName.trim() === '' },
  {
    field: 'firstName',
    because: 'too-long',
    broken: ({ wanted }) => wanted.firstName.trim().length > nameMaxLength,
  },
  { field: 'lastName', because: 'required', broken: ({ wanted }) => wanted.lastName.trim() === '' },
  {
    field: 'lastName',
    because: 'too-long',
    broken: ({ wanted }) => wanted.lastName.trim().length > nameMaxLength,
  },
  { field: 'emailAddress', because: 'required', broken: ({ wanted }) => wanted.emailAddress.trim() === '' },
  {
    field: 'emailAddress',
    because: 'invalid',
    broken: ({ wanted }) => !email.test(wanted.emailAddress.trim()),
  },
  {
    field: 'emailAddress',
    because: 'too-long',
    broken: ({ wanted, emailMaxLength }) => wanted.emailAddress.trim().length > emailMaxLength,
  },
  { field: 'password', because: 'required', broken: ({ wanted }) => wanted.password === '' },
  {
    field: 'password',
    because: 'too-short',
    broken: ({ wanted }) => [...wanted.password].length < passwordLength.least,
  },
  {
    field: 'password',
    because: 'too-long',
    broken: ({ wanted }) => [...wanted.password].length > passwordLength.most,
  },
  {
    field: 'password',
    because: 'common',
    code: 'PASSWORD_WEAK',
    broken: ({ wanted }) =>
      isCommonPassword(wanted.password, [wanted.emailAddress, wanted.firstName, wanted.lastName]),
  },
  { field: 'termsAndConditions', because: 'required', broken: ({ wanted }) => !wanted.termsAndConditions },
];

export const findFieldFaults = (facts: SignUpFacts): readonly FieldFault[] => {
  const faults = new Map<string, FieldFault>();
  for (const { field, because, code = 'VALIDATION', broken } of signUpRules)
    if (!faults.has(field) && broken(facts)) faults.set(field, { field, because, code });
  return [...faults.values()];
};
