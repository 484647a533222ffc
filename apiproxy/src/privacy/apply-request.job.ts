import { endPersonalUse } from '../identity/identity.public.ts';
import { defineJob } from '../jobs/job.ts';
import { retryPolicies } from '../jobs/retry-policy.ts';

/**
 * ACC-072: ends the use of personal information of the address. The account is looked up here and not in the request, so that the
 * request does the same for every address. A repeated job changes nothing.
 */
export const applyPrivacyRequest = defineJob<{ email: string }>({
  topic: 'apply-privacy-request',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: ({ payload: { email } }, { db }) => endPersonalUse(db, email),
});
