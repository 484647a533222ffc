import type { Domain } from '../http/domain.ts';
import { paymentsChecks } from './payments.checks.ts';
import { capturePayment, releaseOrphanPayment } from './payments.jobs.ts';
import { sandboxChecks } from './sandbox/sandbox.checks.ts';

/** Money from cards; the form that takes them is another app on another origin: see vault/. */
export const payments: Domain = {
  name: 'payments',
  jobs: [capturePayment, releaseOrphanPayment],
  checks: [...paymentsChecks, ...sandboxChecks],
};
