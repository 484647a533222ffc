/** The behaviour of a payment method, as Stripe publishes it of its test cards (docs.stripe.com/testing). */
export interface TestCard {
  readonly type?: 'card' | 'link' | 'paypal';
  readonly brand: string;
  readonly last4: string;
  readonly funding?: 'credit' | 'debit';
  /** The wallet that contains the card; null for a card that is typed. */
  readonly wallet?: 'apple_pay' | 'google_pay' | null;
  /** The error with which each charge is declined. */
  readonly declines?: { readonly code: string; readonly declineCode?: string };
  /** A declined card that can be stored nevertheless. */
  readonly isStorable?: boolean;
  /** The bank's question: at each payment, or only while the card is stored. */
  readonly asks?: 'always' | 'on-setup';
  /** The payment stays in the status processing until `decide`. */
  readonly isSlow?: boolean;
  /** The bank takes each payment back: with its money, or as an inquiry without. */
  readonly disputes?: 'fraudulent' | 'inquiry';
  /** A refund is accepted, and fails later. */
  readonly refundFails?: boolean;
}

const visa = (last4: string, more: Partial<TestCard> = {}): TestCard => ({ brand: 'visa', last4, ...more });
const declined = (last4: string, declineCode: string): TestCard =>
  visa(last4, { declines: { code: 'card_declined', declineCode } });

/** By the id of the test payment method, which any account may use in test mode. */
export const testCards: Readonly<Record<string, TestCard>> = {
  pm_card_visa: visa('4242'),
  pm_card_mastercard: { brand: 'mastercard', last4: '4444' },
  pm_card_amex: { brand: 'amex', last4: '8431' },
  pm_card_discover: { brand: 'discover', last4: '1117' },
  pm_card_diners: { brand: 'diners', last4: '0004' },
  pm_card_jcb: { brand: 'jcb', last4: '0505' },
  pm_card_visa_chargeDeclined: declined('0002', 'generic_decline'),
  pm_card_visa_chargeDeclinedInsufficientFunds: declined('9995', 'insufficient_funds'),
  pm_card_visa_chargeDeclinedLostCard: declined('9987', 'lost_card'),
  pm_card_visa_chargeDeclinedStolenCard: declined('9979', 'stolen_card'),
  pm_card_visa_chargeDeclinedVelocityLimitExceeded: declined('6975', 'card_velocity_exceeded'),
  pm_card_chargeCustomerFail: visa('0341', {
    declines: { code: 'card_declined', declineCode: 'generic_decline' },
    isStorable: true,
  }),
  pm_card_chargeDeclinedExpiredCard: visa('0069', { declines: { code: 'expired_card' } }),
  pm_card_chargeDeclinedIncorrectCvc: visa('0127', { declines: { code: 'incorrect_cvc' } }),
  pm_card_chargeDeclinedProcessingError: visa('0119', { declines: { code: 'processing_error' } }),
  pm_card_authenticationRequired: visa('3184', { asks: 'always' }),
  /** Its bank asks on a page of its own, which Stripe's script opens in its dialog. */
  pm_card_threeDSecureRequired: visa('3063', { asks: 'always' }),
  /** Its bank agrees without a question. */
  pm_card_threeDSecureOptional: visa('3055'),
  pm_card_authenticationRequiredOnSetup: visa('3155', { asks: 'on-setup' }),
  pm_card_createDispute: visa('0259', { disputes: 'fraudulent' }),
  pm_card_createDisputeInquiry: visa('1976', { disputes: 'inquiry' }),
  pm_card_refundFail: visa('5126', { refundFails: true }),
};

/** Test tokens with which a card is created by the API in test mode, without a number. */
export const testTokens: Readonly<Record<string, string>> = {
  tok_visa: 'pm_card_visa',
  tok_mastercard: 'pm_card_mastercard',
  tok_amex: 'pm_card_amex',
  tok_visa_chargeDeclined: 'pm_card_visa_chargeDeclined',
  tok_visa_chargeDeclinedInsufficientFunds: 'pm_card_visa_chargeDeclinedInsufficientFunds',
  tok_chargeDeclinedExpiredCard: 'pm_card_chargeDeclinedExpiredCard',
  tok_chargeDeclinedIncorrectCvc: 'pm_card_chargeDeclinedIncorrectCvc',
  tok_threeDSecureRequired: 'pm_card_authenticationRequired',
};
