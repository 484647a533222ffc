import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { defineRemote, useUpgradeBlocker } from '@crema/remote-kit';
import type { HostServices } from '@crema/shared-contracts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { openPage, servePages } from '../testing/open-page.tsx';
import { remoteDouble, type RemoteDoubleOptions } from '../testing/remote-double.ts';

servePages();

const ordering = (version: string, more: Partial<RemoteDoubleOptions> = {}) =>
  remoteDouble({
    name: 'mfe-ordering',
    version,
    emits: ['cart-changed'],
    onMount: ({ bus }) => bus.emit('cart-changed', { count: 3, storeNumber: null }),
    pages: {
      '/menu': () => (
        <>
          <h1>Menu {version}</h1>
          <Link to="/menu/cart">to the cart</Link>
          <Link to="/gift">to the gifts</Link>
        </>
      ),
      '/menu/cart': () => <h1>Cart {version}</h1>,
    },
    roles: { '/menu/cart': 'cart' },
    ...more,
  });
const rewards = (version = '1.0.0') =>
  remoteDouble({
    name: 'mfe-rewards',
    version,
    pages: {
      '/rewards': () => (
        <>
          <h1>Rewards {version}</h1>
          <input aria-label="note" />
        </>
      ),
    },
  });
/** Two pages with an upgrade blocker that spans both. */
const gift = (version: string) => {
  let services: HostServices | undefined;
  let release: (() => void) | undefined;
  const First = () => (
    <>
      <h1>Gift {version}</h1>
      <button onClick={() => (release = services?.blockUpgrades('a gift'))}>begin</button>
      <Link to="/gift/two">on</Link>
    </>
  );
  const Second = () => (
    <>
      <h1>Gift {version}, second page</h1>
      <button onClick={() => release?.()}>finish</button>
      <Link to="/menu">to the menu</Link>
    </>
  );
  return remoteDouble({
    name: 'mfe-gift',
    version,
    onMount: (given) => (services = given),
    pages: { '/gift': First, '/gift/two': Second },
  });
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const link = (name: string) =>
  screen.queryByRole('navigation', { name: 'Main' })?.textContent?.includes(name);

describe('a remote that is switched off while its page is open', () => {
  it('is replaced by a page that says so, loses its links and is disposed, PLT-005', async () => {
    let ended = 0;
    const menu = ordering('1.0.0', { onDispose: () => (ended += 1) });
    const page = await openPage({ path: '/menu', remotes: [menu, rewards()] });
    await heading('Menu 1.0.0');
    page.publish([rewards()], { disabled: [menu] });
    const title = await heading('Not available right now');
    expect(ended).toBe(1);
    expect(link('Link to mfe-ordering')).toBe(false);
    expect(link('Link to mfe-rewards')).toBe(true);
    expect(document.title).toContain('Not available right now');
    await waitFor(() => expect(title).toHaveFocus());
    // The start page does not exist either: the next step is the first page that does.
    expect(screen.getAllByRole('link', { name: 'Link to mfe-rewards' })[0]).toHaveAttribute(
      'href',
      '/rewards',
    );
  });

  it('comes back without a reload, with its cart, PLT-005', async () => {
    const menu = ordering('1.0.0');
    const page = await openPage({ path: '/menu', remotes: [menu] });
    await heading('Menu 1.0.0');
    page.publish([], { disabled: [menu] });
    await heading('Not available right now');
    expect(screen.queryByRole('link', { name: 'Cart, 3 items' })).toBeNull();
    page.publish([menu]);
    await heading('Menu 1.0.0');
    expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  });

  it('leaves what was typed on another remote’s page as it is, PLT-005', async () => {
    const menu = ordering('1.0.0');
    const page = await openPage({ path: '/rewards', remotes: [menu, rewards()] });
    await userEvent.type(await screen.findByLabelText('note'), 'a cake');
    page.publish([rewards()], { disabled: [menu] });
    await waitFor(() => expect(link('Link to mfe-ordering')).toBe(false));
    expect(screen.getByLabelText('note')).toHaveValue('a cake');
    expect(screen.getByLabelText('note')).toHaveFocus();
  });

  it('is no longer found by pages that check hasPage, PLT-005', async () => {
    let services: HostServices | undefined;
    const shop = remoteDouble({
      name: 'mfe-gift',
      onMount: (given) => (services = given),
      pages: { '/gift': () => <h1>{services?.hasPage('/menu') ? 'Gifts and a menu' : 'Gifts alone'}</h1> },
    });
    const menu = ordering('1.0.0');
    const page = await openPage({ path: '/gift', remotes: [menu, shop] });
    await heading('Gifts and a menu');
    page.publish([shop], { disabled: [menu] });
    expect(await heading('Gifts alone')).toBeVisible();
  });
});

describe('another version of a remote whose page is open', () => {
  it('waits for the next navigation and is there then, PLT-005', async () => {
    const page = await openPage({ path: '/menu', remotes: [ordering('1.0.0')] });
    await heading('Menu 1.0.0');
    page.publish([ordering('1.1.0'), rewards()]);
    await waitFor(() => expect(link('Link to mfe-rewards')).toBe(true));
    expect(screen.getByText('Menu 1.0.0')).toBeVisible();
    await userEvent.click(screen.getByText('to the cart'));
    expect(await heading('Cart 1.1.0')).toBeVisible();
    expect(page.loaded.map(({ remote, version }) => `${remote} ${version}`)).toEqual([
      'mfe-ordering 1.0.0',
      'mfe-ordering 1.1.0',
    ]);
  });

  it('waits while typed input would be lost, then is applied with all others at once, PLT-005', async () => {
    const page = await openPage({ path: '/gift', remotes: [gift('1.0.0'), ordering('1.0.0')] });
    await userEvent.click(await screen.findByText('begin'));
    page.publish([gift('2.0.0'), ordering('2.0.0'), rewards()]);
    await waitFor(() => expect(link('Link to mfe-rewards')).toBe(true));
    await userEvent.click(screen.getByText('on'));
    expect(await heading('Gift 1.0.0, second page')).toBeVisible();
    await userEvent.click(screen.getByText('finish'));
    await userEvent.click(screen.getByText('to the menu'));
    await heading('Menu 2.0.0');
    await userEvent.click(screen.getByText('to the gifts'));
    await heading('Gift 2.0.0');
    expect(page.loaded.filter(({ remote }) => remote === 'mfe-gift').map(({ version }) => version)).toEqual([
      '1.0.0',
      '2.0.0',
    ]);
  });

  it('waits while an upgrade blocker passes from one page to the next, PLT-005', async () => {
    const held = (version: string, path: string) =>
      function HeldPage() {
        useUpgradeBlocker(true, 'an order on its way');
        return (
          <>
            <h1>
              {path} {version}
            </h1>
            <Link to="/menu/cart">on</Link>
          </>
        );
      };
    const remote = (version: string) => {
      const double = ordering(version);
      const module = defineRemote({
        messages: () => Promise.resolve({ default: {} }),
        routes: { '/menu': held(version, 'Menu'), '/menu/cart': held(version, 'Cart') },
      });
      return { ...double, module };
    };
    const page = await openPage({ path: '/menu', remotes: [remote('1.0.0')] });
    await heading('Menu 1.0.0');
    page.publish([remote('2.0.0'), rewards()]);
    await waitFor(() => expect(link('Link to mfe-rewards')).toBe(true));
    await userEvent.click(screen.getByText('on'));
    await heading('Cart 1.0.0');
    // A page without an upgrade blocker applies the new version.
    await userEvent.click(screen.getAllByRole('link', { name: 'Link to mfe-rewards' })[0] as HTMLElement);
    await heading('Rewards 1.0.0');
    await userEvent.click(screen.getAllByRole('link', { name: 'Link to mfe-ordering' })[0] as HTMLElement);
    expect(await heading('Menu 2.0.0')).toBeVisible();
  });

  it('is applied at once by a page that failed to load, PLT-005', async () => {
    const broken = ordering('1.0.0');
    const page = await openPage({
      path: '/menu',
      remotes: [{ ...broken, module: { ...broken.module, mount: () => Promise.reject(new Error('init')) } }],
    });
    await heading('This part is taking a break');
    page.publish([ordering('1.0.1')]);
    expect(await heading('Menu 1.0.1')).toBeVisible();
  });

  it('that arrives during a retry is applied when the retry fails, without a navigation, PLT-005, PLT-006', async () => {
    const broken = ordering('1.0.0');
    let fail: ((cause: Error) => void) | undefined;
    const mount = jest
      .fn(() => new Promise<never>((_resolve, reject) => (fail = reject)))
      .mockRejectedValueOnce(new Error('init'));
    const page = await openPage({
      path: '/menu',
      remotes: [{ ...broken, module: { ...broken.module, mount } }],
    });
    await heading('This part is taking a break');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(fail).toBeDefined());
    page.publish([ordering('1.0.1'), rewards()]);
    await waitFor(() => expect(link('Link to mfe-rewards')).toBe(true));
    expect(screen.queryByRole('heading', { level: 1, name: 'Menu 1.0.1' })).toBeNull();
    fail?.(new Error('init'));
    expect(await heading('Menu 1.0.1')).toBeVisible();
  });

  it('that waits while the page works is used by a retry after the page threw, PLT-005, PLT-006', async () => {
    jest.mocked(console.error).mockImplementation(() => undefined);
    const Breaking = () => {
      const [isBroken, setBroken] = useState(false);
      if (isBroken) throw new Error('render');
      return <button onClick={() => setBroken(true)}>break</button>;
    };
    const page = await openPage({
      path: '/menu',
      remotes: [ordering('1.0.0', { pages: { '/menu': Breaking } })],
    });
    const button = await screen.findByRole('button', { name: 'break' });
    page.publish([ordering('1.0.1'), rewards()]);
    await waitFor(() => expect(link('Link to mfe-rewards')).toBe(true));
    await userEvent.click(button);
    await heading('This part is taking a break');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Menu 1.0.1')).toBeVisible();
  });

  it('is applied at once by a page that threw while it rendered, PLT-005', async () => {
    const Broken = () => {
      throw new Error('render');
    };
    jest.mocked(console.error).mockImplementation(() => undefined);
    const page = await openPage({
      path: '/menu',
      remotes: [ordering('2.0.0', { pages: { '/menu': Broken } })],
    });
    await heading('This part is taking a break');
    page.publish([ordering('1.0.0')]);
    expect(await heading('Menu 1.0.0')).toBeVisible();
  });
});

describe('a page without server-sent events', () => {
  it('polls once the connection broke, PLT-005', async () => {
    const menu = ordering('1.0.0');
    const page = await openPage({ path: '/menu', remotes: [menu] });
    await heading('Menu 1.0.0');
    jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'setImmediate'] });
    FakeEventSource.all.at(-1)?.fail();
    page.publish([], { disabled: [menu], silently: true });
    await jest.advanceTimersByTimeAsync(5000);
    jest.useRealTimers();
    expect(await heading('Not available right now')).toBeVisible();
  });
});
