import type { AppError } from '@crema/remote-kit';
import { filter, NEVER, of, skip, throwError } from 'rxjs';
import {
  consumptionChosen,
  fulfilmentReducer,
  offerChosen,
  offerRejected,
  pickUpChosen,
} from '../pick-up/fulfilment.slice.ts';
import { cartRead } from '../../../cart/cart.slice.ts';
import { inVirtualTime, run } from '../../../testing/epics.ts';
import {
  cartLine,
  pricing,
  readyToPrice,
  soldOut,
  stateAfter,
  usd,
  orderStore,
  orderStoreDeps,
} from '../../../testing/order.fixtures.ts';
import { submissionFailed, visitorChanged } from '../../facts/order.actions.ts';
import { toOrderInput } from './order-input.ts';
import { selectIsOutdated, selectPricingQuestion } from './pricing.selectors.ts';
import { findPriceChanges } from './pricing.changes.ts';
import {
  dropUnappliedOffer,
  priceWhileReviewed,
  pricingDebounceMs,
  watchExpiry,
  type PricingDeps,
} from './pricing.epics.ts';
import {
  priceChangeAccepted,
  pricingCleared,
  pricingExpired,
  pricingReceived,
  pricingFailed,
  pricingRequested,
  pricingRestarted,
  refreshRequested,
  reviewClosed,
  reviewOpened,
} from './pricing.slice.ts';
import type { Action } from '@reduxjs/toolkit';

const asked = (...more: readonly Action[]) => stateAfter(...readyToPrice(), ...more);
const basisOf = (state = asked()) => selectPricingQuestion(state, orderStore)?.basis ?? '';
const basis = basisOf();
const received = (reply = pricing(), at = 0) => pricingReceived({ basis, pricing: reply, at });
const priced = (...more: readonly Action[]) => asked(pricingRequested({ basis }), received(), ...more);

const deps = (over: Partial<PricingDeps> = {}): PricingDeps => ({
  ...orderStoreDeps(),
  orders: { price: () => of(pricing()) },
  monotonic: () => 0,
  visible$: of(true),
  connection$: NEVER,
  ...over,
});

describe('the question put to the server', () => {
  it('carries items, offers, fulfilment and store, ORD-080', () => {
    const { fulfilment } = stateAfter(pickUpChosen('DT'), offerChosen({ type: 'REWARD', code: 'r1' })).order;
    expect(toOrderInput({ lines: [cartLine()], storeNumber: '1001-2', fulfilment })).toEqual({
      cart: {
        items: [{ itemId: 'line-1', quantity: 1, commerce: { sku: '10-hot-medium' }, childItems: [] }],
        offers: [{ type: 'REWARD', code: 'r1' }],
      },
      fulfillment: { consumptionType: 'ConsumeOutOfStore', collectionType: 'DT' },
      storeNumber: '1001-2',
    });
  });

  it.each([
    { state: asked(), store: undefined, because: 'no store is chosen' },
    { state: stateAfter(), store: orderStore, because: 'the cart is empty' },
    {
      state: stateAfter(...readyToPrice([soldOut(cartLine())])),
      store: orderStore,
      because: 'nothing is available',
    },
    {
      state: asked(),
      store: { ...orderStore, guestOrdering: false },
      because: 'guests cannot order at this store, ORD-120',
    },
  ])('is not asked when $because', ({ state, store }) => {
    expect(selectPricingQuestion(state, store)).toBeUndefined();
  });

  it.each([
    { change: cartRead([cartLine({ quantity: 2 })]), because: 'the cart' },
    { change: pickUpChosen('CX'), because: 'the way of pickup' },
    { change: consumptionChosen('ConsumeInStore'), because: 'where it is consumed, ORD-062' },
    { change: offerChosen({ type: 'REWARD', code: 'r1' }), because: 'the offer' },
    { change: visitorChanged({ audience: 'member', locale: 'en-US' }), because: 'the visitor' },
  ])('needs a new answer after a change of $because, ORD-083', ({ change }) => {
    expect(selectIsOutdated(priced(), orderStore)).toBe(false);
    expect(selectIsOutdated(priced(change), orderStore)).toBe(true);
  });

  it('needs a new answer after a change of the store, ORD-083', () => {
    expect(selectIsOutdated(priced(), { ...orderStore, storeNumber: '2002' })).toBe(true);
  });
});

