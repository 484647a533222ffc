import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Slots } from '@crema/shared-contracts';
import { answerMenu } from '../../../testing/graphql-double.ts';
import { drinks } from '../../../testing/menu.fixtures.ts';
import { type Reply } from '../../../testing/document-doubles.ts';
import {
  answerMemberOffers,
  answerPreviousOrders,
  answerStore,
  saveOnDevice,
  pricingDouble,
  submitDouble,
  type MemberOffer,
  type MemberOffers,
} from '../../../testing/order-doubles.ts';
import { pricing, submitted, usd } from '../../../testing/order.fixtures.ts';
import type { GetMemberOffersQueryVariables, OrderInput } from '../../../generated/operations.ts';
import type { OrderPricing, SubmittedOrder } from '../../facts/order.types.ts';
import { member, openPage, serverOfTest } from '../../../testing/ordering-page.ts';

const server = serverOfTest();
const Chooser = ({ onSelected }: Slots['payment-chooser']) => (
  <button
    onClick={() => onSelected({ cardId: 'card-1', balance: usd(2500), lastFour: '4411', nickname: 'Blue' })}
  >
    Blue card
  </button>
);
const offerOf = (over: Partial<MemberOffer>): MemberOffer => ({
  __typename: 'MemberOffer',
  type: 'STAR_REWARD',
  code: '60',
  title: 'Up to $2 off',
  stars: 60,
  discount: usd(200),
  usable: true,
  reason: null,
  ...over,
});
const percent = offerOf({
  type: 'COUPON',
  code: 'P20',
  title: '20% off your order',
  stars: null,
  discount: usd(90),
});
const mug = offerOf({
  code: '400',
  title: 'Merchandise, up to $20 off',
  stars: 400,
  discount: null,
  usable: false,
  reason: 'You need 87.4 more Stars.',
});
const listed = (offers: readonly MemberOffer[] = [percent, offerOf({}), mug]): MemberOffers => ({
  __typename: 'MemberOffers',
  starTenths: 3126,
  offers: [...offers],
});
/** The price with the requested offer applied. */
const pricedWith = ({ cart: { offers } }: OrderInput): OrderPricing => {
  const plain = pricing();
  const [chosen] = [offers ?? []].flat();
  if (!chosen) return plain;
  const [subtotal, ...taxes] = plain.summary.rows;
  const discount = {
    __typename: 'PriceRow' as const,
    key: 'discount',
    label: 'Up to $2 off',
    amount: usd(-200),
  };
  const applied = {
    __typename: 'Offer' as const,
    ...{ type: chosen.type, code: chosen.code, description: 'Up to $2 off' },
    hasBeenApplied: true,
    stars: 60,
  };
  return {
    ...plain,
    summary: { ...plain.summary, price: usd(300), rows: [subtotal!, discount, ...taxes] },
    cart: { __typename: 'PricedCart', offers: [applied] },
  };
};

interface Setup {
  readonly offers?: (count: number) => Reply<MemberOffers> | Promise<Reply<MemberOffers>>;
  readonly price?: (order: OrderInput, count: number) => Reply<OrderPricing>;
  readonly submit?: (count: number) => Reply<SubmittedOrder>;
  readonly session?: typeof member | { readonly kind: 'guest' };
  readonly route?: string;
}
const open = async ({
  offers = () => listed(),
  price = pricedWith,
  submit,
  session = member,
  route = '/menu/cart',
}: Setup = {}) => {
  const priced = pricingDouble(price);
  const placed = submitDouble(submit);
  const asked: GetMemberOffersQueryVariables[] = [];
  server.use(
    answerMenu(() => [drinks()]),
    answerStore(),
    answerPreviousOrders([]),
    answerMemberOffers(offers, asked),
    ...priced.handlers,
    ...placed.handlers,
  );
  saveOnDevice();
  const page = await openPage(route, { session, slots: { 'payment-chooser': Chooser as never } });
  return { ...page, priced, placed, asked };
};
const panel = async () => within(await screen.findByRole('region', { name: 'Order summary' }));
const openPicker = async () => {
  const summary = await panel();
  await userEvent.click(await summary.findByText('Use a reward or coupon', { selector: 'summary *' }));
  return summary;
};
const offersOf = (asked: readonly OrderInput[]) => asked.map(({ cart }) => cart.offers);

