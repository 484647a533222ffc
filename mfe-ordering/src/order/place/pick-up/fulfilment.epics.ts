import type { Action } from '@reduxjs/toolkit';
import type { Epic } from 'redux-observable';
import { distinctUntilChanged, filter, ignoreElements, map, merge, tap } from 'rxjs';
import { fromSignal, type PersistedValue } from '@crema/remote-kit';
import type { OrderStoreDeps } from '../../../order-store/order-store.deps.ts';
import {
  consumptionChosen,
  fulfilmentRecalled,
  nothingChosen,
  pickUpChosen,
  slotChosen,
} from './fulfilment.slice.ts';
import { orderPlaced } from '../../facts/order.actions.ts';
import { selectFulfilment } from '../../facts/order.selectors.ts';
import type { PickUpChoice, PickUpChoices } from './pick-up-choice.storage.ts';
import type { RootState } from '../../../state/root-state.ts';

export interface FulfilmentDeps extends OrderStoreDeps {
  readonly pickUpRecord: PersistedValue<PickUpChoices>;
  readonly now: () => number;
}
type FulfilmentEpic = Epic<Action, Action, RootState, FulfilmentDeps>;

const hourMs = 60 * 60_000;
/** A slot that passed more than an hour ago belongs to an earlier visit: it is forgotten. */
const withoutPassedSlot = (choice: PickUpChoice | undefined, now: number): PickUpChoice | undefined =>
  choice?.slotStartsAt !== undefined && Date.parse(choice.slotStartsAt) < now - hourMs
    ? { pickUp: choice.pickUp, consumption: choice.consumption }
    : choice;

/** The limit is higher than the number of stores that a customer alternates between. */
const mostStores = 10;

/**
 * Restores the choice made for the order store: at the start, when the store changes, and when another tab
 * changes the choice.
 */
export const recallPickUp: FulfilmentEpic = (_action$, _state$, { pickUpRecord, orderStore, now }) => {
  const storeNumber = () => orderStore.get()?.storeNumber ?? '';
  const choiceOf = (choices: PickUpChoices | undefined) => withoutPassedSlot(choices?.[storeNumber()], now());
  return merge(
    fromSignal(orderStore).pipe(
      map((store) => store?.storeNumber),
      distinctUntilChanged(),
      filter((chosen) => chosen !== undefined),
      map(() => fulfilmentRecalled(choiceOf(pickUpRecord.read()))),
    ),
    // Without a choice, the other tab has placed its order.
    pickUpRecord.changes$.pipe(map((choices) => fulfilmentRecalled(choiceOf(choices) ?? nothingChosen))),
  );
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
      (action) =>
        pickUpChosen.match(action) ||
        consumptionChosen.match(action) ||
        slotChosen.match(action) ||
        orderPlaced.match(action),
    ),
    tap((action) => {
      const storeNumber = orderPlaced.match(action)
        ? action.payload.order.storeNumber
        : orderStore.get()?.storeNumber;
      if (storeNumber === undefined) return;
      const { pickUp, consumption, slotStartsAt } = selectFulfilment(state$.value);
      const choice = orderPlaced.match(action)
        ? undefined
        : { pickUp, consumption, ...(slotStartsAt !== undefined && { slotStartsAt }) };
      pickUpRecord.write(withChoice(pickUpRecord.read() ?? {}, storeNumber, choice));
    }),
    ignoreElements(),
  );

export const fulfilmentEpics = [recallPickUp, savePickUp] as const;
