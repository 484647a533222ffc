import { findReturnStep, readReturnStep } from './return-step.rules.ts';

const entry = (path: string, sameDocument = true) => ({ url: `https://crema.test${path}`, sameDocument });

describe('the page to return to from a product, K-12', () => {
  const product = entry('/menu/product/407/hot');
  it.each([
    ['a list', [entry('/menu/featured'), product], { delta: -1, pathname: '/menu/featured' }],
    [
      'a search',
      [entry('/menu?q=latte&vegan=1'), product, entry('/menu/product/408/hot')],
      { delta: -2, pathname: '/menu' },
    ],
    ['the home page', [entry('/'), product], { delta: -1, pathname: '/' }],
    [
      'the list before dialogs, sign-in and the store picker',
      [
        entry('/menu/drinks/hot'),
        entry('/menu/drinks/hot#payment'),
        entry('/menu/store-locator'),
        entry('/account/signin'),
        product,
      ],
      { delta: -4, pathname: '/menu/drinks/hot' },
    ],
    ['nothing, if the product is the first page', [product], undefined],
    ['nothing, if the list was another document', [entry('/menu', false), product], undefined],
    [
      'nothing, if another document lies between',
      [entry('/menu'), entry('/account/signin', false), product],
      undefined,
    ],
    ['nothing, if it was another site', [{ url: null, sameDocument: false }, product], undefined],
  ])('is %s', (_name, entries, way) => {
    expect(findReturnStep(entries, entries.length - 1)).toEqual(way);
  });

  it('counts from the present entry, not from those that lie ahead', () => {
    expect(findReturnStep([entry('/menu'), product, entry('/menu/cart')], 1)?.delta).toBe(-1);
  });

  it('is unknown in browsers without the Navigation API', () => {
    expect(readReturnStep()).toBeUndefined();
  });
});
