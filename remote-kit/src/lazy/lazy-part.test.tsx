import { act, useState } from 'react';
import { screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteManifest } from '@crema/shared-contracts';
import { renderRemote } from '../../testing/index.ts';
import { OfflineArt, defineRemote, lazyPart, type LoadMessages, type PartFallbackProps } from '../index.ts';

const manifest = {
  name: 'mfe-ordering',
  version: '1.0.0',
  navigation: [],
  slots: { provides: [], uses: [] },
  flags: [],
  events: { emits: [], consumes: [] },
  locales: [],
  titles: {},
  budgets: { firstRouteKb: 30 },
  routes: [{ id: 'menu', path: '/menu', titleId: 't', access: 'anyone', navigation: 'full' }],
} as unknown as RemoteManifest;

const Fallback = ({ isOffline, onRetry, term }: PartFallbackProps & { readonly term: string }) => (
  <p>
    {isOffline ? 'Offline' : 'Failed'}: {term} <button onClick={onRetry}>Try again</button>
  </p>
);
const network = { isUp: true };
const code = jest.fn(async () => {
  if (!network.isUp) throw new Error('ChunkLoadError');
  return ({ term }: { readonly term: string }) => <p>Results for {term}</p>;
});
const lazyMessages = jest.fn<ReturnType<LoadMessages>, Parameters<LoadMessages>>(async () => {
  if (!network.isUp) throw new Error('ChunkLoadError');
  return { default: {} };
});
type Options = Partial<Parameters<typeof lazyPart<{ readonly term: string }>>[1]>;
/** A page with a button that shows the part. */
const open = async (options: Options = {}) => {
  const Part = lazyPart(code, { fallback: Fallback, placeholder: <p>One moment</p>, ...options });
  const Menu = () => {
    const [isShown, setShown] = useState(false);
    return (
      <>
        <h1>Menu</h1>
        <button onClick={() => setShown(true)}>Search</button>
        {isShown && <Part term="latte" />}
      </>
    );
  };
  const remote = defineRemote({
    messages: async () => ({ default: {} }),
    lazyMessages,
    routes: { menu: Menu },
  });
  return act(() => renderRemote(remote, { manifest, route: '/menu' }));
};
const search = () => userEvent.click(screen.getByRole('button', { name: 'Search' }));
beforeEach(() => {
  network.isUp = true;
  jest.clearAllMocks();
});

describe('a part below a page whose code cannot be loaded', () => {
  it('says in its own place that the device is offline; the page stays, and the part loads once reconnected', async () => {
    const { host } = await open();
    network.isUp = false;
    act(() => host.setConnection('offline'));
    await search();
    expect(await screen.findByText(/^Offline: latte/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Menu' })).toBeVisible();
    network.isUp = true;
    act(() => host.setConnection('online'));
    expect(await screen.findByText('Results for latte')).toBeVisible();
  });

  it('can be loaded again on demand while the device is online', async () => {
    await open();
    network.isUp = false;
    await search();
    expect(await screen.findByText(/^Failed: latte/)).toBeVisible();
    network.isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Results for latte')).toBeVisible();
  });

  it('leaves nothing behind where the page does without it, and loads once reconnected', async () => {
    const { host } = await open({ fallback: null });
    network.isUp = false;
    act(() => host.setConnection('offline'));
    await search();
    expect(screen.getByText('One moment')).toBeVisible();
    await waitForElementToBeRemoved(() => screen.queryByText('One moment'));
    expect(screen.getByRole('heading', { name: 'Menu' })).toBeVisible();
    network.isUp = true;
    act(() => host.setConnection('online'));
    expect(await screen.findByText('Results for latte')).toBeVisible();
  });
});

describe('a part that is loaded when the page is idle', () => {
  it('opens without a connection, with its messages', async () => {
    const { host } = await open({ preload: 'idle' });
    await waitFor(() => expect(code).toHaveBeenCalled());
    await waitFor(() => expect(lazyMessages).toHaveBeenCalled());
    network.isUp = false;
    act(() => host.setConnection('offline'));
    await search();
    expect(await screen.findByText('Results for latte')).toBeVisible();
  });
});

test('the illustration of a lost connection takes the place that was kept for it', async () => {
  const Menu = () => (
    <div data-testid="art">
      <OfflineArt />
    </div>
  );
  const remote = defineRemote({ messages: async () => ({ default: {} }), routes: { menu: Menu } });
  await act(() => renderRemote(remote, { manifest, route: '/menu' }));
  const art = await screen.findByTestId('art');
  await waitFor(() => expect(art.querySelector('img')).toHaveAttribute('width', '176'));
});
