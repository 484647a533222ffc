import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { previousRecord } from '../../../cart/cart.storage.ts';
import { favoritesDouble } from '../../../testing/favorite-doubles.ts';
import { mutation, query } from '../../../testing/document-doubles.ts';
import { answerPreviousOrders, answerStore } from '../../../testing/order-doubles.ts';
import { basketItem as item } from '../../../testing/basket.fixtures.ts';
import { cartLine, submitted, usd } from '../../../testing/order.fixtures.ts';
import { orderStore, member, openPage, serverOfTest } from '../../../testing/ordering-page.ts';
import {
  ChangeTipDocument,
  type ChangeTipMutationVariables,
  GetPreviousOrdersDocument,
  type GetPreviousOrdersQueryVariables,
} from '../../../generated/operations.ts';
import { toOpenOrder } from '../../follow/open-orders/open-orders.conversions.ts';
import type { OpenOrder } from '../../follow/open-orders/open-orders.types.ts';
import { toLineDraft } from '../../../cart/reorder.conversions.ts';
import type { PreviousOrder } from './use-previous-orders.ts';

const server = serverOfTest();
const session = member;
const order = (over: Partial<PreviousOrder> = {}): PreviousOrder => ({
  __typename: 'PreviousOrder',
  id: 'p1',
  orderType: 141,
  inStoreOrder: {
    __typename: 'InStoreOrder',
    expressOrder: { __typename: 'ExpressOrder', orderToken: 't', orderNumber: 'A7K2' },
  },
  basket: {
    __typename: 'Basket',
    items: [item(), item({ sku: 's', name: 'Scone', availability: 'SOLD_OUT' })],
  },
  locale: 'en-US',
  storeNumber: '1001-2',
  storeName: 'Loop',
  placedAt: '2030-01-01T15:00:00Z',
  scheduledFor: null,
  timeZoneId: 'America/Chicago',
  statusPath: '/menu/order/p1',
  total: usd(950),
  offer: null,
  status: 'PICKED_UP',
  dropped: [{ __typename: 'DroppedLine', name: 'Cold brew', option: 'Foam', reason: 'NOT_SOLD' }],
  voided: null,
  tip: usd(0),
  tipChange: null,
  ...over,
});

describe('the last order of this visit', () => {
  it('is forgotten on the device once it is older than the configuration allows, ORD-046, PLT-013', async () => {
    server.use(answerPreviousOrders([order()]));
    const key = 'crema.ordering.previous';
    const kept = () => (JSON.parse(sessionStorage.getItem(key) ?? '{}') as { value?: unknown }).value;
    const now = Date.parse('2030-01-01T15:00:00Z');
    const openAt = (mostRecentOrderStaleAfter: number) =>
      openPage('/menu/previous', {
        session,
        clock: { now: () => now, monotonic: () => 0 },
        configuration: { mostRecentOrderStaleAfter },
      });
    previousRecord().write({ lines: [cartLine()], placedAt: now - 1_000 });
    const page = await openAt(60_000);
    await screen.findByRole('heading', { level: 1 });
    expect(kept()).toBeDefined();
    page.unmount();
    page.dispose();
    await openAt(1_001);
    await waitFor(() => expect(kept()).toBeUndefined());
  });
});

