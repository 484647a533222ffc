import { fact, on, reducerOf } from '@crema/remote-kit';
import { orderPlaced, visitorChanged } from './order.facts.ts';
import type { ChosenCard, GuestCard, GuestContact } from './order.types.ts';

/** What the order will be paid with: a member's stored-value card, or a guest's single-use card (D-26: one tender). */
export interface TenderState {
  readonly card: ChosenCard | undefined;
  /** In minor units of the order's currency. It counts only while the price allows tips: see selectTip (ORD-100). */
  readonly tipMinor: number;
  readonly guestCard: GuestCard | undefined;
  /** True once the single-use card outlived its token; what was typed stays (ORD-121). */
  readonly guestCardExpired: boolean;
  /** True in the token's last minute (D-12). */
  readonly guestCardEnding: boolean;
  readonly contact: GuestContact | undefined;
  /** As typed, valid or not: a reload or Back shows it again. */
  readonly typed: GuestContact | undefined;
  readonly continueAsGuest: boolean;
}

export const cardChosen = fact<ChosenCard>('order/cardChosen');
export const tipChosen = fact<{ amountMinor: number }>('order/tipChosen');
export const guestOrderingChosen = fact('order/guestOrderingChosen');
/** The guest typed, or this visit remembers what they typed. */
export const guestContactTyped = fact<GuestContact>('order/guestContactTyped');
export const guestContactGiven = fact<GuestContact>('order/guestContactGiven');
export const guestCardTokenised = fact<GuestCard>('order/guestCardTokenised');
export const guestCardEnding = fact('order/guestCardEnding');
export const guestCardExpired = fact('order/guestCardExpired');
/** The customer wants to enter another card, or the provider declined this one. */
export const guestCardDropped = fact('order/guestCardDropped');

const initial: TenderState = {
  card: undefined,
  tipMinor: 0,
  guestCard: undefined,
  guestCardExpired: false,
  guestCardEnding: false,
  contact: undefined,
  typed: undefined,
  continueAsGuest: false,
};
const noCard = { guestCard: undefined, guestCardExpired: false, guestCardEnding: false } as const;
const when = on<TenderState>();
export const tenderReducer = reducerOf<TenderState>(initial, [
  when(cardChosen, (state, card) => ({ ...state, card })),
  when(tipChosen, (state, { amountMinor }) => ({ ...state, tipMinor: amountMinor })),
  when(guestOrderingChosen, (state) => ({ ...state, continueAsGuest: true })),
  when(guestContactTyped, (state, typed) => ({ ...state, typed })),
  when(guestContactGiven, (state, contact) => ({ ...state, contact, typed: contact })),
  when(guestCardTokenised, (state, guestCard) => ({ ...state, ...noCard, guestCard })),
  when(guestCardEnding, (state) => (state.guestCard ? { ...state, guestCardEnding: true } : state)),
  when(guestCardExpired, (state) => ({ ...state, ...noCard, guestCardExpired: true })),
  when(guestCardDropped, (state) => ({ ...state, ...noCard })),
  when(orderPlaced, () => initial),
  // A chosen card is cleared when the visitor changes; a guest's contact stays while they are a guest.
  when(visitorChanged, (state, { audience }) =>
    audience === 'member'
      ? { ...initial, card: state.card, tipMinor: state.tipMinor }
      : { ...state, card: undefined, tipMinor: 0 },
  ),
]);
