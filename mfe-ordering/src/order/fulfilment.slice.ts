import { fact, on, reducerOf } from '@crema/remote-kit';
import type { OfferInput } from '../generated/operations.ts';
import { orderPlaced, visitorChanged } from './order.facts.ts';
import type { Consumption, PickUpCode } from './order.types.ts';

/** D-23: how the order is handed over and where it is consumed are two facts. */
export interface FulfilmentState {
  readonly pickUp: PickUpCode;
  readonly consumption: Consumption;
  readonly offers: readonly OfferInput[];
  /** An offer that could not be applied: told, and selectable again (ORD-085, D-39). */
  readonly refusedOffer: { readonly description: string | undefined } | undefined;
}

export const pickUpChosen = fact<PickUpCode>('order/pickUpChosen');
export const consumptionChosen = fact<Consumption>('order/consumptionChosen');
export const offerChosen = fact<OfferInput>('order/offerChosen');
export const offersCleared = fact('order/offersCleared');
/** The server could not apply the chosen offer. */
export const offerRefused = fact<{ description: string | undefined }>('order/offerRefused');

/** Drive-thru and curbside are always out of store (D-23). */
export const forcesOutOfStore = (pickUp: PickUpCode): boolean => pickUp !== '16';

const initial: FulfilmentState = {
  pickUp: '16',
  consumption: 'ConsumeOutOfStore',
  offers: [],
  refusedOffer: undefined,
};
const when = on<FulfilmentState>();
const withoutOffers = (state: FulfilmentState): FulfilmentState =>
  state.offers.length || state.refusedOffer ? { ...state, offers: [], refusedOffer: undefined } : state;

export const fulfilmentReducer = reducerOf<FulfilmentState>(initial, [
  when(pickUpChosen, (state, pickUp) => ({
    ...state,
    pickUp,
    consumption: forcesOutOfStore(pickUp) ? 'ConsumeOutOfStore' : state.consumption,
  })),
  when(consumptionChosen, (state, consumption) =>
    forcesOutOfStore(state.pickUp) ? state : { ...state, consumption },
  ),
  when(offerChosen, (state, offer) => ({ ...state, offers: [offer], refusedOffer: undefined })),
  when(offerRefused, (state, refusedOffer) => ({ ...state, offers: [], refusedOffer })),
  when(offersCleared, withoutOffers),
  when(orderPlaced, withoutOffers),
  when(visitorChanged, (state, { audience }) => (audience === 'member' ? state : withoutOffers(state))),
]);
