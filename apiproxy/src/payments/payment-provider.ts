import type { CardBrand, Locale, Money, Reputation, WalletType } from '@crema/shared-contracts';
import type { PaymentErrorCode, RefusalReason } from './payment-refusal.ts';

/**
 * The kinds of instruments: a bank card by its brand, a card in a wallet by the wallet, or an account at Link or PayPal, which has no
 * digits and does not expire.
 */
export type InstrumentBrand = CardBrand | WalletType;

export interface Authorisation {
  readonly reference: string;
  readonly brand: InstrumentBrand;
  /** Empty for a PayPal account. */
  readonly lastFour: string;
}
/** The purpose of a payment. `subject` of a request is the id of the order, the reload or the gift. */
export type PaymentPurpose = 'order' | 'reload' | 'auto-reload' | 'gift';
/** The charged card: one that was just entered (valid once), or a stored instrument. */
export type PaymentSource =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'instrument'; readonly instrumentId: string };
/**
 * The action that the customer must take before the payment is decided: leave for the bank's page and return
 * (`redirect`), or answer the bank inside our page, in a frame (`challenge`).
 */
export interface PaymentAction {
  readonly kind: 'redirect' | 'challenge';
  readonly url: string;
}
export type AuthoriseResult =
  | { readonly outcome: 'authorised'; readonly authorisation: Authorisation }
  | {
      readonly outcome: 'refused';
      readonly errorCode: PaymentErrorCode;
      readonly reason?: RefusalReason | undefined;
    }
  /** The payment is decided once the customer has acted: a webhook reports the result, `find` reads it. */
  | { readonly outcome: 'action-required'; readonly action: PaymentAction }
  /** The payment is decided later without the customer: a webhook reports the result, `find` reads it. */
  | { readonly outcome: 'pending' };

/** The billing address of a card, for the bank's check of it. */
export interface CardAddress {
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly postalCode: string;
  readonly countrySubdivision: string;
  readonly country: string;
}
export interface AuthoriseRequest {
  /** Our reference, unique per payment: the same reference never holds money twice. */
  readonly reference: string;
  readonly purpose: PaymentPurpose;
  readonly subject: string;
  readonly source: PaymentSource;
  readonly amount: Money;
  /** Of a card that a guest typed, where the market or the card needs it (ORD-123). */
  readonly billingAddress?: CardAddress | undefined;
  /**
   * Our page to which a redirect or a challenge returns. Without it a payment that needs an action is
   * refused.
   */
  readonly returnUrl?: string;
  /** The facts that the buyer's browser states, for the bank's judgement of the risk (GFT-040, D-156). */
  readonly risk?: Reputation | undefined;
}

/** A stored card or PayPal account. The provider stores its number or address; we store the id. */
export interface Instrument {
  readonly instrumentId: string;
  readonly brand: InstrumentBrand;
  /** Empty for a PayPal account. */
  readonly lastFour: string;
  /** The masked email address of a PayPal account; null for a card. */
  readonly accountName: string | null;
  readonly expiryMonth: number | null;
  readonly expiryYear: number | null;
}
export type StoreInstrumentResult =
  | { readonly ok: true; readonly instrument: Instrument }
  | { readonly ok: false; readonly errorCode: PaymentErrorCode };

export interface StoreInstrumentRequest {
  /** Our reference, unique per stored instrument. */
  readonly reference: string;
  readonly token: string;
  /** The member who will pay with it. */
  readonly ownerId: string;
}

export interface ApprovalRequest {
  /** Our reference, unique per approval. */
  readonly reference: string;
  /** The member who will pay with the account. */
  readonly ownerId: string;
  /** Our page to which the customer returns. */
  readonly returnUrl: string;
  /** The provider's page suggests this address. */
  readonly email: string;
  readonly locale: Locale;
  /** After this time the customer can no longer agree. */
  readonly expiresAt: Date;
}
/** The customer's decision on the provider's page. */
export type ApprovalResult =
  | { readonly outcome: 'approved'; readonly instrument: Instrument }
  | { readonly outcome: 'waiting' }
  | { readonly outcome: 'cancelled' | 'failed' };

