import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerProduct } from '../../testing/graphql-double.ts';
import { favorite, favoriteChild, favoritesDouble, withoutEspresso } from '../../testing/favorite-doubles.ts';
import { query } from '../../testing/document-doubles.ts';
import { member, orderStore, openPage, serverOfTest } from '../../testing/ordering-page.ts';
import { latte } from '../../testing/product.fixtures.ts';
import { GetFavoriteProductsDocument } from '../../generated/get-favorite-products.ts';

const server = serverOfTest();
const session = member;
const address = '/menu/favorites';
const special = favorite('f1', {
  childItems: [favoriteChild()],
  excludedIngredients: [withoutEspresso],
});
const coldBrew = favorite('f2', { name: 'Cold brew', productNumber: 20, formCode: 'iced' });
const setup = (...options: Parameters<typeof favoritesDouble>) => {
  const double = favoritesDouble(...options);
  server.use(...double.handlers);
  return double;
};
const card = async (name: string) => {
  const found = (await screen.findByRole('heading', { level: 3, name })).closest('li');
  if (!found) throw new Error(`no card of ${name}`);
  return within(found);
};
const savedLines = () =>
  (JSON.parse(localStorage.getItem('crema.ordering.cart') ?? '{"value":[]}') as { value: unknown[] }).value;

describe('favourite products', () => {
  it('are shown in groups of their form with what differs and their price, ORD-144', async () => {
    setup([coldBrew, special]);
    await openPage(address, { session });
    expect(await screen.findByRole('region', { name: 'Hot' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Hot',
      'Iced',
    ]);
    const latteCard = await card('Latte');
    expect(latteCard.getByText('Medium, 2 × Vanilla syrup, No espresso')).toBeVisible();
    expect(latteCard.getByText('$4.50')).toBeVisible();
  });

  it('go into the order as they are, ORD-144', async () => {
    setup([special]);
    const { host } = await openPage(address, { session });
    // The accessible name begins with the visible text: users of voice control say the text that they see
    // (WCAG 2.5.3).
    const add = await screen.findByRole('button', { name: 'Add to cart Latte' });
    expect(add).toHaveTextContent(/^Add to cart/);
    expect(add).not.toHaveAttribute('aria-label');
    await userEvent.click(add);
    expect(savedLines()).toMatchObject([
      {
        sizeCode: 'medium',
        quantity: 1,
        childItems: [{ sku: 'opt-350', quantity: 2 }],
        excludedIngredients: [{ sku: 'opt-320' }],
      },
    ]);
    expect(host.toasts.at(-1)?.text).toBe('1 item added to your cart');
  });

  it('show why one is unavailable at the store, and offer it for changes only, ORD-025', async () => {
    setup([favorite('f1', { availability: 'SOLD_OUT' })]);
    await openPage(address, { session });
    expect(await screen.findByText('Sold out at this store.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Edit Latte' })).toBeVisible();
  });

  it('open as they are configured, and lead back', async () => {
    setup([special]);
    server.use(answerProduct(() => latte()));
    const { location } = await openPage(address, { session });
    await userEvent.click(await screen.findByRole('link', { name: 'Edit Latte' }));
    expect(location()).toBe('/menu/product/10/hot?favorite=f1');
    const changes = within(await screen.findByRole('region', { name: 'Your changes' }));
    expect(changes.getByText('No espresso')).toBeVisible();
    expect(changes.getByText('2 × Vanilla syrup')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Favorite: Latte' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('link', { name: 'Your favorites' }));
    expect(location()).toBe(address);
  });

  it('invite to the menu when there are none', async () => {
    setup();
    await openPage(address, { session });
    expect(await screen.findByText('Nothing here yet, but we can wait')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse the menu' })).toHaveAttribute('href', '/menu');
  });

  it('say so when they cannot be read, and try again on request, PLT-014', async () => {
    server.use(
      query(GetFavoriteProductsDocument, 'favoriteProducts', () => ({ errorCode: 'UNEXPECTED_ERROR' })),
    );
    await openPage(address, { session });
    const alert = within(await screen.findByRole('alert'));
    setup([special]);
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Latte' })).toBeVisible();
  });
});

it('waits for the connection before it takes a favourite off, and says so', async () => {
  const double = setup([special]);
  const { host } = await openPage(address, { session });
  await screen.findByRole('heading', { name: 'Latte' });
  host.setConnection('offline');
  await userEvent.click(screen.getByRole('button', { name: 'Favorite: Latte' }));
  expect(host.toasts.at(-1)?.text).toMatch(/^You’re offline. We’ll save your favorites/);
  expect(double.removed).toEqual([]);
  act(() => host.setConnection('online'));
  await waitFor(() => expect(double.removed).toEqual(['f1']));
});

describe('taking a favourite off the list', () => {
  const heart = () => screen.findByRole('button', { name: 'Favorite: Latte' });

  it('happens at once and can be undone, with the store’s price unchanged, D-36', async () => {
    const double = setup([special, coldBrew]);
    const { host } = await openPage(address, { session });
    await userEvent.click(await heart());
    expect(screen.queryByRole('heading', { name: 'Latte' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Cold brew' })).toBeVisible();
    await waitFor(() => expect(double.removed).toEqual(['f1']));
    const toast = host.toasts.at(-1);
    expect(toast).toMatchObject({ text: 'Latte removed', action: { label: 'Undo' } });
    act(() => toast?.action?.onPress());
    await waitFor(() => expect(double.identities()).toEqual(['10-hot-medium|opt-350x2|-opt-320']));
    expect((await card('Latte')).getByText('$4.50')).toBeVisible();
  });

  it('is undone with a message when the server rejects it, ORD-145', async () => {
    setup([special], { remove: () => ({ errorCode: 'TEMPORARILY_UNAVAILABLE' }) });
    const { host } = await openPage(address, { session });
    await userEvent.click(await heart());
    await waitFor(() =>
      expect(host.toasts.at(-1)).toMatchObject({
        kind: 'error',
        text: 'Something went wrong on our end. Please try again.',
      }),
    );
    expect(await heart()).toBeVisible();
  });
});

describe('the list of favourites', () => {
  it('is asked for again when locale or store change, with what the store’s prices need, ORD-144', async () => {
    const { asked } = setup([special]);
    const { host } = await openPage(address, { session });
    await heading();
    await act(() => host.orderStore.choose(orderStore));
    await waitFor(() => expect(asked).toHaveLength(2));
    act(() => host.setLocale('fr-CA'));
    await waitFor(() => expect(asked).toHaveLength(3));
    const storePricingInput = { timeZone: 'America/Chicago', ownershipTypeCode: 'CO', countryCode: 'US' };
    expect(asked).toEqual([
      { locale: 'en-US' },
      { locale: 'en-US', storeNumber: '1001-2', storePricingInput },
      { locale: 'fr-CA', storeNumber: '1001-2', storePricingInput },
    ]);
  });

  it('is cached for two hours, and loaded again after that, ORD-144', async () => {
    const { asked } = setup([special]);
    server.use(answerProduct(() => latte()));
    const hour = 60 * 60 * 1000;
    let now = 0;
    const clock = { now: () => now, monotonic: () => now };
    await openPage(address, { session, clock });
    const visit = async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'Edit Latte' }));
      await userEvent.click(await screen.findByRole('link', { name: 'Your favorites' }));
      await heading();
    };
    await visit();
    now = hour;
    await visit();
    expect(asked).toHaveLength(1);
    now += hour;
    await visit();
    await waitFor(() => expect(asked).toHaveLength(2));
  });
});
const heading = () => screen.findByRole('heading', { level: 3, name: 'Latte' });
