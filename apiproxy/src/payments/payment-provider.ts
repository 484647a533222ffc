import type { Money } from '@crema/shared-contracts';

export const cardBrands = ['visa', 'mastercard', 'amex', 'discover'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** Why money did not move, in the contract's codes. */
export type PaymentFault =
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
  | { readonly ok: false; readonly fault: PaymentFault };

export interface AuthoriseRequest {
  /** Ours, unique for what is being paid: the same reference never holds money twice. */
  readonly reference: string;
  readonly token: string;
  readonly amount: Money;
}

/**
 * Who moves money between a guest's bank and us. Every operation is idempotent by reference, so that after a
 * crash or a lost reply it can simply be asked again; a throw means "not known whether it happened".
 */
export interface PaymentProvider {
  /** Holds the amount. The token is used up by the first reference that presents it (ORD-121). */
  authorise(request: AuthoriseRequest): Promise<AuthoriseResult>;
  /** Takes what was held; throws when nothing is held under the reference. */
  capture(reference: string): Promise<void>;
  /** Lets go of what is held; a reference never seen is refused from then on. */
  void(reference: string): Promise<void>;
  /** Gives back what was captured; the same refundId is given back once. */
  refund(reference: string, refundId: string, amount: Money): Promise<void>;
}
