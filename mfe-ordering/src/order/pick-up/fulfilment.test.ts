import type { Action } from '@reduxjs/toolkit';
import { EMPTY, NEVER, of, Subject } from 'rxjs';
import type { OrderStore } from '@crema/shared-contracts';
import { run } from '../../testing/epics.ts';
import {
  noOrderStore,
  orderStore,
  orderStoreDeps,
  stateAfter,
  submitted,
} from '../../testing/order.fixtures.ts';
import { savePickUp, recallPickUp } from './fulfilment.epics.ts';
import { consumptionChosen, fulfilmentRecalled, pickUpChosen, pickUpReplaced } from './fulfilment.slice.ts';
import { orderPlaced } from '../order.actions.ts';
import type { PickUpChoices } from './pick-up-choice.storage.ts';

const grand = { ...orderStore, storeNumber: '2002' };
const driveThru = { pickUp: 'DT', consumption: 'ConsumeOutOfStore' } as const;
const forHere = { pickUp: '16', consumption: 'ConsumeInStore' } as const;

const device = (saved?: PickUpChoices) => {
  const write = jest.fn<void, [PickUpChoices | undefined]>();
  const changes$ = new Subject<PickUpChoices | undefined>();
  return { write, changes$, pickUpRecord: { read: () => saved, write, changes$ } };
};

describe('the way of pickup that this device remembers', () => {
  const recalled = ([first, ...later]: readonly OrderStore[], saved?: PickUpChoices) => {
    const { pickUpRecord, changes$ } = device(saved);
    const source = orderStoreDeps(first);
    const facts: Action[] = [];
    run(recallPickUp, NEVER, stateAfter(), { pickUpRecord, ...source }).subscribe((fact) => facts.push(fact));
    for (const store of later) source.orderStore.set(store);
    return { facts, changes$ };
  };

  it('is read for the store at the start, and for each store separately, ORD-060, D-23', () => {
    const { facts } = recalled([orderStore, grand], { '1001-2': driveThru });
    expect(facts).toEqual([fulfilmentRecalled(driveThru), fulfilmentRecalled(undefined)]);
  });

  it('is in step with the other tabs, D-36', () => {
    const { facts, changes$ } = recalled([orderStore]);
    changes$.next({ '1001-2': forHere });
    expect(facts.at(-1)).toEqual(fulfilmentRecalled(forHere));
  });

  it('replaces what was chosen for another store', () => {
    const { fulfilment } = stateAfter(pickUpChosen('CX'), fulfilmentRecalled(undefined)).order;
    expect(fulfilment).toMatchObject({ pickUp: '16', consumption: 'ConsumeOutOfStore' });
  });

  const written = (action: Action, saved?: PickUpChoices, ...facts: readonly Action[]) => {
    const { write, pickUpRecord } = device(saved);
    const state = stateAfter(...facts, action);
    run(savePickUp, of(action), state, { pickUpRecord, ...orderStoreDeps() }).subscribe();
    return write.mock.calls.map(([choices]) => choices);
  };
  it.each([
    { action: pickUpChosen('DT'), choice: driveThru },
    { action: consumptionChosen('ConsumeInStore'), choice: forHere },
  ])('is saved for the store when it is chosen: $choice, ORD-060, ORD-062', ({ action, choice }) => {
    expect(written(action, { other: driveThru })).toEqual([{ other: driveThru, '1001-2': choice }]);
  });

  it('is let go with the order: the next one begins in store, ORD-060', () => {
    const placed = orderPlaced({ order: submitted(), guest: true });
    expect(written(placed, { '1001-2': driveThru, other: forHere })).toEqual([{ other: forHere }]);
  });

  it('is not saved when the store replaced it, nor without a store', () => {
    expect(written(pickUpReplaced('16'))).toEqual([]);
    const { write, pickUpRecord } = device();
    const chosen = pickUpChosen('DT');
    run(savePickUp, of(chosen), stateAfter(chosen), { pickUpRecord, ...noOrderStore }).subscribe();
    expect(write).not.toHaveBeenCalled();
  });

  it('is of ten stores at most, the latest', () => {
    const many = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`s${index}`, forHere]));
    const [saved] = written(pickUpChosen('DT'), many);
    expect(Object.keys(saved ?? {})).toEqual([...Object.keys(many).slice(1), '1001-2']);
  });
});

describe('a way of pickup that the store does not offer', () => {
  const replaced = stateAfter(pickUpChosen('DT'), pickUpReplaced('16')).order.fulfilment;
  it('is replaced, and the previous choice is shown until the customer chooses again, ORD-060', () => {
    expect(replaced).toMatchObject({ pickUp: '16', replaced: 'DT' });
    const chosen = stateAfter(pickUpChosen('DT'), pickUpReplaced('16'), pickUpChosen('CX'));
    expect(chosen.order.fulfilment).toMatchObject({ pickUp: 'CX', replaced: undefined });
  });
});

it('recalls nothing before a store is chosen', () => {
  const { pickUpRecord } = device({ '1001-2': driveThru });
  const facts: Action[] = [];
  run(recallPickUp, EMPTY, stateAfter(), { pickUpRecord, ...noOrderStore }).subscribe((fact) =>
    facts.push(fact),
  );
  expect(facts).toEqual([]);
});
