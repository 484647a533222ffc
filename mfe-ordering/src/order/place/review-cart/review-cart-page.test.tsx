import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { defaultConfiguration, type Session, type Slots } from '@crema/shared-contracts';
import { answerMenu, answerProduct } from '../../../testing/graphql-double.ts';
import { drinks } from '../../../testing/menu.fixtures.ts';
import { query } from '../../../testing/document-doubles.ts';
import {
  answerCartItems,
  answerOrder,
  answerPricingRules,
  answerStore,
  saveOnDevice,
  pricingDouble,
  submitDouble,
} from '../../../testing/order-doubles.ts';
import {
  cartLine,
  orderStore,
  pricing,
  storeDetails,
  submitted,
  usd,
  vanilla,
} from '../../../testing/order.fixtures.ts';
import type { ItemAvailability } from '../../../cart/cart.types.ts';
import { openPage, serverOfTest } from '../../../testing/ordering-page.ts';
import { latte } from '../../../testing/product.fixtures.ts';
import { GetCartItemsDocument, type GetCartItemsQueryVariables } from '../../../generated/operations.ts';

const server = serverOfTest();
const member: Session = {
  kind: 'member',
  member: {
    memberId: 'm1',
    firstName: 'Ada',
    email: 'ada@crema.test',
    market: 'US',
    currency: 'USD',
    locale: 'en-US',
    level: 'GOLD',
  },
};
const chooserOf = (balanceMinor: number) => {
  const Chooser = ({ onSelected }: Slots['payment-chooser']) => (
    <button
      onClick={() =>
        onSelected({ cardId: 'card-1', balance: usd(balanceMinor), lastFour: '4411', nickname: 'Blue' })
      }
    >
      Blue card
    </button>
  );
  return { 'payment-chooser': Chooser as never };
};
const setup = (price = pricingDouble(), submit = submitDouble()) => {
  server.use(answerStore(), answerCartItems(), ...price.handlers, ...submit.handlers);
  return { price, submit };
};
const plain = (text: string | null) =>
  (text ?? '').replaceAll('\u2060', '').replaceAll(/[\s\u00a0\u202f\u2009]+/g, ' ');
const summary = () => screen.findByRole('region', { name: 'Order summary' });
const savedItems = () =>
  (JSON.parse(localStorage.getItem('crema.ordering.cart') ?? '{"value":[]}') as { value: unknown[] }).value;
const placeButton = () => screen.findByRole('button', { name: /^Place order · \$/ });

