import type { ServerModule } from '../http/server-module.ts';
import { paymentsChecks } from './payments.checks.ts';
import { capturePayment, releaseOrphanPayment } from './payments.jobs.ts';
import { sandboxChecks } from './sandbox/sandbox.checks.ts';

/** Card payments. The card form is a separate app on its own origin: see vault/. */
export const payments: ServerModule = {
  name: 'payments',
  jobs: [capturePayment, releaseOrphanPayment],
  checks: [...paymentsChecks, ...sandboxChecks],
};
