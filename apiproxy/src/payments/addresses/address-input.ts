import {
  readOptional,
  readPhone,
  readPostalCode,
  readText,
  validateLine,
  validateName,
  validatePhone,
  validatePostalCode,
  validateSubdivision,
  type TextError,
} from '@crema/shared-contracts';
import type { SingleUseAddressInput, UpdateAddressInput } from '../../generated/resolvers.ts';
import { createAppError } from '../../http/errors/app-error.ts';

type Fields = Readonly<Record<string, string | null | undefined>>;
type Rule = (text: string, fields: Fields) => TextError | undefined;

const countries: readonly string[] = ['US', 'CA'];
/** A line that may stay empty; a text without letters or digits is as good as none (PLT-020). */
const optionalLine: Rule = (text) => (validateLine(text) === 'too-long' ? 'too-long' : undefined);
/** The field's name → its rule (D-167). `country` comes first, because others depend on it. */
const placeRules = {
  country: (text: string) => (countries.includes(text) ? undefined : 'invalid'),
  city: (text: string) => validateLine(text),
  postalCode: (text: string, { country }: Fields) => validatePostalCode(text, country ?? undefined),
} satisfies Readonly<Record<string, Rule>>;
const subdivision: Rule = (text, { country }) => validateSubdivision(text, country ?? '');

const addressRules: Readonly<Record<string, Rule>> = {
  firstName: (text) => validateName(text),
  lastName: (text) => validateName(text),
  addressLine1: (text) => validateLine(text),
  addressLine2: optionalLine,
  ...placeRules,
  countrySubdivision: subdivision,
};
const singleUseRules: Readonly<Record<string, Rule>> = {
  line1: (text) => validateLine(text),
  line2: optionalLine,
  ...placeRules,
  countrySubDivision: subdivision,
};

/** Throws VALIDATION with the reason for each field that does not fit. */
const check = (rules: Readonly<Record<string, Rule>>, fields: Fields): void => {
  const errors = Object.entries(rules).flatMap(([name, rule]) => {
    const error = rule(fields[name] ?? '', fields);
    return error ? [[name, error] as const] : [];
  });
  const [first] = errors;
  if (first) throw createAppError('VALIDATION', Object.fromEntries(errors), { field: first[0] });
};
const readLine2 = (text: string | null | undefined): string | null =>
  readOptional(text, readText, validateLine);

/** The columns of an address (CRD-060). Postal codes are stored as the post writes them. */
export const readAddress = (input: Omit<UpdateAddressInput, 'addressId'>) => {
  check(addressRules, { ...input });
  return {
    first_name: readText(input.firstName),
    last_name: readText(input.lastName),
    phone_number: readOptional(input.phoneNumber, readPhone, validatePhone),
    line1: readText(input.addressLine1),
    line2: readLine2(input.addressLine2),
    city: readText(input.city),
    postal_code: readPostalCode(input.postalCode),
    country_subdivision: input.countrySubdivision,
    country: input.country,
  };
};
/** The columns of a guest's single-use address (CRD-061). */
export const readSingleUseAddress = (input: SingleUseAddressInput) => {
  check(singleUseRules, { ...input });
  return {
    line1: readText(input.line1),
    line2: readLine2(input.line2),
    city: readText(input.city),
    postal_code: readPostalCode(input.postalCode),
    country_subdivision: input.countrySubDivision,
    country: input.country,
  };
};
