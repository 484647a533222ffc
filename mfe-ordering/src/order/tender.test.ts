import { EMPTY } from 'rxjs';
import { previousCleared } from '../cart/cart.slice.ts';
import { inVirtualTime, run } from '../testing/epics.ts';
import { stateAfter, usd } from '../testing/order.fixtures.ts';
import { visitorChanged } from './order.facts.ts';
import { expireGuestCard, forgetMember, guestCardWarning } from './tender.epics.ts';
import {
  cardChosen,
  guestCardDropped,
  guestCardEnding,
  guestCardExpired,
  guestCardTokenised,
  guestContactGiven,
} from './tender.slice.ts';

const card = (life: number) => ({
  paymentInstrumentToken: 'tok',
  paymentType: 'visa' as const,
  accountNumberLastFour: '4242',
  tokenAcquiredTimestamp: 1_000,
  expiresAt: 1_000 + life,
});
const deps = { monotonic: () => 1_000, visitor$: EMPTY };

describe('a guest’s single-use card', () => {
  it('warns a minute ahead and ends with its token, ORD-121', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const action$ = hot('t', { t: guestCardTokenised(card(300_000)) });
      expectObservable(run(expireGuestCard, action$, stateAfter(), deps)).toBe(
        `${300_000 - guestCardWarning}ms w ${guestCardWarning - 1}ms x`,
        { w: guestCardEnding(), x: guestCardExpired() },
      );
    }));

  it('is watched anew when another takes its place, and no more once dropped', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const action$ = hot('t 9ms u 1s d', {
        t: guestCardTokenised(card(100)),
        u: guestCardTokenised(card(61_000)),
        d: guestCardDropped(),
      });
      expectObservable(run(expireGuestCard, action$, stateAfter(), deps)).toBe('w 1009ms v', {
        w: guestCardEnding(),
        v: guestCardEnding(),
      });
    }));

  it('leaves what the guest typed when it expires', () => {
    const contact = { firstName: 'Ada', email: 'a@b.ca', phoneNumber: '', emailMarketingOptIn: false };
    const { tender } = stateAfter(
      guestContactGiven(contact),
      guestCardTokenised(card(1)),
      guestCardExpired(),
    ).order;
    expect(tender).toMatchObject({ contact, guestCard: undefined, guestCardExpired: true });
  });
});

it('forgets a member’s card when they sign out', () => {
  const chosen = cardChosen({ cardId: 'c', balance: usd(100), lastFour: '1', nickname: '' });
  const { tender } = stateAfter(
    visitorChanged({ audience: 'member', locale: 'en-US' }),
    chosen,
    visitorChanged({ audience: 'anonymous', locale: 'en-US' }),
  ).order;
  expect(tender.card).toBeUndefined();
});

it('forgets what a member ordered last once they are signed out, D-14', () =>
  inVirtualTime(({ hot, expectObservable }) => {
    const visitor = (audience: 'member' | 'anonymous') => visitorChanged({ audience, locale: 'en-US' });
    const action$ = hot('amma', { a: visitor('anonymous'), m: visitor('member') });
    expectObservable(run(forgetMember, action$, stateAfter(), deps)).toBe('---p', { p: previousCleared() });
  }));
