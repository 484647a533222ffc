import type { ServerModule } from '../http/server-module.ts';
import { paymentsDeletion } from './account-deletion.ts';
import { paymentsData } from './personal-data.ts';
import { deleteSingleUseAddress } from './addresses/delete-single-use-address.job.ts';
import { forgetInstrument } from './instruments/forget-instrument.job.ts';
import { paymentsResolvers } from './payments.resolvers.ts';
import { paymentsChecks } from './payments.checks.ts';
import { capturePayment, refundPart, refundReturned, releaseOrphanPayment } from './payments.jobs.ts';
import { paymentProviders } from './providers.ts';
import { bookFailedRefunds } from './refunds/book-failed-refunds.job.ts';
import { reconcileMovements } from './reconcile/reconcile-movements.ts';
import { sweepWalletRequests } from './sweep-wallet-requests.job.ts';
import { applyWebhook } from './webhooks/apply-webhook.job.ts';
import { registerPaymentWebhook } from './webhooks/webhook.endpoint.ts';

/** Card payments, by the providers of providers.ts. The card form is a separate app on its own origin: see vault/. */
export const payments: ServerModule = {
  name: 'payments',
  register: (app, deps) => registerPaymentWebhook(app, deps),
  resolvers: paymentsResolvers,
  jobs: [
    capturePayment,
    refundPart,
    releaseOrphanPayment,
    refundReturned,
    forgetInstrument,
    applyWebhook,
    bookFailedRefunds,
    deleteSingleUseAddress,
    sweepWalletRequests,
    ...paymentProviders.flatMap(({ jobs }) => jobs),
  ],
  checks: [...paymentsChecks, ...paymentProviders.flatMap(({ checks }) => checks)],
  comparisons: [reconcileMovements],
  personalData: Object.assign({}, paymentsData, ...paymentProviders.map(({ personalData }) => personalData)),
  accountDeletion: paymentsDeletion,
};