describe('the cart page', () => {
  it('invites to the menu when nothing was chosen, ORD-003', async () => {
    await openPage('/menu/cart');
    expect(await screen.findByText('Your cart is waiting for something good')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse the menu' })).toHaveAttribute('href', '/menu');
  });

  it('names what was added in another language in the language of the page, and keeps it so, PLT-011', async () => {
    setup();
    const names = {
      product: 'Caffè latte',
      parts: { '10-hot-medium': 'Moyen', 'opt-350': 'Sirop à la vanille', 'opt-320': 'Espresso court' },
    };
    server.use(answerCartItems({}, [], [], {}, names));
    const excludedIngredients = [{ sku: 'opt-320', name: 'Espresso' }];
    saveOnDevice([cartLine({ childItems: [vanilla(2)], excludedIngredients })]);
    await openPage('/menu/cart');
    const items = within(await screen.findByRole('region', { name: 'Your items' }));
    expect(await items.findByRole('heading', { name: 'Caffè latte' })).toBeVisible();
    for (const text of ['Moyen', '2 × Sirop à la vanille', 'No espresso court'])
      expect(items.getByText(text)).toBeVisible();
    await waitFor(() => expect(JSON.stringify(savedItems())).toContain('Sirop à la vanille'));
    expect(JSON.stringify(savedItems())).not.toContain('Vanilla');
  });

  it('shows the cart stored on the device, with what differs from the recipe and the server’s figures, ORD-040, ORD-081', async () => {
    setup();
    saveOnDevice([cartLine({ quantity: 2, childItems: [vanilla(2)] })]);
    await openPage('/menu/cart');
    const items = within(await screen.findByRole('region', { name: 'Your items' }));
    expect(items.getByText('2 × Vanilla syrup')).toBeVisible();
    expect(await items.findByText('$9.00')).toBeVisible();
    expect(await within(await summary()).findByText('$9.50')).toBeVisible();
  });

  it.each<{ session: Session; customerType: string }>([
    { session: { kind: 'anonymous' }, customerType: 'guest' },
    { session: { kind: 'guest' }, customerType: 'guest' },
    { session: member, customerType: 'Crema rewards' },
  ])('tracks who is $session.kind as $customerType, ORD-048', async ({ session, customerType }) => {
    const { host } = await openPage('/menu/cart', { session, sharesUsage: true });
    await screen.findByText('Your cart is waiting for something good');
    const expected = {
      remote: 'mfe-ordering',
      version: '0.0.0',
      event: 'cart-viewed',
      fields: { customerType },
    };
    await waitFor(async () => expect((await host.usage()).at(-1)).toEqual(expected));
  });

  it('sets aside what the server reports as unavailable and prices the rest, ORD-160', async () => {
    const { price } = setup(
      pricingDouble((order) =>
        order.cart.items.some(({ commerce }) => commerce.sku === '10-hot-small')
          ? { errorCode: 'ITEMS_UNAVAILABLE', params: { skus: '10-hot-small' } }
          : pricing(),
      ),
    );
    const other = { ...cartLine().product, productNumber: 11, name: 'Flat white' };
    saveOnDevice([
      cartLine({ itemId: 'a', sizeCode: 'small' }),
      cartLine({ itemId: 'line-1', product: other }),
    ]);
    await openPage('/menu/cart');
    expect(await screen.findByText('This item is unavailable')).toBeVisible();
    expect(await within(await summary()).findByText('$5.00')).toBeVisible();
    expect(price.asked.at(-1)?.cart.items.map(({ itemId }) => itemId)).toEqual(['line-1']);
  });

  it.each<{ session: Session; operation: string }>([
    { session: { kind: 'anonymous' }, operation: 'PriceOrderGuest' },
    { session: { kind: 'guest' }, operation: 'PriceOrderGuest' },
    { session: member, operation: 'PriceOrder' },
  ])(
    'prices for who is $session.kind by $operation, one entry a unit, ORD-080, ORD-047, ORD-120',
    async (visit) => {
      const { price } = setup();
      saveOnDevice([cartLine({ quantity: 2 })]);
      await openPage('/menu/cart', { session: visit.session });
      await waitFor(() => expect(price.operations).toEqual([visit.operation]));
      expect(price.asked[0]).toMatchObject({
        storeNumber: '1001-2',
        fulfillment: { collectionType: 'INSTORE16', consumptionType: 'ConsumeOutOfStore' },
        cart: { items: [{ quantity: 1 }, { quantity: 1 }] },
      });
    },
  );

  it('prices again after a change of quantity, pickup and place, ORD-083, ORD-062', async () => {
    const { price } = setup();
    saveOnDevice();
    await openPage('/menu/cart');
    await waitFor(() => expect(price.asked).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'One more Latte' }));
    await waitFor(() => expect(price.asked).toHaveLength(2));
    expect(price.asked[1]?.cart.items).toHaveLength(2);
    await userEvent.click(await screen.findByRole('radio', { name: 'For here' }));
    await waitFor(() => expect(price.asked).toHaveLength(3));
    expect(price.asked[2]?.fulfillment.consumptionType).toBe('ConsumeInStore');
    await userEvent.click(screen.getByRole('radio', { name: 'Drive-thru' }));
    await waitFor(() => expect(price.asked).toHaveLength(4));
    expect(price.asked[3]?.fulfillment).toEqual({
      collectionType: 'DT',
      consumptionType: 'ConsumeOutOfStore',
    });
    expect(screen.queryByRole('radio', { name: 'For here' })).not.toBeInTheDocument();
  });

  it.each([
    { configured: {}, sent: true, because: 'nothing is configured' },
    { configured: { enableTransparentPricing: false }, sent: false, because: 'it is configured off' },
  ])('asks for transparent pricing: $sent, because $because, ORD-080', async ({ configured, sent }) => {
    const { price } = setup(
      pricingDouble((order) => {
        const priced = pricing();
        const [subtotal] = priced.summary.rows;
        const rows = order.enableTransparentPricing
          ? priced.summary.rows
          : [subtotal!, { ...subtotal!, key: 'taxes', label: 'Taxes', amount: usd(50) }];
        return { ...priced, summary: { ...priced.summary, rows } };
      }),
    );
    saveOnDevice();
    await openPage('/menu/cart', { configuration: configured });
    const panel = within(await summary());
    expect(await panel.findByText(sent ? 'Tax' : 'Taxes')).toBeVisible();
    expect(panel.getByText('$5.00')).toBeVisible();
    expect(price.asked[0]?.enableTransparentPricing).toBe(sent);
  });

  it('offers the store’s ways of pickup, in store first, XO never, ORD-060', async () => {
    setup();
    saveOnDevice();
    let now = Date.parse('2030-01-01T15:00:00Z');
    const clock = { now: () => now, monotonic: () => performance.now() };
    await openPage('/menu/cart', { clock });
    const ways = within(await screen.findByRole('group', { name: 'How will you pick up?' }));
    expect(ways.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      '16',
      'DT',
      'CX',
    ]);
    expect(ways.getByRole('radio', { name: 'In store' })).toBeChecked();
    // The time 15:00 in UTC is 9:00 in Chicago, independent of the device's zone (D-08).
    expect(plain(screen.getByText(/Ready in around 5–8 minutes/).textContent)).toContain(
      'Ready in around 5–8 minutes (9:05 – 9:08 AM',
    );
    // The browser kept the page for Back for an hour.
    now += 60 * 60_000;
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(plain(screen.getByText(/Ready in around 5–8 minutes/).textContent)).toContain('10:05 – 10:08 AM');
    await userEvent.click(ways.getByRole('radio', { name: 'Curbside' }));
    expect(screen.getByText('Ready in around 20+ minutes')).toBeVisible();
  });

  it('takes a line out at zero and puts it back on undo, ORD-042', async () => {
    setup();
    saveOnDevice();
    const { host } = await openPage('/menu/cart');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Latte' }));
    expect(await screen.findByText('Your cart is waiting for something good')).toBeVisible();
    expect(host.toasts.at(-1)?.text).toBe('Latte removed');
    act(() => host.toasts.at(-1)?.action?.onPress());
    expect(await screen.findByRole('region', { name: 'Your items' })).toBeVisible();
  });

  it('does not put back what would not fit any more, and says so, ORD-041', async () => {
    setup();
    saveOnDevice([cartLine({ quantity: 2 }), cartLine({ itemId: 'small', sizeCode: 'small' })]);
    const { host } = await openPage('/menu/cart', { configuration: { maximumItemAmount: 3 } });
    await screen.findAllByRole('button', { name: 'One more Latte' });
    // The small latte is removed, another unit is added, then the removal is undone.
    await userEvent.click(screen.getByRole('button', { name: 'Remove Latte' }));
    const undo = host.toasts.at(-1)?.action?.onPress;
    await userEvent.click(screen.getByRole('button', { name: 'One more Latte' }));
    act(() => undo?.());
    expect(host.toasts.at(-1)?.text).toBe('There’s a 3 item max for a single order.');
    expect(screen.getAllByRole('group', { name: 'Quantity of Latte' })).toHaveLength(1);
  });

  it('says when the order is full and lets no further unit in, ORD-041, PLT-013', async () => {
    setup();
    saveOnDevice([cartLine({ quantity: 3 })]);
    await openPage('/menu/cart', { configuration: { maximumItemAmount: 3 } });
    expect(await screen.findByText('There’s a 3 item max for a single order.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'One more Latte' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps aside what the store’s menu no longer has, ORD-043', async () => {
    server.use(answerStore(), answerCartItems({ '10-hot-medium': 'SOLD_OUT' }), ...pricingDouble().handlers);
    saveOnDevice();
    await openPage('/menu/cart');
    expect(await screen.findByText('Sold out at this store.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your items' })).not.toBeInTheDocument();
  });

  it('asks the store again at every opening, ORD-043', async () => {
    const missing: Record<string, ItemAvailability> = {};
    setup();
    server.use(
      answerCartItems(missing),
      answerMenu(() => [drinks()]),
    );
    saveOnDevice();
    const { go } = await openPage('/menu/cart');
    expect(await screen.findByRole('region', { name: 'Your items' })).toBeVisible();
    act(() => go('/menu'));
    missing['10-hot-medium'] = 'SOLD_OUT';
    act(() => go('/menu/cart'));
    expect(await screen.findByText('Sold out at this store.')).toBeVisible();
    act(() => go('/menu'));
    delete missing['10-hot-medium'];
    act(() => go('/menu/cart'));
    expect(await screen.findByRole('region', { name: 'Your items' })).toBeVisible();
  });

  it('names the option that the store lacks and leaves the other lines alone, D-143, ORD-043', async () => {
    const { price } = setup();
    server.use(answerCartItems({ 'opt-350': 'SOLD_OUT' }));
    saveOnDevice([cartLine(), cartLine({ itemId: 'v', childItems: [vanilla()] })]);
    await openPage('/menu/cart');
    expect(await screen.findByText('Vanilla syrup: Sold out at this store.')).toBeVisible();
    await waitFor(() =>
      expect(price.asked.at(-1)?.cart.items.map(({ itemId }) => itemId)).toEqual(['line-1']),
    );
  });

  it('names the option of a standard recipe that the store lacks, also for a line stored without its recipe, D-143, ORD-043', async () => {
    setup();
    const milk = { sku: 'opt-301', name: '2% milk' };
    server.use(answerCartItems({ 'opt-301': 'SOLD_OUT' }, [], [milk]));
    saveOnDevice([
      cartLine(),
      cartLine({ itemId: 'b', standardItems: [{ ...milk, availability: 'AVAILABLE' }], sizeCode: 'small' }),
    ]);
    await openPage('/menu/cart');
    expect(await screen.findAllByText('2% milk: Sold out at this store.')).toHaveLength(2);
    expect(screen.queryByRole('region', { name: 'Your items' })).not.toBeInTheDocument();
  });

  it('lets a line that is set aside be changed, swapped or removed, D-143, ORD-042', async () => {
    setup();
    server.use(answerCartItems({ '10-hot-medium': 'SOLD_OUT' }));
    saveOnDevice([cartLine()]);
    const { location } = await openPage('/menu/cart');
    await screen.findByText('Sold out at this store.');
    expect(screen.getByRole('link', { name: 'Edit Latte' })).toHaveAttribute(
      'href',
      '/menu/product/10/hot?edit=line-1',
    );
    expect(screen.getByRole('button', { name: 'Remove Latte' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Swap Latte' }));
    expect(location()).toBe('/menu');
  });

  it('puts what is chosen instead into the place of the swapped line, as many of it, D-143, ORD-042', async () => {
    setup();
    server.use(
      answerCartItems({ '10-hot-medium': 'SOLD_OUT' }),
      answerMenu(() => [drinks()]),
      answerProduct(() => latte()),
    );
    saveOnDevice([cartLine({ quantity: 2 })]);
    const { go, host } = await openPage('/menu/cart');
    await userEvent.click(await screen.findByRole('link', { name: 'Swap Latte' }));
    act(() => go('/menu/product/10/hot?size=large'));
    await userEvent.click(await screen.findByRole('button', { name: /Add to cart/ }));
    expect(savedItems()).toMatchObject([{ sizeCode: 'large', quantity: 2 }]);
    await waitFor(() =>
      expect(host.toasts).toMatchObject([{ kind: 'success', text: 'Latte takes the place of Latte' }]),
    );
  });

  it('keeps what is set aside through a reload, D-143', async () => {
    setup(
      pricingDouble((order) =>
        order.cart.items.some(({ commerce }) => commerce.sku === '10-hot-small')
          ? { errorCode: 'ITEMS_UNAVAILABLE', params: { skus: '10-hot-small', reasons: 'SOLD_OUT' } }
          : pricing(),
      ),
    );
    server.use(answerCartItems({ '10-hot-small': 'SOLD_OUT' }));
    saveOnDevice([cartLine({ itemId: 'a', sizeCode: 'small' }), cartLine()]);
    const first = await openPage('/menu/cart');
    expect(await screen.findByText('Sold out at this store.')).toBeVisible();
    first.unmount();
    first.dispose();
    server.use(query(GetCartItemsDocument, 'cartItems', () => 'lost'));
    await openPage('/menu/cart');
    expect(await screen.findByText('Sold out at this store.')).toBeVisible();
  });

  it('says of each line what it contains and how much caffeine is in it, ORD-124, D-147', async () => {
    setup();
    server.use(
      answerCartItems({}, [], [], {
        allergens: ['Milk', 'Oats'],
        allergenStatus: 'UNKNOWN',
        allergensUnknownIn: ['Dried fruit'],
        caffeine: null,
      }),
    );
    saveOnDevice();
    await openPage('/menu/cart');
    const items = within(await screen.findByRole('region', { name: 'Your items' }));
    expect(await items.findByText('Contains Milk and Oats.')).toBeVisible();
    expect(items.getByText(/^We don’t know every allergen in Dried fruit/)).toBeVisible();
    expect(items.getByText(/^We don’t know how much caffeine/)).toBeVisible();
    expect(items.getByText(/^Made in a shared kitchen/)).toBeVisible();
    server.use(answerCartItems({}, [], [], { allergens: [], caffeine: 75 }));
    await userEvent.click(items.getByRole('button', { name: 'One more Latte' }));
    expect(items.queryByText(/without/i)).not.toBeInTheDocument();
  });

  it('says nothing about a mug’s allergens, D-147', async () => {
    setup();
    server.use(answerCartItems({}, [], [], { allergens: [], allergenStatus: 'NOT_FOOD', caffeine: 0 }));
    saveOnDevice();
    await openPage('/menu/cart');
    const items = within(await screen.findByRole('region', { name: 'Your items' }));
    expect(await items.findByText(/^Made in a shared kitchen/)).toBeVisible();
    expect(items.queryByText(/Contains|caffeine/)).not.toBeInTheDocument();
  });

  it('is emptied at once, and comes back with Undo, D-36', async () => {
    setup();
    saveOnDevice([cartLine({ quantity: 2 }), cartLine({ itemId: 'b', sizeCode: 'small' })]);
    const { host } = await openPage('/menu/cart');
    await userEvent.click(await screen.findByRole('button', { name: 'Empty cart' }));
    expect(await screen.findByText('Your cart is waiting for something good')).toBeVisible();
    expect(savedItems()).toEqual([]);
    await waitFor(() => expect(host.toasts).toMatchObject([{ text: 'Your cart is empty' }]));
    act(() => host.toasts[0]?.action?.onPress());
    expect(await screen.findByRole('region', { name: 'Your items' })).toBeVisible();
    expect(savedItems()).toMatchObject([
      { itemId: 'line-1', quantity: 2 },
      { itemId: 'b', quantity: 1 },
    ]);
  });

  it('names the size or option in the question before checkout, and lets it be swapped there, ORD-045, ORD-042, D-143', async () => {
    setup();
    server.use(
      answerCartItems({ '10-hot-small': 'SOLD_OUT', 'opt-350': 'NOT_SOLD' }),
      answerMenu(() => [drinks()]),
      answerProduct(() => latte()),
    );
    saveOnDevice([
      cartLine(),
      cartLine({ itemId: 'small', sizeCode: 'small' }),
      cartLine({ itemId: 'vanilla', childItems: [vanilla()] }),
    ]);
    const { go, location } = await openPage('/menu/cart');
    await screen.findByRole('region', { name: '2 items are not available at this store' });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue as guest' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: '2 items are not available at this store' }),
    );
    expect(dialog.getByText('Small')).toBeVisible();
    expect(dialog.getByText('Sold out at this store.')).toBeVisible();
    expect(dialog.getByText('Vanilla syrup: Not sold at this store.')).toBeVisible();
    const [swap] = dialog.getAllByRole('link', { name: 'Swap Latte' });
    await userEvent.click(swap as HTMLElement);
    expect(location()).toBe('/menu');
    act(() => go('/menu/product/10/hot?size=large'));
    await userEvent.click(await screen.findByRole('button', { name: /Add to cart/ }));
    expect(savedItems()).toMatchObject([
      { itemId: 'line-1' },
      { itemId: 'small', sizeCode: 'large' },
      { itemId: 'vanilla' },
    ]);
  });

  it('notes that prices of the store include sales tax, ORD-087', async () => {
    setup();
    server.use(answerPricingRules(true));
    saveOnDevice();
    await openPage('/menu/cart');
    expect(await screen.findByText(/taxable food and beverage include sales tax/)).toBeVisible();
    expect(await within(await summary()).findByText('$5.00')).toBeVisible();
  });

  it('has no such note elsewhere, ORD-087', async () => {
    setup();
    saveOnDevice();
    await openPage('/menu/cart');
    await continueButton('Continue as guest');
    expect(await within(await summary()).findByText('$5.00')).toBeVisible();
    expect(screen.queryByText(/include sales tax/)).not.toBeInTheDocument();
  });

  it('shows what it will about cost before a store is chosen, and asks for one, LOC-040', async () => {
    saveOnDevice([cartLine({ quantity: 2 }), cartLine({ itemId: 'b', sizeCode: 'small' })], undefined);
    localStorage.removeItem('crema.ordering.store');
    const asked: GetCartItemsQueryVariables[] = [];
    server.use(answerCartItems({}, asked));
    await openPage('/menu/cart');
    const panel = within(await summary());
    expect(await panel.findByText('$13.50')).toBeVisible();
    expect(panel.getByText('Estimated subtotal')).toBeVisible();
    expect(panel.getByText('Estimated price. Final price at checkout.')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Your items' })).getByText('$9.00')).toBeVisible();
    expect(asked[0]).toMatchObject({ locale: 'en-US', items: [{ quantity: 1 }, { quantity: 1 }] });
    expect(asked[0]).not.toHaveProperty('storeNumber');
    expect(await screen.findByRole('link', { name: 'Choose a store' })).toHaveAttribute(
      'href',
      '/menu/store-locator?redirect=cart',
    );
    expect(screen.queryByRole('button', { name: /Place order|Continue as guest/ })).not.toBeInTheDocument();
  });

  it('says that the estimate could not be loaded, and loads it on request', async () => {
    saveOnDevice([cartLine({ quantity: 2 })], undefined);
    localStorage.removeItem('crema.ordering.store');
    server.use(query(GetCartItemsDocument, 'cartItems', () => ({ errorCode: 'TEMPORARILY_UNAVAILABLE' })));
    await openPage('/menu/cart');
    const panel = within(await summary());
    expect(await panel.findByText('We couldn’t load the estimate. Your cart is safe.')).toBeVisible();
    expect(panel.queryByText(/^Estimated price/)).not.toBeInTheDocument();
    server.use(answerCartItems());
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByText('$9.00')).toBeVisible();
    expect(panel.queryByText(/couldn’t load/)).not.toBeInTheDocument();
  });

  it('does not wait for an estimate that cannot be loaded offline, and reads it once connected', async () => {
    saveOnDevice([cartLine({ quantity: 2 })], undefined);
    localStorage.removeItem('crema.ordering.store');
    server.use(query(GetCartItemsDocument, 'cartItems', () => 'lost'));
    const { host } = await openPage('/menu/cart');
    act(() => host.setConnection('offline'));
    await waitFor(async () => expect(await summary()).toHaveAttribute('aria-busy', 'false'));
    expect(await screen.findByText(/^You’re offline. Your cart is safe; try again/)).toBeVisible();
    server.use(answerCartItems());
    act(() => host.setConnection('online'));
    expect(await within(await summary()).findByText('$9.00')).toBeVisible();
  });
});

describe('how the order is picked up', () => {
  it('is the same after a reload, for this store, ORD-060', async () => {
    setup();
    saveOnDevice();
    const first = await openPage('/menu/cart');
    await userEvent.click(await screen.findByRole('radio', { name: 'Drive-thru' }));
    first.unmount();
    first.dispose();
    const { price } = setup();
    await openPage('/menu/cart');
    expect(await screen.findByRole('radio', { name: 'Drive-thru' })).toBeChecked();
    await waitFor(() => expect(price.asked.at(-1)?.fulfillment.collectionType).toBe('DT'));
  });

  it('says so when the store no longer offers what was chosen, ORD-060', async () => {
    setup();
    localStorage.setItem(
      'crema.ordering.pickup',
      JSON.stringify({ v: 1, value: { '1001-2': { pickUp: 'CX', consumption: 'ConsumeOutOfStore' } } }),
    );
    const store = storeDetails();
    server.use(
      answerStore({ ...store, mobileOrdering: { ...store.mobileOrdering, curbsideAvailability: 'CLOSED' } }),
    );
    saveOnDevice();
    await openPage('/menu/cart');
    expect(
      await screen.findByText(
        'Curbside isn’t available at this store right now, so we changed your pickup to In store.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: 'In store' })).toBeChecked();
  });
});

describe('the last order', () => {
  it('goes into the empty cart again as it was, with its excluded ingredients, ORD-046, ORD-047', async () => {
    const { submit } = setup();
    const excludedIngredients = [{ sku: 'opt-320', name: 'Espresso' }];
    saveOnDevice([cartLine({ quantity: 2, childItems: [vanilla(2)], excludedIngredients })]);
    // This navigate does nothing, so the cart stays open after the order is placed.
    const navigate = () => undefined;
    await openPage('/menu/cart', { session: member, slots: chooserOf(2500), navigate });
    await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
    await userEvent.click(await placeButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Add your last order again' }));
    const items = within(await screen.findByRole('region', { name: 'Your items' }));
    expect(items.getByText('No espresso')).toBeVisible();
    expect(items.getByText('2 × Vanilla syrup')).toBeVisible();
    const saved = JSON.parse(localStorage.getItem('crema.ordering.cart') ?? '{}') as { value: unknown[] };
    expect(saved.value).toMatchObject([
      { quantity: 2, excludedIngredients, childItems: [{ sku: 'opt-350', quantity: 2 }] },
    ]);
    expect(submit.asked).toHaveLength(1);
  });
});

/** The button is enabled once the store has come. */
const continueButton = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};

describe('a failed price request', () => {
  it('leads to another store when the store cannot take the order, ORD-161, LOC-040', async () => {
    setup(pricingDouble(() => ({ errorCode: 'STORE_CLOSED' })));
    saveOnDevice();
    const { location } = await openPage('/menu/cart');
    const panel = within(await summary());
    expect(await panel.findByText('This store is closed now. Choose another store.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Choose a store' }));
    expect(location()).toBe('/menu/store-locator?redirect=cart');
  });

  it('is cleared by Try again, and asked for again, ORD-164', async () => {
    const { price } = setup(
      pricingDouble((_order, count) => (count === 2 ? { errorCode: 'WHATEVER' } : pricing())),
    );
    saveOnDevice();
    await openPage('/menu/cart');
    const panel = within(await summary());
    expect(await panel.findByText('$5.00')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'One more Latte' }));
    const again = await panel.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(price.asked).toHaveLength(2));
    fireEvent.click(again);
    // The old price disappears at once, before the new one arrives.
    expect(panel.queryByText('$5.00')).not.toBeInTheDocument();
    expect(await panel.findByText('$5.00')).toBeVisible();
  });

  it('after an unexpected error is noted with Got it, and asked for again, ORD-160', async () => {
    setup(pricingDouble((_order, count) => (count === 1 ? { errorCode: 'UNEXPECTED_ERROR' } : pricing())));
    saveOnDevice();
    await openPage('/menu/cart');
    const panel = within(await summary());
    await userEvent.click(await panel.findByRole('button', { name: 'Got it' }));
    expect(await panel.findByText('$5.00')).toBeVisible();
    expect(panel.queryByText(/Something went wrong/)).not.toBeInTheDocument();
  });

  it('without a connection says so, and succeeds once it is back without a press', async () => {
    setup(pricingDouble((_order, count) => (count === 1 ? 'lost' : pricing())));
    saveOnDevice();
    const { host } = await openPage('/menu/cart');
    const panel = within(await summary());
    expect(await panel.findByText(/^You’re offline. Your cart is safe; try again/)).toBeVisible();
    expect(await summary()).toHaveAttribute('aria-busy', 'false');
    act(() => host.setConnection('offline'));
    act(() => host.setConnection('online'));
    expect(await panel.findByText('$5.00')).toBeVisible();
  });
});

