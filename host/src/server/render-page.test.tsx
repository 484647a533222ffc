import * as react from 'react';
import { useId, useState, useSyncExternalStore } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  defaultConfiguration,
  flags,
  type BootDocument,
  type HostServices,
  type OrderStore,
  type PageRenderRequest,
  type RemoteModule,
  type RouteDeclaration,
  type Session,
} from '@crema/shared-contracts';
import { openPage, servePages } from '../testing/open-page.tsx';
import { memberSession } from '../testing/member-session.ts';
import { remoteDouble, type RemoteDouble } from '../testing/remote-double.ts';
import { renderPage } from './render-page.tsx';
import { renderShell } from './render-shell.tsx';

servePages();

/** React warns about two renderers in one process; in the product the server's renderer has its own. */
beforeEach(() => {
  const { error } = console;
  jest.spyOn(console, 'error').mockImplementation((...texts: unknown[]) => {
    if (!String(texts[0]).startsWith('Detected multiple renderers')) error(...texts);
  });
});

const now = Date.parse('2026-11-22T12:00:00Z');
const sharedBoot = {
  configuration: defaultConfiguration,
  flags,
  locale: 'en-US',
  publicOrigin: 'https://shop.test',
  vaultOrigin: 'http://vault.localhost',
  production: true,
} as const;
const registryOf = (remotes: readonly RemoteDouble[]): BootDocument['registry'] => ({
  sequence: 1,
  remotes: remotes.map(({ resolved }) => resolved),
  disabled: [],
});
const render = (double: RemoteDouble, changes: Partial<PageRenderRequest> = {}) =>
  renderPage(double.module, {
    boot: { ...sharedBoot, registry: registryOf([double]) },
    remote: double.resolved.name,
    pathname: '/gift',
    search: '',
    now,
    queries: [],
    requests: [],
    ...changes,
  });

const Gift = () => {
  const [count, setCount] = useState(0);
  const [name, setName] = useState('');
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <section data-hydrated={isHydrated}>
      <h1>Gifts</h1>
      <label htmlFor={useId()}>Name</label>
      <input aria-label="To" value={name} onChange={(event) => setName(event.target.value)} />
      <p>For {name || 'nobody'}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Chosen {count}
      </button>
      <a href="/elsewhere">Elsewhere</a>
    </section>
  );
};
const giftWith = (
  Page: () => React.ReactNode,
  changes: Partial<RemoteModule> = {},
  route: Partial<RouteDeclaration> = {},
): RemoteDouble => {
  const double = remoteDouble({ name: 'mfe-gift', pages: { '/gift': Page }, route });
  return { ...double, module: { ...double.module, ...changes } };
};

/** The page with the markup of shell and remote, as apiproxy sends it. The remote's code arrives with `release`, or fails at once. */
const open = async (
  double: RemoteDouble,
  others: readonly RemoteDouble[] = [],
  failure?: Error,
  session: Session = { kind: 'anonymous' },
) => {
  const registry = registryOf([double, ...others]);
  const rendered = await render(double, { boot: { ...sharedBoot, registry } });
  const [{ id: routeId } = { id: '' }] = double.resolved.manifest.routes;
  const boot: BootDocument = {
    ...sharedBoot,
    registry,
    session,
    overrides: [],
  };
  const shell = renderShell({ boot, pathname: '/gift', search: '', theme: undefined });
  const markup = shell.replace(/(<main\b[^>]*><!--\$-->).*(<!--\/\$--><\/main>)/s, `$1${rendered.markup}$2`);
  const gate = Promise.withResolvers<void>();
  if (failure) gate.reject(failure);
  let attempts = 0;
  const page = openPage({
    path: '/gift',
    markup,
    session,
    remotes: [double, ...others],
    codeArrives: async () => {
      attempts += 1;
      if (attempts === 1) await gate.promise;
    },
    rendered: {
      remote: double.resolved.name,
      version: double.resolved.version,
      routeId,
      now,
      queries: [],
      ...(rendered.cache !== undefined && { cache: rendered.cache }),
    },
  });
  await waitFor(() => expect(Object.keys(document.querySelector('main') ?? {}).join()).toMatch('__react'));
  return { page, release: gate.resolve, fail: gate.reject };
};
const section = () => document.querySelector('main section');

describe('React’s own field for the hooks of a component', () => {
  it('is set while a component runs: by it the publish gate knows that a page reads a window while it is rendered', async () => {
    const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
    const isRendering = () => Boolean((Reflect.get(react, internals) as { readonly H?: unknown }).H);
    const seen = [isRendering()];
    const Page = () => {
      seen.push(isRendering());
      return <h1>Gifts</h1>;
    };
    await render(remoteDouble({ name: 'mfe-gift', pages: { '/gift': Page } }));
    expect([...seen, isRendering()]).toEqual([false, true, false]);
  });
});

