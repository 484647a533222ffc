import type { Action } from '@reduxjs/toolkit';
import { StateObservable } from 'redux-observable';
import { BehaviorSubject, EMPTY, NEVER, of, type Observable } from 'rxjs';
import {
  cartOrdered,
  cartRead,
  previousCleared,
  previousRead,
  type LastOrder,
} from '../../../cart/cart.slice.ts';
import { inVirtualTime, run } from '../../../testing/epics.ts';
import { cartLine, stateAfter, submitted, usd } from '../../../testing/order.fixtures.ts';
import { typedContactLife, type TypedContact } from '../visitor/guest-contact.storage.ts';
import { memberChanged, orderPlaced, visitorChanged } from '../../facts/order.actions.ts';
import { selectIsGuest } from '../../facts/order.selectors.ts';
import { offerChosen } from '../pick-up/fulfilment.slice.ts';
import { reviewOpened } from '../pricing/pricing.slice.ts';
import { paymentAwaited, paymentEnded } from '../submission/submission.slice.ts';
import {
  dropRemovedCard,
  dropRemovedMethod,
  followMember,
  forgetMember,
  takePickedPayment,
  saveGuestOrdering,
  saveTyped,
  recallGuestOrdering,
  recallPrevious,
  recallTyped,
  type TenderDeps,
} from './tender.epics.ts';
import { expireSingleUseCard, singleUseCardWarning } from './single-use-card.epics.ts';
import {
  bankChosen,
  cardChosen,
  cardRemoved,
  paymentMethodRemoved,
  paymentPicked,
  singleUseCardDropped,
  singleUseCardEnding,
  singleUseCardExpired,
  singleUseCardTokenised,
  guestContactGiven,
  guestContactTyped,
  guestOrderingChosen,
  tipChosen,
} from './tender.slice.ts';

const card = (life: number) => ({
  paymentInstrumentToken: 'tok',
  paymentType: 'visa' as const,
  accountNumberLastFour: '4242',
  tokenAcquiredTimestamp: 1_000,
  expiresAt: 1_000 + life,
});
const record = <T>(saved?: T) => ({
  read: () => saved,
  write: jest.fn<void, [T | undefined]>(),
  changes$: NEVER,
});
const deps = (over: Partial<TenderDeps> = {}): TenderDeps => ({
  monotonic: () => 1_000,
  now: () => 5_000_000,
  visitor$: EMPTY,
  cardUpdated$: EMPTY,
  paymentMethodsUpdated$: EMPTY,
  paymentChosen$: EMPTY,
  typedContactRecord: record<TypedContact>(),
  guestOrderingRecord: record<true>(),
  previousRecord: record<LastOrder>(),
  limits: { mostRecentOrderStaleAfter: 1_000 },
  ...over,
});

describe('a guest’s single-use card', () => {
  it('warns a minute ahead and ends with its token, ORD-121', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const action$ = hot('t', { t: singleUseCardTokenised(card(300_000)) });
      expectObservable(run(expireSingleUseCard, action$, stateAfter(), deps())).toBe(
        `${300_000 - singleUseCardWarning}ms w ${singleUseCardWarning - 1}ms x`,
        { w: singleUseCardEnding(), x: singleUseCardExpired() },
      );
    }));

  it.each([
    { end: paymentEnded(), marbles: '200ms (wx)', because: 'the payment is given up' },
    { end: orderPlaced({ order: submitted(), guest: true }), marbles: '', because: 'the order is placed' },
  ])(
    'is neither warned of nor cleared while the bank asks about it; then $because, ORD-121, ORD-109',
    ({ end, marbles }) =>
      inVirtualTime(({ hot, expectObservable }) => {
        const action$ = hot('t', { t: singleUseCardTokenised(card(100)) });
        const waiting = paymentAwaited({
          orderId: 'o',
          guest: true,
          lastFour: '4242',
          paid: undefined,
          isResumed: false,
        });
        const states = new BehaviorSubject(stateAfter(waiting));
        hot('200ms e').subscribe(() => states.next(stateAfter(waiting, end)));
        const state$ = new StateObservable(states, states.value);
        expectObservable(run(expireSingleUseCard, action$, state$, deps())).toBe(marbles, {
          w: singleUseCardEnding(),
          x: singleUseCardExpired(),
        });
      }),
  );

  it('restarts its timer when another card replaces it, and stops once dropped', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const action$ = hot('t 9ms u 1s d', {
        t: singleUseCardTokenised(card(100)),
        u: singleUseCardTokenised(card(61_000)),
        d: singleUseCardDropped(),
      });
      expectObservable(run(expireSingleUseCard, action$, stateAfter(), deps())).toBe('w 1009ms v', {
        w: singleUseCardEnding(),
        v: singleUseCardEnding(),
      });
    }));

  it('leaves what the guest typed when it expires', () => {
    const contact = { firstName: 'Ada', email: 'a@b.ca', phoneNumber: '', emailMarketingOptIn: false };
    const { tender } = stateAfter(
      guestContactGiven(contact),
      singleUseCardTokenised(card(1)),
      singleUseCardExpired(),
    ).order;
    expect(tender).toMatchObject({ contact, singleUseCard: undefined, singleUseCardExpired: true });
  });
});

