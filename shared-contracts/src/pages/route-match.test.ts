import { readRouteParams } from '../index.ts';

describe('the parameters of a route', () => {
  it.each([
    ['/menu/:menu/:category', '/menu/drinks/hot-coffee', { menu: 'drinks', category: 'hot-coffee' }],
    ['/menu/:menu/:category', '/menu/drinks/hot-coffee/', { menu: 'drinks', category: 'hot-coffee' }],
    ['/gift/:urn', '/gift/f%C3%AAte', { urn: 'fête' }],
    ['/gift/:urn', '/gift/%E0%A4%A', { urn: '%E0%A4%A' }],
    ['/gift/:1st', '/gift/one', { '1st': 'one' }],
    ['/menu/*', '/menu/a/b', {}],
    ['/gift/:urn', '/menu', {}],
  ])('of %s in %s are %j', (path, pathname, params) => {
    expect(readRouteParams(path, pathname)).toEqual(params);
  });
});
