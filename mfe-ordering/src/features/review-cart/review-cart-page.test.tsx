import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Session, Slots } from '@crema/shared-contracts';
import {
  answerOrder,
  answerStore,
  answerStoreMenu,
  keepOnDevice,
  pricingDouble,
  submitDouble,
} from '../../testing/order-doubles.ts';
import {
  cartLine,
  orderStore,
  pricing,
  storeDetails,
  submitted,
  usd,
  vanilla,
} from '../../testing/order.fixtures.ts';
import { openPage, serverOfTest } from '../../testing/ordering-page.ts';

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
const bench = (price = pricingDouble(), submit = submitDouble()) => {
  server.use(answerStore(), answerStoreMenu(), ...price.handlers, ...submit.handlers);
  return { price, submit };
};
const summary = () => screen.findByRole('region', { name: 'Order summary' });
const placeButton = () => screen.findByRole('button', { name: /^Place order · \$/ });

describe('the cart page', () => {
  it('invites to the menu when nothing was chosen, ORD-003', async () => {
    await openPage('/menu/cart');
    expect(await screen.findByText('Your bag is waiting for something good')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse the menu' })).toHaveAttribute('href', '/menu');
  });

  it('shows the cart that the device kept, with what differs from the recipe and the server’s figures, ORD-040, ORD-081', async () => {
    bench();
    keepOnDevice([cartLine({ quantity: 2, childItems: [vanilla(2)] })]);
    await openPage('/menu/cart');
    const items = within(await screen.findByRole('region', { name: 'Your items' }));
    expect(items.getByText('2 × Vanilla syrup')).toBeVisible();
    expect(await items.findByText('$9.00')).toBeVisible();
    expect(within(await summary()).getByText('$9.50')).toBeVisible();
  });

  it('says which kind of customer looks at it, ORD-048', async () => {
    const { host } = await openPage('/menu/cart');
    await screen.findByText('Your bag is waiting for something good');
    expect(host.tracked.at(-1)).toEqual({ event: 'cart-viewed', fields: { customerType: 'guest' } });
  });

  it('keeps aside what the server refuses and prices the rest, ORD-160', async () => {
    const { price } = bench(
      pricingDouble((order) =>
        order.cart.items.some(({ commerce }) => commerce.sku === '10-hot-small')
          ? { refused: 'ITEMS_UNAVAILABLE', params: { skus: '10-hot-small' } }
          : pricing(),
      ),
    );
    const other = { ...cartLine().product, productNumber: 11, name: 'Flat white' };
    keepOnDevice([
      cartLine({ itemId: 'a', sizeCode: 'small' }),
      cartLine({ itemId: 'line-1', product: other }),
    ]);
    server.use(answerStoreMenu('AVAILABLE', 11));
    await openPage('/menu/cart');
    expect(await screen.findByText('This item is unavailable')).toBeVisible();
    expect(await within(await summary()).findByText('$5.00')).toBeVisible();
    expect(price.asked.at(-1)?.cart.items.map(({ itemId }) => itemId)).toEqual(['line-1']);
  });

  it('prices guests and members alike, one entry a unit, ORD-080, ORD-047', async () => {
    const { price } = bench();
    keepOnDevice([cartLine({ quantity: 2 })]);
    await openPage('/menu/cart');
    await waitFor(() => expect(price.asked).toHaveLength(1));
    expect(price.asked[0]).toMatchObject({
      storeNumber: '1001-2',
      fulfillment: { collectionType: 'INSTORE16', consumptionType: 'ConsumeOutOfStore' },
      cart: { items: [{ quantity: 1 }, { quantity: 1 }] },
    });
  });

  it('prices again after a change of quantity, pickup and place, ORD-083, ORD-062', async () => {
    const { price } = bench();
    keepOnDevice();
    await openPage('/menu/cart');
    await screen.findAllByText('$4.50');
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

  it('offers the store’s ways of pickup, in store first, XO never, ORD-060', async () => {
    bench();
    keepOnDevice();
    await openPage('/menu/cart');
    const ways = within(await screen.findByRole('group', { name: 'How will you pick up?' }));
    expect(ways.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      '16',
      'DT',
      'CX',
    ]);
    expect(ways.getByRole('radio', { name: 'In store' })).toBeChecked();
    expect(screen.getByText('Ready in around 5–8 minutes')).toBeVisible();
    await userEvent.click(ways.getByRole('radio', { name: 'Curbside' }));
    expect(screen.getByText('Ready in around 20+ minutes')).toBeVisible();
  });

  it('takes a line out at zero and puts it back on undo, ORD-042', async () => {
    bench();
    keepOnDevice();
    const { host } = await openPage('/menu/cart');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Latte' }));
    expect(await screen.findByText('Your bag is waiting for something good')).toBeVisible();
    expect(host.toasts.at(-1)?.text).toBe('Latte removed');
    act(() => host.toasts.at(-1)?.action?.onPress());
    expect(await screen.findByRole('region', { name: 'Your items' })).toBeVisible();
  });

  it('says when the order is full and lets no further unit in, ORD-041', async () => {
    bench();
    keepOnDevice([cartLine({ quantity: 3 })]);
    await openPage('/menu/cart', { configuration: { maximumItemAmount: 3 } });
    expect(await screen.findByText("There's a 3 item max for a single order.")).toBeVisible();
    expect(screen.getByRole('button', { name: 'One more Latte' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps aside what the store’s menu no longer has, ORD-043', async () => {
    server.use(answerStore(), answerStoreMenu('SOLD_OUT'), ...pricingDouble().handlers);
    keepOnDevice();
    await openPage('/menu/cart');
    expect(await screen.findByText('Sold out at this store.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your items' })).not.toBeInTheDocument();
  });

  it('notes that California prices include sales tax, ORD-087', async () => {
    const store = storeDetails();
    bench();
    server.use(answerStore({ ...store, address: { ...store.address, countrySubdivisionCode: 'CA' } }));
    keepOnDevice();
    await openPage('/menu/cart');
    expect(await screen.findByText(/taxable food and beverage include sales tax/)).toBeVisible();
  });

  it('has no such note elsewhere, ORD-087', async () => {
    bench();
    keepOnDevice();
    await openPage('/menu/cart');
    await placeOrContinue();
    expect(screen.queryByText(/include sales tax/)).not.toBeInTheDocument();
  });

  it('asks for a store before it prices anything', async () => {
    keepOnDevice([cartLine()], undefined);
    localStorage.removeItem('crema.ordering.store');
    await openPage('/menu/cart');
    expect(await screen.findByRole('link', { name: 'Choose a store' })).toHaveAttribute(
      'href',
      '/menu/store-locator',
    );
    expect(screen.queryByRole('region', { name: 'Order summary' })).not.toBeInTheDocument();
  });
});

const placeOrContinue = () => screen.findByRole('button', { name: 'Continue as guest' });

describe('a refused price', () => {
  it('leads to another store when the store cannot take the order, ORD-161', async () => {
    bench(pricingDouble(() => ({ refused: 'STORE_CLOSED' })));
    keepOnDevice();
    const { location } = await openPage('/menu/cart');
    const panel = within(await summary());
    expect(await panel.findByText('This store is closed now. Choose another store.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Choose a store' }));
    expect(location()).toBe('/menu/store-locator');
  });

  it('is asked for again on request, ORD-164', async () => {
    bench(pricingDouble((_order, count) => (count === 1 ? { refused: 'WHATEVER' } : pricing())));
    keepOnDevice();
    await openPage('/menu/cart');
    const panel = within(await summary());
    await userEvent.click(await panel.findByRole('button', { name: 'Try again' }));
    expect(await panel.findByText('$5.00')).toBeVisible();
  });
});

describe('a stale price', () => {
  it('cannot be paid, and Refresh asks for a new one, ORD-084', async () => {
    const { price, submit } = bench(
      pricingDouble((_order, count) => pricing(undefined, { expiresIn: count === 1 ? 0 : 300 })),
    );
    keepOnDevice();
    await openPage('/menu/cart', { session: member, slots: chooserOf(2500) });
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

  it('that comes back dearer is told line by line and waits for a yes, D-24', async () => {
    const { submit } = bench(
      pricingDouble((_order, count) =>
        pricing([{ itemId: 'line-1', name: 'Latte', cents: count === 1 ? 450 : 480 }], {
          expiresIn: count === 1 ? 0 : 300,
        }),
      ),
    );
    keepOnDevice();
    await openPage('/menu/cart', { session: member, slots: chooserOf(2500) });
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('The price of your order has changed')).toBeVisible();
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

  it('pays with a card of theirs and goes to previous orders with a success dialog, ORD-101, ORD-102', async () => {
    const { submit } = bench();
    keepOnDevice();
    const { host, navigate } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
    expect(screen.getByText("Once placed, your order can't be canceled.")).toBeVisible();
    await userEvent.click(await placeButton());
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/menu/previous'));
    expect(submit.asked).toEqual([
      {
        orderId: 'order-1',
        storeNumber: '1001-2',
        tenders: [{ id: 'card-1', tender: 'SVC', amountMinor: 500 }],
      },
    ]);
    expect(host.emitted.map(({ name }) => name)).toContain('order-placed');
    expect(localStorage.getItem('crema.ordering.cart')).toBeNull();
    expect(localStorage.getItem('crema.ordering.pending')).toBeNull();
  });

  it('places one order with a double press, ORD-103', async () => {
    const { submit } = bench();
    keepOnDevice();
    const { navigate } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
    await userEvent.dblClick(await placeButton());
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(submit.asked).toHaveLength(1);
  });

  it('is asked for a card first, ORD-101', async () => {
    const { submit } = bench();
    keepOnDevice();
    const { host } = await open();
    await userEvent.click(await placeButton());
    expect(host.toasts.at(-1)?.text).toBe('Choose a card to pay with.');
    expect(submit.asked).toHaveLength(0);
  });

  it('learns that the card holds too little before and when they press', async () => {
    const { submit } = bench();
    keepOnDevice();
    const { host } = await open(499);
    await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
    expect(await screen.findByText('Insufficient balance for order')).toBeVisible();
    await userEvent.click(await placeButton());
    expect(host.toasts.at(-1)?.text).toBe('Looks like your card balance is too low to complete your order.');
    expect(submit.asked).toHaveLength(0);
  });

  it('is told that the order arrived although its reply was lost, D-25', async () => {
    const { submit } = bench(
      undefined,
      submitDouble(() => 'lost'),
    );
    server.use(answerOrder(() => submitted()));
    keepOnDevice();
    const { navigate } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
    await userEvent.click(await placeButton());
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/menu/previous'));
    expect(submit.asked).toHaveLength(1);
  });

  it('keeps the cart and reads why when the store refuses, ORD-103', async () => {
    bench(
      undefined,
      submitDouble(() => ({ refused: 'HIGH_VOLUME_STORE' })),
    );
    keepOnDevice();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
    await userEvent.click(await placeButton());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/very busy/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Choose a store' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Your items' })).toBeVisible();
  });

  it('finds a way on when no cards can be shown, PLT-006', async () => {
    bench();
    keepOnDevice();
    await openPage('/menu/cart', { session: member });
    expect(await screen.findByText("Your Crema Cards can't be shown right now")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open my cards' })).toHaveAttribute('href', '/account/cards');
  });
});

describe('who is not signed in', () => {
  it('may go on as a guest, sign in or create an account, ORD-120', async () => {
    bench();
    keepOnDevice();
    const signIn = jest.fn(async () => false);
    const { location } = await openPage('/menu/cart', { signIn });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(signIn).toHaveBeenCalledWith({ returnUrl: '/menu/cart' });
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/account/create',
    );
    await userEvent.click(await placeOrContinue());
    expect(location()).toBe('/menu/cart/guest/checkout');
  });

  it('needs an account where the store takes no guests, ORD-120', async () => {
    const store = storeDetails();
    const { price } = bench();
    server.use(answerStore({ ...store, mobileOrdering: { ...store.mobileOrdering, guestOrdering: false } }));
    keepOnDevice(undefined, { ...orderStore, guestOrdering: false });
    await openPage('/menu/cart');
    expect(await screen.findByText(/takes orders from Crema Rewards members only/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue as guest' })).not.toBeInTheDocument();
    expect(price.asked).toHaveLength(0);
  });

  it('is asked what to do about items that the store lacks, ORD-045', async () => {
    const tea = { ...cartLine().product, productNumber: 99, name: 'Mint tea' };
    bench();
    keepOnDevice([
      cartLine(),
      cartLine({ itemId: 'b', product: tea }),
      cartLine({ itemId: 'c', product: { ...tea, productNumber: 98, name: 'Scone' } }),
    ]);
    const { location } = await openPage('/menu/cart');
    await screen.findAllByText('Not sold at this store.');
    await userEvent.click(await placeOrContinue());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('2 items are not available at this store')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Go back' }));
    expect(location()).toBe('/menu/cart');
    await userEvent.click(await placeOrContinue());
    await userEvent.click(screen.getByRole('button', { name: 'Check out without them' }));
    expect(location()).toBe('/menu/cart/guest/checkout');
  });

  it('is led to another store when it lacks everything, ORD-045', async () => {
    server.use(answerStore(), answerStoreMenu('NOT_SOLD'));
    keepOnDevice();
    await openPage('/menu/cart');
    await screen.findByText('Not sold at this store.');
    await userEvent.click(await placeOrContinue());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('No items in your order are available')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Try another store' })).toHaveAttribute(
      'href',
      '/menu/store-locator',
    );
  });
});