export const paymentEventTypes = [
  'payment.authorised',
  'payment.refused',
  'payment.refunded',
  'payment.refund-failed',
  'payment.charged-back',
  'payment.chargeback-returned',
] as const;
/** A webhook as it arrived: signed by the provider, and not read yet. `id` is the same each time the event arrives. */
export interface ReceivedWebhook {
  readonly id: string;
  /** The provider's name of the event. */
  readonly type: string;
  /** The provider's id of the object that the event is about. */
  readonly objectId: string;
}
/** The meaning of a webhook. The same event may arrive several times and in any order. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: (typeof paymentEventTypes)[number];
  readonly reference: string;
  readonly purpose: PaymentPurpose;
  readonly subject: string;
}

/** Money that the customer's bank took back after the capture. */
export interface Chargeback {
  /** The provider's id. */
  readonly chargebackId: string;
  readonly reference: string;
  readonly purpose: PaymentPurpose;
  readonly subject: string;
  readonly amount: Money;
  readonly at: Date;
  /** When the bank gave the money back, because we had won; null before, and if we lose. */
  readonly returnedAt: Date | null;
}
export interface AcceptedRefund {
  /** Ours; the provider's id if an operator made the refund at the provider. */
  readonly refundId: string;
  readonly amount: Money;
  readonly madeAt: Date;
}
export interface MadeRefund extends AcceptedRefund {
  readonly reference: string;
}
/** A refund that the provider had accepted, and that the customer's bank sent back: we have the money again. */
export interface FailedRefund extends MadeRefund {
  readonly at: Date;
}

/**
 * Moves money between a customer's bank and us. Every operation is idempotent by reference, so that it can be repeated
 * after a crash or a lost reply. A thrown error means that the result is unknown.
 */
export interface PaymentProvider {
  /** Holds the amount. The first reference that presents a token uses it up (ORD-121). */
  authorise(request: AuthoriseRequest): Promise<AuthoriseResult>;
  /** Returns the present result of an earlier authorisation; undefined if the reference is unknown. */
  find(reference: string): Promise<AuthoriseResult | undefined>;
  /**
   * Captures the held amount and returns what is captured: less if an operator has captured a part at the provider, which released the
   * rest. Throws if nothing is held under the reference.
   */
  capture(reference: string): Promise<Money>;
  /**
   * Releases the held amount. An unknown reference is blocked from then on. `captured`: the amount was captured earlier and
   * nothing was released; it must be refunded.
   */
  void(reference: string): Promise<'released' | 'captured'>;
  /**
   * Refunds a captured amount, and returns this refund with those that operators made at the provider. After one of theirs it refunds at
   * most the rest of the payment, which may be nothing. A refundId is refunded once. `charged-back`: the bank has taken the payment back,
   * and nothing is refunded: the customer has the money.
   */
  refund(
    reference: string,
    refundId: string,
    amount: Money,
  ): Promise<readonly AcceptedRefund[] | 'charged-back'>;
  /** The refunds that operators have made at the provider since a time. A webhook reports each one as well. */
  listOperatorRefunds(since: Date): Promise<readonly MadeRefund[]>;
  /** The refunds that have failed since a time. A webhook reports each one as well. */
  listFailedRefunds(since: Date): Promise<readonly FailedRefund[]>;
  /** The chargebacks since a time, oldest first. A webhook reports each one as well, and that its money returned. */
  listChargebacks(since: Date): Promise<readonly Chargeback[]>;
  /** Stores the card of a token, so that it can be charged without the customer. Uses the token up. */
  storeInstrument(request: StoreInstrumentRequest): Promise<StoreInstrumentResult>;
  /**
   * The same text for each token of one card, so that refused attempts with it are counted; undefined for an unknown token, and from a
   * provider that does not compare cards.
   */
  fingerprintOf(token: string): Promise<string | undefined>;
  /**
   * Begins an approval: the customer agrees on the provider's page that a PayPal account is charged (D-97). Returns the
   * page's URL; the same reference gives the same URL.
   */
  startApproval(request: ApprovalRequest): Promise<string>;
  /** Ends an approved approval by storing its account, once. Other outcomes store nothing. */
  finishApproval(reference: string): Promise<ApprovalResult>;
  /** Removes the instrument, which can then not be charged. Removing it again has no effect. */
  removeInstrument(instrumentId: string): Promise<void>;
  /** Returns the webhook, or undefined unless the provider has signed this body for us within the last five minutes. */
  readWebhook(body: string, signature: string | undefined): ReceivedWebhook | undefined;
  /** The meaning of a webhook, by the present state of its payment; undefined if it means nothing to us. Throws if the provider cannot be asked. */
  eventOf(webhook: ReceivedWebhook): Promise<PaymentEvent | undefined>;
}

declare module '../http/app-deps.ts' {
  interface AppDeps {
    readonly payments: PaymentProvider;
  }
}
