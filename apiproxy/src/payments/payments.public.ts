/** The exports of payments for other modules. Lint rejects an import of any other file of this folder. */
export { charge, recordResult, releaseNow, settleAttempt, settleKey } from './payment-attempt.ts';
export type { Authorisation, AuthoriseResult, CardBrand, RefusalReason } from './payment-provider.ts';
export { chargeForOrder } from './instruments/charge-for-order.ts';
export {
  findUsableInstrument,
  lockWallet,
  type InstrumentRow,
  listInstruments,
} from './instruments/instrument-store.ts';
export { removeInstrument } from './instruments/remove-instrument.ts';
export { seedCapturedPayment } from './payments.seed.ts';
