import { domainEventNames, domainEvents, storedEventNames, validateEvent } from './events.ts';

describe('the table of domain events', () => {
  it.each(domainEventNames.map((name) => ({ name })))(
    '$name has an owner, a version and says whether it is retained, PLT-004',
    ({ name }) => {
      expect(domainEvents[name].owner).toMatch(/^(host|mfe-[a-z]+)$/);
      expect(domainEvents[name].version).toBeGreaterThan(0);
      expect(typeof domainEvents[name].retained).toBe('boolean');
    },
  );

  it('stores only events that carry state, and none about a person, D-14', () => {
    expect(storedEventNames).toContain('cart-changed');
    for (const name of storedEventNames)
      expect(domainEvents[name]).toMatchObject({ retained: true, personal: false });
  });

  it.each([
    {
      because: 'it fits',
      name: 'cart-changed',
      payload: { count: 2, storeNumber: null },
      emitter: 'mfe-ordering',
      fault: undefined,
    },
    {
      because: 'a count is whole',
      name: 'cart-changed',
      payload: { count: 1.5, storeNumber: null },
      emitter: 'mfe-ordering',
      fault: 'cart-changed: count: expected a whole number',
    },
    {
      because: 'a field is missing',
      name: 'order-placed',
      payload: {},
      emitter: 'mfe-ordering',
      fault: 'order-placed: orderId: expected a text that is not empty',
    },
    {
      because: 'only the owner may say it',
      name: 'cart-changed',
      payload: { count: 1, storeNumber: null },
      emitter: 'mfe-gift',
      fault: 'cart-changed: owned by mfe-ordering, not by mfe-gift',
    },
    {
      because: 'it is not declared',
      name: 'cart-exploded',
      payload: {},
      emitter: 'mfe-ordering',
      fault: 'cart-exploded: not a declared event',
    },
    {
      because: 'an inherited property is not a declaration',
      name: 'toString',
      payload: {},
      emitter: 'host',
      fault: 'toString: not a declared event',
    },
  ])('is checked at the boundary: $because', ({ name, payload, emitter, fault }) => {
    expect(validateEvent(name, payload, emitter)).toBe(fault);
  });
});