describe('a stale price', () => {
  it('cannot be paid, and Refresh asks for a new one, ORD-084', async () => {
    const { price, submit } = setup(
      pricingDouble((_order, count) => pricing(undefined, { expiresIn: count === 1 ? 0 : 300 })),
    );
    saveOnDevice();
    await openPage('/menu/cart', { session: member, slots: chooserOf(2500) });
    await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
    expect(
      await screen.findByText(
        'Looks like your order may be a little stale. Refresh to continue with your order.',
      ),
    ).toBeVisible();
    expect(await placeButton()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.queryByText(/a little stale/)).not.toBeInTheDocument());
    expect(await placeButton()).toBeEnabled();
    expect(price.asked).toHaveLength(2);
    expect(submit.asked).toHaveLength(0);
  });

  it('that comes back dearer is shown line by line and waits for consent, D-24', async () => {
    const { submit } = setup(
      pricingDouble((_order, count) =>
        pricing([{ itemId: 'line-1', name: 'Latte', cents: count === 1 ? 450 : 480 }], {
          expiresIn: count === 1 ? 0 : 300,
        }),
      ),
    );
    saveOnDevice();
    await openPage('/menu/cart', { session: member, slots: chooserOf(2500) });
    await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('The price of your cart has changed')).toBeVisible();
    expect(await placeButton()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Continue with the new price' }));
    expect(await placeButton()).toBeEnabled();
    expect(submit.asked).toHaveLength(0);
  });
});

