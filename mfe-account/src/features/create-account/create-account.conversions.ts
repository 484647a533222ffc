import type { CreateAccountRequest, Locale, Market, Reputation } from '@crema/shared-contracts';
import type { CreateAccountValues } from './create-account.schema.ts';

export interface CreationCircumstances {
  readonly country: Market;
  readonly locale: Locale;
  readonly reputation: Reputation;
}

/** ACC-022: the request body from the form, with country, locale and source. */
export const toCreateAccountRequest = (
  values: CreateAccountValues,
  circumstances: CreationCircumstances,
): CreateAccountRequest => ({
  ...values,
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  emailAddress: values.emailAddress.trim(),
  ...circumstances,
  registrationSource: 'Web',
});
