import type { Money } from './money.ts';

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
  /** The cards with balances that can pay an order; D-26: one tender. */
  'payment-chooser': {
    readonly total: Money;
    readonly selectedCardId: string | undefined;
    readonly onSelected: (choice: {
      cardId: string;
      balance: Money;
      lastFour: string;
      nickname: string;
    }) => void;
  };
  /**
   * The orders that are not picked up yet, each with a link to its status; the slot renders nothing when
   * there are none (ORD-067).
   */
  'open-orders': Readonly<Record<string, never>>;
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
  'open-orders': { version: 1, owner: 'mfe-ordering' },
  'scan-to-pay': { version: 1, owner: 'mfe-cards' },
  'add-money': { version: 1, owner: 'mfe-cards' },
  'auto-reload': { version: 1, owner: 'mfe-cards' },
  'sign-in': { version: 1, owner: 'mfe-account' },
} as const satisfies Record<SlotName, { version: number; owner: string }>;
/** Slots that a URL hash can open in a modal (CRD-004, `modals` of remote.json). */
export const modalSlotNames = ['scan-to-pay', 'add-money', 'auto-reload'] as const satisfies readonly {
  [N in SlotName]: Slots[N] extends ModalSlotProps ? N : never;
}[SlotName][];
export const slotNames = Object.keys(slots) as readonly SlotName[];
