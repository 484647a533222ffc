import type { Money } from '@crema/shared-contracts';

export const cardBrands = ['visa', 'mastercard', 'amex', 'discover'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** Why the payment failed, as a code of the contract. */
export type PaymentErrorCode =
  | 'PAYMENT_DECLINED'
  | 'PAYMENT_CARD_EXPIRED'
  | 'PAYMENT_REVIEW'
  | 'PAYMENT_TOKEN_EXPIRED'
  | 'PAYMENT_TOKEN_UNKNOWN'
  | 'PAYMENT_PROVIDER_DOWN';

export interface Authorisation {
  readonly reference: string;
  readonly brand: CardBrand;
  readonly lastFour: string;
}
export type AuthoriseResult =
  | { readonly ok: true; readonly authorisation: Authorisation }
  | { readonly ok: false; readonly errorCode: PaymentErrorCode };

export interface AuthoriseRequest {
  /** Our reference, unique per order and card: the same reference never holds money twice. */
  readonly reference: string;
  readonly token: string;
  readonly amount: Money;
}

/**
 * Moves money between a guest's bank and us. Every operation is idempotent by reference, so that it can be repeated
 * after a crash or a lost reply. A thrown error means that the result is unknown.
 */
export interface PaymentProvider {
  /** Holds the amount. The first reference that presents the token uses it up (ORD-121). */
  authorise(request: AuthoriseRequest): Promise<AuthoriseResult>;
  /** Captures the held amount. Throws if nothing is held under the reference. */
  capture(reference: string): Promise<void>;
  /** Releases the held amount. An unknown reference is blocked from then on. */
  void(reference: string): Promise<void>;
  /** Refunds a captured amount. A refundId is refunded once. */
  refund(reference: string, refundId: string, amount: Money): Promise<void>;
}

declare module '../http/app-deps.ts' {
  interface AppDeps {
    readonly payments: PaymentProvider;
  }
}
