import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import remote from './remote.tsx';
import {
  answerFavorites,
  answerSearches,
  answerStores,
  manifest,
  sampleClock,
  startLocatorServer,
} from './testing/locator-server.ts';
import { memberSession } from './testing/sample-member.ts';
import { busyStore, shutStore, loop, membersStore } from './testing/sample-stores.ts';

startLocatorServer();
afterEach(() => sessionStorage.clear());
const path = '/store/1001/loop-lake';
const open = async (options: Partial<RenderRemoteOptions> = {}) => {
  const rendered = await renderRemote(remote, { manifest, route: path, clock: sampleClock, ...options });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
};
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');

describe('the page of a store, LOC-003', () => {
  it('shows name, address, directions, phone, pickup options and amenities', async () => {
    const asked = answerStores(loop);
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Loop & Lake');
    expect(screen.getByText('10 West Lake Street')).toBeVisible();
    const directions = within(screen.getByRole('list', { name: 'Get directions:' })).getAllByRole('link');
    expect(directions.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Google Maps', 'https://www.google.com/maps/dir/?api=1&destination=41.8853,-87.64'],
      ['Apple Maps', 'https://maps.apple.com/?daddr=41.8853,-87.64'],
      ['OpenStreetMap', 'https://www.openstreetmap.org/directions?to=41.8853%2C-87.64'],
    ]);
    expect(screen.getByRole('link', { name: '+1 312-555-0142' })).toHaveAttribute('href', 'tel:+13125550142');
    const pickup = within(screen.getByRole('region', { name: 'Ways to pick up' }));
    expect(pickup.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'In store',
      'Curbside · not available now',
    ]);
    expect(within(screen.getByRole('region', { name: 'Amenities' })).getByText('Wi-Fi')).toBeVisible();
    expect(asked).toEqual(['GetStore 1001 en-US']);
  });

  it('shows the open status and the week’s hours, with the store’s own today, LOC-033', async () => {
    answerStores(loop);
    await open();
    expect(screen.getByText(/^Closes in 25/)).toBeVisible();
    const today = within(screen.getByRole('region', { name: 'Hours' }))
      .getByText('Today')
      .closest('div');
    expect(today).toHaveAttribute('data-today', 'true');
    expect(screen.getByText('Founders’ Day')).toBeVisible();
  });

  it('shows the hours of each day of the week, and the holidays among them, LOC-003, LOC-031', async () => {
    const days = ['Today', 'Tomorrow', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    const schedule = days.map((dayFormatted, index) => ({
      date: `2026-03-${String(9 + index).padStart(2, '0')}`,
      dayFormatted,
      hoursFormatted: index === 3 ? 'Closed' : `${index + 5}:30 AM to 9:00 PM`,
      holidayFormatted: index === 3 ? 'Founders’ Day' : null,
      open: index !== 3,
    }));
    answerStores({ ...loop, schedule });
    await open();
    const hours = screen.getByRole('region', { name: 'Hours' });
    const shown = [...hours.querySelectorAll('dl > div')].map((day) =>
      [...day.children].map(({ textContent }) => textContent),
    );
    expect(shown).toEqual(
      schedule.map(({ dayFormatted, hoursFormatted, holidayFormatted }) => [
        dayFormatted + (holidayFormatted ?? ''),
        hoursFormatted,
      ]),
    );
  });

  it('describes the store for search engines', async () => {
    answerStores(loop);
    await open();
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toMatchObject({ '@type': 'CafeOrCoffeeShop', url: `https://shop.test${path}` });
  });

  it.each([
    ['its number alone', '/store/1001'],
    ['another name', '/store/1001/old-name?from=mail'],
  ])('is shown at its own path when it was opened with %s', async (_with, route) => {
    answerStores(loop);
    const { location, host } = await open({ route });
    await waitFor(() => expect(location().split('?')[0]).toBe(path));
    await waitFor(() => expect(host.head()).toEqual({ title: 'Loop & Lake, Chicago', canonical: path }));
  });

  it('has a page of its own for an unknown number, with a link to all stores, D-141', async () => {
    answerStores();
    const { host } = await open({ route: '/store/9999/none' });
    expect(await screen.findByText('Whoops, we couldn’t find that store.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a store' })).toHaveAttribute('href', '/store-locator');
    expect(host.head()).toMatchObject({ found: false });
  });

  it('is asked for again in another language', async () => {
    const asked = answerStores(loop);
    await open({ locale: 'fr-CA' });
    expect(asked).toEqual(['GetStore 1001 fr-CA']);
    expect(screen.getByRole('list', { name: /^Obtenir l’itinéraire/ })).toBeVisible();
  });
});

