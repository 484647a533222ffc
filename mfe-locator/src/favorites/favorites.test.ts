import { createRemoteStore } from '@crema/remote-kit';
import { combineReducers } from '@reduxjs/toolkit';
import { Subject, type Observable } from 'rxjs';
import type { StoreReply } from '@crema/shared-contracts';
import { storesInMemory } from '../testing/stores-in-memory.ts';
import { loop } from '../testing/sample-stores.ts';
import { memberChanged } from '../visit/session.actions.ts';
import { lastAnswerMs, saveFavorites, type FavoritesDeps } from './favorites.epics.ts';
import {
  favoritePressed,
  favoritesReducer,
  selectFavoriteError,
  selectPending,
  type FavoritePress,
  type WithFavorites,
} from './favorites.slice.ts';

/** A store with a fake server that replies when the test says so. */
const start = (...known: readonly StoreReply[]) => {
  const stores = storesInMemory(loop, ...known);
  const sent: (FavoritePress & { readonly reply$: Subject<unknown> })[] = [];
  const saveFavorite = (press: FavoritePress): Observable<unknown> => {
    const reply$ = new Subject<unknown>();
    sent.push({ ...press, reply$ });
    return reply$;
  };
  const { store, start: startEpics } = createRemoteStore<WithFavorites, FavoritesDeps>(
    {
      reducer: combineReducers({ favorites: favoritesReducer }) as never,
      epics: [saveFavorites],
      dependencies: { saveFavorite, stores },
    },
    (cause) => {
      throw cause;
    },
  );
  startEpics();
  const press = (storeNumber: string, favorite: boolean) =>
    store.dispatch(favoritePressed({ storeNumber, favorite }));
  const heart = () => ({
    full: stores.all.get().get('1001')?.isFavorite,
    pending: selectPending(store.getState(), loop.storeNumber) !== undefined,
  });
  return { store, stores, sent, press, heart };
};

describe('a heart', () => {
  it('is full and pending at once, and settles when the server has it, LOC-050', () => {
    const { press, heart, sent } = start();
    press(loop.storeNumber, true);
    expect(heart()).toEqual({ full: true, pending: true });
    sent[0]?.reply$.next({});
    expect(heart()).toEqual({ full: true, pending: false });
  });

  it.each([true, false])('reverts when the server refuses %s, and says why, LOC-050', (favorite) => {
    const { press, heart, sent, store } = start({ ...loop, isFavorite: !favorite });
    press(loop.storeNumber, favorite);
    sent[0]?.reply$.error({ kind: 'http', status: 429, code: 'TOO_MANY_REQUESTS', referenceId: '' });
    expect(heart()).toEqual({ full: !favorite, pending: false });
    expect(selectFavoriteError(store.getState())).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('ignores a press while it is pending, and takes one after, D-55', () => {
    const { press, heart, sent } = start();
    press(loop.storeNumber, true);
    press(loop.storeNumber, false);
    expect(sent).toHaveLength(1);
    sent[0]?.reply$.next({});
    press(loop.storeNumber, false);
    expect(sent).toHaveLength(2);
    expect(heart()).toEqual({ full: false, pending: true });
  });

  it('is not changed by an answer to a request from before the press, for the time of a request, LOC-050', () => {
    jest.useFakeTimers();
    const { press, heart, sent, stores } = start();
    press(loop.storeNumber, true);
    stores.write([loop]);
    expect(heart()).toEqual({ full: true, pending: true });
    sent[0]?.reply$.next({});
    stores.write([loop]);
    expect(heart()).toEqual({ full: true, pending: false });
    jest.advanceTimersByTime(lastAnswerMs);
    expect(heart()).toEqual({ full: true, pending: false });
    stores.write([loop]);
    expect(heart()).toEqual({ full: false, pending: false });
    jest.useRealTimers();
  });

  it('does not wait for another store’s', () => {
    const { press, sent } = start();
    press('1001-100001', true);
    press('1002-100002', true);
    expect(sent.map(({ storeNumber }) => storeNumber)).toEqual(['1001-100001', '1002-100002']);
  });

  it('is the same under both forms of the number, D-30', () => {
    const { press, heart } = start();
    press('1001', true);
    expect(heart()).toEqual({ full: true, pending: true });
  });

  it('is forgotten with the member, and what is under way with it, D-14', () => {
    const { press, heart, sent, store, stores } = start();
    press(loop.storeNumber, true);
    stores.patchAll({ isFavorite: false });
    store.dispatch(memberChanged());
    expect(heart()).toEqual({ full: false, pending: false });
    sent[0]?.reply$.next({});
    expect(heart()).toEqual({ full: false, pending: false });
  });
});
