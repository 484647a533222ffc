import { pickLocale, toDistance } from './locale.ts';
import { matchRoute } from './pages/route-match.ts';

describe('a locale', () => {
  it.each([
    { wanted: ['fr-CA', 'en'], locale: 'fr-CA' },
    { wanted: ['fr-FR'], locale: 'fr-CA' },
    { wanted: ['en-CA'], locale: 'en-CA' },
    { wanted: ['de', 'en-GB'], locale: 'en-US' },
    { wanted: [], locale: 'en-US' },
  ])('is $locale for a reader of $wanted, PLT-011', ({ wanted, locale }) => {
    expect(pickLocale(wanted)).toBe(locale);
  });
});

describe('a distance', () => {
  it.each([
    { metres: 1609.344, market: 'US', value: 1, unit: 'mile' },
    { metres: 2574.95, market: 'US', value: 1.6, unit: 'mile' },
    { metres: 1250, market: 'CA', value: 1.3, unit: 'kilometer' },
  ] as const)('of $metres m is $value $unit in $market, LOC-023', ({ metres, market, value, unit }) => {
    expect(toDistance(metres, market)).toEqual({ value, unit });
  });
});

describe('a route of the registry', () => {
  const rows = [
    '/menu',
    '/menu/cart',
    '/menu/:menu/:category',
    '/menu/product/:productNumber/:formCode',
    '/menu/*',
  ].map((path) => ({ path }));
  it.each([
    { pathname: '/menu', path: '/menu' },
    { pathname: '/menu/', path: '/menu' },
    { pathname: '/menu/cart', path: '/menu/cart' },
    { pathname: '/menu/drinks/hot', path: '/menu/:menu/:category' },
    { pathname: '/menu/product/12/hot', path: '/menu/product/:productNumber/:formCode' },
    { pathname: '/menu/a/b/c/d/e', path: '/menu/*' },
    { pathname: '/gift', path: undefined },
  ])('for $pathname is $path', ({ pathname, path }) => {
    expect(matchRoute(rows, pathname)?.path).toBe(path);
  });
});