describe('an order at the store of the page', () => {
  it('asks a guest first, and goes to the menu of this store, LOC-042, LOC-043, LOC-044', async () => {
    answerStores(loop);
    const { location } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Order Here' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue as guest' }));
    await waitFor(() => expect(location()).toBe('/menu?storeNumber=1001-100001'));
  });

  it.each([
    [shutStore, '/store/1004/early-bird'],
    [busyStore, '/store/1002/river-north'],
  ])('is not offered by a store that takes none: $name, LOC-042', async (store, route) => {
    answerStores(store);
    await open({ route });
    expect(screen.queryByRole('button', { name: 'Order Here' })).toBeNull();
  });

  it('needs an account where guests are not allowed, LOC-042', async () => {
    answerStores(membersStore);
    await open({ route: '/store/1003/members-row' });
    await userEvent.click(screen.getByRole('button', { name: 'Order Here' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

describe('the return path of an order', () => {
  const openCard = async (route: string) => {
    answerSearches();
    answerStores(loop);
    const page = await renderRemote(remote, { manifest, route, clock: sampleClock, session: memberSession });
    return {
      ...page,
      card: (await screen.findAllByRole('link', { name: '10 West Lake Street, Chicago' }))[0]!,
    };
  };

  it('is the cart, from the list through the page of a store, LOC-040', async () => {
    const { card, location } = await openCard('/store-locator?place=Rome&redirect=cart');
    await userEvent.click(card);
    expect(await screen.findByRole('link', { name: 'All stores' })).toHaveAttribute(
      'href',
      '/store-locator?redirect=cart',
    );
    expect(location()).toBe(`${path}?redirect=cart`);
    await userEvent.click(screen.getByRole('button', { name: 'Order Here' }));
    await waitFor(() => expect(location()).toBe('/menu/cart'));
  });

  it.each(['/store/1001', path])(
    'is the page in the query, through %s and back to the list, LOC-040',
    async (route) => {
      const { go, location } = await openCard('/store-locator');
      const query = '?redirect=%2Fmenu%2Fproduct%2F101%2Fhot';
      act(() => go(route + query));
      await waitFor(() => expect(location()).toBe(path + query));
      await userEvent.click(await screen.findByRole('link', { name: 'All stores' }));
      expect(location()).toBe(`/store-locator${query}`);
      await userEvent.click(
        (await screen.findAllByRole('link', { name: '10 West Lake Street, Chicago' }))[0]!,
      );
      await userEvent.click(await screen.findByRole('button', { name: 'Order Here' }));
      await waitFor(() => expect(location()).toBe('/menu/product/101/hot'));
    },
  );

  it('stays on the page of an unknown store, LOC-040', async () => {
    answerStores();
    await open({ route: '/store/9/nothing?redirect=cart' });
    expect(await screen.findByRole('link', { name: 'Find a store' })).toHaveAttribute(
      'href',
      '/store-locator?redirect=cart',
    );
  });

  it('stays with a guest who creates an account, LOC-040, LOC-044', async () => {
    answerStores(loop);
    await open({ route: `${path}?redirect=cart` });
    await userEvent.click(screen.getByRole('button', { name: 'Order Here' }));
    expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      `/account/create?returnUrl=${encodeURIComponent(`${path}?redirect=cart`)}`,
    );
  });
});

describe('the heart of the page', () => {
  it('shows a member’s favorite, which is requested apart from what everyone sees, and saves a press, LOC-050', async () => {
    const asked = answerStores({ ...loop, isFavorite: true });
    const written = answerFavorites();
    await open({ session: memberSession });
    const heart = screen.getByRole('button', { name: /Loop & Lake/ });
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    expect(asked.toSorted()).toEqual(['GetStore 1001 en-US', 'GetStoreRelation 1001']);
    await userEvent.click(heart);
    await waitFor(() => expect(written).toEqual(['DELETE 1001']));
  });

  it('asks a guest to sign in, LOC-051', async () => {
    const asked = answerStores(loop);
    await open();
    await userEvent.click(screen.getByRole('button', { name: /Loop & Lake/ }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(asked).toEqual(['GetStore 1001 en-US']);
  });
});

describe('the list of stores', () => {
  it('links each card to the page of its store, LOC-003', async () => {
    answerSearches();
    await renderRemote(remote, { manifest, route: '/store-locator', clock: sampleClock });
    const [link] = await screen.findAllByRole('link', { name: '10 West Lake Street, Chicago' });
    expect(link).toHaveAttribute('href', path);
    expect(plain(link?.getAttribute('aria-describedby'))).not.toBe('');
  });
});
