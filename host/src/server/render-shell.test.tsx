import { waitFor } from '@testing-library/react';
import {
  defaultConfiguration,
  flags,
  locales,
  pageSkeletonKinds,
  type BootDocument,
  type NavigationEntry,
  type Session,
} from '@crema/shared-contracts';
import { openPage, servePages, type PageOptions } from '../testing/open-page.tsx';
import { payModal, remoteDouble, type RemoteDouble } from '../testing/remote-double.ts';
import { renderShell } from './render-shell.tsx';

servePages();

const guest: Session = { kind: 'anonymous' };
const member: Session = {
  kind: 'member',
  member: {
    memberId: 'm1',
    firstName: 'Ada & <Grace>',
    email: 'ada@example.com',
    market: 'US',
    currency: 'USD',
    locale: 'en-US',
    level: 'GREEN',
  },
};
const entry = (label: string, changes: Partial<NavigationEntry>): NavigationEntry => ({
  labelId: label,
  path: `/${label}`,
  place: 'primary',
  icon: 'cup',
  order: 2,
  audience: 'anyone',
  ...changes,
});
const navigation = [
  entry('for-members', { audience: 'member', icon: 'star' }),
  entry('for-guests', { audience: 'guest', order: 0 }),
  entry('behind-a-flag', { flag: 'rememberMe' }),
  entry('in-the-footer', { place: 'footer' }),
  entry('of-the-account', { place: 'account', icon: 'user' }),
  entry('#of-the-account', { place: 'account' }),
];
const Page = () => <h1>Page</h1>;
const remoteAt = (path: string, route: Parameters<typeof remoteDouble>[0]['route'] = {}) =>
  remoteDouble({
    name: 'mfe-gift',
    pages: { [path]: Page },
    route,
    navigation,
    titles: { headline: 'Made “for” <you> & others', 'in-the-footer': 'In the footer' },
  });
const signIn = remoteDouble({
  name: 'mfe-account',
  pages: { '/enter': Page },
  roles: { '/enter': 'sign-in' },
});
const cards = remoteDouble({
  name: 'mfe-cards',
  pages: { '/cards': Page },
  slots: { 'scan-to-pay': () => <p>A barcode</p> },
  ...payModal,
});
const cart = remoteDouble({ name: 'mfe-ordering', pages: { '/cart': Page }, roles: { '/cart': 'cart' } });

const bootOf = ({ remotes, path: _path, knownRemotes: _known, ...changes }: PageOptions): BootDocument => ({
  registry: { sequence: 1, remotes: remotes.map(({ resolved }) => resolved), disabled: [] },
  configuration: defaultConfiguration,
  flags,
  session: guest,
  locale: 'en-US',
  publicOrigin: 'https://shop.test',
  vaultOrigin: 'http://vault.localhost',
  production: true,
  overrides: [],
  ...changes,
});
const renderOnServer = (options: PageOptions, theme?: 'light' | 'dark') => {
  const { pathname, search } = new URL(options.path, 'http://localhost');
  const root = document.createElement('div');
  root.innerHTML = renderShell({ boot: bootOf(options), pathname, search, theme });
  return root;
};

interface Case extends Omit<PageOptions, 'remotes' | 'path'> {
  readonly path?: string;
  readonly route?: Parameters<typeof remoteAt>[1];
  readonly others?: readonly RemoteDouble[];
}
/** The remotes load until `release` is called, so that the page shows the host's first rendering. */
const loading = (doubles: readonly RemoteDouble[]) => {
  const gate = Promise.withResolvers<void>();
  return {
    release: gate.resolve,
    remotes: doubles.map((double) => ({
      ...double,
      module: {
        ...double.module,
        mount: async (...given: Parameters<RemoteDouble['module']['mount']>) => {
          await gate.promise;
          return double.module.mount(...given);
        },
      },
    })),
  };
};
/** Calls `callback` right before the page leads to another path. */
const beforeRedirect = (callback: () => void) => {
  const replaceState = history.replaceState.bind(history);
  const spy = jest.spyOn(history, 'replaceState').mockImplementation((state, unused, url) => {
    if (url && new URL(url, location.href).pathname !== location.pathname) callback();
    replaceState(state, unused, url);
  });
  return () => spy.mockRestore();
};
/** Opens the page with the server's markup. Returns the elements that React replaced, and its hydration errors. */
const hydrate = async (options: PageOptions) => {
  const { remotes, release } = loading(options.remotes);
  const page = openPage({ ...options, remotes, markup: renderOnServer(options).innerHTML });
  await waitFor(() => expect(document.querySelector('#root main')).not.toBeNull());
  const served = [...document.querySelectorAll('#root *')];
  const unfinished = () => document.querySelector('main [aria-busy="true"]');
  const replaced = () => served.filter((element) => !element.isConnected);
  let replacedByHydration: Element[] | undefined;
  const stop = beforeRedirect(() => (replacedByHydration ??= replaced()));
  await waitFor(() =>
    expect(Object.keys(document.querySelector('main') as Element).join()).toMatch('__react'),
  );
  replacedByHydration ??= replaced();
  stop();
  release();
  const { telemetryEvents } = await page;
  await waitFor(() => expect(unfinished()).toBeNull());
  const errors = (await telemetryEvents()).filter(({ class: kind }) => kind === 'hydration');
  expect(served.length).toBeGreaterThan(5);
  return { replaced: replacedByHydration, errors };
};
const intact = { replaced: [], errors: [] };

