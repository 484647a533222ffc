import type { Action } from 'redux';
import { NEVER, of, throwError } from 'rxjs';
import type { DomainEvents } from '@crema/shared-contracts';
import { cartOrdered, cartRead } from '../cart/cart.slice.ts';
import { inVirtualTime, run } from '../testing/epics.ts';
import { cartLine, pricing, readyToPrice, stateAfter, submitted, usd } from '../testing/order.fixtures.ts';
import { toSubmitInput } from './order.conversions.ts';
import { orderPlaced, visitorChanged } from './order.facts.ts';
import { selectPricingQuestion } from './order.selectors.ts';
import { gatherAttempt, placeOrder, resumePending } from './placement.epics.ts';
import { concludeOrder, followRefusal } from './placement-aftermath.epics.ts';
import type { PlacementDeps } from './placement.deps.ts';
import { findBrokenRule, type PlacementAttempt } from './placement.rules.ts';
import { placementRefused, placementRequested, placementStarted, replyLost } from './placement.slice.ts';
import { pricingExpired, pricingReceived, pricingRequested } from './pricing.slice.ts';
import { cardChosen, guestCardDropped, guestCardTokenised, guestContactGiven } from './tender.slice.ts';

const member = visitorChanged({ audience: 'member', locale: 'en-US' });
const card = { cardId: 'card-1', balance: usd(2500), lastFour: '4411', nickname: 'Blue' };
const guestCard = {
  paymentInstrumentToken: 'tok',
  paymentType: 'visa' as const,
  accountNumberLastFour: '4242',
  tokenAcquiredTimestamp: 0,
  expiresAt: 300_000,
};
const contact = { firstName: ' Ada ', email: 'ada@example.com', phoneNumber: '', emailMarketingOptIn: false };

const pricedFor = (...facts: readonly Action[]) => {
  const before = [...readyToPrice(), ...facts];
  const basis = selectPricingQuestion(stateAfter(...before))?.basis ?? '';
  return stateAfter(
    ...before,
    pricingRequested({ basis }),
    pricingReceived({ basis, pricing: pricing(), at: 0 }),
  );
};
const memberReady = pricedFor(member, cardChosen(card));
const guestReady = pricedFor(guestContactGiven(contact), guestCardTokenised(guestCard));

const deps = (over: Partial<PlacementDeps> = {}): PlacementDeps => ({
  orders: { submit: () => of(submitted()), find: () => of(null) },
  monotonic: () => 10,
  pendingRecord: { read: () => undefined, write: () => undefined, changes$: NEVER },
  emitOrderPlaced: () => undefined,
  navigate: () => undefined,
  ...over,
});
const refusal = (code: string) => ({ errors: [{ message: code, extensions: { code } }] });
const lost = new TypeError('Failed to fetch');
const started = placementStarted({ orderId: 'order-1' });

describe('what placing an order needs', () => {
  const fine: PlacementAttempt = {
    orderId: 'order-1',
    totalMinor: 500,
    outdated: false,
    expired: false,
    changed: false,
    guest: false,
    cardId: 'card-1',
    balanceMinor: 2500,
    contactGiven: false,
    guestCardGiven: false,
    guestCardExpired: false,
  };
  const guest = { guest: true, contactGiven: true, guestCardGiven: true, cardId: undefined };
  it.each<{ attempt: Partial<PlacementAttempt>; code: string | undefined; because: string }>([
    { attempt: {}, code: undefined, because: 'nothing is missing, ORD-101' },
    { attempt: { orderId: undefined }, code: 'NOT_PRICED', because: 'there is no orderId, ORD-101' },
    { attempt: { outdated: true }, code: 'NOT_PRICED', because: 'the price is for another cart' },
    { attempt: { totalMinor: -1 }, code: 'PRICE_NEGATIVE', because: 'the price is negative, ORD-101' },
    { attempt: { expired: true }, code: 'PRICE_STALE', because: 'the price is stale, ORD-084' },
    { attempt: { changed: true }, code: 'PRICE_CHANGED', because: 'nobody agreed to the new price' },
    { attempt: { cardId: undefined }, code: 'PAYMENT_MISSING', because: 'no card is chosen, ORD-101' },
    { attempt: { balanceMinor: 499 }, code: 'INSUFFICIENT_BALANCE', because: 'the card holds too little' },
    { attempt: { totalMinor: 0, cardId: undefined }, code: undefined, because: 'nothing is to be paid' },
    { attempt: guest, code: undefined, because: 'a guest chooses no stored card, ORD-101' },
    { attempt: { ...guest, contactGiven: false }, code: 'CONTACT_MISSING', because: 'a guest has no name' },
    {
      attempt: { ...guest, guestCardGiven: false },
      code: 'GUEST_CARD_MISSING',
      because: 'a guest has no card',
    },
    {
      attempt: { ...guest, guestCardExpired: true },
      code: 'GUEST_CARD_EXPIRED',
      because: 'the token is old, ORD-121',
    },
  ])('$code when $because', ({ attempt, code }) => {
    expect(findBrokenRule({ ...fine, ...attempt })).toBe(code);
  });

  it('is read from the state as it is', () => {
    expect(findBrokenRule(gatherAttempt(memberReady, 10))).toBeUndefined();
    expect(findBrokenRule(gatherAttempt(guestReady, 10))).toBeUndefined();
    expect(findBrokenRule(gatherAttempt(memberReady, 300_000))).toBe('PRICE_STALE');
  });
});

