import type { CreateAccountRequest } from '@crema/shared-contracts';
import { sampleReputation } from './sample-reputation.ts';

/** A valid request for a new account. */
export const sampleAccount: CreateAccountRequest = {
  emailAddress: 'New.Guest@Example.com',
  firstName: ' Ada ',
  lastName: 'Byron',
  password: 'steam and foam',
  termsAndConditions: true,
  receiveBrandEmailCommunications: true,
  receiveGeneralEmailCommunications: false,
  receivePersonalizedEmailCommunications: false,
  country: 'CA',
  locale: 'en-CA',
  registrationSource: 'Web',
  reputation: sampleReputation,
};
