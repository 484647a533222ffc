import type { TokenPaymentType } from '../rest/payment-names.ts';
import type { Signal } from '../signal.ts';
import {
  nonEmptyString,
  object,
  optional,
  pattern,
  picklist,
  type Validated,
} from '../validation/value-validators.ts';

export const validateGiftDraft = object({
  /** The chosen design; 8 digits (GFT-002). */
  productNumber: nonEmptyString,
  /** Its name in the visitor's language, for pages of other remotes. */
  name: nonEmptyString,
  /** The page of the gift, to which the pages of the payment lead back. */
  path: pattern(/^\/(?!\/)/),
});
/** The gift that a visitor has started (D-76). */
export type GiftDraft = Validated<typeof validateGiftDraft>;

/** The session-storage key of the draft, as JSON `{ v, value }`. Only the host reads or writes it. */
export const giftDraftStorage = { key: 'crema.gift-draft', version: 1 } as const;

/** CRD-053: the card that a guest typed into the vault's frame, for one payment. */
export interface GuestInstrument {
  readonly paymentInstrumentToken: string;
  /** Milliseconds of the host's clock. The token is valid for `securePayment.guestPaymentTokenMaxAge` (GFT-044). */
  readonly tokenAcquiredTimestamp: number;
  readonly accountNumberLastFour: string;
  readonly paymentType: TokenPaymentType;
}
/** A guest's payment for a gift, in memory only: a reload of the page or a sign-in forgets it. */
export interface GuestPayment {
  /** Of the single-use billing address (CRD-061). */
  readonly addressToken: string;
  readonly instrument?: GuestInstrument;
}

/** The payment that a member picked for gifts in #payment (CRD-004, GFT-003). */
export const validateGiftPaymentChoice = object({
  kind: picklist('instrument', 'new-card'),
  /** Of the stored payment method; absent for a card that is typed when the gift is paid. */
  paymentMethodId: optional(nonEmptyString),
  /** The kind of the stored payment method: a gift to several people is not paid by PayPal (D-75). */
  paymentType: optional(nonEmptyString),
  /** The name of the payment method in the member's language, for pages of other remotes. */
  name: optional(nonEmptyString),
});
export type GiftPaymentChoice = Validated<typeof validateGiftPaymentChoice>;

/** The choice with its member: another member's choice is not read (D-14). */
export const validateStoredGiftPayment = object({
  memberId: nonEmptyString,
  choice: validateGiftPaymentChoice,
});
/** The session-storage key of the member's choice, as JSON `{ v, value }`. Only the host reads or writes it. */
export const giftPaymentStorage = { key: 'crema.gift-payment', version: 1 } as const;

/** The gift that a visitor has started, for the pages of all remotes. Pages with the access `guest-draft` are open while there is one. */
export interface GiftDraftService {
  readonly current: Signal<GiftDraft | undefined>;
  readonly payment: Signal<GuestPayment | undefined>;
  /** A member's choice; undefined for other visitors and until the member picks one in this visit. */
  readonly choice: Signal<GiftPaymentChoice | undefined>;
  /** Another design keeps the payment. */
  readonly start: (draft: GiftDraft) => void;
  readonly setPayment: (payment: GuestPayment | undefined) => void;
  /** Ignored if nobody is signed in. */
  readonly choosePayment: (choice: GiftPaymentChoice | undefined) => void;
  /** Forgets the draft, its payment and the member's choice. */
  readonly clear: () => void;
}
