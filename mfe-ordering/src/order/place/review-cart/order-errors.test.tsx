import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Slots } from '@crema/shared-contracts';
import { answerMenu } from '../../../testing/graphql-double.ts';
import { drinks } from '../../../testing/menu.fixtures.ts';
import { type Reply } from '../../../testing/document-doubles.ts';
import {
  answerCartItems,
  answerOrder,
  answerOrderPayment,
  answerPreviousOrders,
  answerStore,
  saveOnDevice,
  pricingDouble,
  submitDouble,
} from '../../../testing/order-doubles.ts';
import { pricing, storeDetails, submitted, usd } from '../../../testing/order.fixtures.ts';
import type { OrderInput } from '../../../generated/operations.ts';
import type { OrderPricing, SubmittedOrder } from '../../facts/order.types.ts';
import type { StoreDetails } from '../../../order-store/use-store-details.ts';
import { member, openPage, serverOfTest } from '../../../testing/ordering-page.ts';

const server = serverOfTest();
const Chooser = ({ onSelected }: Slots['payment-chooser']) => (
  <button
    onClick={() => onSelected({ cardId: 'card-1', balance: usd(2500), lastFour: '4411', nickname: 'Blue' })}
  >
    Blue card
  </button>
);
interface Setup {
  readonly store?: () => StoreDetails;
  readonly price?: (count: number, order: OrderInput) => Reply<OrderPricing>;
  readonly submit?: (count: number) => Reply<SubmittedOrder>;
  readonly signIn?: () => Promise<boolean>;
}
const open = async ({ store, price, submit, signIn }: Setup) => {
  const priced = pricingDouble((order, count) => price?.(count, order) ?? pricing());
  const placed = submitDouble(submit);
  server.use(
    answerMenu(() => [drinks()]),
    answerStore(store),
    answerCartItems(),
    answerPreviousOrders([]),
    ...priced.handlers,
    ...placed.handlers,
  );
  saveOnDevice();
  const slots = { 'payment-chooser': Chooser as never };
  const navigate = jest.fn((to: string) => act(() => page.go(to)));
  const page = await openPage('/menu/cart', { session: member, slots, navigate, ...(signIn && { signIn }) });
  return { ...page, priced, placed };
};
const panel = async () => within(await screen.findByRole('region', { name: 'Order summary' }));
const place = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Place order · \$/ }));
};
const dialog = async () => within(await screen.findByRole('dialog'));

/** Each refusal of a store, with its text (ORD-161). */
const storeRefusals = [
  { code: 'STORE_NOT_FOUND', text: 'We couldn’t find that store. Choose another one.' },
  { code: 'HIGH_VOLUME_STORE', text: /^This store is very busy and has paused mobile orders\./ },
  { code: 'STORE_UNAVAILABLE', text: 'This store can’t take your order right now. Choose another store.' },
  {
    code: 'STORE_NOT_AVAILABLE',
    text: 'This store is closed until further notice. Choose another store.',
  },
  {
    code: 'WRONG_STORE_REGION',
    text: 'This store is in another country than your card. Choose a store in your country.',
  },
  {
    code: 'MOP_UNAVAILABLE',
    text: 'Mobile ordering isn’t available at this store right now. Choose another store.',
  },
  { code: 'STORE_CLOSED', text: 'This store is closed now. Choose another store.' },
  {
    code: 'MOP_NOT_ACCEPTED',
    text: 'This store can’t hand over orders this way right now. Choose another pickup option or another store.',
  },
] as const;

