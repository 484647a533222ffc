/** The facts that decide the effect of a press on Order Here. */
export interface OrderHereFacts {
  /** True when the press was inside the ordering flow (/menu/store-locator). */
  readonly inMenu: boolean;
  /** The store is open, or takes orders for its next opening. */
  readonly open: boolean;
  /** mobileOrdering.availability is READY. */
  readonly ready: boolean;
  /** True for a visitor who is not signed in (ORD-120). */
  readonly guest: boolean;
  /** True when the store accepts guests' orders. */
  readonly guestOrdering: boolean;
  /** True when the visitor chose to continue as a guest before. */
  readonly continuesAsGuest: boolean;
}
export type OrderHereAnswer =
  'menuNotAvailable' | 'storeClosed' | 'notReady' | 'accountRequired' | 'guestOffer';

interface Row {
  readonly answer: OrderHereAnswer;
  readonly display: 'toast' | 'dialog';
  readonly applies: (facts: OrderHereFacts) => boolean;
}

/**
 * The rules are checked top to bottom; the first row that applies is shown to the customer (LOC-041, LOC-042,
 * LOC-044).
 */
const answers: readonly Row[] = [
  { answer: 'menuNotAvailable', display: 'toast', applies: ({ inMenu, ready }) => inMenu && !ready },
  { answer: 'storeClosed', display: 'dialog', applies: ({ open }) => !open },
  { answer: 'notReady', display: 'dialog', applies: ({ ready }) => !ready },
  {
    answer: 'accountRequired',
    display: 'dialog',
    applies: ({ guest, guestOrdering }) => guest && !guestOrdering,
  },
  {
    answer: 'guestOffer',
    display: 'dialog',
    applies: ({ guest, continuesAsGuest }) => guest && !continuesAsGuest,
  },
];

/** Returns the reason why a press on Order Here does not choose the store; undefined when it does. */
export const answerOrderHere = (facts: OrderHereFacts): Omit<Row, 'holds'> | undefined =>
  answers.find(({ applies }) => applies(facts));