describe('the payload', () => {
  it('is orderId, store and one stored-value tender with the server’s amount, ORD-100, ORD-088', () => {
    expect(
      toSubmitInput({ pricing: pricing(), storeNumber: '1001-2', cardId: 'card-1', guest: undefined }),
    ).toEqual({
      orderId: 'order-1',
      storeNumber: '1001-2',
      tenders: [{ id: 'card-1', tender: 'SVC', amountMinor: 500 }],
    });
  });

  it('pays a guest’s order by single-use token and tells who they are, ORD-100, ORD-121', () => {
    const input = toSubmitInput({
      pricing: pricing(),
      storeNumber: '1001-2',
      cardId: undefined,
      guest: { contact, card: guestCard },
    });
    expect(input.tenders).toEqual([{ id: 'tok', tender: 'CARD', amountMinor: 500 }]);
    expect(input.guest).toEqual({
      firstName: 'Ada',
      email: 'ada@example.com',
      phoneNumber: null,
      emailMarketingOptIn: false,
      paymentType: 'visa',
      accountNumberLastFour: '4242',
    });
  });

  it('has no tender when there is nothing to pay, D-26', () => {
    const free = pricing();
    const input = toSubmitInput({
      pricing: { ...free, summary: { ...free.summary, price: usd(0) } },
      storeNumber: '1001-2',
      cardId: undefined,
      guest: undefined,
    });
    expect(input.tenders).toEqual([]);
  });
});

describe('placing an order', () => {
  it('sends one order however often the button is pressed, ORD-103', () =>
    inVirtualTime(({ hot, cold, expectObservable, flush }) => {
      const submit = jest.fn(() => cold('10ms (s|)', { s: submitted() }));
      const action$ = hot('p 2ms p 3ms p', { p: placementRequested() });
      expectObservable(
        run(placeOrder, action$, memberReady, deps({ orders: { submit, find: () => NEVER } })),
      ).toBe('s 9ms o', {
        s: started,
        o: orderPlaced({ order: submitted(), guest: false, paidWithCardId: 'card-1' }),
      });
      flush();
      expect(submit).toHaveBeenCalledTimes(1);
    }));

  it('sends nothing while a rule is broken, ORD-101', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const action$ = hot('p', { p: placementRequested() });
      const unpaid = pricedFor(member);
      expectObservable(run(placeOrder, action$, unpaid, deps())).toBe('r', {
        r: placementRefused({ fault: { code: 'PAYMENT_MISSING' } }),
      });
    }));

  it('tells the server’s refusal and which card it is about, ORD-103', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const orders = { submit: () => throwError(() => refusal('PAYMENT_DECLINED')), find: () => NEVER };
      const action$ = hot('p', { p: placementRequested() });
      expectObservable(run(placeOrder, action$, guestReady, deps({ orders }))).toBe('(sr)', {
        s: started,
        r: placementRefused({ fault: { code: 'PAYMENT_DECLINED', params: { lastFour: '4242' } } }),
      });
    }));

  it('asks for the order by its id when the reply was lost, and takes it as placed when it is there, D-25', () =>
    inVirtualTime(({ hot, cold, expectObservable }) => {
      const orders = {
        submit: () => throwError(() => lost),
        find: () => cold('5ms (o|)', { o: submitted() }),
      };
      const action$ = hot('p', { p: placementRequested() });
      expectObservable(run(placeOrder, action$, memberReady, deps({ orders }))).toBe('(sl) 1ms o', {
        s: started,
        l: replyLost({ orderId: 'order-1' }),
        o: orderPlaced({ order: submitted(), guest: false }),
      });
    }));

  it('offers another try only once the server knows no such order, D-25', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const orders = { submit: () => throwError(() => lost), find: () => of(null) };
      const action$ = hot('p', { p: placementRequested() });
      expectObservable(run(placeOrder, action$, memberReady, deps({ orders }))).toBe('(slr)', {
        s: started,
        l: replyLost({ orderId: 'order-1' }),
        r: placementRefused({ fault: { code: 'NOT_PLACED' } }),
      });
    }));

  it('calls the outcome unknown after three questions without an answer, D-25', () =>
    inVirtualTime(({ hot, cold, expectObservable }) => {
      const orders = { submit: () => throwError(() => lost), find: () => cold<null>('#') };
      const action$ = hot('p', { p: placementRequested() });
      expectObservable(run(placeOrder, action$, memberReady, deps({ orders }))).toBe('(sl) 2996ms r', {
        s: started,
        l: replyLost({ orderId: 'order-1' }),
        r: placementRefused({ fault: { code: 'OUTCOME_UNKNOWN' } }),
      });
    }));
});

