import {
  readDigits,
  readEmail,
  readPassword,
  readText,
  type CreateAccountRequest,
  type Locale,
  type Market,
  type Reputation,
} from '@crema/shared-contracts';
import type { CreateAccountValues } from './create-account.schema.ts';

export interface CreationCircumstances {
  readonly country: Market;
  readonly locale: Locale;
  readonly reputation: Reputation;
  /** The number of the campaign's link; undefined without one. */
  readonly campaignId: string | undefined;
}

/** ACC-022: the form with country, locale and source. Number and code are sent if registering a card was chosen. */
export const toCreateAccountRequest = (
  { registerCardNumber, registerCardPin, campaignMeasurement, ...values }: CreateAccountValues,
  { campaignId, ...circumstances }: CreationCircumstances,
): CreateAccountRequest => ({
  ...values,
  ...(values.cardRewards && {
    registerCardNumber: readDigits(registerCardNumber),
    registerCardPin: readDigits(registerCardPin),
  }),
  ...(campaignMeasurement && campaignId !== undefined && { campaignMeasurement, campaignId }),
  firstName: readText(values.firstName),
  lastName: readText(values.lastName),
  emailAddress: readEmail(values.emailAddress),
  password: readPassword(values.password),
  ...circumstances,
  registrationSource: 'Web',
});