it('forgets a member’s payment, tip and offer when they sign out, and keeps the cart, D-38', () => {
  const chosen = cardChosen({ cardId: 'c', balance: usd(100), lastFour: '1', nickname: '' });
  const { order, cart } = stateAfter(
    visitorChanged({ audience: 'member', locale: 'en-US' }),
    cartRead([cartLine()]),
    chosen,
    tipChosen({ amountMinor: 100 }),
    offerChosen({ type: 'COUPON', code: 'A' }),
    visitorChanged({ audience: 'anonymous', locale: 'en-US' }),
  );
  expect(order.tender).toMatchObject({ card: undefined, bank: undefined, tipMinor: 0 });
  expect(order.fulfilment.offers).toEqual([]);
  expect(cart.lines).toHaveLength(1);
});

it('forgets what a member ordered last once they are signed out, D-14', () =>
  inVirtualTime(({ hot, expectObservable }) => {
    const visitor = (audience: 'member' | 'anonymous') => visitorChanged({ audience, locale: 'en-US' });
    const action$ = hot('amma', { a: visitor('anonymous'), m: visitor('member') });
    expectObservable(run(forgetMember, action$, stateAfter(), deps())).toBe('---p', { p: previousCleared() });
  }));

it('the payment of a member, a typed card too, is not kept for another member who follows, D-166', () => {
  const member = (memberId: string, locale = 'en-US') =>
    visitorChanged({ audience: 'member', locale, memberId });
  const typedCard = {
    paymentInstrumentToken: 'tok',
    paymentType: 'visa' as const,
    accountNumberLastFour: '3220',
    tokenAcquiredTimestamp: 0,
    expiresAt: 300_000,
  };
  const chosen = [member('ada'), bankChosen({ kind: 'new-card' }), singleUseCardTokenised(typedCard)];
  expect(stateAfter(...chosen, member('ada', 'fr-CA')).order.tender.singleUseCard).toEqual(typedCard);
  const { bank, singleUseCard } = stateAfter(...chosen, member('grace')).order.tender;
  expect({ bank, singleUseCard }).toEqual({ bank: undefined, singleUseCard: undefined });
});

it('a sign-in, a sign-out and another member are announced, a guest’s session and a language are not, D-166', () =>
  inVirtualTime(({ hot, expectObservable }) => {
    const member = (memberId: string) => visitorChanged({ audience: 'member', locale: 'en-US', memberId });
    const action$ = hot('agflbs', {
      a: visitorChanged({ audience: 'anonymous', locale: 'en-US' }),
      g: visitorChanged({ audience: 'guest', locale: 'en-US' }),
      f: member('ada'),
      l: visitorChanged({ audience: 'member', locale: 'fr-CA', memberId: 'ada' }),
      b: member('grace'),
      s: visitorChanged({ audience: 'anonymous', locale: 'en-US' }),
    });
    const c = memberChanged();
    expectObservable(run(followMember, action$, stateAfter(), deps())).toBe('--c-cc', { c });
  }));

const typed = { firstName: 'Ad', email: 'a@', phoneNumber: '', emailMarketingOptIn: true };

