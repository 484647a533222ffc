import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Slots } from '@crema/shared-contracts';
import type { CartLine } from '../cart/cart.types.ts';
import { favoritesDouble } from '../testing/favorite-doubles.ts';
import { answerMenu, answerProduct } from '../testing/graphql-double.ts';
import { drinks } from '../testing/menu.fixtures.ts';
import {
  answerPreviousOrders,
  answerStore,
  answerCartItems,
  saveOnDevice,
} from '../testing/order-doubles.ts';
import { cartLine, orderStore, storeDetails } from '../testing/order.fixtures.ts';
import { manifest, member, openPage, serverOfTest } from '../testing/ordering-page.ts';
import { latte } from '../testing/product.fixtures.ts';

const server = serverOfTest();
const address = '/menu?storeNumber=2002';
const grandStore = storeDetails({ storeNumber: '2002', name: 'Grand' });
const pickupStore = () => within(screen.getByRole('region', { name: 'Pickup store' }));
const savedStore = () =>
  JSON.parse(localStorage.getItem('crema.ordering.store') ?? '{}') as { value?: object };
const savedLines = () =>
  JSON.parse(localStorage.getItem('crema.ordering.cart') ?? '{}') as { value?: unknown[] };

describe('an address with a store number', () => {
  it('makes that store the order store and goes to the menu, ORD-006', async () => {
    server.use(answerStore(grandStore), answerCartItems());
    const { location } = await openPage(address);
    await waitFor(() => expect(location()).toBe('/menu'));
    expect(await pickupStore().findByText('Grand')).toBeVisible();
    expect(savedStore().value).toEqual({ ...orderStore, storeNumber: '2002', name: 'Grand' });
  });

  it('does so from the other pages of the menu, ORD-006', async () => {
    server.use(answerStore(grandStore), answerCartItems());
    const { location } = await openPage('/menu/featured?storeNumber=2002');
    await waitFor(() => expect(location()).toBe('/menu'));
    expect(await pickupStore().findByText('Grand')).toBeVisible();
  });

  const paths = manifest.routes.map(({ path, example = path }) => example);
  it.each(paths)('does so from every page of ordering: %s, ORD-006', async (path) => {
    server.use(
      answerStore(grandStore),
      answerMenu(() => [drinks()]),
      answerProduct(() => latte()),
      answerPreviousOrders([]),
      ...favoritesDouble().handlers,
    );
    saveOnDevice([]);
    const { location } = await openPage(`${path}?storeNumber=2002`, { session: member });
    await waitFor(() => expect(location()).toBe('/menu'));
    // The page before the redirect has a region with the same name.
    await waitFor(() => expect(pickupStore().getByText('Grand')).toBeVisible());
  });

  const memberPages = manifest.routes.filter(({ access }) => access === 'member');
  it.each(memberPages)(
    'does so from $path for who is not signed in, and asks for nothing of a member’s, ORD-006, ORD-004',
    async ({ path, openWith }) => {
      expect(openWith).toBe('storeNumber');
      server.use(answerStore(grandStore), answerCartItems());
      const { location } = await openPage(`${path}?storeNumber=2002`);
      expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument();
      await waitFor(() => expect(location()).toBe('/menu'));
      expect(await pickupStore().findByText('Grand')).toBeVisible();
    },
  );

  it.each([
    ['STORE_NOT_FOUND', 'We couldn’t find that store. Choose another one.'],
    ['TEMPORARILY_UNAVAILABLE', 'Something went wrong on our end. Please try again.'],
  ])('that fails with %s says so and changes nothing, ORD-006', async (errorCode, text) => {
    server.use(answerStore({ errorCode }), answerCartItems());
    saveOnDevice();
    const { host, location } = await openPage(address);
    await waitFor(() => expect(location()).toBe('/menu'));
    expect(host.toasts).toMatchObject([{ kind: 'warning', text, action: { label: 'Choose a store' } }]);
    expect(pickupStore().getByText('Loop')).toBeVisible();
    expect(savedLines().value).toHaveLength(1);
  });
});