describe('where the order is consumed', () => {
  const start = fulfilmentReducer(undefined, { type: 'start' });
  it('is out of store unless the customer says otherwise, ORD-062', () => {
    expect(start.consumption).toBe('ConsumeOutOfStore');
    expect(fulfilmentReducer(start, consumptionChosen('ConsumeInStore')).consumption).toBe('ConsumeInStore');
  });

  it.each(['DT', 'CX'] as const)('is always out of store for %s', (pickUp) => {
    const inStore = fulfilmentReducer(start, consumptionChosen('ConsumeInStore'));
    const chosen = fulfilmentReducer(inStore, pickUpChosen(pickUp));
    expect(chosen.consumption).toBe('ConsumeOutOfStore');
    expect(fulfilmentReducer(chosen, consumptionChosen('ConsumeInStore')).consumption).toBe(
      'ConsumeOutOfStore',
    );
  });
});

describe('pricing while an order is reviewed', () => {
  it('asks at once and on request, and lets a newer question cancel the one in flight, ORD-083', () =>
    inVirtualTime(({ hot, cold, expectObservable }) => {
      const action$ = hot(`o ${pricingDebounceMs + 10}ms r ${5}ms r ${40}ms c`, {
        o: reviewOpened(),
        r: refreshRequested(),
        c: reviewClosed(),
      });
      const orders = { price: () => cold('20ms (p|)', { p: pricing() }) };
      const request = pricingRequested({ basis });
      expectObservable(run(priceWhileReviewed, action$, asked(), deps({ orders }))).toBe(
        `${pricingDebounceMs}ms q 10ms q 5ms q 19ms a`,
        { q: request, a: received() },
      );
    }));

  it('shows the server’s error, ORD-082, PLT-014', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const errorReply = { errors: [{ extensions: { code: 'STORE_CLOSED' } }] };
      const orders = { price: () => throwError(() => errorReply) };
      const action$ = hot('o', { o: reviewOpened() });
      expectObservable(run(priceWhileReviewed, action$, asked(), deps({ orders }))).toBe(
        `${pricingDebounceMs}ms (qx)`,
        {
          q: pricingRequested({ basis }),
          x: pricingFailed({ basis, error: { code: 'STORE_CLOSED' } as never }),
        },
      );
    }));

  it('asks again once the connection is back, when the last question failed', () =>
    inVirtualTime(({ hot, cold, expectObservable }) => {
      const failed = asked(
        pricingRequested({ basis }),
        pricingFailed({ basis, error: { code: 'OFFLINE' } as never }),
      );
      const connection$ = () => cold('a 500ms b 500ms a', { a: 'online' as const, b: 'offline' as const });
      const questions = (state: typeof failed) =>
        run(
          priceWhileReviewed,
          hot('1s o', { o: reviewOpened() }),
          state,
          deps({ connection$: connection$() }),
        );
      expectObservable(questions(failed).pipe(filter(pricingRequested.match), skip(1))).toBe('2002ms q', {
        q: pricingRequested({ basis }),
      });
      expectObservable(questions(priced()).pipe(filter(pricingRequested.match))).toBe('');
    }));

  it('clears the price and asks again when it is started over, ORD-164', () => {
    expect(priced(pricingRestarted()).order.pricing).toEqual(stateAfter().order.pricing);
    inVirtualTime(({ hot, expectObservable }) => {
      const action$ = hot('o 999ms r', { o: reviewOpened(), r: pricingRestarted() });
      expectObservable(run(priceWhileReviewed, action$, priced(), deps())).toBe('1s (qa)', {
        q: pricingRequested({ basis }),
        a: received(),
      });
    });
  });

  it('asks again when the order store changes, ORD-083', () =>
    inVirtualTime(({ hot, cold, expectObservable }) => {
      const source = orderStoreDeps();
      const grand = { ...orderStore, storeNumber: '2002' };
      cold('1s c').subscribe(() => source.orderStore.set(grand));
      const action$ = hot('o', { o: reviewOpened() });
      const questions$ = run(priceWhileReviewed, action$, priced(), deps(source)).pipe(
        filter(pricingRequested.match),
      );
      expectObservable(questions$).toBe(`1s ${pricingDebounceMs}ms q`, {
        q: pricingRequested({ basis: selectPricingQuestion(priced(), grand)?.basis ?? '' }),
      });
    }));

  it('keeps a price that is still good when the next page opens', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const action$ = hot('o', { o: reviewOpened() });
      expectObservable(run(priceWhileReviewed, action$, priced(), deps())).toBe('');
    }));

  it('clears the price when nothing can be priced any more', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const action$ = hot('o', { o: reviewOpened() });
      expectObservable(run(priceWhileReviewed, action$, stateAfter(), deps())).toBe(
        `${pricingDebounceMs}ms c`,
        {
          c: pricingCleared(),
        },
      );
    }));
});

