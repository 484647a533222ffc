import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { pricesStaleAfter } from '../../connection/fresh-list/fresh-list.rules.ts';
import type { GetCartItemsQueryVariables } from '../../generated/operation-types.ts';
import { answerMenu, answerProduct } from '../../testing/graphql-double.ts';
import { category, drinks, menu, menuProduct } from '../../testing/menu.fixtures.ts';
import { answerCartItems, answerPricingRules, answerStorePrices } from '../../testing/order-doubles.ts';
import { cartLine } from '../../testing/order.fixtures.ts';
import { openPage, orderStore, serverOfTest } from '../../testing/ordering-page.ts';
import { latte } from '../../testing/product.fixtures.ts';
import { nextPricesIn, withPrices } from './store-prices.rules.ts';

const server = serverOfTest();
const address = '/menu/product/10/hot';
const addButton = () => screen.findByRole('button', { name: /Add to cart/ });
/** The host remembers the store from an earlier visit. */
const openAtStore = (options: Parameters<typeof openPage>[1] = {}) => {
  localStorage.setItem('crema.ordering.store', JSON.stringify({ v: 1, value: orderStore }));
  return openPage(address, options);
};
const passMs = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('when prices are requested', () => {
  it.each([
    { times: {}, now: 100, wait: 0, because: 'none were received' },
    { times: { receivedAt: 100 }, now: 100, wait: 300_000, because: 'they are new' },
    { times: { receivedAt: 100 }, now: 300_099, wait: 1, because: 'they are nearly five minutes old' },
    { times: { receivedAt: 100 }, now: 300_100, wait: 0, because: 'they are five minutes old' },
    { times: { receivedAt: 100, failedAt: 400 }, now: 400, wait: 30, because: 'the last request failed' },
  ])('is in $wait ms, because $because, ORD-086', ({ times, now, wait }) => {
    expect(nextPricesIn(times, now, 30)).toBe(wait);
  });

  it('leaves the prices that the store’s reply lacks, ORD-086', () => {
    const product = latte();
    expect(withPrices(product, { __typename: 'StorePricing', storeNumber: '1', products: [] })).toBe(product);
  });
});

describe('the prices of an open page', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    server.use(
      answerProduct(() => latte()),
      answerMenu(() => [drinks()]),
    );
  });
  afterEach(() => jest.useRealTimers());
  const press = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  it('follow the store after five minutes: the size, an option and the sum, ORD-086', async () => {
    const asked: unknown[] = [];
    server.use(
      answerStorePrices((variables) => {
        asked.push(variables);
        return { formCode: 'hot', sizes: { '10-hot-medium': 475 }, options: { 'opt-304': 85 } };
      }),
    );
    await openAtStore();
    await press.click(await screen.findByRole('radio', { name: /Oat milk/ }));
    expect(await addButton()).toHaveTextContent('$5.20');
    await passMs(pricesStaleAfter - 60_000);
    expect(asked).toEqual([]);
    await passMs(60_000);
    expect(asked).toEqual([{ storeNumber: '1001-2', productNumbers: [10] }]);
    expect(await addButton()).toHaveTextContent('$5.60');
    expect(screen.getByRole('radio', { name: /Oat milk/ })).toBeChecked();
    await passMs(pricesStaleAfter);
    expect(asked).toHaveLength(2);
  });

  it('are requested for the other store after a store change, ORD-086', async () => {
    const asked: string[] = [];
    const products: unknown[] = [];
    server.use(
      answerProduct(({ storeNumber }) => {
        products.push(storeNumber);
        return latte();
      }),
      answerStorePrices(({ storeNumber }) => {
        asked.push(storeNumber);
        return { formCode: 'hot', sizes: { '10-hot-medium': 475 }, options: {} };
      }),
    );
    const { host } = await openAtStore();
    await addButton();
    await act(
      async () => void (await host.services.orderStore.choose({ ...orderStore, storeNumber: '1013-1' })),
    );
    await passMs(0);
    expect(products).toEqual(['1001-2', '1013-1']);
    await passMs(pricesStaleAfter);
    expect(asked).toEqual(['1013-1']);
  });

  it('remain after a failure, and are requested again after productRetryAfter, ORD-086', async () => {
    let asked = 0;
    server.use(
      answerStorePrices(() =>
        ++asked === 1 ? 'lost' : { formCode: 'hot', sizes: { '10-hot-medium': 475 }, options: {} },
      ),
    );
    await openAtStore({ configuration: { productRetryAfter: 20_000 } });
    await addButton();
    await passMs(pricesStaleAfter);
    expect(await addButton()).toHaveTextContent('$4.50');
    await passMs(60_000);
    expect(asked).toBe(2);
    expect(await addButton()).toHaveTextContent('$4.75');
  });

  it('are requested of no store while none is chosen, ORD-086', async () => {
    const asked: unknown[] = [];
    server.use(
      answerStorePrices((variables) => {
        asked.push(variables);
        return 'lost';
      }),
      answerPricingRules(true, asked),
    );
    await openPage(address);
    await addButton();
    await passMs(pricesStaleAfter);
    expect(asked).toEqual([]);
  });

  it('say that they include the sales tax where the store’s rules say so, which are read again after five minutes, ORD-086, ORD-087', async () => {
    const note = 'Prices of taxable food and beverage include sales tax.';
    const asked: unknown[] = [];
    server.use(
      answerPricingRules(true, asked),
      answerStorePrices(() => 'lost'),
    );
    await openAtStore();
    expect(await screen.findByText(note)).toBeVisible();
    server.use(answerPricingRules(false, asked));
    await passMs(pricesStaleAfter);
    expect(asked).toHaveLength(2);
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });

  it('of the cart’s estimates are requested again after five minutes, ORD-086', async () => {
    localStorage.setItem('crema.ordering.cart', JSON.stringify({ v: 1, value: [cartLine()] }));
    const asked: GetCartItemsQueryVariables[] = [];
    server.use(answerCartItems(undefined, asked));
    await openPage('/menu/cart');
    await screen.findByRole('region', { name: 'Your items' });
    await passMs(0);
    expect(asked).toHaveLength(1);
    await passMs(pricesStaleAfter);
    expect(asked).toHaveLength(2);
    await passMs(pricesStaleAfter);
    expect(asked).toHaveLength(3);
  });

  it('of the menu are requested again after five minutes; a product that has left it is gone then, ORD-086, SHP-007', async () => {
    let sold = [
      menuProduct({ name: 'Latte', productNumber: 2 }),
      menuProduct({ name: 'Mocha', productNumber: 3 }),
    ];
    let asked = 0;
    server.use(
      answerMenu(() => {
        asked += 1;
        return [menu('Drinks', [category('Hot', { products: sold })])];
      }),
    );
    await openPage('/menu');
    expect(await screen.findByRole('link', { name: 'Mocha' })).toBeVisible();
    sold = sold.slice(0, 1);
    await passMs(pricesStaleAfter);
    expect(asked).toBe(2);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Mocha' })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Latte' })).toBeVisible();
  });
});
