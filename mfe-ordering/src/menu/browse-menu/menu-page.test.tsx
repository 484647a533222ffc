import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { GetOpenOrdersQueryVariables } from '../../generated/operations.ts';
import { FakeEventSource } from '../../testing/fake-event-source.ts';
import { toOpenOrder } from '../../order/follow/open-orders/open-orders.conversions.ts';
import { answerOpenOrders, saveOnDevice } from '../../testing/order-doubles.ts';
import { orderStore, submitted, usd } from '../../testing/order.fixtures.ts';
import { category, drinks, menu, menuProduct, subcategory } from '../../testing/menu.fixtures.ts';
import { answerMenu, answerProduct } from '../../testing/graphql-double.ts';
import { latte } from '../../testing/product.fixtures.ts';
import { manifest, openPage, serverOfTest } from '../../testing/ordering-page.ts';

const server = serverOfTest();
const crawlerStatus = () =>
  document.querySelector('meta[name=prerender-status-code]')?.getAttribute('content');
const nationalMenu = () => answerMenu(() => [drinks()]);

describe('the menu', () => {
  it('shows every category with its products at its root, ORD-001', async () => {
    server.use(nationalMenu());
    await openPage('/menu');
    const hot = await screen.findByRole('region', { name: 'Hot' });
    expect(within(hot).getByRole('link', { name: 'Latte' })).toHaveAttribute('href', '/menu/product/10/hot');
    expect(within(hot).getByRole('link', { name: 'Flat white' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Made when you order');
  });

  it('shows every list in its displayOrder, whatever order the server sends, ORD-020', async () => {
    const product = (name: string, productNumber: number, displayOrder: number) =>
      menuProduct({ name, productNumber, displayOrder });
    const hot = category('Hot', {
      displayOrder: 1,
      children: [
        subcategory('Teas', { displayOrder: 2, products: [product('Mint', 4, 1)] }),
        subcategory('Lattes', {
          displayOrder: 1,
          products: [product('Mocha', 3, 2), product('Latte', 2, 1)],
        }),
      ],
    });
    const iced = category('Iced', {
      displayOrder: 2,
      products: [product('Cold brew', 6, 2), product('Iced tea', 5, 1)],
    });
    const bakery = category('Bakery', { products: [product('Scone', 7, 1)] });
    server.use(
      answerMenu(() => [
        menu('Food', [bakery], { displayOrder: 2 }),
        menu('Drinks', [iced, hot], { displayOrder: 1 }),
      ]),
    );
    await openPage('/menu');
    await screen.findByRole('link', { name: 'Scone' });
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    const shown = links.filter(({ pathname }) => pathname.startsWith('/menu/product/'));
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      'Latte',
      'Mocha',
      'Mint',
      'Iced tea',
      'Cold brew',
      'Scone',
    ]);
  });

  it('has four links: all products, featured, previous, favourites, each to a page that exists, ORD-007', async () => {
    server.use(nationalMenu());
    await openPage('/menu');
    const tabs = within(screen.getByRole('navigation', { name: 'Menu pages' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      '/menu',
      '/menu/featured',
      '/menu/previous',
      '/menu/favorites',
    ]);
    expect(tabs[0]).toHaveAttribute('aria-current', 'page');
    for (const tab of tabs)
      expect(manifest.routes.map(({ path }) => path)).toContain(tab.getAttribute('href'));
  });

  it('says under an item why it cannot be ordered, ORD-025', async () => {
    server.use(nationalMenu());
    await openPage('/menu');
    const iced = await screen.findByRole('region', { name: 'Iced' });
    expect(await within(iced).findByText('Sold out at this store.')).toBeVisible();
  });

  it('says From only where sizes differ in price, D-169', async () => {
    const croissant = menuProduct({ productNumber: 30, name: 'Croissant', priceVaries: false });
    const latte = menuProduct({ productNumber: 10, name: 'Latte' });
    server.use(answerMenu(() => [menu('Drinks', [category('Hot', { products: [croissant, latte] })])]));
    await openPage('/menu');
    const factsOf = async (name: string) =>
      (await screen.findByRole('link', { name })).closest('li')?.querySelector('p')?.textContent;
    expect(await factsOf('Croissant')).toBe('$4.25190 Cal');
    expect(await factsOf('Latte')).toBe('From $4.25190 Cal');
  });

  it('says that the device is offline, and loads once it is connected again, ORD-021', async () => {
    server.use(answerMenu(() => 'UNEXPECTED_ERROR'));
    const { host } = await openPage('/menu');
    await screen.findByText('The menu didn’t come through');
    act(() => host.setConnection('offline'));
    expect(screen.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    server.use(nationalMenu());
    act(() => host.setConnection('online'));
    expect(await screen.findByRole('region', { name: 'Hot' })).toBeVisible();
  });

  it('leads back to orders that are not picked up yet, for guests too, ORD-067', async () => {
    const order = { ...submitted({ status: 'PREPARING' }), voided: null };
    const asked: GetOpenOrdersQueryVariables[] = [];
    server.use(nationalMenu(), answerOpenOrders([order], asked));
    localStorage.setItem(
      'crema.ordering.open',
      JSON.stringify({ v: 1, value: [toOpenOrder(submitted(), { guest: true, memberId: undefined })] }),
    );
    await openPage('/menu');
    const banner = within(await screen.findByRole('region', { name: 'Orders in progress' }));
    const link = banner.getByRole('link');
    expect(link).toHaveAttribute('href', '/menu/order/order-1?token=token-1');
    expect(link).toHaveTextContent('Order A7K2 · Loop');
    expect(await banner.findByText('We’re making it now')).toBeVisible();
    expect(link).toHaveTextContent(/Ready .*\d:\d\d/);
    expect(asked[0]).toEqual({ signed: [{ orderId: 'order-1', token: 'token-1' }] });
  });

  it('says that the store could not make an order, and what the customer gets back, ORD-067 D-144', async () => {
    const tender = { __typename: 'PaidTender' as const, kind: 'visa', lastFour: '4242', amount: usd(500) };
    const voided = {
      __typename: 'OrderVoid' as const,
      at: '2030-01-01T15:02:00Z',
      reason: 'SOLD_OUT' as const,
      returned: [tender],
    };
    server.use(nationalMenu(), answerOpenOrders([{ ...submitted({ status: 'VOIDED' }), voided }]));
    localStorage.setItem(
      'crema.ordering.open',
      JSON.stringify({ v: 1, value: [toOpenOrder(submitted(), { guest: true, memberId: undefined })] }),
    );
    await openPage('/menu');
    const link = within(await screen.findByRole('region', { name: 'Orders in progress' })).getByRole('link');
    await waitFor(() => expect(link).toHaveTextContent('The store couldn’t make your order'));
    expect(link).toHaveTextContent('You get $5.00 back · Order A7K2 · Loop');
  });

  it('follows a move that the server pushes while the page is visible, ORD-067 D-145', async () => {
    FakeEventSource.install();
    let status: 'RECEIVED' | 'READY' = 'RECEIVED';
    server.use(
      nationalMenu(),
      answerOpenOrders(() => [{ ...submitted({ status }), voided: null }]),
    );
    localStorage.setItem(
      'crema.ordering.open',
      JSON.stringify({ v: 1, value: [toOpenOrder(submitted(), { guest: true, memberId: undefined })] }),
    );
    const page = await openPage('/menu');
    const banner = within(await screen.findByRole('region', { name: 'Orders in progress' }));
    expect(banner.getByText('We have your order')).toBeVisible();
    await screen.findByRole('region', { name: 'Hot' });
    await waitFor(() => expect(FakeEventSource.last.readyState).toBe(1));
    expect(FakeEventSource.last.url).toBe('/apiproxy/v1/ordering/order-events/order-1?token=token-1');
    status = 'READY';
    act(() => FakeEventSource.last.send('{"status":"READY"}'));
    expect(await banner.findByText('It’s ready for you')).toBeVisible();
    page.unmount();
    expect(FakeEventSource.last.readyState).toBe(FakeEventSource.CLOSED);
    FakeEventSource.uninstall();
  });

  it('has no such banner once the order is picked up, and forgets it, ORD-067', async () => {
    server.use(nationalMenu(), answerOpenOrders([]));
    localStorage.setItem(
      'crema.ordering.open',
      JSON.stringify({ v: 1, value: [toOpenOrder(submitted(), { guest: true, memberId: undefined })] }),
    );
    await openPage('/menu');
    await waitFor(() => expect(localStorage.getItem('crema.ordering.open')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Orders in progress' })).not.toBeInTheDocument();
  });

  it('asks for the menu of the order store and names the store', async () => {
    server.use(answerMenu(({ storeNumber }) => (storeNumber === '1001-2' ? [drinks()] : [])));
    const { host } = await openPage('/menu');
    await act(() => host.orderStore.choose(orderStore));
    expect(await screen.findByRole('region', { name: 'Hot' })).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Pickup store' })).getByText('Loop')).toBeVisible();
  });

  it('clears a store whose menu fails and shows the national menu with a notice, ORD-022', async () => {
    server.use(answerMenu(({ storeNumber }) => (storeNumber ? 'TEMPORARILY_UNAVAILABLE' : [drinks()])));
    const { host } = await openPage('/menu');
    await act(() => host.orderStore.choose(orderStore));
    expect(await screen.findByRole('region', { name: 'Hot' })).toBeVisible();
    expect(host.toasts).toEqual([
      { kind: 'warning', text: 'Could not load menus for this store. Showing national menu.' },
    ]);
    expect(
      within(screen.getByRole('region', { name: 'Pickup store' })).getByText('Choose a store'),
    ).toBeVisible();
  });

  it('keeps the store when the connection is lost, and shows its menu once that is back, D-32', async () => {
    let online = false;
    server.use(
      http.get('*/apiproxy/v1/graphql', () => (online ? undefined : HttpResponse.error())),
      answerMenu(() => [drinks()]),
    );
    saveOnDevice();
    const { host } = await openPage('/menu');
    expect(await screen.findByRole('heading', { name: 'The menu didn’t come through' })).toBeVisible();
    online = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Hot' })).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Pickup store' })).getByText(orderStore.name),
    ).toBeVisible();
    expect(host.toasts).toEqual([]);
  });

  it('shows the failed page when the national menu fails too, and the menu once a retry succeeds, ORD-021', async () => {
    let works = false;
    server.use(answerMenu(() => (works ? [drinks()] : 'UNEXPECTED_ERROR')));
    await openPage('/menu');
    expect(await screen.findByRole('heading', { name: 'The menu didn’t come through' })).toBeVisible();
    expect(crawlerStatus()).toBe('500');
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Hot' })).toBeVisible();
  });
});

describe('the menu in slices', () => {
  /** jsdom has no idle callbacks: the test runs each. */
  let idle: (() => void)[] = [];
  beforeEach(() => {
    idle = [];
    Object.assign(globalThis, {
      requestIdleCallback: (work: () => void) => idle.push(work),
      cancelIdleCallback: () => undefined,
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  });
  const finishSlices = () => {
    for (let work = idle.shift(); work; work = idle.shift()) act(work);
  };
  const twelve = (name: string, from: number) =>
    Array.from({ length: 12 }, (_, index) =>
      menuProduct({ name: `${name} ${index}`, productNumber: from + index, displayOrder: index }),
    );
  const tea = category('Tea', {
    products: twelve('Tea', 100),
    children: [subcategory('Green', { products: twelve('Green', 200) })],
  });
  const openBy = async (path: string) => {
    server.use(
      answerMenu(() => [
        menu('Drinks', [category('Hot', { displayOrder: 0, products: twelve('Hot', 300) }), tea]),
      ]),
    );
    const { go } = await openPage('/menu/store-locator');
    act(() => go(path));
  };

  it('begins after a link with the hero; every heading and the space of every product follow its frame, and every product soon after', async () => {
    await openBy('/menu');
    expect(await screen.findByRole('navigation', { name: 'Categories' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Tea' })).not.toBeInTheDocument();
    const section = await screen.findByRole('region', { name: 'Tea' });
    expect(await screen.findByRole('link', { name: 'Hot 1' })).toBeVisible();
    expect(section.querySelectorAll('ul > li')).toHaveLength(10);
    expect(within(section).queryByRole('link', { name: 'Tea 1' })).not.toBeInTheDocument();
    await waitFor(() => {
      finishSlices();
      expect(within(section).getByRole('link', { name: 'Tea 1' })).toBeVisible();
    });
    expect(section.querySelectorAll('ul > li')).toHaveLength(10);
  });

  it('does the same in a long category', async () => {
    await openBy('/menu/drinks/tea');
    const section = await screen.findByRole('region', { name: 'Green' });
    expect(screen.getByRole('link', { name: 'Tea 11' })).toBeVisible();
    expect(section.querySelectorAll('ul > li')).toHaveLength(12);
    expect(within(section).queryByRole('link')).not.toBeInTheDocument();
    await waitFor(() => {
      finishSlices();
      expect(within(section).getByRole('link', { name: 'Green 11' })).toBeVisible();
    });
  });
});

describe('searching the menu', () => {
  it('shows what fits while it is typed, and keeps the query in the address, D-36', async () => {
    server.use(nationalMenu());
    const { location } = await openPage('/menu');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search the menu' }), 'flta');
    expect(await screen.findByRole('heading', { name: '1 match for “flta”' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Flat white' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Latte' })).not.toBeInTheDocument();
    await waitFor(() => expect(location()).toBe('/menu?search=flta'));
  });

  it('keeps the menu in the document while it searches, hidden, and shows the same one afterwards', async () => {
    server.use(nationalMenu());
    await openPage('/menu');
    const hot = await screen.findByRole('region', { name: 'Hot' });
    const field = screen.getByRole('searchbox', { name: 'Search the menu' });
    await userEvent.type(field, 'flta');
    await screen.findByRole('heading', { name: '1 match for “flta”' });
    expect(hot).not.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(screen.getByRole('region', { name: 'Hot' })).toBe(hot);
    expect(hot).toBeVisible();
    expect(field).toHaveFocus();
  });

  it('writes the query to the address before a press leaves the page, so that Back shows the matches, D-36', async () => {
    server.use(
      nationalMenu(),
      answerProduct(() => latte()),
    );
    const { location, go } = await openPage('/menu');
    const field = await screen.findByRole('searchbox', { name: 'Search the menu' });
    await userEvent.type(field, 'latt');
    // No blur and no pause: the press on the match follows the last key at once.
    fireEvent.click(await screen.findByRole('link', { name: 'Latte' }));
    await waitFor(() => expect(location()).toBe('/menu/product/10/hot'));
    act(() => go(-1));
    await waitFor(() => expect(location()).toBe('/menu?search=latt'));
    expect(await screen.findByRole('heading', { name: /for “latt”/ })).toBeVisible();
  });

  it('says when nothing fits and leads back to the menu', async () => {
    server.use(nationalMenu());
    const { location } = await openPage('/menu?search=soup');
    expect(await screen.findByText('Nothing here is called “soup”')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'See the menu' }));
    expect(await screen.findByRole('region', { name: 'Hot' })).toBeVisible();
    await waitFor(() => expect(location()).toBe('/menu'));
  });

  it('answers a query about a diet with the nearest filter and what it leaves open, L-14', async () => {
    server.use(nationalMenu());
    const { location } = await openPage('/menu?search=vegan');
    expect(await screen.findByText(/no milk, eggs or fish\. For meat and honey/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Show these items' }));
    await waitFor(() => expect(location()).toBe('/menu?avoid=milk&avoid=egg&avoid=fish'));
    expect(await screen.findByRole('heading', { name: /your filters/ })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('pages of the menu', () => {
  it('show a category with the products of its parts, ORD-001', async () => {
    server.use(nationalMenu());
    await openPage('/menu/drinks/hot');
    expect(await screen.findByRole('heading', { level: 1, name: 'Hot' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Latte' })).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Lattes' })).getByRole('link')).toHaveTextContent(
      'Flat white',
    );
  });

  it('show a subcategory alone, ORD-001', async () => {
    server.use(nationalMenu());
    await openPage('/menu/drinks/hot/lattes');
    expect(await screen.findByRole('heading', { level: 1, name: 'Lattes' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Latte' })).not.toBeInTheDocument();
  });

  it('show what is featured and what is new, D-21', async () => {
    server.use(nationalMenu());
    await openPage('/menu/featured');
    expect(await screen.findByRole('link', { name: 'Cold brew' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Flat white' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Latte' })).not.toBeInTheDocument();
  });

  it('suggest the category whose name is misspelt, PLT-021', async () => {
    server.use(nationalMenu());
    await openPage('/menu/drinks/hott');
    expect(await screen.findByRole('link', { name: 'Did you mean “Hot”?' })).toHaveAttribute(
      'href',
      '/menu/drinks/hot',
    );
    expect(screen.getByRole('link', { name: 'See the menu' })).toBeVisible();
  });

  it.each([
    { at: '/menu/drinks/soups', title: 'That page isn’t on the menu', nextStep: 'See the menu', to: '/menu' },
    { at: '/menu/drinks/cakes', title: 'Nothing in Cakes today', nextStep: 'See the menu', to: '/menu' },
    {
      at: '/menu/drinks/hot/soups',
      title: 'That part of Hot is gone',
      nextStep: 'See Hot',
      to: '/menu/drinks/hot',
    },
  ])('have a page of their own with a next step at $at, ORD-021', async ({ at, title, nextStep, to }) => {
    server.use(nationalMenu());
    const { host } = await openPage(at);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    // The head is set after the page is shown.
    const found = at === '/menu/drinks/cakes' ? undefined : false;
    await waitFor(() => expect(host.head()?.found).toBe(found));
    expect(screen.getByRole('link', { name: nextStep })).toHaveAttribute('href', to);
    expect(crawlerStatus()).toBe('404');
  });

  it('have one for an empty menu, with the way to a store, ORD-021', async () => {
    server.use(answerMenu(() => []));
    await openPage('/menu');
    expect(await screen.findByRole('heading', { name: 'There is nothing on this menu yet' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Choose a store' })[0]).toHaveAttribute(
      'href',
      '/menu/store-locator',
    );
  });

  const strayAddresses = ['/menu/nonsense', '/menu/a/b/c/d/e', '/menu/product/10'];
  it.each(strayAddresses)('do not include %s, which leads to the menu, ORD-005', async (path) => {
    server.use(nationalMenu());
    const { location } = await openPage(path);
    expect(await screen.findByRole('region', { name: 'Hot' })).toBeVisible();
    expect(location()).toBe('/menu');
  });

  it.each(['/menu/previous', '/menu/favorites'])(
    'say that %s needs a signed-in member before any code runs, ORD-004',
    (address) => {
      expect(manifest.routes.find(({ path }) => path === address)?.access).toBe('member');
    },
  );

  it('are in French for a French reader, PLT-011', async () => {
    server.use(nationalMenu());
    await openPage('/menu', { locale: 'fr-CA' });
    expect(await screen.findByRole('link', { name: 'Tout le menu' })).toBeVisible();
  });
});
