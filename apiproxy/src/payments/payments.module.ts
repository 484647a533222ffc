import type { ServerModule } from '../http/server-module.ts';
import { paymentsDeletion } from './account-deletion.ts';
import { paymentsData } from './personal-data.ts';
import { deleteSingleUseAddress } from './addresses/delete-single-use-address.job.ts';
import { forgetInstrument } from './instruments/forget-instrument.job.ts';
import { paymentsResolvers } from './payments.resolvers.ts';
import { paymentsChecks } from './payments.checks.ts';
import { capturePayment, refundPart, releaseOrphanPayment } from './payments.jobs.ts';
import { decidePending, sendWebhook } from './sandbox/sandbox.jobs.ts';
import { sandboxChecks } from './sandbox/sandbox.checks.ts';
import { sweepWalletRequests } from './sweep-wallet-requests.job.ts';
import { registerPaymentWebhook } from './webhook.endpoint.ts';

/** Card payments. The card form is a separate app on its own origin: see vault/. */
export const payments: ServerModule = {
  name: 'payments',
  register: (app, deps) => registerPaymentWebhook(app, deps),
  resolvers: paymentsResolvers,
  jobs: [
    capturePayment,
    refundPart,
    releaseOrphanPayment,
    forgetInstrument,
    sendWebhook,
    decidePending,
    deleteSingleUseAddress,
    sweepWalletRequests,
  ],
  checks: [...paymentsChecks, ...sandboxChecks],
  personalData: paymentsData,
  accountDeletion: paymentsDeletion,
};