describe('the offers at review', () => {
  it('are listed with what they cost and take off, the others disabled with the reason, and none is chosen, ORD-110', async () => {
    await open();
    const summary = await openPicker();
    expect(await summary.findByText('You have 312 Stars. One offer per order.')).toBeVisible();
    expect(summary.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'No offer',
      '20% off your order$0.90 off',
      'Up to $2 off60 Stars · $2.00 off',
      'Merchandise, up to $20 off400 Stars · You need 87.4 more Stars.',
    ]);
    expect(summary.getByRole('radio', { name: 'No offer' })).toBeChecked();
    expect(summary.getByRole('radio', { name: /Merchandise.*You need 87\.4 more Stars/ })).toBeDisabled();
    expect(summary.getByText('2 available')).toBeVisible();
  });

  it('are chosen one at a time; the price follows with its discount, and No offer takes it back, ORD-110, ORD-083', async () => {
    const { priced } = await open();
    const summary = await openPicker();
    await userEvent.click(await summary.findByRole('radio', { name: /20% off/ }));
    await userEvent.click(summary.getByRole('radio', { name: /Up to \$2 off/ }));
    // Any offer's price is $3.00 here: the shown one may be that of the first.
    await waitFor(() => expect(offersOf(priced.asked).at(-1)).toEqual([{ type: 'STAR_REWARD', code: '60' }]));
    expect(await summary.findByText('$3.00')).toBeVisible();
    expect(summary.getByText('−$2.00')).toBeVisible();
    expect(summary.getByRole('radio', { name: /20% off/ })).not.toBeChecked();
    await userEvent.click(summary.getByRole('radio', { name: 'No offer' }));
    expect(await summary.findByText('$5.00')).toBeVisible();
    await waitFor(() => expect(offersOf(priced.asked).at(-1)).toEqual([]));
  });

  it('are reached and chosen by keyboard, past the disabled ones, ORD-110', async () => {
    const { priced } = await open();
    const summary = await openPicker();
    const [first] = await summary.findAllByRole('radio');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(summary.getByRole('radio', { name: /Up to \$2 off/ })).toHaveFocus();
    await waitFor(() => expect(offersOf(priced.asked).at(-1)).toEqual([{ type: 'STAR_REWARD', code: '60' }]));
    await userEvent.keyboard('{ArrowDown}');
    expect(summary.getByRole('radio', { name: 'No offer' })).toHaveFocus();
  });

  it('are read for this cart, and again when the cart changes, ORD-110, ORD-083', async () => {
    const { asked } = await open();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({
      storeNumber: '1001-2',
      locale: 'en-US',
      items: [{ quantity: 1, commerce: { sku: '10-hot-medium' } }],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'One more Latte' }));
    await waitFor(() => expect(asked.at(-1)?.items).toHaveLength(2));
  });

  it('follow the Stars while the page is open: read again when the balance is another one, D-151', async () => {
    let starTenths = 3126;
    const { asked, host } = await open({ offers: () => ({ ...listed(), starTenths }) });
    const summary = await openPicker();
    expect(await summary.findByText('You have 312 Stars. One offer per order.')).toBeVisible();
    act(() => host.publish('stars-changed', { reason: 'returned', balanceTenths: 3126 }));
    expect(asked).toHaveLength(1);
    starTenths = 4126;
    act(() => host.publish('stars-changed', { reason: 'returned', balanceTenths: 4126 }));
    expect(await summary.findByText('You have 412 Stars. One offer per order.')).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  it('have a place while they load, and say when there are none, ORD-110', async () => {
    let reply: (offers: MemberOffers) => void = () => undefined;
    await open({ offers: () => new Promise((resolve) => (reply = resolve)) });
    const summary = await openPicker();
    expect(summary.queryByRole('radio')).not.toBeInTheDocument();
    await waitFor(() => {
      reply(listed([]));
      expect(summary.getByText('No offers yet. They’ll appear here.')).toBeVisible();
    });
  });

  it('that cannot be loaded can be asked for again; the order is possible without them, ORD-110', async () => {
    await open({ offers: (count) => (count === 1 ? { errorCode: 'UNEXPECTED_ERROR' } : listed()) });
    const summary = await openPicker();
    expect(
      await summary.findByText('We couldn’t load your offers. You can order without one.'),
    ).toBeVisible();
    expect(await summary.findByText('$5.00')).toBeVisible();
    await userEvent.click(summary.getByRole('button', { name: 'Try again' }));
    expect(await summary.findByRole('radio', { name: /20% off/ })).toBeVisible();
  });
});

