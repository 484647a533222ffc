import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TypedAddress } from '@crema/shared-contracts';
import { orderPlaced, visitorChanged } from '../../facts/order.actions.ts';
import type {
  BankTender,
  ChosenCard,
  GuestContact,
  PickedPayment,
  SingleUseCard,
} from '../../facts/order.types.ts';

/** The tender of the order: a member's stored-value card or bank payment, or a guest's single-use card (D-26: one tender). */
export interface TenderState {
  /** The member whose payment this is. */
  readonly memberId: string | undefined;
  readonly card: ChosenCard | undefined;
  /** Set instead of `card` when a member pays by bank (ORD-109). */
  readonly bank: BankTender | undefined;
  readonly picked: PickedPayment | undefined;
  /** In minor units of the order's currency. It counts only while the price allows tips: see selectTip (ORD-100). */
  readonly tipMinor: number;
  /** The customer's own amount as typed, valid or not; undefined while one of the offered tips is chosen. */
  readonly tipTyped: string | undefined;
  readonly singleUseCard: SingleUseCard | undefined;
  /** True once the single-use card's token has expired; the typed contact remains (ORD-121). */
  readonly singleUseCardExpired: boolean;
  /** True in the token's last minute (D-12). */
  readonly singleUseCardEnding: boolean;
  /** The guest's billing address as typed, in memory only (ORD-123). */
  readonly addressTyped: TypedAddress | undefined;
  /** The server has this address, for one order. */
  readonly addressToken: string | undefined;
  readonly contact: GuestContact | undefined;
  /** The contact as typed, valid or not: a reload or Back shows it again. */
  readonly typed: GuestContact | undefined;
  readonly continueAsGuest: boolean;
}

const initial: TenderState = {
  memberId: undefined,
  card: undefined,
  bank: undefined,
  picked: undefined,
  tipMinor: 0,
  tipTyped: undefined,
  singleUseCard: undefined,
  singleUseCardExpired: false,
  singleUseCardEnding: false,
  addressTyped: undefined,
  addressToken: undefined,
  contact: undefined,
  typed: undefined,
  continueAsGuest: false,
};
const noCard = { singleUseCard: undefined, singleUseCardExpired: false, singleUseCardEnding: false } as const;

const typedCardOf = ({ singleUseCard, singleUseCardExpired, singleUseCardEnding }: TenderState) => ({
  singleUseCard,
  singleUseCardExpired,
  singleUseCardEnding,
});

const tenderSlice = createSlice({
  name: 'tender',
  initialState: initial,
  reducers: {
    cardChosen: (state, { payload }: PayloadAction<ChosenCard>) => ({
      ...state,
      card: payload,
      bank: undefined,
      picked: undefined,
    }),
    bankChosen: (state, { payload }: PayloadAction<BankTender>) => ({
      ...state,
      card: undefined,
      bank: payload,
      picked: undefined,
    }),
    paymentPicked: (state, { payload }: PayloadAction<PickedPayment>) => ({ ...state, picked: payload }),
    /** The chosen payment is gone, and no other one can pay. */
    paymentLost: (state) => ({ ...state, card: undefined, bank: undefined, picked: undefined }),
    /** The card was removed, here or in another tab. */
    cardRemoved: (state, { payload }: PayloadAction<{ cardId: string }>) =>
      state.card?.cardId === payload.cardId ? { ...state, card: undefined } : state,
    /** The payment method was removed, here or in another tab. */
    paymentMethodRemoved: (state, { payload }: PayloadAction<{ paymentMethodId: string }>) =>
      state.bank?.kind === 'instrument' && state.bank.paymentMethodId === payload.paymentMethodId
        ? { ...state, bank: undefined }
        : state,
    /** An offered tip, or the customer's own with its text; the amount is 0 while the text is none. */
    tipChosen: (state, { payload }: PayloadAction<{ amountMinor: number; typed?: string }>) => ({
      ...state,
      tipMinor: payload.amountMinor,
      tipTyped: payload.typed,
    }),
    guestOrderingChosen: (state) => ({ ...state, continueAsGuest: true }),
    /** The guest typed a contact, or this visit restores it. */
    guestContactTyped: (state, { payload }: PayloadAction<GuestContact>) => ({ ...state, typed: payload }),
    guestContactGiven: (state, { payload }: PayloadAction<GuestContact>) => ({
      ...state,
      contact: payload,
      typed: payload,
    }),
    addressTyped: (state, { payload }: PayloadAction<TypedAddress>) => ({ ...state, addressTyped: payload }),
    /** Undefined once the server has refused the address: what was typed remains. */
    addressTokenChanged: (state, { payload }: PayloadAction<string | undefined>) => ({
      ...state,
      addressToken: payload,
    }),
    singleUseCardTokenised: (state, { payload }: PayloadAction<SingleUseCard>) => ({
      ...state,
      ...noCard,
      singleUseCard: payload,
    }),
    singleUseCardEnding: (state) => (state.singleUseCard ? { ...state, singleUseCardEnding: true } : state),
    singleUseCardExpired: (state) => ({ ...state, ...noCard, singleUseCardExpired: true }),
    /** The customer wants to enter another card, or the provider declined this one. */
    singleUseCardDropped: (state) => ({ ...state, ...noCard }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(orderPlaced, ({ memberId }) => ({ ...initial, memberId }))
      // A member's payment is cleared when the visitor changes; a guest's contact remains while the visitor is a
      // guest.
      .addCase(visitorChanged, (state, { payload: { audience, memberId } }) => {
        // A member who follows another one, for instance by a sign-in in another tab, has chosen nothing yet (D-166).
        if (memberId !== undefined && state.memberId !== undefined && state.memberId !== memberId)
          return { ...initial, memberId };
        const { card, bank, picked, tipMinor, tipTyped } = state;
        const typed = bank?.kind === 'new-card' ? typedCardOf(state) : noCard;
        return audience === 'member'
          ? { ...initial, ...typed, memberId, card, bank, picked, tipMinor, tipTyped }
          : {
              ...state,
              memberId: undefined,
              ...(bank && noCard),
              card: undefined,
              bank: undefined,
              picked: undefined,
              tipMinor: 0,
              tipTyped: undefined,
            };
      }),
});
export const tenderReducer = tenderSlice.reducer;
export const {
  cardChosen,
  bankChosen,
  paymentPicked,
  paymentLost,
  cardRemoved,
  paymentMethodRemoved,
  tipChosen,
  guestOrderingChosen,
  guestContactTyped,
  guestContactGiven,
  addressTyped,
  addressTokenChanged,
  singleUseCardTokenised,
  singleUseCardEnding,
  singleUseCardExpired,
  singleUseCardDropped,
} = tenderSlice.actions;