describe('an order whose answer the page did not live to see', () => {
  const pendingRecord = {
    read: () => ({ orderId: 'order-1', guest: true }),
    write: jest.fn(),
    changes$: NEVER,
  };
  it('is found at the next start, D-25', () =>
    inVirtualTime(({ hot, cold, expectObservable }) => {
      const orders = { submit: () => NEVER, find: () => cold('2ms (o|)', { o: submitted() }) };
      expectObservable(run(resumePending, hot(''), stateAfter(), deps({ orders, pendingRecord }))).toBe(
        '2ms (o|)',
        { o: orderPlaced({ order: submitted(), guest: true }) },
      );
    }));

  it('is let go when the server keeps saying that there is none', () =>
    inVirtualTime(({ hot, expectObservable, flush }) => {
      const orders = { submit: () => NEVER, find: () => of(null) };
      expectObservable(run(resumePending, hot(''), stateAfter(), deps({ orders, pendingRecord }))).toBe(
        '9s |',
      );
      flush();
      expect(pendingRecord.write).toHaveBeenCalledWith(undefined);
    }));
});

describe('a placed order', () => {
  const conclude = (guest: boolean) => {
    const told: DomainEvents['order-placed'][] = [];
    const went: string[] = [];
    const facts: Action[] = [];
    const fact = orderPlaced({ order: submitted(), guest, ...(!guest && { paidWithCardId: 'card-1' }) });
    run(
      concludeOrder,
      of(fact),
      memberReady,
      deps({ emitOrderPlaced: (event) => told.push(event), navigate: (to) => went.push(to) }),
    ).subscribe((action) => facts.push(action));
    return { told, went, facts, fact };
  };

  it.each([
    { guest: false, to: '/menu/previous' },
    { guest: true, to: '/menu' },
  ])('leads to $to (guest: $guest), becomes previous and is told, ORD-102', ({ guest, to }) => {
    const { told, went, facts } = conclude(guest);
    expect(went).toEqual([to]);
    expect(facts).toEqual([cartOrdered({ at: 10 })]);
    expect(told).toEqual([
      {
        orderId: 'order-1',
        orderNumber: 'A7K2',
        storeNumber: '1001-2',
        totalMinor: 500,
        currency: 'USD',
        guest,
        ...(!guest && { paidWithCardId: 'card-1' }),
      },
    ]);
  });

  it('clears offers, price, payment and the guest’s flags, ORD-102, ORD-103', () => {
    const { fact } = conclude(true);
    const {
      tender,
      pricing: price,
      fulfilment,
      placement,
    } = stateAfter(...readyToPrice(), guestContactGiven(contact), guestCardTokenised(guestCard), fact).order;
    expect(tender).toMatchObject({ continueAsGuest: false, contact: undefined, guestCard: undefined });
    expect(price.request.status).toBe('idle');
    expect(fulfilment.offers).toEqual([]);
    expect(placement).toEqual({ status: 'placed', order: submitted(), guest: true });
  });

  it('leaves nothing to be ordered again by accident', () => {
    expect(stateAfter(cartRead([cartLine()]), cartOrdered({ at: 0 })).cart.lines).toEqual([]);
  });
});

describe('what a refusal changes', () => {
  it.each([
    { code: 'PRICE_EXPIRED', action: pricingExpired(), because: 'the server calls the price stale, ORD-084' },
    { code: 'PAYMENT_DECLINED', action: guestCardDropped(), because: 'the card must be entered again' },
  ])('$code: $because', ({ code, action }) => {
    const facts: Action[] = [];
    run(followRefusal, of(placementRefused({ fault: { code } })), memberReady, deps()).subscribe((fact) =>
      facts.push(fact),
    );
    expect(facts).toEqual([action]);
  });
});
