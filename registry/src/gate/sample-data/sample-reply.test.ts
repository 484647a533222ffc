import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildSchema } from 'graphql';
import { readSchema } from '../../graphql-schema.ts';
import { sampleReply, sampleShapes } from './sample-reply.ts';

const [three, one] = sampleShapes;
const schema = buildSchema(`
  directive @sample(values: [String!]!) on FIELD_DEFINITION
  enum Availability { AVAILABLE SOLD_OUT }
  type Money { amountMinor: Int! @sample(values: ["495"]) }
  interface Named { name: String! }
  type Cup implements Named { id: ID! name: String! uri: String! kind: Availability! price: Money! note: String cups: [Cup!]! isNew: Boolean! rank: Int! }
  type Query { cups(locale: String!): [Cup!]! cup(number: Int!): Shelf named: Named! }
  type Shelf { id: ID! number: Int! first: Cup last: Cup! }
`);
const page = { root: '/cups/', params: ['hot', 'small'] };
const ask = (document: string, shape: (typeof sampleShapes)[number] = three, variables = {}) =>
  JSON.parse(JSON.stringify(sampleReply(schema, { document, variables, page }, shape)));

describe('a generated reply', () => {
  it('has three items or one in each list, and values or null where null is allowed', () => {
    const query = '{ cups(locale: "en-US") { note price { amountMinor } cups { note } } }';
    const full = ask(query);
    assert.deepEqual(
      full.cups.map(({ cups }: { cups: unknown[] }) => cups.length),
      [3, 3, 3],
    );
    assert.equal(typeof full.cups[0].cups[0].note, 'string');
    assert.deepEqual(ask(query, one), {
      cups: [{ note: null, price: { amountMinor: 495 }, cups: [{ note: null }] }],
    });
  });

  it('is the same each time', () => {
    const query = '{ cups(locale: "en-US") { id name kind isNew rank } }';
    assert.deepEqual(ask(query), ask(query));
  });

  it('has the value of each enumeration, both Booleans, and no id twice', () => {
    const { cups } = ask('{ cups(locale: "en-US") { id kind isNew cups { id } } }');
    assert.deepEqual(
      cups.map(({ kind, isNew }: { kind: string; isNew: boolean }) => [kind, isNew]),
      [
        ['AVAILABLE', true],
        ['SOLD_OUT', false],
        ['AVAILABLE', true],
      ],
    );
    const ids = cups.flatMap(({ id, cups: inner }: { id: string; cups: { id: string }[] }) => [
      id,
      ...inner.map((cup) => cup.id),
    ]);
    assert.equal(new Set(ids).size, 12);
  });

  it('names the page’s own items first, so that the page of an item finds it', () => {
    const { cups } = ask('{ cups(locale: "en-US") { id uri cups { id uri } } }');
    assert.deepEqual([cups[0].id, cups[0].uri], ['hot', '/cups/hot']);
    assert.deepEqual([cups[0].cups[0].id, cups[0].cups[0].uri], ['hot/small', '/cups/hot/small']);
    assert.deepEqual([cups[0].cups[1].id, cups[1].cups[0].id], ['hot/cups-2', 'cups-2/cups-1']);
  });

  it('has the values that were asked for, and the object even if the schema allows none', () => {
    const query =
      'query Cup($number: Int!) { cup(number: $number) { id number first { name } last { name } } }';
    const { cup } = ask(query, one, { number: 7 });
    assert.deepEqual([cup.id, cup.number, cup.first], ['hot/small', 7, null]);
    assert.equal(typeof cup.last.name, 'string');
    assert.equal(typeof ask(query, three, { number: 7 }).cup.first.name, 'string');
  });

  it('reads fragments, aliases and interfaces', () => {
    const reply = ask('{ other: named { __typename ... on Cup { price { amountMinor } } } }');
    assert.deepEqual(reply, { other: { __typename: 'Cup', price: { amountMinor: 495 } } });
  });

  it('is refused for a query that the schema lacks', () => {
    assert.throws(() => ask('{ cups(locale: "en-US") { temperature } }'), /Cannot query field "temperature"/);
  });

  it('uses the samples of the product’s schema: money, places and art have their form', () => {
    const document = `query P($productNumber: Int!) { product(productNumber: $productNumber, formCode: "hot", locale: "en-US") {
      id productNumber art form { sizes { sku price { amountMinor currency } } } productOptions { products { min max defaultQuantity } } } }`;
    const reply = sampleReply(
      readSchema(),
      {
        document,
        variables: { productNumber: 2014 },
        page: { root: '/menu/product/', params: ['2014', 'hot'] },
      },
      three,
    );
    const { product } = JSON.parse(JSON.stringify(reply));
    assert.deepEqual([product.id, product.productNumber], ['2014/hot', 2014]);
    assert.equal(JSON.parse(product.art).kind, 'hot');
    assert.deepEqual(product.form.sizes[0].price, { amountMinor: 495, currency: 'USD' });
    for (const { min, max, defaultQuantity } of product.productOptions[0].products)
      assert.ok(min <= defaultQuantity && defaultQuantity <= max);
  });
});