describe('the life of a price', () => {
  const short = pricing(undefined, { expiresIn: 60 });
  it('ends at the reply’s time plus expiresIn seconds, by the monotonic clock, ORD-082', () => {
    const { expiresAt } = asked(pricingRequested({ basis }), received(short, 1_000)).order.pricing;
    expect(expiresAt).toBe(61_000);
  });

  it('is renewed shortly before its end while the page is visible, D-24', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const action$ = hot('p', { p: received(short) });
      expectObservable(run(watchExpiry, action$, asked(), deps())).toBe('40s r 19999ms x', {
        r: refreshRequested(),
        x: pricingExpired(),
      });
    }));

  it('waits for the page to be seen, and expires when it is not, ORD-082', () =>
    inVirtualTime(({ hot, cold, expectObservable }) => {
      const action$ = hot('p', { p: received(short) });
      const visible$ = cold('h', { h: false });
      expectObservable(run(watchExpiry, action$, asked(), deps({ visible$ }))).toBe('60s x', {
        x: pricingExpired(),
      });
    }));

  it('ignores an answer to a question that is no longer asked', () => {
    const state = asked(pricingRequested({ basis: 'newer' }), received());
    expect(state.order.pricing.request.status).toBe('loading');
  });

  it.each(['OFFLINE', 'UNEXPECTED_ERROR', 'TEMPORARILY_UNAVAILABLE', 'TOO_MANY_REQUESTS'])(
    'survives a renewal that fails with %s, and shows an error only once it has expired',
    (code) => {
      const renewal = [pricingRequested({ basis }), pricingFailed({ basis, error: { code } })];
      expect(priced(...renewal).order.pricing).toMatchObject({
        error: undefined,
        request: { status: 'loaded' },
      });
      expect(priced(pricingExpired(), ...renewal).order.pricing.error).toEqual({ code });
    },
  );

  it('is shown when a renewal fails with a lasting error', () => {
    const state = priced(
      pricingRequested({ basis }),
      pricingFailed({ basis, error: { code: 'STORE_CLOSED' } }),
    );
    expect(state.order.pricing.error?.code).toBe('STORE_CLOSED');
  });
});

