import { InMemoryCache, type DocumentNode } from '@apollo/client';
import { parse } from 'graphql';
import { connectEntities, fragmentOf } from './cached-entities.ts';
import { createEntities } from './entities.ts';

interface Shop {
  readonly shopId: string;
  readonly name?: string;
  readonly isFavorite?: boolean;
  readonly address?: { readonly city?: string; readonly street?: string };
  readonly hours?: readonly { readonly day: string }[];
}
const fields = `fragment ShopFields on Shop {
  shopId name isFavorite address { city street __typename } hours { day __typename } __typename
}`;
const document = parse(fields) as unknown as DocumentNode;
const query = parse(`query { shop { ...ShopFields } } ${fields}`) as unknown as DocumentNode;
const connect = connectEntities<Shop>({
  typename: 'Shop',
  key: 'shopId',
  selectionSet: fragmentOf(document, 'ShopFields'),
  typenames: { address: 'Address', hours: 'Day' },
});

const loop: Shop = {
  shopId: '1',
  name: 'Loop',
  isFavorite: false,
  address: { city: 'Chicago', street: 'Lake Street' },
  hours: [{ day: 'Monday' }],
};
const asReply = (shop: Shop) => ({
  shop: {
    __typename: 'Shop',
    ...shop,
    address: { __typename: 'Address', ...shop.address },
    hours: (shop.hours ?? []).map((day) => ({ __typename: 'Day', ...day })),
  },
});
/** The tasks in which some entities, or a list of 50, are moved into the cache. */
const settle = async (tasks = 5) => {
  for (let task = 0; task < tasks; task += 1) await new Promise((resolve) => setTimeout(resolve));
};
const tasksOfList = 15;

const setup = () => {
  const cache = new InMemoryCache({
    typePolicies: { Shop: { keyFields: ['shopId'], fields: { address: { merge: true } } } },
  });
  let announce: ((cache: InMemoryCache) => void) | undefined;
  const shops = createEntities<Shop>(
    { onCache: (listener) => (announce = listener) },
    { idOf: ({ shopId }) => shopId, load: async () => ({ connect }) },
  );
  const load = async () => {
    announce?.(cache);
    await settle();
  };
  return {
    cache,
    shops,
    /** Loads the cache, or announces that it was emptied. */
    load,
    shop: (id = '1') => shops.all.get().get(id),
    /** A reply of a query that has nothing to do with the entities. */
    answer: (shop: Shop) => void cache.writeQuery({ query, data: asReply(shop) }),
    asked: () => cache.readQuery<{ shop: Shop }>({ query })?.shop,
    ids: () => Object.keys(cache.extract()).filter((id) => id.startsWith('Shop:')),
  };
};

describe('entities before Apollo’s cache has loaded', () => {
  it('are shown at once, and keep fields that a later answer lacks', () => {
    const { shops, shop } = setup();
    shops.write([loop]);
    expect(shop()).toBe(loop);
    shops.write([{ shopId: '1', name: 'Loop West' }]);
    expect(shop()).toEqual({ ...loop, name: 'Loop West' });
  });

  it('are what the server has rendered, while the page is hydrated', () => {
    const { shops } = setup();
    shops.write([loop]);
    shops.write([{ ...loop, name: 'Loop West' }]);
    expect(shops.all.getServer?.().get('1')?.name).toBe('Loop');
  });
});

