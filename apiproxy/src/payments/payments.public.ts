/** The exports of payments for other modules. Lint rejects an import of any other file of this folder. */
export { isReleasedUndecided, releaseNow, returnPayment, settleAttempt } from './payment-attempt.ts';
export { decidedWithinMs, definePurchase } from './purchase/define-purchase.ts';
export type { Decided } from './purchase/decide-purchase.ts';
export type { PurchaseFailure, PurchaseKind } from './purchase/purchase-kind.ts';
export { openPurchases } from './purchase/open-purchases.check.ts';
export { assertNotFailed, assertSameRequest, createRefusal } from './purchase/purchase-errors.ts';
export {
  addressKeyOf,
  claimSingleUseAddress,
  hasSingleUseAddress,
  deleteUsedAddress,
  releaseSingleUseAddress,
} from './addresses/claim-single-use-address.ts';
export { readReturnUrl } from './return-url.ts';
export {
  chargebacksTopic,
  enqueueTopic,
  enqueuePaymentMail,
  paymentMailTopics,
  refundCancelledGiftsTopic,
  type PaymentMailPayload,
} from './chargebacks.ts';
export { listOpenRefunds } from './refunds/failed-refunds.ts';
export { findMailedPayment, renderPaymentMail } from './refunds/payment-mail.ts';
export { listReturnedMoney, readUncaptured } from './refunds/returned-money.ts';
export type {
  Authorisation,
  AuthoriseResult,
  CardAddress,
  Chargeback,
  PaymentSource,
} from './payment-provider.ts';
export type { RefusalReason } from './payment-refusal.ts';
export { chargeForOrder, findPaymentSource } from './instruments/charge-for-order.ts';
export { captureSettled, refundPart, refundReturned } from './payments.jobs.ts';
export {
  findUsableInstrument,
  lockWallet,
  requireInstrument,
  type InstrumentDeps,
  type InstrumentRow,
  listInstruments,
} from './instruments/instrument-store.ts';
export {
  startCardAttempt,
  type CardSender,
  type EndCardAttempt,
} from './refused-cards/refused-card-limits.ts';
export { findFirstInstrument } from './instruments/first-instrument.ts';
export { removeInstrument } from './instruments/remove-instrument.ts';
export { findEarlierResult, storeResult } from './wallet-requests.ts';
export { seedCapturedPayment } from './payments.seed.ts';
export { paymentCommands } from './providers.ts';
export { findPaidTender } from './paid-tender.ts';
export { tenderName } from './tender-name.ts';
export { hashOfToken } from './token-hash.ts';
