import { waitFor } from '@testing-library/react';
import { createEventBus } from './event-bus.ts';
import { createStoredEvents, type StoredEvents } from './stored-events.ts';
import { createTabEvents } from './tab-events.ts';

const manifests = [
  { name: 'mfe-ordering', events: { emits: ['cart-changed', 'open-orders-changed'], consumes: [] } },
] as const;
const keyOfCart = 'crema.event.cart-changed';
const stored = () => JSON.parse(localStorage.getItem(keyOfCart) ?? 'null') as unknown;
afterEach(() => localStorage.clear());

const setUp = (strict = false, storedEvents?: StoredEvents) => {
  const reported: string[] = [];
  const bus = createEventBus(
    ({ remote, version }) => reported.push(version ? `${remote}@${version}` : remote),
    strict,
    storedEvents,
  );
  return { bus, reported };
};

describe('the event bus', () => {
  it('replays a retained event to a late subscriber, and no other event, PLT-004', () => {
    const { bus } = setUp();
    bus.forEmitter('mfe-ordering').emit('cart-changed', { count: 2, storeNumber: null });
    bus.forEmitter('mfe-cards').emit('card-updated', { cardId: 'c', reason: 'added' });
    const received: unknown[] = [];
    const late = bus.forEmitter('mfe-gift');
    late.on('cart-changed', ({ count }) => received.push(count));
    late.on('card-updated', ({ cardId }) => received.push(cardId));
    expect(received).toEqual([2]);
  });

  it('isolates a throwing subscriber and reports its remote, PLT-006', () => {
    const { bus, reported } = setUp();
    const received: number[] = [];
    bus.forEmitter('mfe-gift', '2.0.0').on('cart-changed', () => {
      throw new Error('broken listener');
    });
    bus.forEmitter('mfe-account').on('cart-changed', ({ count }) => received.push(count));
    bus.forEmitter('mfe-ordering').emit('cart-changed', { count: 3, storeNumber: null });
    expect(received).toEqual([3]);
    expect(reported).toEqual(['mfe-gift@2.0.0']);
  });

  it.each([
    {
      because: 'the payload does not fit',
      emitter: 'mfe-ordering',
      payload: { count: 'many', storeNumber: null },
    },
    { because: 'another remote owns it', emitter: 'mfe-gift', payload: { count: 1, storeNumber: null } },
  ])('delivers nothing when $because, and reports it, PLT-004', ({ emitter, payload }) => {
    const { bus, reported } = setUp();
    const received: unknown[] = [];
    bus.forEmitter('mfe-account').on('cart-changed', (cart) => received.push(cart));
    bus.forEmitter(emitter).emit('cart-changed', payload as never);
    expect(received).toEqual([]);
    expect(reported).toEqual([emitter]);
    expect(bus.log()[0]?.error).toContain('cart-changed');
    expect(() =>
      setUp(true)
        .bus.forEmitter(emitter)
        .emit('cart-changed', payload as never),
    ).toThrow('cart-changed');
  });

  it('ends all of a remote’s subscriptions at once', () => {
    const { bus } = setUp();
    const received: number[] = [];
    const gift = bus.forEmitter('mfe-gift');
    gift.on('cart-changed', ({ count }) => received.push(count));
    gift.dispose();
    bus.forEmitter('mfe-ordering').emit('cart-changed', { count: 1, storeNumber: null });
    expect(received).toEqual([]);
  });
});

