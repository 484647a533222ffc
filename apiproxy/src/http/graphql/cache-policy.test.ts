import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildSchema, isObjectType, parse } from 'graphql';
import { cacheControlOf, createCachePolicies } from './cache-policy.ts';
import { readSchema } from '@crema/registry/graphql-schema';

const directive = /* GraphQL */ `
  enum CacheControlScope {
    PUBLIC
    PRIVATE
  }
  directive @cacheControl(
    scope: CacheControlScope = PRIVATE
    maxAge: Int
    staleWhileRevalidate: Int
  ) on OBJECT | FIELD_DEFINITION
`;
const policyIn = createCachePolicies(
  buildSchema(`${directive}
    type Shelf @cacheControl(scope: PUBLIC) { label: String, price: Int @cacheControl(scope: PUBLIC, maxAge: 10), mine: Boolean @cacheControl }
    type Plain { label: String }
    type Query {
      shelf: Shelf @cacheControl(scope: PUBLIC, maxAge: 60, staleWhileRevalidate: 600)
      other: Shelf @cacheControl(scope: PUBLIC, maxAge: 30)
      ageless: Shelf @cacheControl(scope: PUBLIC)
      plain: Plain @cacheControl(scope: PUBLIC, maxAge: 60)
      secret: Shelf
    }
    type Mutation { shelve: Shelf }`),
);

describe('the caching of a document', () => {
  const age = (maxAge: number, staleWhileRevalidate = 600) => ({ maxAge, staleWhileRevalidate });
  for (const { query, policy, because } of [
    { query: '{ shelf { label __typename } }', policy: age(60), because: 'every field is public' },
    { query: '{ shelf { label price } }', policy: age(10), because: 'the shortest maxAge counts' },
    { query: '{ shelf { label } other { label } }', policy: age(30), because: 'all roots count' },
    { query: '{ shelf { label mine } }', policy: undefined, because: 'one field is private' },
    { query: '{ shelf { ...F } } fragment F on Shelf { mine }', policy: undefined, because: 'in a fragment' },
    { query: '{ shelf { ... on Shelf { a: mine } } }', policy: undefined, because: 'under an alias' },
    { query: '{ shelf { label } secret { label } }', policy: undefined, because: 'a root says nothing' },
    {
      query: '{ plain { label } }',
      policy: undefined,
      because: 'neither the field nor its type says PUBLIC',
    },
    { query: '{ ageless { label } }', policy: undefined, because: 'no field gives a maxAge' },
    { query: 'mutation { shelve { label } }', policy: undefined, because: 'a mutation is private' },
    { query: '{ __schema { description } }', policy: undefined, because: 'introspection says nothing' },
    { query: '{ __typename }', policy: undefined, because: 'no field gives a maxAge' },
  ])
    it(`${query}: ${because}`, () => assert.deepEqual(policyIn(parse(query)), policy));

  it('becomes a header', () => {
    assert.equal(cacheControlOf(age(60)), 'public, max-age=60, stale-while-revalidate=600');
    assert.equal(cacheControlOf(age(5, 0)), 'public, max-age=5');
  });
});

describe('the schema', () => {
  const schema = readSchema();
  const policyOf = createCachePolicies(schema);
  const fieldsOf = (type: string) => {
    const found = schema.getType(type);
    assert.ok(isObjectType(found));
    return Object.values(found.getFields());
  };
  const isPublic = (query: string) => policyOf(parse(query)) !== undefined;

  it('lets shared caches store the menu, a product, a store, its prices, the gift catalogue and its designs, and nothing else', () => {
    const open = [...fieldsOf('Query'), ...fieldsOf('Mutation')].filter(
      ({ astNode }) => (astNode?.directives?.length ?? 0) > 0,
    );
    assert.deepEqual(open.map(({ name }) => name).sort(), [
      'gift',
      'giftCard',
      'menu',
      'pricingByStoreNumber',
      'pricingRules',
      'product',
      'storeByNumber',
    ]);
  });

  it('keeps private what depends on who asks or changes by the minute', () => {
    const selection = (name: string) =>
      fieldsOf('Store')
        .find((field) => field.name === name)
        ?.type.toString()
        .replace(/\W/g, '') === 'ScheduledOrdering'
        ? `${name} { asapAvailable }`
        : name;
    for (const name of [
      'isFavorite',
      'isPrevious',
      'recommendationReason',
      'distanceMetres',
      'scheduledOrdering',
    ])
      assert.equal(isPublic(`{ storeByNumber(storeNumber: "1") { ${selection(name)} } }`), false, name);
    assert.equal(isPublic('{ storeByNumber(storeNumber: "1") { name currency isOpen } }'), true);
  });

  it('has no public field in a type of orders, cards or favorites', () => {
    for (const type of [
      'SubmittedOrder',
      'OrderPricing',
      'PreviousOrder',
      'StoredValueCard',
      'LedgerEntry',
      'User',
      'FavoriteProduct',
      'CartItemView',
    ])
      assert.deepEqual(
        [
          schema.getType(type)?.astNode?.directives,
          fieldsOf(type).flatMap(({ astNode }) => astNode?.directives ?? []),
        ],
        [[], []],
        type,
      );
  });
});
