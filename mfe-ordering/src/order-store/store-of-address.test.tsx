import { screen, waitFor, within } from '@testing-library/react';
import { answerStore, answerCartItems, saveOnDevice } from '../testing/order-doubles.ts';
import { cartLine, orderStore, storeDetails } from '../testing/order.fixtures.ts';
import { openPage, serverOfTest } from '../testing/ordering-page.ts';

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
      body: 'Mint tea can’t be had there. We set it aside; prices may differ.',
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
