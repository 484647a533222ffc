import type { StorageWindow } from '@crema/remote-kit';
import { cartLine, vanilla } from '../testing/order.fixtures.ts';
import { cartRecord, previousRecord } from './cart.storage.ts';

const key = 'crema.ordering.cart';
/** A fake window storage, shared by tabs that receive each other's storage events. */
const device = () => {
  const saved = new Map<string, string>();
  const listeners = new Set<(event: StorageEvent) => void>();
  const home: StorageWindow = {
    localStorage: {
      getItem: (name) => saved.get(name) ?? null,
      setItem: (name, value) => void saved.set(name, value),
      removeItem: (name) => void saved.delete(name),
    },
    addEventListener: (_type, listener) => listeners.add(listener),
    removeEventListener: (_type, listener) => listeners.delete(listener),
  };
  const dispatchStorage = (name: string | null, newValue: string | null) => {
    for (const listener of listeners) listener({ key: name, newValue } as StorageEvent);
  };
  return { saved, home, dispatchStorage, listeners };
};

describe('the cart stored on a device', () => {
  it('survives a reload, ORD-040', () => {
    const { home } = device();
    cartRecord(home).write([cartLine()]);
    expect(cartRecord(home).read()).toEqual([cartLine()]);
  });

  it('keeps what the store lacks, so that it is still set aside after a reload, D-143', () => {
    const { home } = device();
    const { product } = cartLine();
    const sizes = product.sizes.map((size) => ({ ...size, availability: 'SOLD_OUT' as const }));
    const line = cartLine({
      product: { ...product, sizes },
      childItems: [{ ...vanilla(), availability: 'UNKNOWN' }],
    });
    cartRecord(home).write([line]);
    expect(cartRecord(home).read()).toEqual([line]);
  });

  it('keeps the standard recipe’s part of a line, and reads lines that have none, D-143', () => {
    const { home } = device();
    const oat = { sku: 'opt-304', name: 'Oat milk', availability: 'SOLD_OUT' as const };
    const lines = [cartLine({ standardItems: [oat] }), cartLine({ itemId: 'b' })];
    cartRecord(home).write(lines);
    expect(cartRecord(home).read()).toEqual(lines);
  });

  it('keeps the last order beside it, ORD-046', () => {
    const { home } = device();
    const last = { lines: [cartLine()], placedAt: 7, memberId: 'gold' };
    previousRecord(home).write(last);
    expect([previousRecord(home).read(), cartRecord(home).read()]).toEqual([last, undefined]);
  });

  it.each([
    {
      stored: 'the cart',
      key,
      read: (home: StorageWindow) => cartRecord(home).read(),
      wrap: (lines: object) => lines,
    },
    {
      stored: 'the last order',
      key: 'crema.ordering.previous',
      read: (home: StorageWindow) => previousRecord(home).read()?.lines,
      wrap: (lines: object) => ({ lines, placedAt: 7 }),
    },
  ])('keeps the excluded ingredients of $stored that the first release stored as leftOut, ORD-040', (row) => {
    const { home, saved } = device();
    const withoutEspresso = [{ sku: 'opt-320', name: 'Espresso' }];
    const lines = [{ ...cartLine(), leftOut: withoutEspresso }, cartLine({ itemId: 'b' })];
    saved.set(row.key, JSON.stringify({ v: 1, value: row.wrap(lines) }));
    expect(row.read(home)).toEqual([
      cartLine({ excludedIngredients: withoutEspresso }),
      cartLine({ itemId: 'b' }),
    ]);
  });

  it.each([
    { text: '{', because: 'the text is not JSON' },
    { text: '{"v":0,"value":[]}', because: 'another version wrote it' },
    { text: '{"v":1,"value":[{"itemId":1}]}', because: 'a line has another shape' },
    { text: 'null', because: 'the stored value is null' },
  ])('is not read when $because', ({ text }) => {
    const { home, saved } = device();
    saved.set(key, text);
    expect(cartRecord(home).read()).toBeUndefined();
  });

  it('emits the lines that another tab stores', () => {
    const { home, dispatchStorage, listeners } = device();
    const received: unknown[] = [];
    const subscription = cartRecord(home).changes$.subscribe((lines) => received.push(lines));
    dispatchStorage(key, JSON.stringify({ v: 1, value: [cartLine()] }));
    dispatchStorage('someone.else', '{}');
    dispatchStorage(null, null);
    subscription.unsubscribe();
    expect(received).toEqual([[cartLine()], undefined]);
    expect(listeners.size).toBe(0);
  });

  it('does not throw if the device refuses storage', () => {
    const { home } = device();
    const closed = {
      ...home,
      localStorage: {
        getItem: () => {
          throw new Error('forbidden');
        },
        setItem: () => {
          throw new Error('full');
        },
        removeItem: () => undefined,
      },
    };
    cartRecord(closed).write([cartLine()]);
    expect(cartRecord(closed).read()).toBeUndefined();
  });
});
