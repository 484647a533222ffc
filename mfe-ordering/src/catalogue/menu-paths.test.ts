import { menuPaths, slugOf } from './menu-paths.ts';

describe('addresses of the menu', () => {
  it('take a name from the end of a uri, whatever it hangs under', () => {
    expect(slugOf({ uri: '/menu/drinks/hot-coffee' })).toBe('hot-coffee');
    expect(slugOf({ uri: 'hot-coffee/' })).toBe('hot-coffee');
  });

  it.each([
    ['/menu/drinks/hot', '/menu/drinks/hot'],
    ['drinks/hot/lattes', '/menu/drinks/hot/lattes'],
    ['/menu/drinks', '/menu'],
    ['', '/menu'],
  ])('lead from the breadcrumb %j to %s', (breadcrumb, path) => {
    expect(menuPaths.breadcrumb(breadcrumb)).toBe(path);
  });
});
