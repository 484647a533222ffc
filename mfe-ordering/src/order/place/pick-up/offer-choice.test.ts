import type { Action } from '@reduxjs/toolkit';
import { NEVER, of } from 'rxjs';
import { stateAfter, submitted } from '../../../testing/order.fixtures.ts';
import { run } from '../../../testing/epics.ts';
import { typedContactLife } from '../visitor/guest-contact.storage.ts';
import { memberChanged, orderPlaced, visitorChanged } from '../../facts/order.actions.ts';
import { offerChosen, offerRejected, offersCleared } from './fulfilment.slice.ts';
import { offerChoiceEpics } from './offer-choice.epics.ts';
import type { KeptOffer } from './offer-choice.storage.ts';

const now = 5_000_000;
const deps = { now: () => now };
const ada = visitorChanged({ audience: 'member', locale: 'en-US', memberId: 'ada' });
const reward = { type: 'STAR_REWARD', code: '60' };
const kept: KeptOffer = { ...reward, memberId: 'ada', at: now };
const epicsWith = (saved?: KeptOffer) => {
  const write = jest.fn<void, [KeptOffer | undefined]>();
  const [recall, save] = offerChoiceEpics({ read: () => saved, write, changes$: NEVER });
  return { recall, save, write };
};

describe('the offer of an order', () => {
  const recalled = (saved: KeptOffer, ...before: readonly Action[]) => {
    const facts: Action[] = [];
    run(epicsWith(saved).recall, NEVER, stateAfter(...before), deps).subscribe((fact) => facts.push(fact));
    return facts;
  };
  it('is chosen again after a reload, for the member who chose it and for half an hour, ORD-107, ORD-110, D-38', () => {
    expect(recalled(kept, ada)).toEqual([offerChosen(reward)]);
    expect(recalled({ ...kept, at: now - typedContactLife }, ada)).toEqual([]);
    expect(recalled({ ...kept, memberId: 'ben' }, ada)).toEqual([]);
    expect(recalled(kept)).toEqual([]);
  });

  it('that was chosen meanwhile stays, for instance the coupon of a link', () => {
    expect(recalled(kept, ada, offerChosen({ type: 'REWARD', code: 'C-1' }))).toEqual([]);
  });

  const written = (action: Action, saved?: KeptOffer, ...before: readonly Action[]) => {
    const { save, write } = epicsWith(saved);
    run(save, of(action), stateAfter(...before), deps).subscribe();
    return write.mock.calls.map(([value]) => value);
  };
  it.each([
    { action: offerChosen(reward), value: kept, because: 'it was chosen' },
    { action: offersCleared(), value: undefined, because: '“No offer” was chosen' },
    {
      action: offerRejected({ offer: reward, description: undefined }),
      value: undefined,
      because: 'the server could not apply it',
    },
    {
      action: orderPlaced({ order: submitted(), guest: false }),
      value: undefined,
      because: 'the order is placed',
    },
  ])('is stored as $value, because $because, ORD-107', ({ action, value }) => {
    expect(written(action, undefined, ada)).toEqual([value]);
  });

  it('of another member is forgotten, and a guest stores none, D-14, D-38', () => {
    const ben = visitorChanged({ audience: 'member', locale: 'en-US', memberId: 'ben' });
    expect(written(memberChanged(), kept, ben)).toEqual([undefined]);
    expect(written(memberChanged(), kept)).toEqual([undefined]);
    expect(written(offerChosen(reward))).toEqual([]);
  });
});
