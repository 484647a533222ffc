import { StateObservable, type Epic } from 'redux-observable';
import { asyncScheduler, defer, NEVER, of, Subject, throwError, type Observable } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import type { Action } from '@reduxjs/toolkit';
import type { LocationsReply, StoreDetailsReply, SuggestionsReply } from '@crema/shared-contracts';
import { clockTicked } from '../../visit/clock.slice.ts';
import { tick } from '../../visit/clock.epics.ts';
import { locatorClosed, locatorOpened } from '../../visit/session.actions.ts';
import { replyWith } from '../../testing/locator-server.ts';
import { loop } from '../../testing/sample-stores.ts';
import { findMe } from './position/position.epics.ts';
import { findMePressed, positionFound, positionFailed, positionSettled } from './position/position.slice.ts';
import { searchStores } from './search/search.epics.ts';
import { noSearch, storesFound, storesFailed, storesRequested } from './search/search.slice.ts';
import { loadStoreDetails } from './store-details/store-details.epics.ts';
import { detailsFailed, detailsRequested } from './store-details/store-details.slice.ts';
import { suggestPlaces } from './suggestions/suggestions.epics.ts';
import { placesSuggested, termSettled, termTyped } from './suggestions/suggestions.slice.ts';

type Run = Parameters<Parameters<TestScheduler['run']>[0]>[0];
const inTestTime = (check: (run: Run) => void) =>
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(check);
const reportMalformed = jest.fn();
const keepStores = jest.fn();
beforeEach(() => {
  reportMalformed.mockClear();
  keepStores.mockClear();
});
/** A reply as the search has it: its stores are kept by number. */
const listingOf = ({ stores, ...reply }: LocationsReply) => ({
  ...reply,
  stores: stores.map(({ store: { storeNumber, distanceMetres } }) => ({ storeNumber, distanceMetres })),
});
/** No search has begun. */
const state = { search: noSearch };
const start = <D>(epic: Epic<Action, Action, never, D>, action$: Observable<Action>, deps: D) =>
  epic(action$, new StateObservable(new Subject<never>(), state as never), deps) as Observable<Action>;

describe('suggestions', () => {
  const place = (name: string) => ({ name, lat: 1, lng: 2, country: 'US', kind: 'city' }) as const;
  const answerAfter =
    ({ cold }: Run) =>
    (term: string) =>
      cold('10ms (a|)', { a: { suggestions: [place(term)] } });

  it('come once, 200 ms after the last key, LOC-020', () =>
    inTestTime((run) => {
      const keys = run.hot('a 99ms b', { a: termTyped('Chi'), b: termTyped(' Chicago ') });
      const out = start(suggestPlaces, keys, { suggestPlaces: answerAfter(run), reportMalformed });
      run.expectObservable(out).toBe('310ms a', { a: placesSuggested([place('Chicago')]) });
    }));

  it('of an older term never arrive after those of a newer one', () =>
    inTestTime((run) => {
      const slowFirst = (term: string) =>
        run.cold(term === 'Chi' ? '500ms (a|)' : '10ms (a|)', { a: { suggestions: [place(term)] } });
      const keys = run.hot('a 299ms b', { a: termTyped('Chi'), b: termTyped('Rome') });
      run
        .expectObservable(start(suggestPlaces, keys, { suggestPlaces: slowFirst, reportMalformed }))
        .toBe('510ms a', { a: placesSuggested([place('Rome')]) });
    }));

  it('are asked near the present results, whose position is rounded: caches share the reply, LOC-060', () => {
    const asked: unknown[] = [];
    const found = { status: 'loaded', data: { center: { lat: 43.6532, lng: -79.3832 } } };
    inTestTime((run) => {
      const typed$ = run.hot('a', { a: termTyped('London') });
      const state$ = new StateObservable(new Subject<never>(), {
        search: { ...noSearch, locations: found },
      } as never);
      const suggest = (...args: readonly unknown[]) => {
        asked.push(args);
        return of({ suggestions: [] });
      };
      run
        .expectObservable(suggestPlaces(typed$, state$, { suggestPlaces: suggest, reportMalformed }))
        .toBe('200ms a', { a: placesSuggested([]) });
    });
    expect(asked).toEqual([['London', true, { lat: '43.7', lng: '-79.4' }]]);
  });

  it('are not asked for an empty term, nor for one that was settled, LOC-020', () =>
    inTestTime((run) => {
      const keys = run.hot('a 300ms b 99ms c', {
        a: termTyped('  '),
        b: termTyped('Chi'),
        c: termSettled(),
      });
      run
        .expectObservable(start(suggestPlaces, keys, { suggestPlaces: answerAfter(run), reportMalformed }))
        .toBe('');
    }));

  it.each<[unknown]>([[null], [{}], [{ suggestions: 'Rome' }]])(
    'stay away for the reply %j, which is reported',
    (reply) => {
      inTestTime((run) => {
        const out = start(suggestPlaces, run.hot('a', { a: termTyped('Rome') }), {
          suggestPlaces: () => of(reply as SuggestionsReply),
          reportMalformed,
        });
        run.expectObservable(out).toBe('200ms a', { a: placesSuggested([]) });
      });
      expect(reportMalformed).toHaveBeenCalledTimes(1);
    },
  );

  it('stay away after a failure, and come again for the next term', () =>
    inTestTime((run) => {
      const failing = (term: string) =>
        term === 'Chi' ? throwError(() => ({ code: 'TOO_MANY_REQUESTS' })) : answerAfter(run)(term);
      const keys = run.hot('a 499ms b', { a: termTyped('Chi'), b: termTyped('Rome') });
      run
        .expectObservable(start(suggestPlaces, keys, { suggestPlaces: failing, reportMalformed }))
        .toBe('200ms a 509ms b', {
          a: placesSuggested([]),
          b: placesSuggested([place('Rome')]),
        });
    }));
});

