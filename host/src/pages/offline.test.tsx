import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { lazyRoute } from '@crema/remote-kit';
import { restPaths } from '@crema/shared-contracts';
import { compositionServer, openPage, servePages } from '../testing/open-page.tsx';
import { payModal, remoteDouble } from '../testing/remote-double.ts';

servePages();

const loseConnection = () => {
  compositionServer.use(http.head(`*${restPaths.reachability}`, () => HttpResponse.error()));
  dispatchEvent(new Event('offline'));
};
const reconnect = () => {
  compositionServer.use(
    http.head(`*${restPaths.reachability}`, () => new HttpResponse(null, { status: 204 })),
  );
  dispatchEvent(new Event('online'));
};
const notice = () => screen.queryByText('You’re offline. We’ll keep trying to reconnect.');

describe('while the device is offline', () => {
  it('a loaded page says so and stays, until the connection is back', async () => {
    await openPage({
      path: '/gift',
      remotes: [remoteDouble({ name: 'mfe-gift', pages: { '/gift': () => <h1>Gifts</h1> } })],
    });
    await screen.findByRole('heading', { name: 'Gifts' });
    expect(notice()).not.toBeInTheDocument();
    loseConnection();
    await waitFor(() => expect(notice()).toBeVisible());
    expect(screen.getByRole('heading', { name: 'Gifts' })).toBeVisible();
    reconnect();
    await waitFor(() => expect(notice()).not.toBeInTheDocument());
  });

  it('a page of a remote that cannot be loaded says so, and opens when the connection is back', async () => {
    const home = remoteDouble({ name: 'mfe-engagement', pages: { '/home': () => <h1>Home</h1> } });
    const gift = remoteDouble({ name: 'mfe-gift', pages: { '/gift': () => <h1>Gifts</h1> } });
    let reachable = false;
    await openPage({
      path: '/home',
      remotes: [
        home,
        {
          ...gift,
          get module() {
            if (!reachable) throw new Error('no such file');
            return gift.module;
          },
        },
      ],
    });
    await screen.findByRole('heading', { name: 'Home' });
    loseConnection();
    await userEvent.click(screen.getAllByRole('link', { name: 'Link to mfe-gift' })[0] as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeVisible();
    reachable = true;
    reconnect();
    expect(await screen.findByRole('heading', { name: 'Gifts' })).toBeVisible();
  });

  it('a page whose own code cannot be fetched does the same, and its version is not blamed', async () => {
    jest.mocked(console.error).mockImplementation(() => undefined);
    let reachable = false;
    let mounts = 0;
    const Later = lazyRoute(
      () => (reachable ? Promise.resolve(() => <h1>Later</h1>) : Promise.reject(new Error('chunk'))),
      <p>One moment</p>,
    );
    const gift = remoteDouble({
      name: 'mfe-gift',
      pages: { '/gift': () => <h1>Gifts</h1>, '/gift/later': Later },
      onMount: () => (mounts += 1),
    });
    const page = await openPage({ path: '/gift', remotes: [gift] });
    await screen.findByRole('heading', { name: 'Gifts' });
    loseConnection();
    history.pushState({ idx: 1 }, '', '/gift/later');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeVisible();
    reachable = true;
    reconnect();
    expect(await screen.findByRole('heading', { name: 'Later' })).toBeVisible();
    expect(mounts).toBe(1);
    expect((await page.telemetryEvents()).map(({ phase }) => phase)).not.toContain('render');
  });
});

describe('a slot, while the device is offline', () => {
  const slotText = 'You’re offline. This opens as soon as you’re connected again.';
  const Form = () => <p>Sign-in form</p>;
  const askToSignIn = async () => {
    location.hash = '#pay';
    dispatchEvent(new PopStateEvent('popstate'));
  };
  const openMenu = async (account: ReturnType<typeof remoteDouble>) => {
    const menu = remoteDouble({ name: 'mfe-gift', pages: { '/gift': () => <h1>Gifts</h1> } });
    const page = await openPage({ path: '/gift', remotes: [menu, account] });
    await screen.findByRole('heading', { name: 'Gifts' });
    return page;
  };
  const account = (form: () => ReactNode) =>
    remoteDouble({ name: 'mfe-account', slots: { 'sign-in': form }, ...payModal });

  it('whose remote cannot be loaded says so instead of blaming the shop, and opens once reconnected', async () => {
    let reachable = false;
    const loadable = account(Form);
    await openMenu({
      ...loadable,
      get module() {
        if (!reachable) throw new Error('no such file');
        return loadable.module;
      },
    });
    loseConnection();
    await askToSignIn();
    expect(await screen.findByText(slotText)).toBeVisible();
    expect(screen.queryByText(/not available at the moment/)).not.toBeInTheDocument();
    reachable = true;
    reconnect();
    expect(await screen.findByText('Sign-in form')).toBeVisible();
  });

  it('whose own code cannot be fetched does the same, and its version is not blamed', async () => {
    jest.mocked(console.error).mockImplementation(() => undefined);
    let reachable = false;
    const LaterForm = lazyRoute(
      () => (reachable ? Promise.resolve(Form) : Promise.reject(new Error('chunk'))),
      <p>One moment</p>,
    );
    const page = await openMenu(account(() => <LaterForm />));
    loseConnection();
    await askToSignIn();
    expect(await screen.findByText(slotText)).toBeVisible();
    reachable = true;
    reconnect();
    expect(await screen.findByText('Sign-in form')).toBeVisible();
    expect((await page.telemetryEvents()).map(({ phase }) => phase)).not.toContain('render');
  });

  it('shows its fallback when its remote fails while the device is connected', async () => {
    const broken = account(Form);
    await openMenu({
      ...broken,
      get module(): never {
        throw new Error('no such file');
      },
    });
    await askToSignIn();
    expect(await screen.findByText(/^Signing in is not available at the moment/)).toBeVisible();
  });
});