describe('a price that fails', () => {
  const failFirst = (errorCode: string, params?: object) => (count: number) =>
    count === 1 ? { errorCode, ...(params && { params }) } : pricing();

  it.each([
    { code: 'MISSING_COUNTRY', text: /which country this store is in/ },
    { code: 'ITEMS_NOT_FOUND', text: /no longer on the menu|couldn’t find/i },
    { code: 'ITEMS_UNAVAILABLE', text: /available/ },
    { code: 'UNEXPECTED_ERROR', text: /Something went wrong on our end/ },
  ])('with $code is noted with Got it, and asked for again, ORD-160', async ({ code, text }) => {
    const { priced } = await open({ price: failFirst(code) });
    const summary = await panel();
    expect(await summary.findByText(text)).toBeVisible();
    await userEvent.click(summary.getByRole('button', { name: 'Got it' }));
    expect(await summary.findByText('$5.00')).toBeVisible();
    expect(priced.asked).toHaveLength(2);
  });

  it('with CHOOSE_DIFFERENT_ITEM leads to the menu, ORD-162', async () => {
    const { location } = await open({
      price: failFirst('CHOOSE_DIFFERENT_ITEM', { skus: '10-hot-medium' }),
    });
    const summary = await panel();
    expect(
      await summary.findByText('One of your items can’t be ordered ahead. Please choose a different item.'),
    ).toBeVisible();
    await userEvent.click(summary.getByRole('button', { name: 'Go to the menu' }));
    expect(location()).toBe('/menu');
  });

  it.each(storeRefusals)(
    'with $code says so and leads to another store, ORD-161, LOC-040',
    async ({ code, text }) => {
      const { location } = await open({ price: () => ({ errorCode: code }) });
      const summary = await panel();
      expect(await summary.findByText(text)).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull();
      await userEvent.click(summary.getByRole('button', { name: 'Choose a store' }));
      expect(location()).toBe('/menu/store-locator?redirect=cart');
    },
  );

  it('with MOP_NOT_ACCEPTED reads the store again: another pickup option takes the place of the closed one, ORD-161, ORD-060, D-37', async () => {
    const { mobileOrdering } = storeDetails();
    let curbsideAvailability: 'AVAILABLE' | 'CLOSED' = 'AVAILABLE';
    await open({
      store: () => storeDetails({ mobileOrdering: { ...mobileOrdering, curbsideAvailability } }),
      price: (_count, { fulfillment }) => {
        if (fulfillment.collectionType !== 'CX') return pricing();
        curbsideAvailability = 'CLOSED';
        return { errorCode: 'MOP_NOT_ACCEPTED' };
      },
    });
    const curbside = await screen.findByRole('radio', { name: /Curbside/ });
    await userEvent.click(curbside);
    expect(await screen.findByText(/^Curbside isn’t available at this store right now/)).toBeVisible();
    expect(curbside).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Drive-thru|In store/, checked: true })).toBeVisible();
    expect(await (await panel()).findByText('$5.00')).toBeVisible();
  });

  it('with ADD_IN_LIMIT is a message only, ORD-162', async () => {
    await open({ price: () => ({ errorCode: 'ADD_IN_LIMIT', params: { limit: 12 } }) });
    const summary = await panel();
    expect(
      await summary.findByText('One of your items has too many extras. Take some off to continue.'),
    ).toBeVisible();
    expect(summary.queryAllByRole('button')).toEqual([]);
  });
});

