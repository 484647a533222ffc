// Item 8: requests of every wrong shape. The reply is always a refusal with a code, never a 5xx.
import { createJudge } from './judge.mjs';
import { codeOf, documentHash, graphqlPath, ownPage, send } from './wire.mjs';

const from = '127.0.8.1';
const hash = documentHash('GetMenu');
const persisted = (sha256Hash) => ({ persistedQuery: { version: 1, sha256Hash } });
const variables = { locale: 'en-US' };
const nasty = [
  5,
  -1,
  1.5,
  1e308,
  true,
  null,
  '',
  'x',
  '\u0000',
  '\ud800',
  '__proto__',
  [],
  [1],
  {},
  { toString: 0 },
  'x'.repeat(3000),
];

/** The first attempts of a person who knows the code. */
const known = [
  {
    name: 'GET with an unknown operationName',
    get: { operationName: 'Nobody', variables, extensions: persisted(hash) },
    fine: true,
  },
  {
    name: 'GET with an empty operationName',
    get: { operationName: '', variables, extensions: persisted(hash) },
    fine: true,
  },
  { name: 'GET without a document', get: { variables } },
  ...[5, [], {}, null, true, 'abc'].map((value) => ({
    name: `a hash that is ${JSON.stringify(value)}`,
    post: { variables, extensions: persisted(value) },
  })),
  ...['5', 'null', '"x"', '[]', '{"kind":"Document"}'].map((query) => ({
    name: `a query that is ${query}`,
    get: { query },
  })),
  ...[5, null, 'x', [], [{}]].map((body) => ({ name: `a body that is ${JSON.stringify(body)}`, post: body })),
];
const templates = [
  { operationName: 'GetMenu', variables, extensions: persisted(hash) },
  {
    operationName: 'PriceOrderGuest',
    variables: {
      locale: 'en-US',
      order: {
        storeNumber: '1001',
        cart: { items: [{ quantity: 1, commerce: { sku: 'x' } }] },
        fulfillment: {},
      },
    },
    extensions: persisted(documentHash('PriceOrderGuest')),
  },
  {
    operationName: 'SubmitOrderGuest',
    variables: {
      subInp: {
        orderId: 'A',
        storeNumber: '1',
        tenders: [{ id: 'a', tender: 'CARD', amountMinor: 1 }],
        guest: {},
      },
    },
    extensions: persisted(documentHash('SubmitOrderGuest')),
  },
];

const pathsOf = (value, path = []) =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]))]
    : [path];
const replaced = (value, [key, ...rest], by) =>
  key === undefined
    ? by
    : Array.isArray(value)
      ? value.map((item, index) => (String(index) === key ? replaced(item, rest, by) : item))
      : { ...value, [key]: replaced(value[key], rest, by) };

const asParameters = (body) =>
  new URLSearchParams(
    Object.entries(body ?? {}).map(([key, value]) => [
      key,
      (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed(),
    ]),
  ).toString();
const get = (origin, body) =>
  send(origin, { path: `${graphqlPath}?${asParameters(body)}`.slice(0, 8_000), from });
const post = (origin, path, body) => send(origin, { method: 'POST', path, headers: ownPage, body, from });

const rest = [
  'account/signin',
  'account/create',
  'stores/favorites',
  'locations/nearest-location',
  'telemetry',
  'account/cards/barcode',
  'composition/policy-reports',
];

export const attack = {
  item: 8,
  name: 'requests of the wrong shape',
  run: async ({ origin }) => {
    const { expect, result } = createJudge();
    const judge = (name, reply, fine = false) =>
      expect(
        name,
        reply.status > 0 &&
          reply.status < 500 &&
          codeOf(reply) !== 'UNEXPECTED_ERROR' &&
          (!fine || reply.status === 200),
        `${reply.status} ${codeOf(reply)}`,
      );
    for (const { name, get: parameters, post: body, fine } of known)
      judge(name, parameters ? await get(origin, parameters) : await post(origin, graphqlPath, body), fine);
    for (const template of templates)
      for (const path of pathsOf(template))
        for (const value of nasty) {
          const body = replaced(template, path, value);
          const what = `${template.operationName} ${path.join('.')} = ${JSON.stringify(value)?.slice(0, 20)}`;
          judge(`POST ${what}`, await post(origin, graphqlPath, body));
          if (typeof body === 'object' && body !== null) judge(`GET ${what}`, await get(origin, body));
        }
    for (const path of rest)
      for (const value of nasty)
        judge(
          `POST ${path} ${JSON.stringify(value)?.slice(0, 20)}`,
          await post(origin, `/apiproxy/v1/${path}`, value),
        );
    return result(
      `${known.length} known shapes, ${templates.length} operations and ${rest.length} endpoints with ${nasty.length} wrong values each`,
    );
  },
};
