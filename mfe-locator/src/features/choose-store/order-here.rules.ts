/** All that decides what a press on Order Here does. */
export interface OrderHereFacts {
  /** The press was inside the ordering flow (/menu/store-locator). */
  readonly inMenu: boolean;
  readonly open: boolean;
  /** mobileOrdering.availability is READY. */
  readonly ready: boolean;
  /** Nobody is signed in (ORD-120). */
  readonly guest: boolean;
  /** The store takes guests' orders. */
  readonly guestOrdering: boolean;
  /** The visitor has chosen to go on as a guest before. */
  readonly continuesAsGuest: boolean;
}
export type OrderHereAnswer =
  'menuNotAvailable' | 'storeClosed' | 'notReady' | 'accountRequired' | 'guestOffer';

interface Row {
  readonly answer: OrderHereAnswer;
  readonly told: 'toast' | 'dialog';
  readonly holds: (facts: OrderHereFacts) => boolean;
}

/** Top to bottom; the first that holds is what the customer is told (LOC-041, LOC-042, LOC-044). */
const answers: readonly Row[] = [
  { answer: 'menuNotAvailable', told: 'toast', holds: ({ inMenu, ready }) => inMenu && !ready },
  { answer: 'storeClosed', told: 'dialog', holds: ({ open }) => !open },
  { answer: 'notReady', told: 'dialog', holds: ({ ready }) => !ready },
  { answer: 'accountRequired', told: 'dialog', holds: ({ guest, guestOrdering }) => guest && !guestOrdering },
  {
    answer: 'guestOffer',
    told: 'dialog',
    holds: ({ guest, continuesAsGuest }) => guest && !continuesAsGuest,
  },
];

/** What stands between the press and the order; undefined: the store is simply chosen. */
export const answerOrderHere = (facts: OrderHereFacts): Omit<Row, 'holds'> | undefined =>
  answers.find(({ holds }) => holds(facts));
