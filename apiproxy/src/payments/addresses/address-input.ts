import {
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
/** A field that may stay empty. */
const optional =
  (rule: Rule): Rule =>
  (text, fields) =>
    text.trim() === '' ? undefined : rule(text, fields);
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
  phoneNumber: optional(validatePhone),
  addressLine1: (text) => validateLine(text),
  addressLine2: optional((text) => validateLine(text)),
  ...placeRules,
  countrySubdivision: subdivision,
};
const singleUseRules: Readonly<Record<string, Rule>> = {
  line1: (text) => validateLine(text),
  line2: optional((text) => validateLine(text)),
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
const trimmed = (text: string | null | undefined): string | null => text?.trim() || null;

/** The columns of an address (CRD-060). Postal codes are stored in upper case. */
export const readAddress = (input: Omit<UpdateAddressInput, 'addressId'>) => {
  check(addressRules, { ...input });
  return {
    first_name: input.firstName.trim(),
    last_name: input.lastName.trim(),
    phone_number: trimmed(input.phoneNumber),
    line1: input.addressLine1.trim(),
    line2: trimmed(input.addressLine2),
    city: input.city.trim(),
    postal_code: input.postalCode.trim().toUpperCase(),
    country_subdivision: input.countrySubdivision,
    country: input.country,
  };
};
/** The columns of a guest's single-use address (CRD-061). */
export const readSingleUseAddress = (input: SingleUseAddressInput) => {
  check(singleUseRules, { ...input });
  return {
    line1: input.line1.trim(),
    line2: trimmed(input.line2),
    city: input.city.trim(),
    postal_code: input.postalCode.trim().toUpperCase(),
    country_subdivision: input.countrySubDivision,
    country: input.country,
  };
};