describe('a renewed price with another total', () => {
  const dearer = pricing([{ itemId: 'line-1', name: 'Latte', cents: 480 }]);
  it('names what changed, line by line, D-24', () => {
    expect(findPriceChanges(pricing(), dearer)).toEqual([
      { key: 'line-1', label: 'Latte', before: usd(450), after: usd(480) },
      { key: 'row:subtotal', label: 'Subtotal', before: usd(450), after: usd(480) },
    ]);
    expect(findPriceChanges(dearer, dearer)).toEqual([]);
  });

  it('adds the units of a line up', () => {
    const [one, two] = [1, 2].map((count) =>
      pricing(Array.from({ length: count }, () => ({ itemId: 'line-1', name: 'Latte', cents: 450 }))),
    );
    expect(findPriceChanges(one!, two!)[0]).toMatchObject({ before: usd(450), after: usd(900) });
  });

  it('is asked about until the customer agrees', () => {
    const state = priced(pricingRequested({ basis }), received(dearer));
    expect(state.order.pricing.changes).toHaveLength(2);
    expect(stateAfter(...readyToPrice(), priceChangeAccepted()).order.pricing.changes).toEqual([]);
  });

  it('is shown from the price last accepted when it changes twice', () => {
    const dearest = pricing([{ itemId: 'line-1', name: 'Latte', cents: 500 }]);
    const request = pricingRequested({ basis });
    const { changes } = priced(request, received(dearer), request, received(dearest)).order.pricing;
    expect(changes[0]).toMatchObject({ before: usd(450), after: usd(500) });
    expect(priced(request, received(dearer), request, received()).order.pricing.changes).toEqual([]);
  });

  it('needs no question when the customer’s own change moved it', () => {
    const other = asked(cartRead([cartLine({ quantity: 2 })]));
    const state = priced(
      pricingRequested({ basis: basisOf(other) }),
      pricingReceived({ basis: basisOf(other), pricing: dearer, at: 0 }),
    );
    expect(state.order.pricing.changes).toEqual([]);
  });
});

describe('an offer that was not applied', () => {
  const withOffer = asked(offerChosen({ type: 'REWARD', code: 'r1' }));
  const offer = {
    __typename: 'Offer' as const,
    type: 'REWARD',
    code: 'r1',
    description: 'Only after noon',
    hasBeenApplied: false,
    stars: null,
  };
  it('is cleared with its description', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const reply = pricing(undefined, { cart: { __typename: 'PricedCart', offers: [offer] } });
      const action$ = hot('p', {
        p: pricingReceived({ basis: basisOf(withOffer), pricing: reply, at: 0 }),
      });
      expectObservable(run(dropUnappliedOffer, action$, withOffer, deps())).toBe('o', {
        o: offerRejected({ offer: { type: 'REWARD', code: 'r1' }, description: 'Only after noon' }),
      });
    }));

  it.each([
    { what: 'the price', failed: (error: AppError) => pricingFailed({ basis: basisOf(withOffer), error }) },
    { what: 'the order', failed: (error: AppError) => submissionFailed({ error }) },
  ])('is cleared with the reason of the server when $what is refused, ORD-085, ORD-163', ({ failed }) =>
    inVirtualTime(({ hot, expectObservable }) => {
      const params = { description: 'You’ve already used this offer.' };
      const action$ = hot('xyz', {
        x: failed({ code: 'REWARD_NOT_APPLIED', params }),
        y: failed({ code: 'REWARD_NOT_APPLIED' }),
        z: failed({ code: 'STORE_CLOSED' }),
      });
      const offer = { type: 'REWARD', code: 'r1' };
      expectObservable(run(dropUnappliedOffer, action$, withOffer, deps())).toBe('ab', {
        a: offerRejected({ offer, description: 'You’ve already used this offer.' }),
        b: offerRejected({ offer, description: undefined }),
      });
    }),
  );

  it('stays when the late reply belongs to the choice before, ORD-083, ORD-085', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const action$ = hot('pf', {
        p: received(pricing(undefined, { cart: { __typename: 'PricedCart', offers: [] } })),
        f: pricingFailed({ basis, error: { code: 'REWARD_NOT_APPLIED' } }),
      });
      expectObservable(run(dropUnappliedOffer, action$, withOffer, deps())).toBe('--');
    }));
});
