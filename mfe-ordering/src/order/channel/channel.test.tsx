import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerMenu, answerProduct } from '../../testing/graphql-double.ts';
import { drinks } from '../../testing/menu.fixtures.ts';
import { answerStore, pricingDouble } from '../../testing/order-doubles.ts';
import { cartLine, orderStore } from '../../testing/order.fixtures.ts';
import { openPage, serverOfTest } from '../../testing/ordering-page.ts';
import { latte } from '../../testing/product.fixtures.ts';

const server = serverOfTest();
beforeEach(() =>
  server.use(
    answerMenu(() => [drinks()]),
    answerProduct(() => latte()),
    answerStore(),
    ...pricingDouble().handlers,
  ),
);

const deliveryPartner = { name: 'Dropby', url: 'https://dropby.example/crema', markets: ['US'] };
const configuration = {
  enableInAppDelivery: true,
  deliveryPartner: { ...deliveryPartner, markets: ['US' as const] },
};
const question = () => screen.findByRole('dialog', { name: 'What type of order will this be?' });
const answer = async (name: RegExp) =>
  userEvent.click(within(await question()).getByRole('button', { name }));
const noQuestion = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
const stored = () =>
  (JSON.parse(localStorage.getItem('crema.ordering.channel') ?? '{}') as { value?: { channel: string } })
    .value?.channel;
const keep = (key: string, value: unknown) =>
  localStorage.setItem(`crema.ordering.${key}`, JSON.stringify({ v: 1, value }));
/** Opens the menu and only browses. */
const browse = async () => {
  const page = await openPage('/menu', { configuration });
  await answer(/^Just browsing/);
  return page;
};