describe('the shell that the server renders is hydrated without a change', () => {
  const cases = locales.flatMap((locale) =>
    (['full', 'minimal', 'none'] as const).flatMap((kind) =>
      [guest, member].map((session) => ({ locale, kind, session, visitor: session.kind })),
    ),
  );
  it.each(cases)(
    'in $locale with $kind navigation for $visitor, PLT-012',
    async ({ locale, kind, session }) => {
      const options = {
        path: '/gift?from="a"&to=<b>',
        remotes: [remoteAt('/gift', { navigation: kind }), cart, signIn],
        locale,
        session,
      };
      const served = renderOnServer(options);
      expect(served.querySelectorAll('header')).toHaveLength(kind === 'none' ? 0 : 1);
      expect(await hydrate(options)).toEqual(intact);
    },
  );

  it.each<[string, Case]>([
    ['with a headline', { route: { headlineId: 'headline' } }],
    ['without the tab bar', { route: { tabBar: 'hidden' } }],
    ['with a flag switched off', { flags: { ...flags, rememberMe: false } }],
    ['for a path without a page', { path: '/nowhere/<script>' }],
    [
      'for a member’s page that leads a guest to the sign-in, ACC-012',
      { route: { access: 'member', skeleton: 'product' }, others: [signIn] },
    ],
    [
      'for a member’s page while no remote offers a sign-in',
      { route: { access: 'member', skeleton: 'product' } },
    ],
    [
      'for a hash that opens a modal, which the server does not know, CRD-004',
      { path: '/gift#pay', session: member, others: [cards] },
    ],
  ])('%s', async (_what, { route, path = '/gift', others = [], ...changes }) => {
    const options = { path, remotes: [remoteAt('/gift', route), cart, ...others], ...changes };
    expect(await hydrate(options)).toEqual(intact);
  });

  it('for a page that needs a started gift, which the server does not know: the skeleton stays until then, D-76', async () => {
    const options = {
      path: '/gift',
      remotes: [remoteAt('/gift', { access: 'guest-draft', skeleton: 'form' })],
    };
    expect(renderOnServer(options).querySelector('[aria-busy="true"]')).toHaveClass('crema-loading-form');
    expect((await hydrate(options)).errors).toEqual([]);
  });

  it.each(pageSkeletonKinds)('with the skeleton %s that the route names', async (skeleton) => {
    const options = { path: '/gift', remotes: [remoteAt('/gift', { skeleton })] };
    const served = renderOnServer(options);
    expect(served.querySelector('[aria-busy="true"]')).toHaveClass(`crema-loading-${skeleton}`);
    expect(await hydrate(options)).toEqual(intact);
  });
});

it('shows the chosen appearance, and the device’s setting otherwise, PLT-011', () => {
  const options = { path: '/gift', remotes: [remoteAt('/gift')] };
  const chosen = (theme?: 'light' | 'dark') =>
    [...renderOnServer(options, theme).querySelectorAll('input:checked')].map(
      (input) => input.closest('label')?.textContent,
    );
  expect(chosen()).toEqual(['English (US)', 'Match device']);
  expect(chosen('dark')).toEqual(['English (US)', 'Dark']);
});

it('shows the page of a remote that is switched off, PLT-005', () => {
  const boot = bootOf({ path: '/gift', remotes: [] });
  const root = document.createElement('div');
  root.innerHTML = renderShell({
    boot: { ...boot, registry: { ...boot.registry, disabled: [{ name: 'mfe-gift', paths: ['/gift'] }] } },
    pathname: '/gift',
    search: '',
    theme: undefined,
  });
  expect(root.querySelector('h1')?.textContent).toBe('Not available right now');
});
