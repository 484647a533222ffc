import type { TokenPaymentType } from '@crema/shared-contracts';
import type {
  ConsumptionType,
  OrderPaymentType,
  OrderPaymentFieldsFragment,
  OrderPricingFieldsFragment,
  SubmittedOrderFieldsFragment,
} from '../../generated/operations.ts';

/** The server's reply to price-order: the only source of prices (ORD-081, ORD-088). */
export type OrderPricing = OrderPricingFieldsFragment;
export type SubmittedOrder = SubmittedOrderFieldsFragment;
/** A payment of an order that waits for the bank, or its outcome. */
export type OrderPayment = OrderPaymentFieldsFragment;
export type Consumption = ConsumptionType;
export type PaymentKind = OrderPaymentType;

/** ORD-060: 16 in store, DT drive-thru, CX curbside; XO is never offered. */
export const pickUpCodes = ['16', 'DT', 'CX'] as const;
export type PickUpCode = (typeof pickUpCodes)[number];

/** ORD-120: a guest is anyone who is not signed in. */
export type Audience = 'anonymous' | 'guest' | 'member';

/** A stored-value card chosen in the payment-chooser slot. */
export interface ChosenCard {
  readonly cardId: string;
  readonly balance: { readonly amountMinor: number; readonly currency: 'USD' | 'CAD' };
  readonly lastFour: string;
  readonly nickname: string;
}
/** A payment of a member by bank: a stored payment method, or a card that is typed now (D-142). */
export type BankTender =
  | {
      readonly kind: 'instrument';
      readonly paymentMethodId: string;
      readonly paymentType: string;
      readonly lastFour: string;
    }
  | { readonly kind: 'new-card' };
/** The payment that the customer picked in #payment-summary; the chooser has not shown it yet (ORD-009). */
export interface PickedPayment {
  readonly kind: 'stored-value' | 'instrument' | 'new-card';
  readonly id?: string | undefined;
}
/** ORD-121: a card for one payment, valid until its token expires. */
export interface SingleUseCard {
  readonly paymentInstrumentToken: string;
  readonly paymentType: TokenPaymentType;
  readonly accountNumberLastFour: string;
  /** Monotonic milliseconds (D-08). */
  readonly tokenAcquiredTimestamp: number;
  readonly expiresAt: number;
  /** The amount that a wallet has shown, in minor units. */
  readonly shownMinor?: number | undefined;
}
/** A guest's contact details (D-34). */
export interface GuestContact {
  readonly firstName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly emailMarketingOptIn: boolean;
}