describe('the question for the type of an order', () => {
  it('offers pickup, delivery and just browsing when the menu opens, ORD-061', async () => {
    await openPage('/menu', { configuration });
    const choices = within(await question()).getAllByRole('button', { name: /\./ });
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Pickup/),
      expect.stringMatching(/^Delivery.*Dropby/),
      expect.stringMatching(/^Just browsing/),
    ]);
  });

  it.each([
    { because: 'delivery is off', options: {} },
    { because: 'nobody delivers', options: { configuration: { enableInAppDelivery: true } } },
    { because: 'a store to pick up at is chosen', options: { configuration }, store: orderStore },
    {
      because: 'the partner does not deliver in the visitor’s country',
      options: { configuration, locale: 'en-CA' as const },
    },
  ])('is not asked because $because, ORD-061', async ({ options, store }) => {
    if (store) keep('store', store);
    await openPage('/menu', options);
    // The store header is drawn again when the rest of the page arrives.
    expect(await screen.findByRole('region', { name: 'Hot' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Pickup store' })).toBeVisible());
    noQuestion();
  });

  it('is answered once: closing it leaves pickup, also after a reload, ORD-061', async () => {
    const { unmount } = await openPage('/menu', { configuration });
    await userEvent.click(within(await question()).getByRole('button', { name: 'Close' }));
    noQuestion();
    expect(stored()).toBe('pickup');
    unmount();
    await openPage('/menu', { configuration });
    expect(await screen.findByRole('button', { name: 'Pickup: change the type of order' })).toBeVisible();
    noQuestion();
  });

  it('opens again from the store header, and changes the type, ORD-061', async () => {
    keep('store', orderStore);
    await openPage('/menu', { configuration });
    await userEvent.click(await screen.findByRole('button', { name: 'Pickup: change the type of order' }));
    await answer(/^Just browsing/);
    expect(await screen.findByRole('region', { name: 'Type of order' })).toHaveTextContent('Just browsing');
    expect(screen.queryByRole('region', { name: 'Pickup store' })).not.toBeInTheDocument();
  });
});

describe('delivery', () => {
  it('leads to the partner’s hand-off page, which sends nothing of the cart, ORD-061, D-23', async () => {
    const { location } = await openPage('/menu', { configuration });
    await answer(/^Delivery/);
    expect(location()).toBe('/menu/delivery');
    expect(await screen.findByRole('heading', { level: 1, name: 'Delivery with Dropby' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Continue to Dropby' });
    expect(link).toHaveAttribute('href', deliveryPartner.url);
    expect(link).toHaveAttribute('rel', 'noreferrer');
    expect(stored()).toBe('delivery');
  });

  it('can be exchanged for pickup on the hand-off page, ORD-061', async () => {
    const { location } = await openPage('/menu/delivery', { configuration });
    await userEvent.click(await screen.findByRole('link', { name: 'Pick it up instead' }));
    expect(location()).toBe('/menu');
    expect(stored()).toBe('pickup');
    expect(await screen.findByRole('button', { name: 'Pickup: change the type of order' })).toBeVisible();
    noQuestion();
  });

  it('stays in the store header, with the way to the partner, ORD-061', async () => {
    const { unmount } = await openPage('/menu', { configuration });
    await answer(/^Delivery/);
    unmount();
    await openPage('/menu', { configuration });
    const header = within(await screen.findByRole('region', { name: 'Type of order' }));
    expect(header.getByText('Dropby')).toBeVisible();
    expect(header.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/menu/delivery');
  });

  it('is said not to be there where something blocks it, ORD-061', async () => {
    await openPage('/menu/delivery', { configuration, locale: 'en-CA' });
    expect(await screen.findByRole('heading', { name: 'Delivery isn’t available here' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Dropby/ })).not.toBeInTheDocument();
  });

  it('has no page while it is off: it redirects to the menu, ORD-061, ORD-005', async () => {
    const { location } = await openPage('/menu/delivery');
    await waitFor(() => expect(location()).toBe('/menu'));
  });
});

describe('just browsing', () => {
  it('is the menu without order options, and survives a refresh, ORD-061, D-23', async () => {
    const { unmount } = await browse();
    unmount();
    await openPage('/menu', { configuration });
    expect(await screen.findByRole('region', { name: 'Hot' })).toBeVisible();
    expect(await screen.findByText('No order yet')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Choose a store' })).not.toBeInTheDocument();
    noQuestion();
  });

  it('shows a product without a cart button until an order is started, ORD-061', async () => {
    (await browse()).unmount();
    await openPage('/menu/product/10/hot', { configuration });
    const start = await screen.findByRole('button', { name: 'Start an order' });
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).not.toBeInTheDocument();
    await userEvent.click(start);
    await answer(/^Pickup/);
    expect(await screen.findByRole('button', { name: /^Add to cart/ })).toBeVisible();
  });

  it('keeps the cart, which asks for an order before it can be paid, ORD-061', async () => {
    (await browse()).unmount();
    keep('cart', [cartLine()]);
    await openPage('/menu/cart', { configuration });
    const card = within(await screen.findByRole('region', { name: 'Ready to order?' }));
    expect(screen.getByRole('heading', { name: 'Latte' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'How will you pick up?' })).not.toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: 'Start an order' }));
    await answer(/^Pickup/);
    expect(await screen.findByText(/Where should we make it\?|How will you pick up\?/)).toBeVisible();
  });

  it('ends with an item that is added again: the order is to be picked up, ORD-061', async () => {
    (await browse()).unmount();
    const previous = { lines: [cartLine()], placedAt: Date.now() };
    sessionStorage.setItem('crema.ordering.previous', JSON.stringify({ v: 1, value: previous }));
    await openPage('/menu/cart', { configuration });
    await userEvent.click(await screen.findByRole('button', { name: /last order/ }));
    expect(await screen.findByText('Where should we make it?')).toBeVisible();
    expect(screen.queryByText('Ready to order?')).not.toBeInTheDocument();
  });

  it('leaves the pickup option and the place of consumption as they are: three facts, D-23', async () => {
    keep('pickup', { '1001-2': { pickUp: 'CX', consumption: 'ConsumeOutOfStore' } });
    const kept = localStorage.getItem('crema.ordering.pickup');
    keep('store', orderStore);
    await openPage('/menu', { configuration });
    await userEvent.click(await screen.findByRole('button', { name: 'Pickup: change the type of order' }));
    await answer(/^Just browsing/);
    expect(stored()).toBe('browse');
    expect(localStorage.getItem('crema.ordering.pickup')).toBe(kept);
  });
});