describe('what a guest types', () => {
  const recalled = (at: number) => {
    const facts: Action[] = [];
    const saved = record<TypedContact>({ contact: typed, at });
    run(recallTyped, NEVER, stateAfter(), deps({ typedContactRecord: saved })).subscribe((fact) =>
      facts.push(fact),
    );
    return facts;
  };
  it('is there again after a reload of this visit, for half an hour', () => {
    expect(recalled(5_000_000 - typedContactLife + 1)).toEqual([guestContactTyped(typed)]);
    expect(recalled(5_000_000 - typedContactLife)).toEqual([]);
  });

  it('is saved as typed, valid or not, with the time', () => {
    const saved = record<TypedContact>();
    run(
      saveTyped,
      of(guestContactTyped(typed)),
      stateAfter(),
      deps({ typedContactRecord: saved }),
    ).subscribe();
    expect(saved.write.mock.calls).toEqual([[{ contact: typed, at: 5_000_000 }]]);
    expect(stateAfter(guestContactTyped(typed)).order.tender).toMatchObject({ typed, contact: undefined });
  });

  it.each([
    { action: orderPlaced({ order: submitted(), guest: true }), because: 'the order is placed, ORD-103' },
    { action: visitorChanged({ audience: 'member', locale: 'en-US' }), because: 'a member signed in, D-14' },
  ])('is let go when $because', ({ action }) => {
    const saved = record<TypedContact>();
    run(saveTyped, of(action), stateAfter(), deps({ typedContactRecord: saved })).subscribe();
    expect(saved.write.mock.calls).toEqual([[undefined]]);
  });

  it('never holds anything of the card', () => {
    const saved = record<TypedContact>();
    const actions = of(singleUseCardTokenised(card(300_000)), guestContactGiven(typed));
    run(saveTyped, actions, stateAfter(), deps({ typedContactRecord: saved })).subscribe();
    expect(JSON.stringify(saved.write.mock.calls)).not.toContain('tok');
  });
});

describe('a member’s payment', () => {
  const emitted = (epic: typeof dropRemovedCard, over: Partial<TenderDeps>) => {
    const facts: Action[] = [];
    run(epic, EMPTY, stateAfter(), deps(over)).subscribe((fact) => facts.push(fact));
    return facts;
  };
  it('is let go when its card is removed, here or in another tab, and by no other change, CRD-011', () => {
    const cardUpdated$ = of(
      { cardId: 'a', reason: 'renamed' as const },
      { cardId: 'b', reason: 'removed' as const },
    );
    expect(emitted(dropRemovedCard, { cardUpdated$ })).toEqual([cardRemoved({ cardId: 'b' })]);
  });

  it('is let go when its payment method is removed, here or in another tab, CRD-032', () => {
    const paymentMethodsUpdated$ = of(
      { subject: 'payment-method' as const, id: 'a', reason: 'made-default' as const },
      { subject: 'billing-address' as const, id: 'b', reason: 'removed' as const },
      { subject: 'payment-method' as const, id: 'c', reason: 'removed' as const },
    );
    expect(emitted(dropRemovedMethod, { paymentMethodsUpdated$ })).toEqual([
      paymentMethodRemoved({ paymentMethodId: 'c' }),
    ]);
  });

  it('is the one that was picked in #payment-summary, and no gift’s, CRD-004, ORD-009', () => {
    const paymentChosen$ = of(
      { purpose: 'gift' as const, kind: 'instrument' as const, id: 'pm-2' },
      { purpose: 'order' as const, kind: 'stored-value' as const, id: 'card-2' },
    );
    const picked = { kind: 'stored-value', id: 'card-2' } as const;
    expect(emitted(takePickedPayment, { paymentChosen$ })).toEqual([paymentPicked(picked)]);
    const chosen = { cardId: 'card-2', balance: usd(1), lastFour: '1', nickname: 'B' };
    const { tender } = stateAfter(paymentPicked(picked)).order;
    expect([
      tender.picked,
      stateAfter(paymentPicked(picked), cardChosen(chosen)).order.tender.picked,
    ]).toEqual([picked, undefined]);
  });

  const typed = [bankChosen({ kind: 'new-card' }), singleUseCardTokenised(card(300_000))];
  it.each([
    { facts: typed, audience: 'member', token: true, because: 'the language changes' },
    { facts: typed, audience: 'anonymous', token: false, because: 'the member leaves, D-14' },
    { facts: typed.slice(1), audience: 'member', token: false, because: 'a guest signs in, D-14' },
  ] as const)('keeps the token of a typed card: $token, when $because', ({ facts, audience, token }) => {
    const { tender } = stateAfter(...facts, visitorChanged({ audience, locale: 'fr-CA' })).order;
    expect([tender.singleUseCard !== undefined, tender.bank !== undefined]).toEqual([token, token]);
  });
});