describe('the toast about a store that was not found', () => {
  it('opens the picker, which returns to the page without the store number, LOC-040', async () => {
    const Picker = ({ onChosen }: Slots['store-picker']) => (
      <button onClick={() => onChosen('2002')}>Grand</button>
    );
    server.use(
      answerStore({ errorCode: 'STORE_NOT_FOUND' }),
      answerMenu(() => [drinks()]),
    );
    const { host, location } = await openPage('/menu/featured?storeNumber=9999&from=mail', {
      slots: { 'store-picker': Picker },
    });
    await waitFor(() => expect(location()).toBe('/menu'));
    act(() => host.toasts[0]?.action?.onPress());
    expect(location()).toBe('/menu/store-locator?redirect=%2Fmenu%2Ffeatured%3Ffrom%3Dmail');
    await userEvent.click(await screen.findByRole('button', { name: 'Grand' }));
    expect(location()).toBe('/menu/featured?from=mail');
  });
});

describe('ordering that is disposed and mounted again after an address chose the store', () => {
  it('still orders from that store, and so does every other remote, ORD-006, D-32', async () => {
    server.use(answerStore(grandStore), answerCartItems());
    saveOnDevice([]);
    const { host, dispose, unmount, location } = await openPage(address);
    await waitFor(() => expect(location()).toBe('/menu'));
    dispose();
    unmount();
    await openPage('/menu', { host });
    expect(await pickupStore().findByText('Grand')).toBeVisible();
    expect(host.orderStore.current.get()).toMatchObject({ storeNumber: '2002' });
    expect(savedStore().value).toMatchObject({ storeNumber: '2002' });
  });
});

describe('another order store while the cart holds something', () => {
  const grand = { ...orderStore, storeNumber: '2002', name: 'Grand' };
  const change = async (answer: boolean, lines: readonly CartLine[]) => {
    server.use(answerStore(), answerCartItems());
    saveOnDevice(lines);
    const confirm = jest.fn(async () => answer);
    const { host } = await openPage('/menu', { confirm });
    const isChanged = await act(() => host.orderStore.choose(grand));
    return { confirm, isChanged };
  };

  it('is asked about when another remote chooses it: in the picker, in the locator, D-146', async () => {
    const { confirm, isChanged } = await change(true, [cartLine()]);
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Order from Grand instead?' }));
    expect(isChanged).toBe(true);
    expect(await pickupStore().findByText('Grand')).toBeVisible();
  });

  it('is not taken when the customer declines, D-146', async () => {
    expect(await change(false, [cartLine()])).toMatchObject({ isChanged: false });
    expect(pickupStore().getByText('Loop')).toBeVisible();
  });

  it('is taken without a question when the cart is empty, D-33', async () => {
    const { confirm, isChanged } = await change(false, []);
    expect(confirm).not.toHaveBeenCalled();
    expect(isChanged).toBe(true);
  });

  it('is not asked about any more once ordering is disposed, PLT-006', async () => {
    server.use(answerStore(), answerCartItems());
    saveOnDevice();
    const confirm = jest.fn(async () => false);
    const { host, dispose } = await openPage('/menu', { confirm });
    dispose();
    await act(() => host.orderStore.choose(grand));
    expect(confirm).not.toHaveBeenCalled();
  });
});

describe('an address with another store than the cart is for', () => {
  const tea = cartLine({
    itemId: 'tea',
    product: {
      ...cartLine().product,
      productNumber: 30,
      name: 'Mint tea',
      sizes: [{ sizeCode: 'medium', sku: '30-hot-medium', name: 'Medium' }],
    },
  });
  const open = async (answer: boolean) => {
    server.use(answerStore(grandStore), answerCartItems({ '30-hot-medium': 'NOT_SOLD' }));
    saveOnDevice([cartLine(), tea]);
    const confirm = jest.fn(async () => answer);
    const page = await openPage(address, { confirm });
    await waitFor(() => expect(page.location()).toBe('/menu'));
    return confirm;
  };

  it('shows the difference before it is changed, and loses nothing, D-33', async () => {
    const confirm = await open(true);
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(confirm).toHaveBeenCalledWith({
      title: 'Order from Grand instead?',
      body: 'Mint tea isn’t available there. We set it aside; prices may differ.',
      confirmLabel: 'Change store',
      cancelLabel: 'Stay with Loop',
    });
    expect(await pickupStore().findByText('Grand')).toBeVisible();
    expect(savedLines().value).toHaveLength(2);
  });

  it('leaves everything as it is when that is declined, D-33', async () => {
    await open(false);
    expect(pickupStore().getByText('Loop')).toBeVisible();
    expect(savedLines().value).toHaveLength(2);
  });
});
