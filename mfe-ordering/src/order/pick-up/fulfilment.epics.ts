import type { Action } from '@reduxjs/toolkit';
import type { Epic } from 'redux-observable';
import { distinctUntilChanged, filter, ignoreElements, map, merge, tap } from 'rxjs';
import { fromSignal, type PersistedValue } from '@crema/remote-kit';
import type { OrderStoreDeps } from '../../order-store/order-store.deps.ts';
import { consumptionChosen, fulfilmentRecalled, pickUpChosen } from './fulfilment.slice.ts';
import { orderPlaced } from '../order.actions.ts';
import { selectFulfilment } from '../order.selectors.ts';
import type { PickUpChoice, PickUpChoices } from './pick-up-choice.storage.ts';
import type { RootState } from '../../ordering.reducer.ts';

export interface FulfilmentDeps extends OrderStoreDeps {
  readonly pickUpRecord: PersistedValue<PickUpChoices>;
}
type FulfilmentEpic = Epic<Action, Action, RootState, FulfilmentDeps>;

/** The limit is higher than the number of stores that a customer alternates between. */
const mostStores = 10;

/**
 * Restores the choice made for the order store: at the start, when the store changes, and when another tab
 * changes the choice.
 */
export const recallPickUp: FulfilmentEpic = (_action$, _state$, { pickUpRecord, orderStore }) => {
  const storeNumber = () => orderStore.get()?.storeNumber ?? '';
  return merge(
    fromSignal(orderStore).pipe(
      map((store) => store?.storeNumber),
      distinctUntilChanged(),
      filter((chosen) => chosen !== undefined),
      map(() => pickUpRecord.read()),
    ),
    pickUpRecord.changes$,
  ).pipe(map((choices) => fulfilmentRecalled(choices?.[storeNumber()])));
};

const withChoice = (
  choices: PickUpChoices,
  storeNumber: string,
  choice: PickUpChoice | undefined,
): PickUpChoices => {
  const others = Object.entries(choices).filter(([number]) => number !== storeNumber);
  const mine = choice ? [[storeNumber, choice] as const] : [];
  return Object.fromEntries([...others, ...mine].slice(-mostStores));
};

/**
 * Stores each choice for its store. A placed order deletes its choice: the next order starts with in-store
 * pickup (ORD-060).
 */
export const savePickUp: FulfilmentEpic = (action$, state$, { pickUpRecord, orderStore }) =>
  action$.pipe(
    filter(
      (action) => pickUpChosen.match(action) || consumptionChosen.match(action) || orderPlaced.match(action),
    ),
    tap((action) => {
      const storeNumber = orderPlaced.match(action)
        ? action.payload.order.storeNumber
        : orderStore.get()?.storeNumber;
      if (storeNumber === undefined) return;
      const { pickUp, consumption } = selectFulfilment(state$.value);
      const choice = orderPlaced.match(action) ? undefined : { pickUp, consumption };
      pickUpRecord.write(withChoice(pickUpRecord.read() ?? {}, storeNumber, choice));
    }),
    ignoreElements(),
  );

export const fulfilmentEpics = [recallPickUp, savePickUp] as const;