const around = { view: { lat: 0, lng: 0, zoom: 13 } };
const searchFor = (place: string) => ({ query: { place, features: [] }, around });
describe('a search', () => {
  const rome = searchFor('Rome');
  const chicago = searchFor('Chicago');
  const reply = replyWith('Chicago', loop);

  it('is cancelled by a newer one', () =>
    inTestTime((run) => {
      const findStores = ({ query }: { query: { place?: string } }) =>
        run.cold(query.place === 'Rome' ? '500ms (r|)' : '10ms (r|)', { r: reply });
      const sought = run.hot('a 99ms b', { a: storesRequested(rome), b: storesRequested(chicago) });
      run
        .expectObservable(
          start(searchStores, sought, {
            findStores,
            monotonic: () => 7,
            isOffline: () => false,
            reportMalformed,
            keepStores,
          }),
        )
        .toBe('110ms a', { a: storesFound({ reply: listingOf(reply), at: 7 }) });
    }));

  it.each([
    [
      { kind: 'http', status: 404, code: 'NOT_FOUND', messageId: 'placeNameNotFound', referenceId: '' },
      'placeNameNotFound',
    ],
    [{ kind: 'http', status: 404, code: 'NOT_FOUND', referenceId: '' }, 'NOT_FOUND'],
    [new Error('broken'), 'UNEXPECTED_ERROR'],
    [{ kind: 'http', status: 500, code: 'NOT_FOUND', messageId: 'notFound', referenceId: '' }, 'unknown'],
    [{ kind: 'http', status: 503, code: 'TEMPORARILY_UNAVAILABLE', referenceId: '' }, 'unknown'],
    [{ kind: 'http', status: 0, code: 'OFFLINE', referenceId: '' }, 'OFFLINE'],
  ])('refused with %j is known as %s, LOC-024', (cause, code) =>
    inTestTime((run) => {
      const out = start(searchStores, run.hot('a', { a: storesRequested(rome) }), {
        findStores: () => throwError(() => cause),
        monotonic: () => 0,
        isOffline: () => true,
        reportMalformed,
        keepStores,
      });
      run.expectObservable(out).toBe('a', { a: storesFailed(code) });
    }),
  );

  const unanswered = { kind: 'http', status: 0, code: 'OFFLINE', referenceId: '' };
  it('that is cut off while the server can be reached is sent again, without a message about the connection', () =>
    inTestTime((run) => {
      let sent = 0;
      const findStores = () =>
        defer(() => ((sent += 1) < 3 ? throwError(() => unanswered) : of(replyWith('Rome', loop))));
      const out = start(searchStores, run.hot('a', { a: storesRequested(rome) }), {
        findStores,
        monotonic: () => 0,
        isOffline: () => false,
        reportMalformed,
        keepStores,
      });
      run
        .expectObservable(out)
        .toBe('1600ms a', { a: storesFound({ reply: listingOf(replyWith('Rome', loop)), at: 0 }) });
    }));

  it('that is cut off every time ends within 3 s as a search that does not work, not as a device that is offline', () =>
    inTestTime((run) => {
      const out = start(searchStores, run.hot('a', { a: storesRequested(rome) }), {
        findStores: () => throwError(() => unanswered),
        monotonic: () => 0,
        isOffline: () => false,
        reportMalformed,
        keepStores,
      });
      run.expectObservable(out).toBe('1600ms a', { a: storesFailed('unknown') });
    }));

  it('that waits 8 s in vain ends as a search that does not work, and is not sent again, PLT-016', () =>
    inTestTime((run) => {
      const out = start(searchStores, run.hot('a', { a: storesRequested(rome) }), {
        findStores: () => run.cold('8s #', undefined, unanswered),
        monotonic: () => asyncScheduler.now(),
        isOffline: () => false,
        reportMalformed,
        keepStores,
      });
      run.expectObservable(out).toBe('8s a', { a: storesFailed('unknown') });
    }));
});