describe('a visitor', () => {
  it.each([
    { audience: 'anonymous', guest: true, because: 'there is no session' },
    { audience: 'guest', guest: true, because: 'the session is flagged guest' },
    { audience: 'member', guest: false, because: 'the session is a member’s' },
  ] as const)('orders as a guest: $guest, because $because, ORD-120', ({ audience, guest }) => {
    expect(selectIsGuest(stateAfter(visitorChanged({ audience, locale: 'en-US' })))).toBe(guest);
  });
});

describe('going on as a guest', () => {
  const facts = (actions$: Observable<Action>, said?: true) => {
    const out: Action[] = [];
    run(
      recallGuestOrdering,
      actions$,
      stateAfter(),
      deps({ guestOrderingRecord: record<true>(said) }),
    ).subscribe((fact) => out.push(fact));
    return out;
  };
  it('is asked once a visit: what was said in the store dialog counts in the cart, LOC-044, ORD-120', () => {
    expect(facts(EMPTY, true)).toEqual([guestOrderingChosen()]);
    expect(facts(of(reviewOpened()), true)).toEqual([guestOrderingChosen(), guestOrderingChosen()]);
    expect(facts(of(reviewOpened()))).toEqual([]);
  });

  it('counts in the store dialog when it was said in the cart, and ends with the order, ORD-103, ORD-120', () => {
    const said = record<true>();
    const actions = of(guestOrderingChosen(), orderPlaced({ order: submitted(), guest: true }));
    run(saveGuestOrdering, actions, stateAfter(), deps({ guestOrderingRecord: said })).subscribe();
    expect(said.write.mock.calls).toEqual([[true], [undefined]]);
  });

  it('marks the order until it is placed, ORD-120', () => {
    expect(stateAfter(guestOrderingChosen()).order.tender.continueAsGuest).toBe(true);
  });
});

describe('the last order of the visit', () => {
  const guests: LastOrder = { lines: [cartLine()], placedAt: 4_999_500 };
  const members: LastOrder = { ...guests, memberId: 'gold' };
  const guest = { audience: 'guest', locale: 'en-US' } as const;
  const gold = { audience: 'member', locale: 'en-US', memberId: 'gold' } as const;
  const green = { ...gold, memberId: 'green' };
  it.each([
    { saved: guests, visitor: guest, read: true, because: 'it is the guest’s' },
    { saved: members, visitor: gold, read: true, because: 'it is the member’s' },
    { saved: members, visitor: green, read: false, because: 'it is another member’s, D-14' },
    { saved: members, visitor: guest, read: false, because: 'the member has signed out, D-14' },
    {
      saved: { ...guests, placedAt: 4_999_000 },
      visitor: guest,
      read: false,
      because: 'it is older than mostRecentOrderStaleAfter',
    },
    { saved: undefined, visitor: guest, read: false, because: 'there is none' },
  ])('is offered again after a reload: $read, because $because, ORD-046', ({ saved, visitor, read }) =>
    inVirtualTime(({ hot, expectObservable }) => {
      const action$ = hot('v', { v: visitorChanged(visitor) });
      const recalled = run(
        recallPrevious,
        action$,
        stateAfter(),
        deps({ previousRecord: record<LastOrder>(saved) }),
      );
      expectObservable(recalled).toBe(read ? 'r' : '', { r: saved && previousRead(saved) });
    }),
  );

  it('does not take the place of a newer one', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const action$ = hot('v', { v: visitorChanged(guest) });
      const previousRecord = record<LastOrder>(guests);
      const state = stateAfter(cartOrdered({ at: 4_999_900 }));
      expectObservable(run(recallPrevious, action$, state, deps({ previousRecord }))).toBe('');
    }));
});
