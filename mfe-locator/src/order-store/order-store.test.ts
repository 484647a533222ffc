import { createFakeHost } from '@crema/remote-kit/testing';
import { createRemoteStore } from '@crema/remote-kit';
import { combineReducers } from 'redux';
import { closedStore, loop } from '../testing/sample-stores.ts';
import { locatorOpened } from '../visit/session.actions.ts';
import { orderStoreEpics, type OrderStoreDeps } from './order-store.epics.ts';
import { orderStoreReducer, storeChosen, toOrderStore, type HasOrderStore } from './order-store.slice.ts';
import { orderStoreMemory } from './order-store.storage.ts';

const key = 'crema.ordering.store';
const remember = (value: unknown, v = 1) => localStorage.setItem(key, JSON.stringify({ v, value }));
const remembered = () => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

const start = () => {
  const host = createFakeHost('mfe-locator');
  const { store, stop } = createRemoteStore<HasOrderStore, OrderStoreDeps>(
    {
      reducer: combineReducers({ orderStore: orderStoreReducer }) as never,
      epics: orderStoreEpics,
      dependencies: {
        orderStoreMemory: orderStoreMemory(),
        emitStoreSelected: (payload) => host.services.bus.emit('store-selected', payload),
      },
    },
    (cause) => {
      throw cause;
    },
  );
  const told = () => host.emitted.map(({ payload }) => payload);
  return { store, stop, told };
};
beforeEach(() => localStorage.clear());

describe('the order store', () => {
  it('is told with all that ordering needs, and kept where ordering keeps it, LOC-043', () => {
    const { store, told } = start();
    store.dispatch(storeChosen(loop));
    const payload = {
      storeNumber: '1001-100001',
      name: 'Loop & Lake',
      countryCode: 'US',
      timeZoneId: 'America/Chicago',
      ownershipTypeCode: 'CO',
      guestOrdering: true,
    };
    expect(told()).toEqual([payload]);
    expect(remembered()).toEqual({ v: 1, value: payload });
  });

  it('is told once when the same is chosen again, LOC-043', () => {
    const { store, told } = start();
    store.dispatch(storeChosen(loop));
    store.dispatch(storeChosen(loop));
    expect(told()).toHaveLength(1);
  });

  it('is told again after a reload', () => {
    remember(toOrderStore(loop));
    expect(start().told()).toEqual([toOrderStore(loop)]);
  });

  it.each([
    ['nothing', () => undefined],
    ['another version', () => remember(toOrderStore(loop), 2)],
    ['another shape', () => remember({ storeNumber: '1' })],
    ['no JSON', () => localStorage.setItem(key, '{')],
  ])('is not told when the device remembers %s', (_what, prepare) => {
    prepare();
    expect(start().told()).toEqual([]);
  });

  it('follows ordering, which may have changed or cleared it since, when the locator opens', () => {
    const { store, told } = start();
    store.dispatch(storeChosen(loop));
    remember(toOrderStore(closedStore));
    store.dispatch(locatorOpened());
    localStorage.clear();
    store.dispatch(locatorOpened());
    expect(told()).toEqual([
      toOrderStore(loop),
      toOrderStore(closedStore),
      expect.objectContaining({ storeNumber: null }),
    ]);
  });

  it('follows another tab until the remote ends', () => {
    const { stop, told } = start();
    const change = (store: typeof loop) =>
      window.dispatchEvent(
        new StorageEvent('storage', { key, newValue: JSON.stringify({ v: 1, value: toOrderStore(store) }) }),
      );
    change(loop);
    stop();
    change(closedStore);
    expect(told()).toEqual([toOrderStore(loop)]);
  });

  it('is still told when the device keeps nothing', () => {
    const full = () => {
      throw new Error('QuotaExceededError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    const { store, told } = start();
    store.dispatch(storeChosen(loop));
    expect(told()).toHaveLength(1);
  });
});
