/** The exports of payments for other modules. Lint rejects an import of any other file of this folder. */
export { chargeCard, settleAttempt } from './payment-attempt.ts';
export type { Authorisation, AuthoriseResult, CardBrand } from './payment-provider.ts';
export { seedCapturedPayment } from './payments.seed.ts';
