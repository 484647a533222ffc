import { createEventBus } from './event-bus.ts';

const setUp = (strict = false) => {
  const reported: string[] = [];
  const bus = createEventBus(
    ({ remote, version }) => reported.push(version ? `${remote}@${version}` : remote),
    strict,
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
