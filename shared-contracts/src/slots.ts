import type { Market } from './locale.ts';
import type { Money } from './money.ts';
import type { TokenPaymentType } from './rest/payment-names.ts';

/** A stored payment method of the member: a bank card, PayPal (CRD-050). */
export interface StoredInstrument {
  readonly kind: 'instrument';
  readonly paymentMethodId: string;
  readonly paymentType: string;
  readonly lastFour: string;
}
/** A card that the customer types in the vault's frame. */
export interface NewCard {
  readonly kind: 'new-card';
  /**
   * Call it when the customer pays. Resolves to the token of the typed card, or to the payment method that the card was
   * stored as on the customer's request; to undefined if the form is incomplete or fails, and it then shows the reason.
   */
  readonly prepare: () => Promise<PreparedCard | undefined>;
}
/** The token of a typed card for one payment. `expiresInMs` counts from now. It must not be stored. */
export interface SingleUseToken {
  readonly kind: 'token';
  readonly paymentInstrumentToken: string;
  readonly paymentType: TokenPaymentType;
  readonly accountNumberLastFour: string;
  readonly expiresInMs: number;
}
export type PreparedCard = SingleUseToken | StoredInstrument;
export type BankPayment = StoredInstrument | NewCard;
/** The payments other than stored-value cards that a page takes (D-142). */
export interface BankPayments {
  /** The payment method of the customer's choice, or the new card. */
  readonly selected:
    { readonly kind: 'instrument'; readonly id: string } | { readonly kind: 'new-card' } | undefined;
  readonly onSelected: (payment: BankPayment) => void;
  /** The typed card whose token the page has: it is shown instead of the form. */
  readonly entered: Pick<SingleUseToken, 'paymentType' | 'accountNumberLastFour'> | undefined;
  /** The customer enters another card: the page drops the token. */
  readonly onDropped: () => void;
}
/** The place of a single-use billing address as it is typed (CRD-061). */
export interface TypedAddress {
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly country: string;
  readonly countrySubdivision: string;
  readonly postalCode: string;
}
/** The props of a slot that the host shows in a modal. */
export interface ModalSlotProps {
  readonly onClose: () => void;
}
/**
 * Components that one remote shows inside another's page. The user of a slot renders a fallback with a next step when no
 * provider is available (PLT-006).
 */
export interface Slots {
  /** The store locator used to choose the order store (ORD-008, LOC-002). */
  'store-picker': {
    /**
     * The function is called once the store is the order store; not called when the customer declines the
     * change.
     */
    readonly onChosen: (storeNumber: string) => void;
    readonly guestOrdering: boolean;
  };
  /** The payments of an order; D-26: one tender. */
  'payment-chooser': {
    readonly total: Money;
    readonly selectedCardId: string | undefined;
    readonly onSelected: (choice: {
      cardId: string;
      balance: Money;
      lastFour: string;
      nickname: string;
    }) => void;
    /** Absent: only stored-value cards are listed. */
    readonly bank?: BankPayments | undefined;
    /** The store takes stored-value cards only, and the chooser says so (ORD-106). */
    readonly isStoredValueOnly?: boolean;
    /** The server refused the balance of the chosen card: the chooser reads the cards again (CRD-090). */
    readonly isBalanceRefused?: boolean;
    /** Called when no payment is chosen any more: the chosen one is gone and no other can pay. */
    readonly onNothing?: () => void;
  };
  /** The form for the billing address of a guest's card, for one order (ORD-123, CRD-061). */
  'guest-address': {
    /** The country with which an empty form starts. */
    readonly market: Market;
    /** The form starts with this address. */
    readonly typed: TypedAddress | undefined;
    /** Called at each change, so that the page can show the form again as it was. The address is kept in memory only. */
    readonly onTyped: (address: TypedAddress) => void;
    /** The server has the address; its token goes with the tender. */
    readonly onSaved: (addressToken: string) => void;
  };
  /** Chooses the payment of an order on pages without the chooser; emits payment-chosen (CRD-004 #payment-summary). */
  'choose-order-payment': ModalSlotProps;
  /** Chooses the payment of a gift; emits payment-chosen (CRD-004 #payment). */
  'choose-gift-payment': ModalSlotProps;
  /**
   * The orders that are not picked up yet, each with a link to its status; the slot renders nothing when
   * there are none (ORD-067).
   */
  'open-orders': Readonly<Record<string, never>>;
  /** The lines that the member orders again and again, each with a button that adds it to the cart; nothing when there is none (D-36). */
  usual: Readonly<Record<string, never>>;
  /** The member's default card with its balance, a way to pay with it and one to add money; on the home page. */
  'default-card': Readonly<Record<string, never>>;
  /** The member's Stars, level and way to the next Reward, on the home page. */
  'star-progress': Readonly<Record<string, never>>;
  /** The in-store barcode overlay (CRD-004 #pay). */
  'scan-to-pay': ModalSlotProps;
  /** Adds money to a stored-value card (CRD-004 #add-money). */
  'add-money': ModalSlotProps;
  /** Turns auto reload of a stored-value card on or off (CRD-004 #auto-reload). */
  'auto-reload': ModalSlotProps;
  /** The sign-in form inside the host's sheet (ACC-012). */
  'sign-in': { readonly onSignedIn: () => void; readonly returnUrl: string };
}
export type SlotName = keyof Slots;
export const slots = {
  'store-picker': { version: 1, owner: 'mfe-locator' },
  'payment-chooser': { version: 1, owner: 'mfe-cards' },
  'guest-address': { version: 1, owner: 'mfe-cards' },
  'choose-order-payment': { version: 1, owner: 'mfe-cards' },
  'choose-gift-payment': { version: 1, owner: 'mfe-cards' },
  'open-orders': { version: 1, owner: 'mfe-ordering' },
  usual: { version: 1, owner: 'mfe-ordering' },
  'default-card': { version: 1, owner: 'mfe-cards' },
  'star-progress': { version: 1, owner: 'mfe-rewards' },
  'scan-to-pay': { version: 1, owner: 'mfe-cards' },
  'add-money': { version: 1, owner: 'mfe-cards' },
  'auto-reload': { version: 1, owner: 'mfe-cards' },
  'sign-in': { version: 1, owner: 'mfe-account' },
} as const satisfies Record<SlotName, { version: number; owner: string }>;
/** Slots that a URL hash can open in a modal (CRD-004, `modals` of remote.json). */
export const modalSlotNames = [
  'scan-to-pay',
  'add-money',
  'auto-reload',
  'choose-order-payment',
  'choose-gift-payment',
] as const satisfies readonly {
  [N in SlotName]: Slots[N] extends ModalSlotProps ? N : never;
}[SlotName][];
export const slotNames = Object.keys(slots) as readonly SlotName[];
