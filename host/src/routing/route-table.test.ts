import { flags, matchRoute, type RemoteManifest, type ResolvedRegistry } from '@crema/shared-contracts';
import { navigationEntries } from '../shell/navigation-entries.ts';
import { routedPages, switchedOffPages, titleOf } from '@crema/remote-kit/host-services';

const files = { entry: 'e.js', integrity: {}, bytes: {}, module: [], styles: [], messages: {}, routes: {} };
const manifest: RemoteManifest = {
  name: 'mfe-gift',
  version: '1.0.0',
  contract: '^3.0.0',
  slots: { provides: [], uses: [] },
  flags: [],
  events: { emits: [], consumes: [] },
  locales: [],
  budgets: { firstRouteKb: 30 },
  routes: [
    { id: 'gift', path: '/gift', titleId: 't', access: 'anyone', navigation: 'full' },
    { id: 'detail', path: '/gift/:productNumber', titleId: 't', access: 'anyone', navigation: 'full' },
    { id: 'confirmation', path: '/gift/confirmation', titleId: 't', access: 'anyone', navigation: 'minimal' },
    {
      id: 'bulk',
      path: '/gift/bulk',
      titleId: 't',
      access: 'anyone',
      navigation: 'full',
      flag: 'enableMfaFeatures',
    },
  ],
  navigation: [
    { labelId: 'n', path: '/gift', place: 'primary', icon: 'gift', order: 20, audience: 'anyone' },
    { labelId: 'm', path: '/gift/mine', place: 'primary', icon: 'gift', order: 10, audience: 'member' },
  ],
  titles: {
    'en-US': { t: 'Gifts', n: 'Gifts' },
    'en-CA': { t: 'Gifts', n: 'Gifts' },
    'fr-CA': { t: 'Cadeaux', n: 'Cadeaux' },
  },
};
const registry: ResolvedRegistry = {
  sequence: 1,
  disabled: [{ name: 'mfe-rewards', paths: ['/rewards'] }],
  remotes: [{ name: 'mfe-gift', version: '1.0.0', chosenBecause: 'stable', url: '/', manifest, files }],
};

describe('the router’s table', () => {
  it('holds the routes of the registry’s remotes, PLT-002', () => {
    expect(routedPages(registry, flags).map(({ path }) => path)).toEqual([
      '/gift',
      '/gift/:productNumber',
      '/gift/confirmation',
    ]);
  });
  it('has a route behind a flag only while the flag is on', () => {
    expect(routedPages(registry, { ...flags, enableMfaFeatures: true }).map(({ id }) => id)).toContain(
      'bulk',
    );
  });
  it.each([
    { pathname: '/gift', id: 'gift' },
    { pathname: '/gift/12345678', id: 'detail' },
    { pathname: '/gift/confirmation', id: 'confirmation' },
    { pathname: '/elsewhere', id: undefined },
  ])('leads $pathname to $id', ({ pathname, id }) => {
    expect(matchRoute(routedPages(registry, flags), pathname)?.id).toBe(id);
  });
  it('knows the paths of a remote that is switched off, PLT-005', () => {
    expect(switchedOffPages(registry)).toEqual([{ path: '/rewards' }]);
  });
  it('names pages in the visitor’s language, PLT-011', () => {
    expect(titleOf(registry, 'mfe-gift', 'fr-CA', 't')).toBe('Cadeaux');
  });
});

describe('the navigation', () => {
  it('shows what enabled remotes offer this visitor, in their order, PLT-005', () => {
    const member = {
      kind: 'member',
      member: {
        memberId: 'm',
        firstName: 'Ada',
        email: '',
        market: 'US',
        currency: 'USD',
        locale: 'en-US',
        level: 'GOLD',
      },
    } as const;
    expect(
      navigationEntries(registry, 'primary', { kind: 'anonymous' }, flags).map(({ path }) => path),
    ).toEqual(['/gift']);
    expect(navigationEntries(registry, 'primary', member, flags).map(({ path }) => path)).toEqual([
      '/gift/mine',
      '/gift',
    ]);
  });
});
