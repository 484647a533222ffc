import { channelOf, choiceLifeMs, findDeliveryPartner, type ChannelChoice } from './channel.rules.ts';

const partner = { name: 'Dropby', url: 'https://dropby.example/crema', markets: ['US'] } as const;
const on = { enableInAppDelivery: true, deliveryPartner: { ...partner, markets: [...partner.markets] } };

describe('delivery', () => {
  it.each([
    { because: 'nothing blocks it', configuration: on, market: 'US', name: 'Dropby' },
    {
      because: 'it is off',
      configuration: { ...on, enableInAppDelivery: false },
      market: 'US',
      name: undefined,
    },
    {
      because: 'nobody delivers',
      configuration: { enableInAppDelivery: true },
      market: 'US',
      name: undefined,
    },
    {
      because: 'the partner delivers in other countries',
      configuration: on,
      market: 'CA',
      name: undefined,
    },
  ] as const)('is offered by $name, because $because, ORD-061, D-23', ({ configuration, market, name }) => {
    expect(findDeliveryPartner({ configuration, market })?.name).toBe(name);
  });
});

describe('the type of an order', () => {
  const now = 1_000_000_000;
  const choice = (over: Partial<ChannelChoice>): ChannelChoice => ({ channel: 'browse', at: now, ...over });
  const facts = { choice: undefined, now, storeNumber: undefined, isDeliveryOffered: true, lastAddedAt: 0 };
  it.each([
    { because: 'nothing is chosen yet', over: {}, channel: undefined },
    { because: 'there is nothing to ask', over: { isDeliveryOffered: false }, channel: 'pickup' },
    { because: 'a store is chosen', over: { storeNumber: '1' }, channel: 'pickup' },
    { because: 'it is chosen', over: { choice: choice({}) }, channel: 'browse' },
    {
      because: 'it is chosen at this store',
      over: { choice: choice({ storeNumber: '1' }), storeNumber: '1' },
      channel: 'browse',
    },
    {
      because: 'a store was chosen afterwards',
      over: { choice: choice({}), storeNumber: '1' },
      channel: 'pickup',
    },
    {
      because: 'an item was added afterwards',
      over: { choice: choice({}), lastAddedAt: now + 1 },
      channel: 'pickup',
    },
    { because: 'the cart is older', over: { choice: choice({}), lastAddedAt: now - 1 }, channel: 'browse' },
    { because: 'the cart has an item', over: { lastAddedAt: 1 }, channel: 'pickup' },
    {
      because: 'the choice is of another day',
      over: { choice: choice({ at: now - choiceLifeMs }) },
      channel: undefined,
    },
    {
      because: 'delivery is off meanwhile',
      over: { choice: choice({ channel: 'delivery' }), isDeliveryOffered: false },
      channel: 'pickup',
    },
  ] as const)('is $channel, because $because, ORD-061, D-23', ({ over, channel }) => {
    expect(channelOf({ ...facts, ...over })).toBe(channel);
  });
});