describe('entities in Apollo’s cache', () => {
  it('are moved there, and stay the same objects, so that nothing renders again', async () => {
    const { shops, shop, load, cache } = setup();
    const many = Array.from({ length: 12 }, (_, at) => ({ ...loop, shopId: `${at}` }));
    shops.write(many);
    const shown = shops.all.get();
    await load();
    await settle(tasksOfList);
    expect(shops.all.get()).toBe(shown);
    expect(shop('11')).toBe(many[11]);
    expect(Object.keys(cache.extract())).toContain('Shop:{"shopId":"11"}');
  });

  it('change with the reply of a query', async () => {
    const { shops, shop, load, answer } = setup();
    shops.write([loop]);
    await load();
    answer({ ...loop, name: 'Loop West' });
    expect(shop()?.name).toBe('Loop West');
  });

  it('change what a query has read', async () => {
    const { shops, load, answer, asked } = setup();
    await load();
    answer(loop);
    shops.write([{ shopId: '1', name: 'Loop West' }]);
    await settle();
    expect(asked()).toMatchObject({ name: 'Loop West', address: { city: 'Chicago' } });
  });

  it('follow the type policies: an answer with a part of an object leaves the rest', async () => {
    const { shops, load, answer, shop } = setup();
    await load();
    answer(loop);
    shops.write([{ shopId: '1', address: { city: 'Boston' } }]);
    await settle();
    expect(shop()?.address).toMatchObject({ city: 'Boston', street: 'Lake Street' });
  });

  it('are adopted from the reply of a query with the same object, and follow it', async () => {
    const { shops, load, answer, shop } = setup();
    await load();
    answer(loop);
    const reply = { ...loop };
    shops.adopt([reply]);
    expect(shop()).toBe(reply);
    answer({ ...loop, name: 'Loop West' });
    expect(shop()?.name).toBe('Loop West');
  });

  it('are written again after the cache was emptied', async () => {
    const { shops, shop, load, cache, ids } = setup();
    shops.write([{ ...loop, isFavorite: true }]);
    await load();
    shops.patchAll({ isFavorite: false });
    await cache.reset({ discardWatches: true });
    expect(shop()).toMatchObject({ name: 'Loop', isFavorite: false });
    await load();
    expect(ids()).toEqual(['Shop:{"shopId":"1"}']);
    expect(shop()).toMatchObject({ name: 'Loop', isFavorite: false });
  });
});

describe('an optimistic change', () => {
  it('is shown over every answer until it is taken back', async () => {
    const { shops, shop, load, answer } = setup();
    shops.write([loop]);
    shops.override('1', { isFavorite: true });
    await load();
    answer(loop);
    shops.write([loop]);
    expect(shop()?.isFavorite).toBe(true);
    shops.override('1', undefined);
    expect(shop()?.isFavorite).toBe(false);
  });

  it('that was saved is in the cache', async () => {
    const { shops, load, answer, asked, shop } = setup();
    await load();
    answer(loop);
    shops.adopt([loop]);
    shops.override('1', { isFavorite: true });
    shops.patch('1', { isFavorite: true });
    shops.override('1', undefined);
    await settle();
    expect(shop()?.isFavorite).toBe(true);
    expect(asked()?.isFavorite).toBe(true);
  });

  it('of an unknown entity changes nothing', () => {
    const { shops } = setup();
    shops.override('9', { isFavorite: true });
    shops.patch('9', { isFavorite: true });
    expect(shops.all.get().size).toBe(0);
  });
});

describe('memory', () => {
  const page = (from: number) => Array.from({ length: 50 }, (_, at) => ({ ...loop, shopId: `${from + at}` }));

  it('has the last lists only after 5,000 entities were shown', async () => {
    const { shops, load, ids } = setup();
    await load();
    for (let from = 0; from < 5_000; from += 50) {
      shops.write(page(from));
      await settle();
    }
    await settle(tasksOfList);
    expect(shops.all.get().size).toBe(50);
    expect(ids()).toHaveLength(50);
  });

  it('keeps what is held, and what a query refers to', async () => {
    const { shops, load, ids, answer, shop } = setup();
    await load();
    answer({ ...loop, shopId: 'asked' });
    shops.write(page(0));
    const release = shops.hold(['7']);
    await settle(tasksOfList);
    shops.write(page(100));
    await settle(tasksOfList);
    expect(shop('7')).toBeDefined();
    expect(shop('8')).toBeUndefined();
    expect(ids()).toHaveLength(52);
    release();
    shops.write(page(100));
    expect(shop('7')).toBeUndefined();
    expect(ids()).toContain('Shop:{"shopId":"asked"}');
  });
});
