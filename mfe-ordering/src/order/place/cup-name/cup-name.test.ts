import type { Action } from '@reduxjs/toolkit';
import { NEVER, of } from 'rxjs';
import { stateAfter, submitted } from '../../../testing/order.fixtures.ts';
import { run } from '../../../testing/epics.ts';
import { typedContactLife } from '../visitor/guest-contact.storage.ts';
import { memberChanged, orderPlaced, visitorChanged } from '../../facts/order.actions.ts';
import { cupNameEpics } from './cup-name.epics.ts';
import { limitCupName } from './cup-name.rules.ts';
import { cupNameTyped } from './cup-name.slice.ts';
import type { TypedCupName } from './cup-name.storage.ts';

const now = 5_000_000;
const ada = visitorChanged({ audience: 'member', locale: 'en-US', memberId: 'ada' });
const deps = { now: () => now };
const epicsWith = (saved?: TypedCupName) => {
  const write = jest.fn<void, [TypedCupName | undefined]>();
  const [recall, save] = cupNameEpics({ read: () => saved, write, changes$: NEVER });
  return { recall, save, write };
};

describe('a name for the cup', () => {
  const recalled = (saved: TypedCupName, ...before: readonly Action[]) => {
    const facts: Action[] = [];
    run(epicsWith(saved).recall, NEVER, stateAfter(...before), deps).subscribe((fact) => facts.push(fact));
    return facts;
  };
  it('is there again after a reload, for the visitor who typed it and for half an hour, D-14', () => {
    const saved = { name: 'Captain', memberId: 'ada', at: now - typedContactLife + 1 };
    expect(recalled(saved, ada)).toEqual([cupNameTyped('Captain')]);
    expect(recalled({ ...saved, at: now - typedContactLife }, ada)).toEqual([]);
    expect(recalled(saved)).toEqual([]);
    expect(recalled({ name: 'Captain', at: now })).toEqual([cupNameTyped('Captain')]);
  });

  it('is cut between characters as people see them, R-01', () => {
    expect(limitCupName(`Bo ${'👨‍👩‍👧‍👦'.repeat(22)}`)).toBe(`Bo ${'👨‍👩‍👧‍👦'.repeat(22)}`);
    expect(limitCupName(`Bo ${'👨‍👩‍👧‍👦'.repeat(23)}`)).toBe(`Bo ${'👨‍👩‍👧‍👦'.repeat(22)}`);
  });

  it('that was typed meanwhile stays', () => {
    expect(recalled({ name: 'Captain', at: now }, cupNameTyped('Noor'))).toEqual([]);
  });

  it('is restored once the member is known', () => {
    const facts: Action[] = [];
    const { recall } = epicsWith({ name: 'Captain', memberId: 'ada', at: now });
    run(recall, of(memberChanged()), stateAfter(ada), deps).subscribe((fact) => facts.push(fact));
    expect(facts).toContainEqual(cupNameTyped('Captain'));
  });

  it.each([
    {
      action: cupNameTyped('Captain'),
      written: { name: 'Captain', memberId: 'ada', at: now },
      what: 'is saved',
    },
    {
      action: orderPlaced({ order: submitted(), guest: false }),
      written: undefined,
      what: 'ends with the order',
    },
  ])('$what as typed', ({ action, written }) => {
    const { save, write } = epicsWith();
    run(save, of(action), stateAfter(ada), deps).subscribe();
    expect(write.mock.calls).toEqual([[written]]);
  });

  it('of the member before is deleted, and the own one is not, D-14', () => {
    const others = epicsWith({ name: 'Captain', memberId: 'grace', at: now });
    run(others.save, of(memberChanged()), stateAfter(ada), deps).subscribe();
    expect(others.write.mock.calls).toEqual([[undefined]]);
    const own = epicsWith({ name: 'Captain', memberId: 'ada', at: now });
    run(own.save, of(memberChanged()), stateAfter(ada), deps).subscribe();
    expect(own.write).not.toHaveBeenCalled();
  });
});
