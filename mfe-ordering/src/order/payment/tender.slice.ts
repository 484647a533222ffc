import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { orderPlaced, visitorChanged } from '../order.actions.ts';
import type { ChosenCard, GuestCard, GuestContact } from '../order.types.ts';

/** The tender of the order: a member's stored-value card, or a guest's single-use card (D-26: one tender). */
export interface TenderState {
  readonly card: ChosenCard | undefined;
  /** In minor units of the order's currency. It counts only while the price allows tips: see selectTip (ORD-100). */
  readonly tipMinor: number;
  readonly guestCard: GuestCard | undefined;
  /** True once the single-use card's token has expired; the typed contact remains (ORD-121). */
  readonly guestCardExpired: boolean;
  /** True in the token's last minute (D-12). */
  readonly guestCardEnding: boolean;
  readonly contact: GuestContact | undefined;
  /** The contact as typed, valid or not: a reload or Back shows it again. */
  readonly typed: GuestContact | undefined;
  readonly continueAsGuest: boolean;
}

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

const tenderSlice = createSlice({
  name: 'tender',
  initialState: initial,
  reducers: {
    cardChosen: (state, { payload }: PayloadAction<ChosenCard>) => ({ ...state, card: payload }),
    tipChosen: (state, { payload }: PayloadAction<{ amountMinor: number }>) => ({
      ...state,
      tipMinor: payload.amountMinor,
    }),
    guestOrderingChosen: (state) => ({ ...state, continueAsGuest: true }),
    /** The guest typed a contact, or this visit restores it. */
    guestContactTyped: (state, { payload }: PayloadAction<GuestContact>) => ({ ...state, typed: payload }),
    guestContactGiven: (state, { payload }: PayloadAction<GuestContact>) => ({
      ...state,
      contact: payload,
      typed: payload,
    }),
    guestCardTokenised: (state, { payload }: PayloadAction<GuestCard>) => ({
      ...state,
      ...noCard,
      guestCard: payload,
    }),
    guestCardEnding: (state) => (state.guestCard ? { ...state, guestCardEnding: true } : state),
    guestCardExpired: (state) => ({ ...state, ...noCard, guestCardExpired: true }),
    /** The customer wants to enter another card, or the provider declined this one. */
    guestCardDropped: (state) => ({ ...state, ...noCard }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(orderPlaced, () => initial)
      // A chosen card is cleared when the visitor changes; a guest's contact remains while the visitor is a
      // guest.
      .addCase(visitorChanged, (state, { payload: { audience } }) =>
        audience === 'member'
          ? { ...initial, card: state.card, tipMinor: state.tipMinor }
          : { ...state, card: undefined, tipMinor: 0 },
      ),
});
export const tenderReducer = tenderSlice.reducer;
export const {
  cardChosen,
  tipChosen,
  guestOrderingChosen,
  guestContactTyped,
  guestContactGiven,
  guestCardTokenised,
  guestCardEnding,
  guestCardExpired,
  guestCardDropped,
} = tenderSlice.actions;
