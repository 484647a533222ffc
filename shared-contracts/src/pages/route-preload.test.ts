import { findPreloadErrors, resolvePreload, type PersistedQueries } from '../index.ts';

const queries: PersistedQueries = {
  GetProduct: {
    hash: 'f00',
    variables: { productNumber: 'Int!', formCode: 'String!', storeNumber: 'String', locale: 'String!' },
  },
  GetMenu: { hash: 'b00', variables: { storeNumber: 'String', locale: 'String!' } },
  GetStores: { hash: 'c00', variables: { place: 'String', near: 'Position' } },
};
const row = {
  operation: 'GetProduct',
  variables: {
    productNumber: ':productNumber',
    formCode: ':formCode',
    storeNumber: 'store',
    locale: 'locale',
  },
};
const product = { path: '/menu/product/:productNumber/:formCode', preload: [row] };
const visit = {
  params: { productNumber: '2014', formCode: 'hot' },
  search: '',
  locale: 'fr-CA',
} as const;

describe('the queries that a page sends first', () => {
  it('have values from the path, the language and the order store, in the order of the row', () => {
    const [query] = resolvePreload(product, { ...visit, storeNumber: '1001' }, queries);
    expect(query).toEqual({
      operation: 'GetProduct',
      hash: 'f00',
      variables: { productNumber: 2014, formCode: 'hot', storeNumber: '1001', locale: 'fr-CA' },
    });
    expect(Object.keys(query?.variables ?? {})).toEqual([
      'productNumber',
      'formCode',
      'storeNumber',
      'locale',
    ]);
  });

  it('have no variable without a value, as the page’s own request', () => {
    expect(resolvePreload(product, visit, queries)[0]?.variables).toEqual({
      productNumber: 2014,
      formCode: 'hot',
      locale: 'fr-CA',
    });
  });

  it('have values of the search', () => {
    const stores = { path: '/stores', preload: [{ operation: 'GetStores', variables: { place: '?place' } }] };
    const at = { params: {}, locale: 'en-US' } as const;
    expect(resolvePreload(stores, { ...at, search: '?place=Qu%C3%A9bec' }, queries)[0]?.variables).toEqual({
      place: 'Québec',
    });
    expect(resolvePreload(stores, { ...at, search: '' }, queries)[0]?.variables).toEqual({});
  });

  it('need only the language when the row is a name', () => {
    const menu = { path: '/menu', preload: ['GetMenu'] };
    expect(resolvePreload(menu, visit, queries)).toEqual([
      { operation: 'GetMenu', hash: 'b00', variables: { locale: 'fr-CA' } },
    ]);
  });

  it.each([
    ['latte', 'it is no number'],
    ['99999999999', 'it is larger than an Int'],
  ])('are not sent for product %s, because %s', (productNumber) => {
    const params = { ...visit.params, productNumber };
    expect(resolvePreload(product, { ...visit, params }, queries)).toEqual([]);
  });

  it('are not sent for a version whose build names no queries', () => {
    expect(resolvePreload(product, visit)).toEqual([]);
  });
});

describe('a row of preload in remote.json', () => {
  it('fits the path and the query', () => {
    expect(findPreloadErrors(product, queries)).toEqual([]);
  });

  it.each([
    [{ preload: ['GetOrders'] }, 'the build has no such query'],
    [
      { path: '/menu/:formCode' },
      'variable productNumber is read from :productNumber, which /menu/:formCode lacks',
    ],
    [{ preload: ['GetProduct'] }, 'variable productNumber is required, but no row gives it'],
    [
      { preload: [{ ...row, variables: { ...row.variables, size: ':formCode' } }] },
      'the query has no variable size',
    ],
    [
      { preload: [{ ...row, variables: { ...row.variables, formCode: '?form' } }] },
      'variable formCode is required, but ?form may have no value',
    ],
    [
      { preload: [{ ...row, variables: { ...row.variables, locale: 'store' } }] },
      'variable locale is required, but store may have no value',
    ],
    [
      { preload: [{ operation: 'GetStores', variables: { near: '?near' } }] },
      'variable near has the type Position, expected String, ID, Int',
    ],
  ])('%j is refused: %s', (changes, error) => {
    const errors = findPreloadErrors({ ...product, ...changes }, queries);
    expect(errors).toContainEqual(expect.stringContaining(error));
  });
});
