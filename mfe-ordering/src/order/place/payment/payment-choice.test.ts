import type { Action } from '@reduxjs/toolkit';
import { NEVER, of } from 'rxjs';
import { stateAfter, submitted, usd } from '../../../testing/order.fixtures.ts';
import { run } from '../../../testing/epics.ts';
import { typedContactLife } from '../visitor/guest-contact.storage.ts';
import { memberChanged, orderPlaced, visitorChanged } from '../../facts/order.actions.ts';
import { paymentChoiceEpics } from './payment-choice.epics.ts';
import type { KeptPayment } from './payment-choice.storage.ts';
import { bankChosen, cardChosen, paymentLost, paymentPicked } from './tender.slice.ts';

const now = 5_000_000;
const ada = visitorChanged({ audience: 'member', locale: 'en-US', memberId: 'ada' });
const deps = { now: () => now };
const kept: KeptPayment = { kind: 'stored-value', id: 'card-2', memberId: 'ada', at: now };
const epicsWith = (saved?: KeptPayment) => {
  const write = jest.fn<void, [KeptPayment | undefined]>();
  const [recall, save] = paymentChoiceEpics({ read: () => saved, write, changes$: NEVER });
  return { recall, save, write };
};

describe('the payment of an order', () => {
  const recalled = (saved: KeptPayment, ...before: readonly Action[]) => {
    const facts: Action[] = [];
    run(epicsWith(saved).recall, NEVER, stateAfter(...before), deps).subscribe((fact) => facts.push(fact));
    return facts;
  };
  it('is chosen again after a reload, for the member who chose it and for half an hour, ORD-107, D-14', () => {
    expect(recalled(kept, ada)).toEqual([paymentPicked({ kind: 'stored-value', id: 'card-2' })]);
    expect(recalled({ ...kept, at: now - typedContactLife }, ada)).toEqual([]);
    expect(recalled({ ...kept, memberId: 'ben' }, ada)).toEqual([]);
    expect(recalled(kept)).toEqual([]);
  });

  it('that was picked meanwhile stays', () => {
    expect(recalled(kept, ada, paymentPicked({ kind: 'new-card' }))).toEqual([]);
  });

  const written = (action: Action, saved?: KeptPayment, ...before: readonly Action[]) => {
    const { save, write } = epicsWith(saved);
    run(save, of(action), stateAfter(...before), deps).subscribe();
    return write.mock.calls.map(([value]) => value);
  };
  const card = { cardId: 'card-2', balance: usd(2500), lastFour: '4411', nickname: 'Blue' };
  it.each([
    { action: cardChosen(card), value: kept, because: 'a stored-value card' },
    {
      action: bankChosen({ kind: 'new-card' }),
      value: { kind: 'new-card', memberId: 'ada', at: now },
      because: 'a card typed now, without any of its data',
    },
    {
      action: paymentPicked({ kind: 'instrument', id: 'pm-1' }),
      value: { kind: 'instrument', id: 'pm-1', memberId: 'ada', at: now },
      because: 'a payment of #payment-summary',
    },
    {
      action: orderPlaced({ order: submitted(), guest: false }),
      value: undefined,
      because: 'nothing, once placed',
    },
    { action: paymentLost(), value: undefined, because: 'nothing, if it is gone' },
  ])('is kept as $because, ORD-107', ({ action, value }) => {
    expect(written(action, undefined, ada)).toEqual([value]);
  });

  it('of another member is forgotten, D-14', () => {
    const ben = visitorChanged({ audience: 'member', locale: 'en-US', memberId: 'ben' });
    expect(written(memberChanged(), kept, ben)).toEqual([undefined]);
    expect(written(memberChanged(), kept, ada)).toEqual([]);
  });
});
