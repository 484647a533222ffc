import type { Domain } from '../http/domain.ts';
import { capturePayment, releaseOrphanPayment } from './payments.jobs.ts';

/** Money from cards; the form that takes them is another app on another origin: see vault/. */
export const payments: Domain = {
  name: 'payments',
  jobs: { 'capture-payment': capturePayment, 'release-orphan-payment': releaseOrphanPayment },
};