describe('previous orders', () => {
  it('show the new tip as soon as it is changed, ORD-104, D-27', async () => {
    let tip = usd(200);
    const tipChange = { __typename: 'TipChange' as const, until: '2030-01-01T17:20:00Z', highest: usd(2000) };
    server.use(
      query(GetPreviousOrdersDocument, 'previousOrders', () => [order({ tip, tipChange })]),
      mutation<ChangeTipMutationVariables>(ChangeTipDocument, 'changeTip', ({ tipAmountMinor }) => {
        tip = usd(tipAmountMinor);
        return { __typename: 'SubmittedOrder' as const, orderId: 'p1', tip };
      }),
    );
    await openPage('/menu/previous', { session });
    await userEvent.click(await screen.findByRole('button', { name: 'Change the tip' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the tip' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'No tip' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save the tip' }));
    expect(await screen.findByRole('button', { name: 'Add a tip' })).toBeVisible();
  });

  it('show what was ordered, and which lines are no longer available, ORD-140, D-31', async () => {
    server.use(answerPreviousOrders([order()]));
    await openPage('/menu/previous', { session });
    expect(await screen.findByText(/2 × Latte/)).toBeVisible();
    expect(screen.getAllByText('Medium, Vanilla syrup')[0]).toBeVisible();
    expect(screen.getByText('Cold brew · Foam: Not sold at this store.')).toBeVisible();
    expect(screen.getByText('$9.50')).toBeVisible();
  });

  it('name the offer that was used and what it took off, ORD-110', async () => {
    const offer = { __typename: 'UsedOffer' as const, title: 'Up to $2 off', discount: usd(200) };
    server.use(answerPreviousOrders([order({ offer })]));
    await openPage('/menu/previous', { session });
    expect(await screen.findByText(/^Up to \$2 off:/)).toHaveTextContent('Up to $2 off: −$2.00');
  });

  it('say that the store could not make one, and what was given back, ORD-140 D-144', async () => {
    const returned = [
      { __typename: 'PaidTender' as const, kind: 'visa', lastFour: '4242', amount: usd(950) },
    ];
    const voided = {
      __typename: 'OrderVoid' as const,
      at: '2030-01-01T15:02:00Z',
      reason: 'CLOSING' as const,
      returned,
    };
    server.use(answerPreviousOrders([order({ status: 'VOIDED', voided })]));
    await openPage('/menu/previous', { session });
    expect(await screen.findByText('Canceled')).toBeVisible();
    expect(screen.getByText('We’re sorry: the store had to close early.')).toBeVisible();
    expect(screen.getByText(/goes back to Visa/)).toHaveTextContent('$9.50 goes back to Visa •••• 4242.');
  });

  it('are asked for ten at a time, with what the store’s prices need, ORD-140', async () => {
    const asked: GetPreviousOrdersQueryVariables[] = [];
    server.use(answerPreviousOrders([order()], asked));
    const { host } = await openPage('/menu/previous', { session });
    await screen.findByText(/2 × Latte/);
    await act(() => host.orderStore.choose(orderStore));
    await waitFor(() => expect(asked).toHaveLength(2));
    const storePricingInput = { timeZone: 'America/Chicago', ownershipTypeCode: 'CO', countryCode: 'US' };
    expect(asked).toEqual([
      { locale: 'en-US', limit: 10 },
      { locale: 'en-US', limit: 10, storeNumber: '1001-2', storePricingInput },
    ]);
  });

  it('are kept for two hours, and asked for again after that, ORD-142', async () => {
    const asked: GetPreviousOrdersQueryVariables[] = [];
    server.use(answerPreviousOrders([order()], asked), ...favoritesDouble().handlers);
    const hour = 60 * 60 * 1000;
    let now = 0;
    const clock = { now: () => now, monotonic: () => now };
    const { go } = await openPage('/menu/previous', { session, clock });
    const visit = async () => {
      act(() => go('/menu/favorites'));
      await screen.findByRole('heading', { level: 1, name: 'Your favorites' });
      act(() => go('/menu/previous'));
      await screen.findByText(/2 × Latte/);
    };
    await screen.findByText(/2 × Latte/);
    now = 1.5 * hour;
    await visit();
    expect(asked).toHaveLength(1);
    now = 2 * hour;
    await visit();
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('are asked for again when the language changes, ORD-142', async () => {
    const asked: GetPreviousOrdersQueryVariables[] = [];
    server.use(answerPreviousOrders([order()], asked));
    const { host } = await openPage('/menu/previous', { session });
    await screen.findByText(/2 × Latte/);
    act(() => host.setLocale('fr-CA'));
    await waitFor(() => expect(asked.map(({ locale }) => locale)).toEqual(['en-US', 'fr-CA']));
  });

  it('follow an order that was placed in another tab, and its store’s moves, ORD-142', async () => {
    let orders = [order()];
    server.use(query(GetPreviousOrdersDocument, 'previousOrders', () => orders));
    await openPage('/menu/previous', { session });
    await screen.findByText(/2 × Latte/);
    const elsewhere = (status: OpenOrder['status']) => {
      orders = [order(), order({ id: 'p2', storeName: 'Riverside', status })];
      const placed = { ...toOpenOrder(submitted(), { guest: false, memberId: 'm1' }), status };
      const value = JSON.stringify({ v: 1, value: [placed] });
      localStorage.setItem('crema.ordering.open', value);
      act(() => {
        window.dispatchEvent(
          new StorageEvent('storage', {
            key: 'crema.ordering.open',
            newValue: value,
            storageArea: localStorage,
          }),
        );
      });
    };
    elsewhere('RECEIVED');
    const card = (await screen.findByRole('heading', { name: 'Riverside' })).closest('li') as HTMLElement;
    expect(within(card).getByText('Received')).toBeVisible();
    elsewhere('READY');
    expect(await within(card).findByText('Ready')).toBeVisible();
  });

  it('hide baskets that hold nothing any more', async () => {
    server.use(answerPreviousOrders([order({ basket: { __typename: 'Basket', items: [] } })]));
    await openPage('/menu/previous', { session });
    expect(await screen.findByText('No orders yet')).toBeVisible();
  });

  it('add the available items to the cart again at the order’s own store, in one press, and name the others with the reason, ORD-143, D-31, L-07', async () => {
    server.use(answerPreviousOrders([order()]), answerStore());
    const { host } = await openPage('/menu/previous', { session });
    await userEvent.click(await screen.findByRole('button', { name: 'Order again' }));
    await waitFor(() =>
      expect(host.emitted.filter(({ name }) => name === 'cart-changed').at(-1)?.payload).toEqual({
        count: 2,
        storeNumber: expect.stringMatching(/^1001/) as string,
      }),
    );
    expect(host.toasts.at(-1)?.text).toBe(
      '2 items added to your cart. Not added: Scone: Sold out at this store. Cold brew (Foam): Not sold at this store.',
    );
  });

  it('add one of their items at the order’s own store, in one press, L-07', async () => {
    server.use(answerPreviousOrders([order()]), answerStore());
    const { host } = await openPage('/menu/previous', { session });
    const [plus] = await screen.findAllByRole('button', { name: /^Add .* to your cart$/ });
    await userEvent.click(plus as HTMLElement);
    await waitFor(() => expect(host.orderStore.current.get()?.storeNumber).toMatch(/^1001/));
  });

  it('show excluded ingredients, and add them to the cart again, ORD-143, ORD-047', async () => {
    const excludedIngredients = [
      { __typename: 'ExcludedIngredient' as const, sku: 'opt-320', name: 'Espresso' },
    ];
    const basket = { __typename: 'Basket' as const, items: [item({ excludedIngredients })] };
    server.use(answerPreviousOrders([order({ basket })]));
    await openPage('/menu/previous', { session });
    expect(await screen.findByText('Medium, Vanilla syrup, No espresso')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Order again' }));
    await waitFor(() => {
      const saved = JSON.parse(localStorage.getItem('crema.ordering.cart') ?? '{}') as { value: unknown[] };
      expect(saved.value).toMatchObject([{ excludedIngredients: [{ sku: 'opt-320', name: 'Espresso' }] }]);
    });
  });

  it('add nothing when it would not fit, ORD-041', async () => {
    server.use(answerPreviousOrders([order()]), answerStore());
    const { host } = await openPage('/menu/previous', { session, configuration: { maximumItemAmount: 1 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add Latte to your cart' }));
    await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('There’s a 1 item max for a single order.'));
    expect(host.emitted.filter(({ name }) => name === 'cart-changed').at(-1)?.payload).toMatchObject({
      count: 0,
    });
  });

  it('say which option of a standard recipe the store lacks, and do not offer that line, ORD-143, D-143', async () => {
    const oat = { __typename: 'StandardItem' as const, sku: 'opt-304', name: 'Oat milk' };
    const basket = {
      __typename: 'Basket' as const,
      items: [item({ standardItems: [{ ...oat, availability: 'SOLD_OUT' }] })],
    };
    server.use(answerPreviousOrders([order({ basket })]));
    await openPage('/menu/previous', { session });
    expect(await screen.findByText('Oat milk: Sold out at this store.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add Latte to your cart' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Order again' })).toBeDisabled();
  });

  it('say which option of a line the store lacks, and do not offer that line, ORD-143, D-143', async () => {
    const [child] = item().childItems;
    const basket = {
      __typename: 'Basket' as const,
      items: [item({ childItems: [{ ...child!, availability: 'SOLD_OUT' }] })],
    };
    server.use(answerPreviousOrders([order({ basket })]));
    await openPage('/menu/previous', { session });
    expect(await screen.findByText('Vanilla syrup: Sold out at this store.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add Latte to your cart' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Order again' })).toBeDisabled();
  });

  it('show when it was by the clock of their store, and lead to the order, D-08', async () => {
    server.use(answerPreviousOrders([order({ timeZoneId: 'America/Los_Angeles' })]));
    await openPage('/menu/previous', { session });
    const head = await screen.findByText(/Order A7K2/);
    expect(head.textContent.replaceAll(/[\s\u00a0\u202f]+/g, ' ')).toContain('Jan 1, 2030, 7:00 AM');
    expect(screen.getByRole('link', { name: 'See this order A7K2' })).toHaveAttribute(
      'href',
      '/menu/order/p1',
    );
    expect(screen.getByRole('link', { name: 'Receipt for order A7K2' })).toHaveAttribute(
      'href',
      '/menu/order/p1/receipt',
    );
  });

  it('are put into the cart offline too, ORD-143', async () => {
    server.use(answerPreviousOrders([order()]));
    const { host, location } = await openPage('/menu/previous', { session });
    await screen.findByRole('button', { name: 'Order again' });
    host.setConnection('offline');
    await userEvent.click(screen.getByRole('button', { name: 'Order again' }));
    await waitFor(() => expect(host.toasts.at(-1)?.text).toMatch(/^2 items added to your cart/));
    expect(host.toasts.at(-1)?.action).toBeUndefined();
    expect(location()).toBe('/menu/previous');
  });

  it('need a member: the host asks everybody else to sign in, and returns here, ORD-004', async () => {
    const { location } = await openPage('/menu/previous', { session: { kind: 'guest' } });
    expect(location()).toBe('/sign-in?returnUrl=%2Fmenu%2Fprevious');
  });

  it('say so when they cannot be read, and try again on request, PLT-014', async () => {
    server.use(answerPreviousOrders({ errorCode: 'UNEXPECTED_ERROR' }));
    await openPage('/menu/previous', { session });
    const alert = within(await screen.findByRole('alert'));
    server.use(answerPreviousOrders([order()]));
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/2 × Latte/)).toBeVisible();
  });
});

it('cannot order a line again whose option is no longer known, ORD-143', () => {
  const [child] = item().childItems;
  expect(toLineDraft(item({ childItems: [{ ...child!, productNumber: null }] }))).toBeUndefined();
});