describe('a page that the server renders', () => {
  it('is the markup of the remote’s page for a visitor who is signed out', async () => {
    const { markup } = await render(giftWith(Gift));
    expect(markup).toMatch(/^<section data-hydrated="false"><h1>Gifts<\/h1>.*<\/section>$/s);
  });

  it('has the order store of the visitor’s cookie', async () => {
    let services: HostServices | undefined;
    const Store = () => {
      const { subscribe, get, getServer = get } = (services as HostServices).orderStore.current;
      const store = useSyncExternalStore(subscribe, get, getServer);
      return <section>{store?.name ?? 'no store'}</section>;
    };
    const double = remoteDouble({
      name: 'mfe-gift',
      pages: { '/gift': Store },
      onMount: (given) => (services = given),
    });
    const orderStore: OrderStore = {
      storeNumber: '1001-100001',
      name: 'Clark & Lake',
      countryCode: 'US',
      timeZoneId: 'America/Chicago',
      ownershipTypeCode: 'CO',
      guestOrdering: true,
    };
    expect((await render(double)).markup).toBe('<section>no store</section>');
    expect((await render(double, { orderStore })).markup).toBe('<section>Clark &amp; Lake</section>');
  });

  it('is the frame of a member’s page, without a member, RWD-004', async () => {
    const { markup } = await render(giftWith(Gift, {}, { access: 'member' }));
    expect(markup).toMatch(/^<section data-hydrated="false">/);
  });

  it('rejects with the error of the page', async () => {
    const broken = giftWith(() => {
      throw new Error('no designs');
    });
    await expect(render(broken)).rejects.toThrow('no designs');
  });

  it('rejects for a path that the remote does not have', async () => {
    await expect(render(giftWith(Gift), { pathname: '/other' })).rejects.toThrow(
      '/other belongs to no page of mfe-gift. Expected a path of a route in its remote.json.',
    );
  });

  it('rejects with the error of a remote that cannot be mounted', async () => {
    const broken = giftWith(Gift, { mount: () => Promise.reject(new Error('no store')) });
    await expect(render(broken)).rejects.toThrow('no store');
  });
});

describe('the browser', () => {
  it('keeps the elements of the server and makes them work when the code has arrived', async () => {
    const { page, release } = await open(giftWith(Gift));
    const served = section();
    expect(served).toHaveAttribute('data-hydrated', 'false');
    release();
    const { telemetryEvents } = await page;
    await waitFor(() => expect(section()).toHaveAttribute('data-hydrated', 'true'));
    expect(section()).toBe(served);
    await userEvent.click(screen.getByRole('button', { name: 'Chosen 0' }));
    expect(screen.getByRole('button', { name: 'Chosen 1' })).toBeVisible();
    expect((await telemetryEvents()).filter(({ class: kind }) => kind === 'hydration')).toEqual([]);
  });

  it('continues from the frame of a member’s page, RWD-004', async () => {
    const double = giftWith(Gift, {}, { access: 'member' });
    const { page, release } = await open(double, [], undefined, memberSession);
    const served = section();
    release();
    await page;
    await waitFor(() => expect(section()).toHaveAttribute('data-hydrated', 'true'));
    expect(section()).toBe(served);
  });

  it('does not lose what was typed and pressed before', async () => {
    const { page, release } = await open(giftWith(Gift));
    const field = screen.getByRole('textbox', { name: 'To' });
    field.focus();
    Object.assign(field, { value: 'Ada' });
    screen.getByRole('button', { name: 'Chosen 0' }).click();
    expect(screen.getByText('For nobody')).toBeVisible();
    release();
    await page;
    expect(await screen.findByText('For Ada')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Chosen 1' })).toBeVisible();
    expect(field).toHaveValue('Ada');
    expect(field).toHaveFocus();
  });

  it('reports markup that differs from the page, and shows the page', async () => {
    let isServer = true;
    const { page, release } = await open(
      giftWith(() => <section>{isServer ? 'Server' : 'Browser'}</section>),
    );
    isServer = false;
    release();
    const { telemetryEvents } = await page;
    await waitFor(() => expect(section()).toHaveTextContent('Browser'));
    expect((await telemetryEvents()).map(({ class: kind }) => kind)).toContain('hydration');
  });

  it('keeps the markup with a notice when the code cannot be loaded, PLT-006; a later attempt hydrates it', async () => {
    const { page, fail } = await open(giftWith(Gift));
    const served = section();
    fail(new Error('no code'));
    await page;
    const notice = await screen.findByText(
      'You can read this page, but its buttons don’t work yet. Links do.',
    );
    expect(notice).toBeVisible();
    expect(section()).toBe(served);
    expect(screen.getByRole('link', { name: 'Elsewhere' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(section()).toHaveAttribute('data-hydrated', 'true'));
    expect(section()).toBe(served);
    expect(notice).not.toBeInTheDocument();
  });

  it('keeps the markup when the code has failed before the shell is hydrated, PLT-006', async () => {
    const { page } = await open(giftWith(Gift), [], new Error('no code'));
    const { telemetryEvents } = await page;
    expect(await screen.findByText(/^You can read this page/)).toBeVisible();
    expect(section()).toHaveAttribute('data-hydrated', 'false');
    expect((await telemetryEvents()).map(({ class: kind }) => kind)).not.toContain('hydration');
  });

  it('leaves the server’s markup for another page before its code has arrived', async () => {
    const other = remoteDouble({ name: 'mfe-rewards', pages: { '/rewards': () => <h1>Rewards</h1> } });
    const { page, release } = await open(giftWith(Gift), [other]);
    await userEvent.click(document.querySelector('a[href="/rewards"]') as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Rewards' })).toBeVisible();
    expect(section()).toBeNull();
    release();
    await page;
  });
});
