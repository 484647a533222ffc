import type { Action } from '@reduxjs/toolkit';
import { EMPTY, NEVER, of, Subject } from 'rxjs';
import type { OrderStore } from '@crema/shared-contracts';
import { run } from '../../../testing/epics.ts';
import {
  noOrderStore,
  orderStore,
  orderStoreDeps,
  stateAfter,
  submitted,
} from '../../../testing/order.fixtures.ts';
import { savePickUp, recallPickUp } from './fulfilment.epics.ts';
import {
  consumptionChosen,
  fulfilmentRecalled,
  pickUpChosen,
  pickUpReplaced,
  slotChosen,
  slotLost,
} from './fulfilment.slice.ts';
import { loseSlot } from '../submission/lost-slot.epics.ts';
import { pricingFailed } from '../pricing/pricing.slice.ts';
import { submissionClosed } from '../submission/submission.slice.ts';
import { submissionFailed, orderPlaced } from '../../facts/order.actions.ts';
import type { PickUpChoices } from './pick-up-choice.storage.ts';

const grand = { ...orderStore, storeNumber: '2002' };
const driveThru = { pickUp: 'DT', consumption: 'ConsumeOutOfStore' } as const;
const forHere = { pickUp: '16', consumption: 'ConsumeInStore' } as const;

const now = Date.parse('2030-01-01T15:00:00Z');
const at = (time: string) => `2030-01-01T${time}:00.000Z`;

const device = (saved?: PickUpChoices) => {
  const write = jest.fn<void, [PickUpChoices | undefined]>();
  const changes$ = new Subject<PickUpChoices | undefined>();
  return { write, changes$, pickUpRecord: { read: () => saved, write, changes$ }, now: () => now };
};

