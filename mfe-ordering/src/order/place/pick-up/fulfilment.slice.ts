import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OfferInput } from '../../../generated/operations.ts';
import { orderPlaced, visitorChanged } from '../../facts/order.actions.ts';
import type { Consumption, PickUpCode } from '../../facts/order.types.ts';
import type { PickUpChoice } from './pick-up-choice.storage.ts';

/** The chosen slot that turned out to be full or is not offered any more (ORD-064). */
export interface LostSlot {
  readonly startsAt: string;
  /** True if the customer has just pressed "place order". */
  readonly isAtSubmission: boolean;
  /** True if the bank had approved the payment, which is released (ORD-064). */
  readonly isReleased?: boolean;
}

/** The reason is undefined if the server named none. */
export interface RejectedOffer {
  readonly offer: OfferInput;
  readonly description: string | undefined;
}
/** D-23: the handover of the order and the place of consumption are two facts. */
export interface FulfilmentState {
  readonly pickUp: PickUpCode;
  readonly consumption: Consumption;
  /**
   * The start of a scheduled pickup, as the store's slot names it; undefined means as soon as possible
   * (ORD-100).
   */
  readonly slotStartsAt: string | undefined;
  /** Until the customer chooses again, no order is placed (ORD-064, ORD-107). */
  readonly lostSlot: LostSlot | undefined;
  readonly offers: readonly OfferInput[];
  /** An offer that could not be applied: shown with the reason, and selectable again (ORD-085, D-39). */
  readonly rejectedOffer: RejectedOffer | undefined;
  /**
   * The choice that was replaced because the store does not offer it; shown until the customer chooses again.
   */
  readonly replaced: PickUpCode | undefined;
}

/** Drive-thru and curbside are always out of store (D-23). */
export const forcesOutOfStore = (pickUp: PickUpCode): boolean => pickUp !== '16';

/** The payload of a choice (ORD-060, ORD-062). */
export const nothingChosen = { pickUp: '16', consumption: 'ConsumeOutOfStore' } as const;
const initial: FulfilmentState = {
  ...nothingChosen,
  slotStartsAt: undefined,
  lostSlot: undefined,
  offers: [],
  rejectedOffer: undefined,
  replaced: undefined,
};
const withoutOffers = (state: FulfilmentState): FulfilmentState =>
  state.offers.length || state.rejectedOffer ? { ...state, offers: [], rejectedOffer: undefined } : state;

const withPickUp = (state: FulfilmentState, pickUp: PickUpCode): FulfilmentState => ({
  ...state,
  pickUp,
  consumption: forcesOutOfStore(pickUp) ? 'ConsumeOutOfStore' : state.consumption,
});

const fulfilmentSlice = createSlice({
  name: 'fulfilment',
  initialState: initial,
  reducers: {
    pickUpChosen: (state: FulfilmentState, { payload }: PayloadAction<PickUpCode>) =>
      withPickUp({ ...state, replaced: undefined }, payload),
    /** The store does not offer the chosen option: the first option that it offers replaces it. */
    pickUpReplaced: (state: FulfilmentState, { payload }: PayloadAction<PickUpCode>) =>
      state.pickUp === payload ? state : withPickUp({ ...state, replaced: state.pickUp }, payload),
    /**
     * The choice that this device stores for the order store; undefined when there is none yet. Then a time that was chosen for
     * another store stays, until the slots of this store show whether it offers that time.
     */
    fulfilmentRecalled: (state, { payload }: PayloadAction<PickUpChoice | undefined>) => ({
      ...state,
      ...nothingChosen,
      ...payload,
      slotStartsAt: payload ? payload.slotStartsAt : state.slotStartsAt,
      replaced: undefined,
    }),
    /** A slot of the order store; undefined means as soon as possible. */
    slotChosen: (state, { payload }: PayloadAction<string | undefined>) => ({
      ...state,
      slotStartsAt: payload,
      lostSlot: undefined,
    }),
    /** The chosen slot is full, or the store does not offer it any more (ORD-064). */
    slotLost: (state: FulfilmentState, { payload }: PayloadAction<Omit<LostSlot, 'startsAt'>>) =>
      state.slotStartsAt === undefined
        ? state
        : { ...state, slotStartsAt: undefined, lostSlot: { startsAt: state.slotStartsAt, ...payload } },
    consumptionChosen: (state, { payload }: PayloadAction<Consumption>) => {
      if (!forcesOutOfStore(state.pickUp)) state.consumption = payload;
    },
    offerChosen: (state, { payload }: PayloadAction<OfferInput>) => ({
      ...state,
      offers: [payload],
      rejectedOffer: undefined,
    }),
    /** The server could not apply the chosen offer. */
    offerRejected: (state, { payload }: PayloadAction<RejectedOffer>) => ({
      ...state,
      offers: [],
      rejectedOffer: payload,
    }),
    offersCleared: withoutOffers,
  },
  extraReducers: (builder) =>
    builder
      .addCase(orderPlaced, () => initial)
      .addCase(visitorChanged, (state: FulfilmentState, { payload: { audience } }) =>
        audience === 'member' ? state : withoutOffers(state),
      ),
});
export const fulfilmentReducer = fulfilmentSlice.reducer;
export const {
  pickUpChosen,
  pickUpReplaced,
  fulfilmentRecalled,
  slotChosen,
  slotLost,
  consumptionChosen,
  offerChosen,
  offerRejected,
  offersCleared,
} = fulfilmentSlice.actions;
