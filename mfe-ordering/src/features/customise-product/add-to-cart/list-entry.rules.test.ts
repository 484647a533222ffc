import { findStepsToList } from './list-entry.rules.ts';

const visited = (paths: readonly (string | null)[], index = paths.length - 1) => {
  const entries = paths.map((path, at) => ({
    url: path === null ? null : `https://crema.test${path}`,
    index: at,
  }));
  return { entries: () => entries, currentEntry: entries[index] ?? null };
};
const product = '/menu/product/2010/hot';

describe('the way from a product to its list, K-12', () => {
  it.each([
    ['a category', ['/menu', '/menu/drinks/hot-coffee?avoid=milk', product], -1],
    ['the menu, before a product with changed options', ['/menu', product, `${product}?size=small`], -2],
    [
      'the featured page, past the product’s nutrition',
      ['/menu/featured', product, `${product}/nutrition`, product],
      -3,
    ],
    ['favorites', ['/menu/favorites', product], -1],
    ['the home page', ['/', product], -1],
    ['a member’s home page', ['/account/for-you', product], -1],
  ])('is %s', (_list, paths, steps) => {
    expect(findStepsToList(visited(paths))).toBe(steps);
  });

  it.each([
    ['it was opened by itself', [product]],
    ['the cart led to it', ['/menu', '/menu/cart', product]],
    ['an order led to it', ['/menu/order/o-1', product]],
    ['the store picker led to it', ['/menu/store-locator', product]],
    ['the sign-in led to it', ['/account/signin', product]],
    ['another site led to it', [null, product]],
  ])('is none when %s', (_because, paths) => {
    expect(findStepsToList(visited(paths))).toBeUndefined();
  });

  it('is none in a browser that does not name the entries', () => {
    expect(findStepsToList(undefined)).toBeUndefined();
    expect(findStepsToList({ entries: () => [], currentEntry: null })).toBeUndefined();
  });

  it('does not count the entries after the present one', () => {
    expect(findStepsToList(visited(['/menu', product, '/menu/cart'], 1))).toBe(-1);
  });
});