describe('the stored events', () => {
  const page = () => setUp(false, createStoredEvents(manifests)).bus;
  const counts = (bus: ReturnType<typeof page>) => {
    const received: number[] = [];
    bus.forEmitter('host').on('cart-changed', ({ count }) => received.push(count));
    return received;
  };

  it('are known after a reload before their owner runs, D-36', () => {
    page().forEmitter('mfe-ordering').emit('cart-changed', { count: 2, storeNumber: '1' });
    const reloaded = page();
    expect(reloaded.forEmitter('host').last('cart-changed')).toEqual({ count: 2, storeNumber: '1' });
    expect(counts(reloaded)).toEqual([2]);
  });

  it('arrive from other tabs, D-36', () => {
    const bus = page();
    const received = counts(bus);
    const value = { count: 5, storeNumber: null };
    dispatchEvent(new StorageEvent('storage', { key: keyOfCart, newValue: JSON.stringify({ v: 1, value }) }));
    expect(received).toEqual([5]);
    expect(bus.forEmitter('host').last('cart-changed')).toEqual(value);
    dispatchEvent(new StorageEvent('storage', { key: keyOfCart, newValue: null }));
    expect(received).toEqual([5]);
    expect(bus.forEmitter('host').last('cart-changed')).toBeUndefined();
  });

  it.each([
    ['its shape is another', { v: 1, value: { count: 'two' } }],
    ['its version is another', { v: 2, value: { count: 2, storeNumber: null } }],
  ])('are not read when %s', (_because, found) => {
    localStorage.setItem(keyOfCart, JSON.stringify(found));
    expect(counts(page())).toEqual([]);
  });

  it('are neither read nor stored while no manifest of their owner names them', () => {
    localStorage.setItem(keyOfCart, JSON.stringify({ v: 1, value: { count: 2, storeNumber: null } }));
    const { bus } = setUp(false, createStoredEvents([{ ...manifests[0], name: 'mfe-gift' }]));
    expect(counts(bus)).toEqual([]);
    bus.forEmitter('mfe-ordering').emit('cart-changed', { count: 3, storeNumber: null });
    expect(stored()).toEqual({ v: 1, value: { count: 2, storeNumber: null } });
  });

  it('are the declared ones only: another retained event ends with the page', () => {
    page().forEmitter('host').emit('session-changed', { kind: 'guest', reason: 'started' });
    expect(page().forEmitter('mfe-gift').last('session-changed')).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('keep what was stored when a payload does not fit', () => {
    const bus = page();
    bus.forEmitter('mfe-ordering').emit('cart-changed', { count: 2, storeNumber: null });
    bus.forEmitter('mfe-ordering').emit('cart-changed', { count: 'x' } as never);
    expect(stored()).toEqual({ v: 1, value: { count: 2, storeNumber: null } });
  });
});

describe('an event for every tab', () => {
  const Channel = BroadcastChannel;
  const channels: BroadcastChannel[] = [];
  /** Node's BroadcastChannels keep the process alive until they are closed. */
  class ClosedAfterTest extends Channel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  }
  beforeAll(() => void Object.assign(globalThis, { BroadcastChannel: ClosedAfterTest }));
  afterEach(() => {
    for (const channel of channels.splice(0)) channel.close();
  });
  const tab = () => createEventBus(() => undefined, false, undefined, createTabEvents());

  it('arrives once in other tabs with its origin, and other events do not, CRD-011', async () => {
    const [here, there] = [tab(), tab()];
    const received: unknown[] = [];
    for (const [place, bus] of Object.entries({ here, there })) {
      bus
        .forEmitter('mfe-ordering')
        .on('card-updated', ({ cardId }, origin) => received.push([place, cardId, origin]));
      bus.forEmitter('mfe-account').on('cart-changed', () => received.push([place, 'cart']));
    }
    here.forEmitter('mfe-cards').emit('card-updated', { cardId: 'c', reason: 'renamed' });
    here.forEmitter('mfe-ordering').emit('cart-changed', { count: 1, storeNumber: null });
    // A tab receives the events of another one in order: these are the last ones in both tabs.
    here.forEmitter('mfe-cards').emit('card-updated', { cardId: 'last here', reason: 'renamed' });
    const sentThere = ['there', 'last here', 'other-tab'];
    await waitFor(() => expect(received).toContainEqual(sentThere));
    there.forEmitter('mfe-cards').emit('card-updated', { cardId: 'last there', reason: 'renamed' });
    const sentHere = ['here', 'last there', 'other-tab'];
    await waitFor(() => expect(received).toContainEqual(sentHere));
    expect(received).toEqual([
      ['here', 'c', 'this-tab'],
      ['here', 'cart'],
      ['here', 'last here', 'this-tab'],
      ['there', 'c', 'other-tab'],
      sentThere,
      ['there', 'last there', 'this-tab'],
      sentHere,
    ]);
  });

  it.each([
    ['its payload does not fit', { name: 'card-updated', version: 1, payload: { cardId: 1 } }],
    [
      'its version is another',
      { name: 'card-updated', version: 2, payload: { cardId: 'c', reason: 'added' } },
    ],
    [
      'it is not for every tab',
      { name: 'cart-changed', version: 1, payload: { count: 1, storeNumber: null } },
    ],
    ['no such event is declared', { name: 'toString', version: 1, payload: {} }],
    ['there is nothing in it', null],
  ])('is ignored when %s, PLT-004', async (_because, message) => {
    const received: unknown[] = [];
    const bus = tab().forEmitter('host');
    bus.on('card-updated', (payload) => received.push(payload));
    bus.on('cart-changed', (payload) => received.push(payload));
    const other = new BroadcastChannel('crema-events');
    other.postMessage(message);
    const known = { cardId: 'c', reason: 'added' };
    other.postMessage({ name: 'card-updated', version: 1, payload: known });
    await waitFor(() => expect(received).toContainEqual(known));
    expect(received).toEqual([known]);
  });
});
