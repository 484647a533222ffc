import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { drinks } from '../../testing/menu.fixtures.ts';
import { answerMenu, answerProduct } from '../../testing/graphql-double.ts';
import { latte } from '../../testing/product.fixtures.ts';
import { openPage, serverOfTest } from '../../testing/ordering-page.ts';

const server = serverOfTest();
const plus = () => screen.findByRole('button', { name: 'Add Latte to cart' });
const openMenu = async (product: Parameters<typeof answerProduct>[0], options = {}) => {
  server.use(
    answerMenu(() => [drinks()]),
    answerProduct(product),
  );
  return openPage('/menu', options);
};

describe('the “+” of a product on the menu', () => {
  it('adds the standard recipe in its standard size, one unit a press, and keeps the page', async () => {
    const { host } = await openMenu(() => latte());
    await userEvent.click(await plus());
    await waitFor(() => expect(host.toasts).toMatchObject([{ text: 'Latte, Medium is in your cart' }]));
    await waitFor(async () => expect(await plus()).not.toHaveAttribute('aria-busy'));
    await userEvent.click(await plus());
    await waitFor(() =>
      expect(host.emitted.filter(({ name }) => name === 'cart-changed').at(-1)?.payload).toMatchObject({
        count: 2,
      }),
    );
    expect(window.location.pathname).toBe('/menu');
  });

  it('takes one unit back by undo', async () => {
    const { host } = await openMenu(() => latte());
    await userEvent.click(await plus());
    await waitFor(() => expect(host.toasts).toHaveLength(1));
    act(() => host.toasts[0]?.action?.onPress());
    await waitFor(() =>
      expect(host.emitted.filter(({ name }) => name === 'cart-changed').at(-1)?.payload).toMatchObject({
        count: 0,
      }),
    );
  });

  it('adds nothing to a full order, and says why, ORD-041', async () => {
    const { host } = await openMenu(() => latte(), { configuration: { maximumItemAmount: 0 } });
    await userEvent.click(await plus());
    await waitFor(() =>
      expect(host.toasts).toMatchObject([{ text: 'There’s a 0 item max for a single order.' }]),
    );
  });

  it.each([
    ['the store lacks every size', () => latte({ availability: 'SOLD_OUT' })],
    ['the product is gone', () => 'PRODUCT_NOT_FOUND'],
  ])('opens the product when %s', async (_what, product) => {
    await openMenu(product);
    await userEvent.click(await plus());
    await waitFor(() => expect(window.location.pathname).toBe('/menu/product/10/hot'));
  });

  it('is not there where other services deliver, ORD-061', async () => {
    await openMenu(() => latte(), { configuration: { enableInAppDelivery: true } });
    await screen.findByRole('link', { name: 'Latte' });
    expect(screen.queryByRole('button', { name: 'Add Latte to cart' })).toBeNull();
  });
});