describe('a member', () => {
  const open = (balance = 2500, navigate = jest.fn()) =>
    openPage('/menu/cart', { session: member, slots: chooserOf(balance), navigate }).then((page) => ({
      ...page,
      navigate,
    }));

  it('pays with a card of theirs and goes to previous orders with a success dialog, ORD-100, ORD-101, ORD-102', async () => {
    const { submit } = setup();
    saveOnDevice();
    const { host, navigate } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
    expect(screen.getByText('You can cancel until the store starts your order.')).toBeVisible();
    await userEvent.click(await placeButton());
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/menu/previous', { replace: true }));
    expect(submit.operations).toEqual(['SubmitOrder']);
    expect(submit.asked).toEqual([
      {
        orderId: 'order-1',
        storeNumber: '1001-2',
        tenders: [{ id: 'card-1', tender: 'SVC', amountMinor: 500 }],
        tipAmountMinor: 0,
      },
    ]);
    expect(host.emitted.map(({ name }) => name)).toContain('order-placed');
    expect(localStorage.getItem('crema.ordering.cart')).toBeNull();
    expect(localStorage.getItem('crema.ordering.pending')).toBeNull();
  });

  it('places one order with a double press, ORD-103', async () => {
    const { submit } = setup();
    saveOnDevice();
    const { navigate } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
    await userEvent.dblClick(await placeButton());
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(submit.asked).toHaveLength(1);
  });

  it('cannot place the order before a card is chosen, and reads why, ORD-101, ORD-109', async () => {
    setup();
    saveOnDevice();
    await open();
    expect(await placeButton()).toBeDisabled();
    expect(await placeButton()).toHaveAccessibleDescription('Choose a card to pay with.');
    await userEvent.click(screen.getByRole('button', { name: 'Blue card' }));
    expect(await placeButton()).toBeEnabled();
    expect(await placeButton()).not.toHaveAccessibleDescription();
  });

  it('cannot place the order with a card that holds too little, and reads why, ORD-105, ORD-109', async () => {
    setup();
    saveOnDevice();
    await open(499);
    await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
    expect(await placeButton()).toBeDisabled();
    expect(await placeButton()).toHaveAccessibleDescription(
      'Looks like your card balance is too low to complete your order.',
    );
  });

  it('reads it below the button each time the chosen card becomes too low, and in no toast, L-15, ORD-105', async () => {
    setup();
    saveOnDevice();
    const { host } = await open(999);
    const tooLow = () =>
      screen.queryAllByText('Looks like your card balance is too low to complete your order.').length;
    const setQuantity = async (name: string, total: string) => {
      await userEvent.click(screen.getByRole('button', { name }));
      await screen.findByRole('button', { name: `Place order · ${total}` });
    };
    await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
    expect(await placeButton()).toBeEnabled();
    expect(tooLow()).toBe(0);

    await setQuantity('One more Latte', '$9.50');
    expect(tooLow()).toBe(0);
    await setQuantity('One more Latte', '$14.00');
    await waitFor(() => expect(tooLow()).toBe(1));
    expect(await placeButton()).toBeDisabled();

    await setQuantity('One fewer Latte', '$9.50');
    expect(await placeButton()).toBeEnabled();
    await setQuantity('One more Latte', '$14.00');
    await waitFor(() => expect(tooLow()).toBe(1));
    expect(host.toasts).toEqual([]);
  });

  it.each([
    { code: 'INSUFFICIENT_BALANCE', text: 'Insufficient balance available.', row: 'CRD-090' },
    {
      code: 'PAYMENT_OPTION_OFF',
      text: 'This way to pay is not available at the moment.',
      row: 'CRD-051',
    },
  ])(
    'reads why the server refuses the payment after all, and chooses another one: $code, $row',
    async ({ code, text }) => {
      setup(
        undefined,
        submitDouble(() => ({ errorCode: code })),
      );
      saveOnDevice();
      const { location } = await open();
      await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
      await userEvent.click(await placeButton());
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      await userEvent.click(screen.getByRole('button', { name: 'Choose another payment' }));
      expect(location()).toMatch(/#payment-summary$/);
    },
  );

  it('cannot place the order offline, reads why, keeps everything, and goes on once connected', async () => {
    const { submit } = setup();
    saveOnDevice();
    const { host, navigate } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
    act(() => host.setConnection('offline'));
    expect(await placeButton()).toBeDisabled();
    expect(await placeButton()).toHaveAccessibleDescription(/^You’re offline/);
    expect(screen.queryByText(/Card payments aren’t working/)).not.toBeInTheDocument();
    act(() => host.setConnection('online'));
    await userEvent.click(await placeButton());
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(submit.asked).toHaveLength(1);
  });

  it('sees that the order arrived although its reply was lost, D-25', async () => {
    const { submit } = setup(
      undefined,
      submitDouble(() => 'lost'),
    );
    server.use(answerOrder(() => submitted()));
    saveOnDevice();
    const { host, navigate } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
    await userEvent.click(await placeButton());
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/menu/previous', { replace: true }));
    expect(submit.asked).toHaveLength(1);
    // The cards remote reads its balance again (ORD-102).
    expect(host.emitted.find(({ name }) => name === 'order-placed')?.payload).toMatchObject({
      paidWithCardId: 'card-1',
    });
  });

  it('keeps the cart and shows the reason when the store rejects the order, ORD-103', async () => {
    setup(
      undefined,
      submitDouble(() => ({ errorCode: 'HIGH_VOLUME_STORE' })),
    );
    saveOnDevice();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
    await userEvent.click(await placeButton());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/very busy/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Choose a store' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Your items' })).toBeVisible();
  });

  it('keeps in the cart what the store could not make, after the order too, and closes its dialog, D-143, ORD-102', async () => {
    setup();
    server.use(answerCartItems({ '10-hot-small': 'SOLD_OUT' }));
    saveOnDevice([cartLine(), cartLine({ itemId: 'small', sizeCode: 'small' })]);
    const { navigate } = await open();
    await screen.findByText('Sold out at this store.');
    await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
    await userEvent.click(await placeButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Check out without them' }));
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    // The dialog has closed (ORD-102).
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const saved = JSON.parse(localStorage.getItem('crema.ordering.cart') ?? '{}') as { value: unknown[] };
    expect(saved.value).toMatchObject([{ itemId: 'small' }]);
    expect(screen.getByText('Sold out at this store.')).toBeVisible();
  });

  it('has a next step when no cards can be shown, PLT-006', async () => {
    setup();
    saveOnDevice();
    await openPage('/menu/cart', { session: member });
    expect(await screen.findByText('Your Crema Cards can’t be shown right now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open my cards' })).toHaveAttribute('href', '/account/cards');
  });
});