describe('the coupon of a link from the home feed', () => {
  const route = '/menu/cart?coupon=P20';

  it('is applied to the cart, and the URL loses it, D-144', async () => {
    const { priced, location } = await open({ route });
    await waitFor(() => expect(offersOf(priced.asked).at(-1)).toEqual([{ type: 'COUPON', code: 'P20' }]));
    await waitFor(() => expect(location()).toBe('/menu/cart'));
    const summary = await openPicker();
    expect(await summary.findByRole('radio', { name: /20% off/ })).toBeChecked();
  });

  it('is not applied for a guest, who has none, D-144', async () => {
    const { priced, location } = await open({ route, session: { kind: 'guest' } });
    await waitFor(() => expect(location()).toBe('/menu/cart'));
    await waitFor(() => expect(priced.asked.length).toBeGreaterThan(0));
    expect(offersOf(priced.asked).at(-1)).toEqual([]);
  });

  it('waits for the first line of an empty cart, and says so, D-144', async () => {
    server.use(
      answerMenu(() => [drinks()]),
      answerStore(),
      answerPreviousOrders([]),
    );
    await openPage(route, { session: member });
    expect(await screen.findByText(/^Your offer is waiting\./)).toBeVisible();
  });
});

describe('an offer that the server does not apply', () => {
  const spent = {
    errorCode: 'REWARD_NOT_APPLIED',
    params: { type: 'STAR_REWARD', code: '60', description: 'You’ve already used this offer.' },
  };
  const spentOffer = offerOf({ usable: false, reason: 'You’ve already used this offer.' });

  it('is cleared and announced with the reason, stays selectable, and the order is priced without it, ORD-085, ORD-163, D-39', async () => {
    const { priced, asked } = await open({
      offers: (count) => (count === 1 ? listed() : listed([percent, spentOffer])),
      price: (order) => ([order.cart.offers ?? []].flat().length > 0 ? spent : pricing()),
    });
    const summary = await openPicker();
    expect(await summary.findByText('$5.00')).toBeVisible();
    await userEvent.click(await summary.findByRole('radio', { name: /Up to \$2 off/ }));
    const notice = await summary.findByText('We didn’t apply your offer');
    const status = within(notice.closest<HTMLElement>('[role="status"]')!);
    expect(status.getByText('You’ve already used this offer.')).toBeVisible();
    expect(await summary.findByText('$5.00')).toBeVisible();
    await waitFor(() => expect(offersOf(priced.asked).at(-1)).toEqual([]));
    await waitFor(() => expect(asked).toHaveLength(2));
    const radio = await summary.findByRole('radio', { name: /Up to \$2 off.*You’ve already used/ });
    expect(radio).not.toBeChecked();
    expect(radio).toBeEnabled();
    await userEvent.click(radio);
    await waitFor(() =>
      expect(offersOf(priced.asked).slice(0, 4)).toEqual([
        [],
        [{ type: 'STAR_REWARD', code: '60' }],
        [],
        [{ type: 'STAR_REWARD', code: '60' }],
      ]),
    );
  });

  it('when the order is placed says so in a dialog with Got it, and the price follows, ORD-163', async () => {
    const { priced } = await open({ submit: () => spent });
    const summary = await openPicker();
    await userEvent.click(await summary.findByRole('radio', { name: /Up to \$2 off/ }));
    expect(await summary.findByText('$3.00')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Place order · \$3\.00/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^This coupon or reward can’t be applied to your cart\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await summary.findByText('$5.00')).toBeVisible();
    expect(
      summary.getByText('You’ve already used this offer.', { selector: '[role="status"] *' }),
    ).toBeVisible();
    await waitFor(() => expect(offersOf(priced.asked).at(-1)).toEqual([]));
  });
});

describe('the Stars of an order', () => {
  it('that a member will earn are shown at review, by how it is paid, ORD-110, D-149', async () => {
    const earning = { __typename: 'StarEarning' as const, payAsYouGoTenths: 45, preloadedCardTenths: 90 };
    await open({ price: () => pricing(undefined, { earning }) });
    const summary = await panel();
    expect(await summary.findByText('This order earns about 5 Stars.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
    expect(await summary.findByText('This order earns about 9 Stars.')).toBeVisible();
  });

  it('need an account: a guest reads so, and is asked for no offers, ORD-110', async () => {
    const { asked } = await open({ session: { kind: 'guest' } });
    const summary = await panel();
    expect(
      await summary.findByText(
        'Stars need an account. Sign in before you pay, and this order earns about 5 Stars.',
      ),
    ).toBeVisible();
    expect(summary.queryByText('Use a reward or coupon')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('and its discount are confirmed with the order, ORD-110, ORD-102', async () => {
    const offer = { __typename: 'UsedOffer' as const, title: 'Up to $2 off', discount: usd(200) };
    await open({ submit: () => submitted({ offer, earnsStarTenths: 27 }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Place order · \$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your order is in!' }));
    expect(dialog.getByText(/^Up to \$2 off:/)).toHaveTextContent('Up to $2 off: −$2.00');
    expect(dialog.getByText('You’ll earn 3 Stars when you pick it up.')).toBeVisible();
  });
});