describe('an order that fails', () => {
  it('with CHOOSE_DIFFERENT_ITEM says so, sets the item aside and leads to the menu, ORD-162', async () => {
    const { location } = await open({
      submit: () => ({ errorCode: 'CHOOSE_DIFFERENT_ITEM', params: { skus: '10-hot-medium' } }),
    });
    await place();
    const asked = await dialog();
    expect(asked.getByText(/can’t be ordered ahead/)).toBeVisible();
    expect(screen.getByText('Unavailable to purchase online')).toBeInTheDocument();
    await userEvent.click(asked.getByRole('button', { name: 'Go to the menu' }));
    expect(location()).toBe('/menu');
  });

  it.each(storeRefusals)(
    'with $code says so in a dialog that leads to another store, and the cart stays, ORD-161',
    async ({ code, text }) => {
      const { location, placed } = await open({ submit: () => ({ errorCode: code }) });
      await place();
      const refused = await dialog();
      expect(refused.getByText(text)).toBeVisible();
      await userEvent.click(refused.getByRole('button', { name: 'Choose a store' }));
      expect(location()).toBe('/menu/store-locator?redirect=cart');
      expect(placed.asked).toHaveLength(1);
      expect(localStorage.getItem('crema.ordering.cart')).toContain('Latte');
    },
  );

  it.each(['MISSING_COUNTRY', 'ITEMS_UNAVAILABLE', 'REWARD_NOT_APPLIED'])(
    'with %s is noted with Got it, ORD-160, ORD-163',
    async (code) => {
      await open({ submit: () => ({ errorCode: code }) });
      await place();
      await userEvent.click((await dialog()).getByRole('button', { name: 'Got it' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.getByRole('region', { name: 'Your items' })).toBeVisible();
    },
  );

  it('with UNEXPECTED_ERROR is looked up, is noted with Got it if it was not placed, and can be sent again, ORD-160, D-25', async () => {
    server.use(
      answerOrder(() => null),
      answerOrderPayment(() => null),
    );
    const { placed } = await open({
      submit: (count) => (count === 1 ? { errorCode: 'UNEXPECTED_ERROR' } : submitted()),
    });
    await place();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: /^Place order · \$/ }));
    expect(await screen.findByRole('dialog', { name: 'Your order is in!' })).toBeVisible();
    expect(placed.asked.map(({ orderId }) => orderId)).toEqual(['order-1', 'order-1']);
  });

  it.each(['PRICE_EXPIRED', 'TENDER_MISMATCH'])(
    'with %s asks for a fresh price with Refresh, and is placed at it, ORD-084',
    async (code) => {
      const { priced } = await open({
        submit: (count) => (count === 1 ? { errorCode: code } : submitted()),
      });
      await place();
      await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
      await waitFor(() => expect(priced.asked).toHaveLength(2));
      const button = await screen.findByRole('button', { name: /^Place order · \$/ });
      await waitFor(() => expect(button).toBeEnabled());
      await userEvent.click(button);
      expect(await screen.findByRole('dialog', { name: 'Your order is in!' })).toBeVisible();
    },
  );

  it('with TIP_NOT_ALLOWED prices the order again from its dialog, ORD-104', async () => {
    const { priced } = await open({ submit: () => ({ errorCode: 'TIP_NOT_ALLOWED' }) });
    await place();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(priced.asked).toHaveLength(2));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('with ITEMS_NOT_FOUND is noted with Got it, ORD-160', async () => {
    await open({ submit: () => ({ errorCode: 'ITEMS_NOT_FOUND' }) });
    await place();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Your items' })).toBeVisible();
  });

  it('with INSUFFICIENT_BALANCE, because the card paid elsewhere meanwhile, keeps the cart and what was typed, and is paid after another choice, ORD-164, ORD-103, CRD-090', async () => {
    const { placed, location } = await open({
      submit: (count) => (count === 1 ? { errorCode: 'INSUFFICIENT_BALANCE' } : submitted()),
    });
    const cupName = await screen.findByRole('textbox', { name: /^Name for the cup/ });
    await userEvent.type(cupName, 'Bo');
    await place();
    expect(await screen.findByText('Insufficient balance available.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Choose another payment' }));
    expect(location()).toBe('/menu/cart#payment-summary');
    expect(cupName).toHaveValue('Bo');
    expect(screen.getByRole('heading', { name: 'Latte' })).toBeVisible();
    expect(localStorage.getItem('crema.ordering.cart')).toContain('Latte');
    await place();
    expect(await screen.findByRole('dialog', { name: 'Your order is in!' })).toBeVisible();
    expect(placed.asked.map(({ orderId, displayName }) => [orderId, displayName])).toEqual([
      ['order-1', 'Bo'],
      ['order-1', 'Bo'],
    ]);
  });

  it('with DIGITAL_CARD_PROVISION_ERROR leads to another payment, ORD-164', async () => {
    await open({ submit: () => ({ errorCode: 'DIGITAL_CARD_PROVISION_ERROR' }) });
    await place();
    const asked = await dialog();
    expect(asked.getByText('We couldn’t set up your digital card. Choose another payment.')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Choose another payment' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Blue card' })).toBeVisible();
  });

  it('with PAYMENT_PROVIDER_DOWN sends the same order again, which cannot charge twice, ORD-164, D-25', async () => {
    const { priced, placed } = await open({
      submit: (count) => (count === 1 ? { errorCode: 'PAYMENT_PROVIDER_DOWN' } : submitted()),
    });
    await place();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Your order is in!' })).toBeVisible();
    expect(priced.asked).toHaveLength(1);
    expect(placed.asked.map(({ orderId }) => orderId)).toEqual(['order-1', 'order-1']);
  });

  it('with an ended session stays until the customer has signed in, D-04', async () => {
    const answers = [false, true];
    const signIn = jest.fn(() => Promise.resolve(answers.shift() ?? true));
    await open({ submit: () => ({ errorCode: 'FORBIDDEN' }), signIn });
    await place();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Sign in' }));
    expect((await dialog()).getByRole('button', { name: 'Sign in' })).toBeVisible();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(signIn).toHaveBeenCalledTimes(2);
  });

  it('with an unknown error is tried again from a new price, and then placed with a success dialog over the previous orders, ORD-164, ORD-102', async () => {
    const { priced, placed, location } = await open({
      submit: (count) => (count === 1 ? { errorCode: 'WHATEVER' } : submitted()),
    });
    await place();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(priced.asked).toHaveLength(2));
    expect(placed.asked).toHaveLength(1);
    await userEvent.click(await screen.findByRole('button', { name: /^Place order · \$5\.00/ }));
    expect(await screen.findByRole('dialog', { name: 'Your order is in!' })).toBeVisible();
    expect(location()).toBe('/menu/previous');
  });
});