describe('the name for the cup', () => {
  const nameField = () => screen.findByRole('textbox', { name: /^Name for the cup/ });

  it('goes with the order of a member, at most 25 characters', async () => {
    const { submit } = setup();
    saveOnDevice();
    await openPage('/menu/cart', { session: member, slots: chooserOf(2500) });
    await userEvent.type(await nameField(), ' Bob the builder of many cups');
    expect(await nameField()).toHaveValue('Bob the builder of many c');
    await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
    await userEvent.click(await placeButton());
    await waitFor(() => expect(submit.asked).toMatchObject([{ displayName: 'Bob the builder of many c' }]));
    expect(await screen.findByText('For Ada')).toBeVisible();
  });

  it('that fits on no cup leaves the own name, and stops no order, PLT-020', async () => {
    const { submit } = setup();
    saveOnDevice();
    await openPage('/menu/cart', { session: member, slots: chooserOf(2500) });
    await userEvent.type(await nameField(), '!!!');
    expect(await nameField()).toBeInvalid();
    await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
    await userEvent.click(await placeButton());
    await waitFor(() => expect(submit.asked).toHaveLength(1));
    expect(submit.asked[0]).not.toHaveProperty('displayName');
  });
});

describe('who is not signed in', () => {
  it('may go on as a guest, sign in or create an account, ORD-120', async () => {
    setup();
    saveOnDevice();
    const signIn = jest.fn(async () => false);
    const { location } = await openPage('/menu/cart', { signIn });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(signIn).toHaveBeenCalledWith({ returnUrl: '/menu/cart' });
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/account/create',
    );
    await userEvent.click(await continueButton('Continue as guest'));
    expect(location()).toBe('/menu/cart/guest/checkout');
    expect(sessionStorage.getItem('crema.guest-ordering')).toBe('{"v":1,"value":true}');
  });

  it('is not asked again after the store dialog, and its button goes on, LOC-044, ORD-120, L-16', async () => {
    setup();
    saveOnDevice();
    sessionStorage.setItem('crema.guest-ordering', '{"v":1,"value":true}');
    const { location } = await openPage('/menu/cart');
    const goOn = await continueButton('Check out as guest');
    expect(screen.queryByText('How would you like to check out?')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await userEvent.click(goOn);
    await waitFor(() => expect(location()).toBe('/menu/cart/guest/checkout'));
  });

  it('is offered no account while no remote can make one', async () => {
    setup();
    saveOnDevice();
    await openPage('/menu/cart', { hasPage: (path) => path !== '/account/create' });
    await continueButton('Continue as guest');
    expect(screen.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
  });

  it('needs an account where the store takes no guests, ORD-120', async () => {
    const store = storeDetails();
    const { price } = setup();
    server.use(answerStore({ ...store, mobileOrdering: { ...store.mobileOrdering, guestOrdering: false } }));
    saveOnDevice(undefined, { ...orderStore, guestOrdering: false });
    await openPage('/menu/cart');
    expect(await screen.findByText(/takes orders from Crema Rewards members only/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue as guest' })).not.toBeInTheDocument();
    expect(price.asked).toHaveLength(0);
  });

  it('signs in to pay while the shop takes no bank cards, CRD-051', async () => {
    setup();
    saveOnDevice();
    const newPaymentOptionEnabled = { ...defaultConfiguration.newPaymentOptionEnabled, creditCard: false };
    await openPage('/menu/cart', { configuration: { newPaymentOptionEnabled } });
    expect(await screen.findByText(/We can’t take bank cards right now. Sign in to pay/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue as guest' })).not.toBeInTheDocument();
  });

  it('is informed once that the store is not READY, and cannot go on as a guest, ORD-120', async () => {
    const store = storeDetails();
    setup(pricingDouble(() => ({ errorCode: 'HIGH_VOLUME_STORE' })));
    server.use(answerStore({ ...store, mobileOrdering: { ...store.mobileOrdering, availability: 'BUSY' } }));
    saveOnDevice();
    await openPage('/menu/cart');
    expect(await within(await summary()).findByText(/This store is very busy/)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Continue as guest' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByText(/isn’t taking mobile orders right now/)).not.toBeInTheDocument();
  });

  it('is asked what to do about items that the store lacks, ORD-045', async () => {
    const tea = {
      ...cartLine().product,
      productNumber: 99,
      name: 'Mint tea',
      sizes: [{ sizeCode: 'medium', sku: '99', name: 'Medium' }],
    };
    setup();
    server.use(answerCartItems({ '99': 'NOT_SOLD' }));
    saveOnDevice([
      cartLine(),
      cartLine({ itemId: 'b', product: tea }),
      cartLine({ itemId: 'c', product: { ...tea, productNumber: 98, name: 'Scone' } }),
    ]);
    const { location } = await openPage('/menu/cart');
    await screen.findAllByText('Not sold at this store.');
    await userEvent.click(await continueButton('Continue as guest'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('2 items are not available at this store')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Go back' }));
    expect(location()).toBe('/menu/cart');
    await userEvent.click(await continueButton('Continue as guest'));
    await userEvent.click(screen.getByRole('button', { name: 'Check out without them' }));
    expect(location()).toBe('/menu/cart/guest/checkout');
  });

  it('is led to another store when it lacks everything, ORD-045, LOC-040', async () => {
    server.use(answerStore(), answerCartItems({ '10-hot-medium': 'NOT_SOLD' }));
    saveOnDevice();
    await openPage('/menu/cart');
    await screen.findByText('Not sold at this store.');
    await userEvent.click(await continueButton('Continue as guest'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('No items in your order are available')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Try another store' })).toHaveAttribute(
      'href',
      '/menu/store-locator?redirect=cart',
    );
  });
});
