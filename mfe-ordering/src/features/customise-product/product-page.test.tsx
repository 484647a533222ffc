import { act } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { latte } from '../../testing/product.fixtures.ts';
import { answerMenu, answerProduct } from '../../testing/graphql-double.ts';
import { loopStore, openPage, serverOfTest } from '../../testing/ordering-page.ts';
import { drinks } from '../../testing/menu.fixtures.ts';

const server = serverOfTest();
const address = '/menu/product/10/hot';
const add = () => screen.getByRole('button', { name: /Add to order/ });
const keptLines = () =>
  (JSON.parse(localStorage.getItem('crema.ordering.cart') ?? '{"value":[]}') as { value: unknown[] }).value;

beforeEach(() =>
  server.use(
    answerProduct(() => latte()),
    answerMenu(() => [drinks()]),
  ),
);

describe('the product page', () => {
  it('offers sizes, options by category and the way into the cart, ORD-002, ORD-023', async () => {
    await openPage(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Latte' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Medium/ })).toBeChecked();
    expect(screen.getByRole('group', { name: 'Milk' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Vanilla syrup' })).toBeInTheDocument();
    expect(add()).toHaveTextContent('$4.50');
  });

  it('moves price, calories and the list of changes with every choice, D-36', async () => {
    await openPage(address);
    await userEvent.click(await screen.findByRole('radio', { name: /Large/ }));
    await userEvent.click(screen.getByRole('radio', { name: /Oat drink/ }));
    await userEvent.click(screen.getByRole('button', { name: 'More Vanilla syrup' }));
    await userEvent.click(screen.getByRole('button', { name: 'Less Espresso' }));
    await userEvent.click(screen.getByRole('button', { name: 'Less Espresso' }));
    const changes = within(screen.getByRole('region', { name: 'What we change for you' }));
    expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Oat drink',
      'No Espresso',
      '1 × Vanilla syrup',
    ]);
    expect(add()).toHaveTextContent('$5.90');
    expect(screen.getByText('260 Cal')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back to standard' }));
    expect(add()).toHaveTextContent('$4.90');
  });

  it('puts the recipe into the cart and leads back to its category, ORD-023', async () => {
    const { host, location } = await openPage(address);
    await userEvent.click(await screen.findByRole('radio', { name: /Oat drink/ }));
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await userEvent.click(add());
    expect(keptLines()).toMatchObject([
      { sizeCode: 'medium', quantity: 2, childItems: [{ sku: 'opt-304', quantity: 1 }] },
    ]);
    expect(host.toasts).toMatchObject([{ kind: 'success', text: 'Latte is in your cart' }]);
    expect(location()).toBe('/menu/drinks/hot');
  });

  it('asks for the product at the order store, ORD-023', async () => {
    server.use(
      answerProduct(({ storeNumber }) =>
        latte({ availability: storeNumber === '1001-2' ? 'NOT_SOLD' : 'AVAILABLE' }),
      ),
    );
    const { host } = await openPage(address);
    await screen.findByRole('button', { name: /Add to order/ });
    act(() => host.publish('store-selected', loopStore));
    expect(await screen.findByText('Not sold at this store.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add to order/ })).not.toBeInTheDocument();
  });

  it.each([
    ['NOT_ORDERABLE_ONLINE', 'Unavailable to purchase online'],
    ['SOLD_OUT', 'Sold out at this store.'],
    ['NOT_SOLD', 'Not sold at this store.'],
    ['UNKNOWN', 'This item is unavailable'],
  ] as const)('says of an item that is %s: %s, ORD-025', async (availability, text) => {
    server.use(answerProduct(() => latte({ availability })));
    await openPage(address);
    expect(await screen.findByText(text, { selector: '[role=status]' })).toBeVisible();
  });

  it('changes a line of the cart instead of adding one', async () => {
    const first = await openPage(address);
    await userEvent.click(await screen.findByRole('button', { name: /Add to order/ }));
    const [line] = keptLines() as { itemId: string }[];
    first.unmount();
    first.dispose();
    const { location } = await openPage(`${address}?edit=${line?.itemId}`);
    await userEvent.click(await screen.findByRole('radio', { name: /Large/ }));
    await userEvent.click(screen.getByRole('button', { name: /Save changes/ }));
    expect(keptLines()).toMatchObject([{ itemId: line?.itemId, sizeCode: 'large', quantity: 1 }]);
    expect(location()).toBe('/menu/cart');
  });
});

describe('limits on the product page', () => {
  it('hold the quantity at what the order may still take, and say so, ORD-041', async () => {
    await openPage(address, { configuration: { maximumItemAmount: 2 } });
    await userEvent.click(await screen.findByRole('button', { name: 'One more' }));
    expect(screen.getByText("There's a 2 item max for a single order.")).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await userEvent.click(add());
    expect(keptLines()).toMatchObject([{ quantity: 2 }]);
  });

  it('offer the cart instead of another item once the order is full, ORD-041', async () => {
    const first = await openPage(address, { configuration: { maximumItemAmount: 1 } });
    await userEvent.click(await screen.findByRole('button', { name: /Add to order/ }));
    first.unmount();
    first.dispose();
    await openPage(address, { configuration: { maximumItemAmount: 1 } });
    expect(await screen.findByText("There's a 1 item max for a single order.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/menu/cart');
    expect(screen.queryByRole('button', { name: /Add to order/ })).not.toBeInTheDocument();
  });

  it('stop extras at maximumModifierAmount, ORD-041', async () => {
    await openPage(address, { configuration: { maximumModifierAmount: 1 } });
    await userEvent.click(await screen.findByRole('button', { name: 'More Vanilla syrup' }));
    expect(screen.getAllByText('You can add up to 1 extras to one item.')[0]).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More Vanilla syrup' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

describe('a product that cannot be had', () => {
  it('has a page of its own with a retry when none is kept, ORD-024', async () => {
    let works = false;
    server.use(answerProduct(() => (works ? latte() : 'TEMPORARILY_UNAVAILABLE')));
    await openPage(address);
    expect(await screen.findByRole('heading', { name: 'This product didn’t come through' })).toBeVisible();
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Latte' })).toBeVisible();
  });

  it('is said not to exist when the server knows no such product, ORD-024', async () => {
    server.use(answerProduct(() => 'PRODUCT_NOT_FOUND'));
    await openPage(address);
    expect(await screen.findByRole('heading', { name: 'We don’t serve that' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the menu' })).toHaveAttribute('href', '/menu');
  });

  it.each(['abc', '1.5', '99999999999'])(
    'is said not to exist when its address names no number: %s, without asking, ORD-024',
    async (number) => {
      const asked = jest.fn(() => 'BAD_REQUEST');
      server.use(answerProduct(asked));
      for (const tail of ['', '/nutrition']) {
        const opened = await openPage(`/menu/product/${number}/hot${tail}`);
        expect(await screen.findByRole('heading', { name: 'We don’t serve that' })).toBeVisible();
        expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
        opened.unmount();
        opened.dispose();
      }
      expect(asked).not.toHaveBeenCalled();
    },
  );

  it('stays as it is kept, with a notice, until a retry after productRetryAfter succeeds, ORD-024', async () => {
    let asked = 0;
    server.use(answerProduct(() => (++asked === 2 ? 'UNEXPECTED_ERROR' : latte())));
    await openPage(address, { configuration: { productStaleAfter: 40, productRetryAfter: 60 } });
    expect(await screen.findByText('We couldn’t refresh this product')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Latte' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByText('We couldn’t refresh this product')).not.toBeInTheDocument(),
    );
    expect(asked).toBeGreaterThanOrEqual(3);
  });
});

describe('the nutrition page', () => {
  it('shows the figures of each size, allergens and ingredients, ORD-002', async () => {
    await openPage(`${address}/nutrition`);
    expect(await screen.findByRole('heading', { level: 1, name: 'What’s in Latte' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Calories 190 kcal' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Large/ }));
    expect(screen.getByRole('row', { name: 'Calories 240 kcal' })).toBeVisible();
    expect(screen.getByText('Contains Milk.')).toBeVisible();
    expect(screen.getByText('Milk, espresso.')).toBeVisible();
  });
});