describe('the way of pickup that this device remembers', () => {
  const recalled = ([first, ...later]: readonly OrderStore[], saved?: PickUpChoices) => {
    const { pickUpRecord, changes$, now: clock } = device(saved);
    const source = orderStoreDeps(first);
    const facts: Action[] = [];
    run(recallPickUp, NEVER, stateAfter(), { pickUpRecord, now: clock, ...source }).subscribe((fact) =>
      facts.push(fact),
    );
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
    const { write, pickUpRecord, now: clock } = device(saved);
    const state = stateAfter(...facts, action);
    run(savePickUp, of(action), state, { pickUpRecord, now: clock, ...orderStoreDeps() }).subscribe();
    return write.mock.calls.map(([choices]) => choices);
  };
  it.each([
    { action: pickUpChosen('DT'), choice: driveThru },
    { action: consumptionChosen('ConsumeInStore'), choice: forHere },
    {
      action: slotChosen(at('15:30')),
      choice: { pickUp: '16', consumption: 'ConsumeOutOfStore', slotStartsAt: at('15:30') },
    },
  ])('is saved for the store when it is chosen: $choice, ORD-060, ORD-062, ORD-063', ({ action, choice }) => {
    expect(written(action, { other: driveThru })).toEqual([{ other: driveThru, '1001-2': choice }]);
  });

  it('is let go with the order: the next one begins in store, ORD-060', () => {
    const placed = orderPlaced({ order: submitted(), guest: true });
    expect(written(placed, { '1001-2': driveThru, other: forHere })).toEqual([{ other: forHere }]);
  });

  it('is not saved when the store replaced it, nor without a store', () => {
    expect(written(pickUpReplaced('16'))).toEqual([]);
    const { write, pickUpRecord, now: clock } = device();
    const chosen = pickUpChosen('DT');
    run(savePickUp, of(chosen), stateAfter(chosen), {
      pickUpRecord,
      now: clock,
      ...noOrderStore,
    }).subscribe();
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
  const { pickUpRecord, now: clock } = device({ '1001-2': driveThru });
  const facts: Action[] = [];
  run(recallPickUp, EMPTY, stateAfter(), { pickUpRecord, now: clock, ...noOrderStore }).subscribe((fact) =>
    facts.push(fact),
  );
  expect(facts).toEqual([]);
});

describe('a chosen pickup time', () => {
  const recalledTime = (slotStartsAt: string) => {
    const { pickUpRecord, now: clock } = device({ '1001-2': { ...driveThru, slotStartsAt } });
    const facts: Action[] = [];
    run(recallPickUp, NEVER, stateAfter(), { pickUpRecord, now: clock, ...orderStoreDeps() }).subscribe(
      (fact) => facts.push(fact),
    );
    return stateAfter(...facts).order.fulfilment.slotStartsAt;
  };
  it('survives a refresh, also after it passed a moment ago, so that the page can say so, ORD-063', () => {
    expect(recalledTime(at('15:30'))).toBe(at('15:30'));
    expect(recalledTime(at('14:30'))).toBe(at('14:30'));
  });

  it('of an earlier visit is forgotten, ORD-063', () => {
    expect(recalledTime(at('13:00'))).toBeUndefined();
  });

  it('is carried to a store without a choice of its own, and replaced by the choice of a store that has one, ORD-064', () => {
    const chosen = stateAfter(slotChosen(at('15:30')), fulfilmentRecalled(undefined));
    expect(chosen.order.fulfilment.slotStartsAt).toBe(at('15:30'));
    const other = stateAfter(slotChosen(at('15:30')), fulfilmentRecalled(forHere));
    expect(other.order.fulfilment.slotStartsAt).toBeUndefined();
  });

  it('ends in every tab when the order is placed in one, D-36', () => {
    const { pickUpRecord, changes$, now: clock } = device();
    const facts: Action[] = [slotChosen(at('15:30'))];
    run(recallPickUp, NEVER, stateAfter(), { pickUpRecord, now: clock, ...orderStoreDeps() }).subscribe(
      (fact) => facts.push(fact),
    );
    changes$.next({});
    expect(stateAfter(...facts).order.fulfilment.slotStartsAt).toBeUndefined();
  });

  const refused = { error: { code: 'SLOT_UNAVAILABLE' } };
  const lostAfter = (action: Action, ...facts: readonly Action[]) => {
    const emitted: Action[] = [];
    run(loseSlot, of(action), stateAfter(...facts), {}).subscribe((fact) => emitted.push(fact));
    return emitted;
  };
  it('is lost when the order or its price is refused because of it, ORD-064, ORD-107', () => {
    const chosen = slotChosen(at('15:30'));
    expect(lostAfter(submissionFailed(refused), chosen)).toEqual([
      slotLost({ isAtSubmission: true }),
      submissionClosed(),
    ]);
    expect(lostAfter(pricingFailed({ basis: 'b', ...refused }), chosen)).toEqual([
      slotLost({ isAtSubmission: false }),
    ]);
    const released = { error: { ...refused.error, params: { released: 'yes' } } };
    expect(lostAfter(submissionFailed(released), chosen)).toEqual([
      slotLost({ isAtSubmission: true, isReleased: true }),
      submissionClosed(),
    ]);
    expect(lostAfter(submissionFailed({ error: { code: 'STORE_CLOSED' } }), chosen)).toEqual([]);
    expect(lostAfter(submissionFailed(refused))).toEqual([]);
  });

  it('that was lost is marked until another one, or as soon as possible, is chosen, ORD-064, ORD-107', () => {
    const lost = [slotChosen(at('15:30')), slotLost({ isAtSubmission: true })];
    expect(stateAfter(...lost).order.fulfilment).toMatchObject({
      slotStartsAt: undefined,
      lostSlot: { startsAt: at('15:30'), isAtSubmission: true },
    });
    for (const choice of [undefined, at('15:35')])
      expect(stateAfter(...lost, slotChosen(choice)).order.fulfilment).toMatchObject({
        slotStartsAt: choice,
        lostSlot: undefined,
      });
  });
});
