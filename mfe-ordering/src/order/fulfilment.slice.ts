import { fact, on, reducerOf } from '@crema/remote-kit';
import type { OfferInput } from '../generated/operations.ts';
import { orderPlaced, visitorChanged } from './order.facts.ts';
import type { Consumption, PickUpCode } from './order.types.ts';
import type { PickUpChoice } from './pick-up-choice.storage.ts';

/** D-23: how the order is handed over and where it is consumed are two facts. */
export interface FulfilmentState {
  readonly pickUp: PickUpCode;
  readonly consumption: Consumption;
  /** When a scheduled pickup begins, as the store's slot names it; undefined: as soon as possible (ORD-100). */
  readonly slotStartsAt: string | undefined;
  readonly offers: readonly OfferInput[];
  /** An offer that could not be applied: shown with the reason, and selectable again (ORD-085, D-39). */
  readonly rejectedOffer: { readonly description: string | undefined } | undefined;
  /** What was chosen and gave way, because the store does not offer it; shown until the customer chooses again. */
  readonly replaced: PickUpCode | undefined;
}

export const pickUpChosen = fact<PickUpCode>('order/pickUpChosen');
/** The store does not offer what was chosen: the first that it offers replaces it. */
export const pickUpReplaced = fact<PickUpCode>('order/pickUpReplaced');
/** What this device remembers for the order store; undefined: nothing was chosen for it yet. */
export const fulfilmentRecalled = fact<PickUpChoice | undefined>('order/fulfilmentRecalled');
/** A slot of the order store; undefined: as soon as possible. */
export const slotChosen = fact<string | undefined>('order/slotChosen');
export const consumptionChosen = fact<Consumption>('order/consumptionChosen');
export const offerChosen = fact<OfferInput>('order/offerChosen');
export const offersCleared = fact('order/offersCleared');
/** The server could not apply the chosen offer. */
export const offerRejected = fact<{ description: string | undefined }>('order/offerRejected');

/** Drive-thru and curbside are always out of store (D-23). */
export const forcesOutOfStore = (pickUp: PickUpCode): boolean => pickUp !== '16';

/** ORD-060, ORD-062. */
const nothingChosen = { pickUp: '16', consumption: 'ConsumeOutOfStore' } as const;
const initial: FulfilmentState = {
  ...nothingChosen,
  slotStartsAt: undefined,
  offers: [],
  rejectedOffer: undefined,
  replaced: undefined,
};
const when = on<FulfilmentState>();
const withoutOffers = (state: FulfilmentState): FulfilmentState =>
  state.offers.length || state.rejectedOffer ? { ...state, offers: [], rejectedOffer: undefined } : state;

const withPickUp = (state: FulfilmentState, pickUp: PickUpCode): FulfilmentState => ({
  ...state,
  pickUp,
  consumption: forcesOutOfStore(pickUp) ? 'ConsumeOutOfStore' : state.consumption,
});

export const fulfilmentReducer = reducerOf<FulfilmentState>(initial, [
  when(pickUpChosen, (state, pickUp) => withPickUp({ ...state, replaced: undefined }, pickUp)),
  when(pickUpReplaced, (state, pickUp) =>
    state.pickUp === pickUp ? state : withPickUp({ ...state, replaced: state.pickUp }, pickUp),
  ),
  when(fulfilmentRecalled, (state, choice) => ({
    ...state,
    ...nothingChosen,
    ...choice,
    // A slot belongs to the store and the way of pickup that it was chosen for.
    slotStartsAt: undefined,
    replaced: undefined,
  })),
  when(slotChosen, (state, slotStartsAt) => ({ ...state, slotStartsAt })),
  when(consumptionChosen, (state, consumption) =>
    forcesOutOfStore(state.pickUp) ? state : { ...state, consumption },
  ),
  when(offerChosen, (state, offer) => ({ ...state, offers: [offer], rejectedOffer: undefined })),
  when(offerRejected, (state, rejectedOffer) => ({ ...state, offers: [], rejectedOffer })),
  when(offersCleared, withoutOffers),
  when(orderPlaced, () => initial),
  when(visitorChanged, (state, { audience }) => (audience === 'member' ? state : withoutOffers(state))),
]);
