import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Sheet } from '@crema/shared-ui';
import { openPage, servePages } from '../testing/open-page.tsx';
import { memberSession } from '../testing/member-session.ts';
import { payModal, remoteDouble } from '../testing/remote-double.ts';

servePages();

const Stores = () => {
  const [open, setOpen] = useState<'none' | 'store' | 'both'>('none');
  const navigate = useNavigate();
  return (
    <>
      <h1>Stores</h1>
      <Link to="/home">Home</Link>
      <button onClick={() => setOpen('store')}>Details</button>
      <Sheet open={open !== 'none'} title="A store" closeLabel="Close store" onClose={() => setOpen('none')}>
        <button onClick={() => setOpen('both')}>Ask</button>
        <button
          onClick={() => {
            setOpen('none');
            void navigate('/menu');
          }}
        >
          Order
        </button>
      </Sheet>
      <Sheet
        open={open === 'both'}
        title="Sure?"
        closeLabel="Close question"
        onClose={() => setOpen('store')}
      />
    </>
  );
};
const remote = remoteDouble({
  name: 'mfe-locator',
  ...payModal,
  slots: { 'sign-in': () => <p>A form</p>, 'scan-to-pay': () => <p>A barcode</p> },
  pages: {
    '/home': () => (
      <>
        <h1>Home</h1>
        <Link to="/stores">Stores</Link>
        <Link to="#pay">Scan</Link>
      </>
    ),
    '/stores': Stores,
    '/menu': () => <h1>Menu</h1>,
  },
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) =>
  userEvent.click(screen.getByRole('main').querySelector(`a[href$="${name}"]`)!);
const openStores = async () => {
  await openPage({ path: '/home', remotes: [remote] });
  await screen.findByRole('heading', { name: 'Home' });
  await follow('/stores');
  await screen.findByRole('heading', { name: 'Stores' });
};
const dialogs = () => screen.queryAllByRole('dialog').map(({ textContent }) => textContent);
const isClosed = () => waitFor(() => expect(dialogs()).toEqual([]));

describe('Back, while a sheet is open, D-09', () => {
  it('closes the sheet and stays on the page; pressed again it leaves the page', async () => {
    await openStores();
    await press('Details');
    history.back();
    await isClosed();
    expect(location.pathname).toBe('/stores');
    history.back();
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it('closes the upper one of two first', async () => {
    await openStores();
    await press('Details');
    await press('Ask');
    history.back();
    await waitFor(() => expect(dialogs()).toHaveLength(1));
    history.back();
    await isClosed();
    expect(location.pathname).toBe('/stores');
    history.back();
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it('needs no further press for a sheet that was closed otherwise, however often', async () => {
    await openStores();
    for (let times = 0; times < 3; times += 1) {
      await press('Details');
      await press('Close store');
      await isClosed();
    }
    history.back();
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it('closes the lower one when the upper one was closed otherwise', async () => {
    await openStores();
    await press('Details');
    await press('Ask');
    await press('Close question');
    history.back();
    await isClosed();
    await waitFor(() => expect(history.state.usr?.modals ?? 0).toBe(0));
    expect(location.pathname).toBe('/stores');
  });

  it('leads back through the page that a sheet led away from', async () => {
    await openStores();
    await press('Details');
    await press('Order');
    await screen.findByRole('heading', { name: 'Menu' });
    history.back();
    await screen.findByRole('heading', { name: 'Stores' });
    expect(dialogs()).toEqual([]);
    history.back();
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it.each([
    { who: 'a guest, who is asked to sign in', session: { kind: 'anonymous' } as const, shows: 'A form' },
    { who: 'a member', session: memberSession, shows: 'A barcode' },
  ])('closes #pay for $who, CRD-004', async ({ session, shows }) => {
    await openPage({ path: '/stores', remotes: [remote], session });
    await screen.findByRole('heading', { name: 'Stores' });
    await follow('/home');
    await screen.findByRole('heading', { name: 'Home' });
    await follow('#pay');
    await screen.findByText(shows);
    history.back();
    await isClosed();
    expect(location.pathname + location.hash).toBe('/home');
    await follow('#pay');
    await screen.findByText(shows);
    await press('Close');
    await isClosed();
    expect(location.pathname + location.hash).toBe('/home');
    // The page has taken over its new entry long before a visitor can press Back.
    await act(async () => {});
    history.back();
    expect(await screen.findByRole('heading', { name: 'Stores' })).toBeVisible();
  });
});
