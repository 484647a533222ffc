import type { PaymentErrorCode, RefusalReason } from '../../payment-refusal.ts';

/** The error that a customer sees for a refusal, with a finer reason where the customer can act on it. */
export interface Decline {
  readonly errorCode: PaymentErrorCode;
  readonly reason?: RefusalReason;
}

/** Without a reason: nobody learns that a card is reported, watched or blocked (PAY-008). */
const generic: Decline = { errorCode: 'PAYMENT_DECLINED' };
/** There is a problem with the card: its owner asks the bank. */
const askBank: Decline = { errorCode: 'PAYMENT_DECLINED', reason: '121035' };
/** The typed number, code or address does not fit the card. */
const checkCard: Decline = { errorCode: 'PAYMENT_DECLINED', reason: '121043' };
const noFunds: Decline = { errorCode: 'PAYMENT_DECLINED', reason: '121065' };
const expired: Decline = { errorCode: 'PAYMENT_CARD_EXPIRED' };
/** Another card is needed: this one does not pay here. */
const otherCard: Decline = { errorCode: 'PAYMENT_DECLINED', reason: '121059' };
/** The bank or the network did not answer: the same card may work later. */
const network: Decline = { errorCode: 'PAYMENT_DECLINED', reason: '121069' };
const ourSide: Decline = { errorCode: 'PAYMENT_DECLINED', reason: '121048' };
const received: Decline = { errorCode: 'PAYMENT_DECLINED', reason: '121063' };
/** The bank wants its customer, who is away: the only cause of this code, so that a mail can ask the customer (PAY-005). */
const customerWanted: Decline = { errorCode: 'PAYMENT_REVIEW' };

/**
 * Each code with which Stripe declines a payment (docs.stripe.com/declines/codes), and the codes of its card errors
 * (docs.stripe.com/error-codes) that come without one.
 */
export const declines: Readonly<Record<string, Decline>> = {
  amount_too_large: otherCard,
  amount_too_small: otherCard,
  approve_with_id: askBank,
  authentication_not_handled: generic,
  authentication_required: customerWanted,
  call_issuer: askBank,
  card_declined: generic,
  card_not_supported: otherCard,
  card_velocity_exceeded: noFunds,
  currency_not_supported: otherCard,
  do_not_honor: askBank,
  do_not_try_again: askBank,
  duplicate_transaction: received,
  expired_card: expired,
  fraudulent: generic,
  generic_decline: generic,
  highest_risk_level: generic,
  incorrect_address: checkCard,
  incorrect_cvc: checkCard,
  incorrect_number: checkCard,
  incorrect_pin: checkCard,
  incorrect_zip: checkCard,
  insufficient_funds: noFunds,
  invalid_account: askBank,
  invalid_amount: askBank,
  invalid_cvc: checkCard,
  invalid_expiry_month: expired,
  invalid_expiry_year: expired,
  invalid_number: checkCard,
  invalid_pin: checkCard,
  issuer_not_available: network,
  lost_card: generic,
  merchant_blacklist: generic,
  mobile_device_authentication_required: otherCard,
  new_account_information_available: askBank,
  no_action_taken: askBank,
  not_permitted: askBank,
  offline_pin_required: otherCard,
  online_or_offline_pin_required: otherCard,
  payment_intent_authentication_failure: generic,
  pickup_card: generic,
  pin_try_exceeded: otherCard,
  processing_error: ourSide,
  reenter_transaction: network,
  restricted_card: generic,
  revocation_of_all_authorizations: askBank,
  revocation_of_authorization: askBank,
  security_violation: generic,
  service_not_allowed: askBank,
  setup_intent_authentication_failure: generic,
  stolen_card: generic,
  stop_payment_order: askBank,
  testmode_decline: otherCard,
  transaction_not_allowed: askBank,
  try_again_later: network,
  withdrawal_count_limit_exceeded: noFunds,
};

/** The codes of an error at Stripe: `decline_code` is the finer one. */
export interface StripeCodes {
  readonly code?: string | undefined;
  readonly decline_code?: string | undefined;
}

const find = (code: string | undefined): Decline | undefined =>
  code !== undefined && Object.hasOwn(declines, code) ? declines[code] : undefined;

/** A code that Stripe has added since is declined without a reason. */
export const declineOf = ({ code, decline_code }: StripeCodes): Decline =>
  find(decline_code) ?? find(code) ?? generic;