describe('a reply to a search', () => {
  const rome = searchFor('Rome');
  const read = (run: Run, reply: unknown) =>
    start(searchStores, run.hot('a', { a: storesRequested(rome) }), {
      findStores: () => of(reply as LocationsReply),
      monotonic: () => 0,
      isOffline: () => false,
      reportMalformed,
      keepStores,
    });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', '<html>'],
    ['an empty object', {}],
    ['no list', { placeName: null, center: { lat: 0, lng: 0 }, stores: {} }],
    ['no centre', { placeName: null, stores: [] }],
  ])('that is %s counts as none and is reported, LOC-024', (_what, reply) => {
    inTestTime((run) =>
      run.expectObservable(read(run, reply)).toBe('a', { a: storesFailed('UNEXPECTED_ERROR') }),
    );
    expect(reportMalformed).toHaveBeenCalledTimes(1);
  });

  it('that has stores only is not reported', () => {
    inTestTime((run) =>
      run
        .expectObservable(read(run, replyWith('Rome', loop)))
        .toBe('a', { a: storesFound({ reply: listingOf(replyWith('Rome', loop)), at: 0 }) }),
    );
    expect(reportMalformed).not.toHaveBeenCalled();
    expect(keepStores).toHaveBeenCalledWith([loop]);
  });

  it('loses the entries without a store that can be shown, and is reported, LOC-024', () => {
    inTestTime((run) => {
      const whole = replyWith('Rome', loop);
      const bad = [
        null,
        {},
        { store: null },
        { store: { ...loop, address: undefined } },
        { store: { name: 'x' } },
      ];
      run
        .expectObservable(read(run, { ...whole, stores: [...bad, ...whole.stores] }))
        .toBe('a', { a: storesFound({ reply: listingOf(whole), at: 0 }) });
    });
    expect(reportMalformed).toHaveBeenCalledTimes(1);
  });
});

describe('a store’s details', () => {
  it.each<[unknown]>([[null], [{}], [{ store: { name: 'x' } }]])(
    'in the reply %j fail, and are reported',
    (reply) => {
      inTestTime((run) => {
        const out = start(loadStoreDetails, run.hot('a', { a: detailsRequested('1001-100001') }), {
          findDetails: () => of(reply as StoreDetailsReply),
          reportMalformed,
          keepStores,
        });
        run.expectObservable(out).toBe('a', { a: detailsFailed() });
      });
      expect(reportMalformed).toHaveBeenCalledTimes(1);
    },
  );
});

describe('finding the customer', () => {
  const here = { lat: 1, lng: 2 };
  it('asks the device once for several presses', () =>
    inTestTime((run) => {
      const presses = run.hot('a-a-a', { a: findMePressed() });
      const locate = () => run.cold('10ms (p|)', { p: here });
      run.expectObservable(start(findMe, presses, { locate })).toBe('10ms a', { a: positionFound(here) });
    }));

  it.each([
    ['denied', { code: 1 }],
    ['unavailable', { code: 2 }],
    ['slow', { code: 3 }],
    ['unavailable', new Error('geolocation: not offered by this browser')],
  ] as const)('fails as %s when the device answers %j, LOC-053', (reason, cause) =>
    inTestTime((run) => {
      const out = start(findMe, run.hot('a', { a: findMePressed() }), {
        locate: () => throwError(() => cause),
      });
      run.expectObservable(out).toBe('a', { a: positionFailed(reason) });
    }),
  );

  it('is given up when another search overtakes it, and can be asked again', () =>
    inTestTime((run) => {
      let asked = 0;
      const locate = () => ((asked += 1) === 1 ? NEVER : of(here));
      const facts = run.hot('abc', { a: findMePressed(), b: positionSettled(), c: findMePressed() });
      run.expectObservable(start(findMe, facts, { locate })).toBe('--a', { a: positionFound(here) });
    }));
});

describe('the clock', () => {
  it('ticks only while a locator is on the page', () =>
    inTestTime((run) => {
      let now = 0;
      const visit = run.hot('a 19s b', { a: locatorOpened(), b: locatorClosed() });
      run
        .expectObservable(start(tick, visit, { now: () => (now += 1) }))
        .toBe('a 14999ms b', { a: clockTicked(1), b: clockTicked(2) });
    }));
});
