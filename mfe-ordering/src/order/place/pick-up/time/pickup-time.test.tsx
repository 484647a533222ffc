import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Slots } from '@crema/shared-contracts';
import { type Reply } from '../../../../testing/document-doubles.ts';
import {
  answerCartItems,
  answerOpenOrders,
  answerPreviousOrders,
  answerStore,
  answerTimeSlots,
  pricingDouble,
  saveOnDevice,
  submitDouble,
} from '../../../../testing/order-doubles.ts';
import { orderStore, pricing, storeDetails, submitted, usd } from '../../../../testing/order.fixtures.ts';
import type { GetStoreTimeSlotsQueryVariables } from '../../../../generated/operations.ts';
import type { OrderPricing, SubmittedOrder } from '../../../facts/order.types.ts';
import { member, openPage, serverOfTest } from '../../../../testing/ordering-page.ts';

const server = serverOfTest();
const minuteMs = 60_000;
/** Slots of the next hour, so that a stored choice is not one of an earlier visit. */
const base = Math.ceil(Date.now() / (5 * minuteMs)) * 5 * minuteMs + 10 * minuteMs;
const slotAt = (index: number) => new Date(base + index * 5 * minuteMs).toISOString();
const clock = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Chicago',
});
const plain = (text: string | null) =>
  (text ?? '').replaceAll('\u2060', '').replaceAll(/[\s\u00a0\u202f\u2009]+/g, ' ');
/** The time of a slot in the store's zone; the tests run in another one, so that its name may follow. */
const timeOf = (index: number) =>
  new RegExp(plain(clock.format(new Date(slotAt(index)))).replace(' ', '\\s'));
const offer = (...free: readonly boolean[]) =>
  Object.fromEntries(free.map((isFree, index) => [slotAt(index), isFree]));

const Chooser = ({ onSelected }: Slots['payment-chooser']) => (
  <button
    onClick={() => onSelected({ cardId: 'card-1', balance: usd(2500), lastFour: '4411', nickname: 'Blue' })}
  >
    Blue card
  </button>
);
interface Setup {
  readonly times?: Parameters<typeof answerTimeSlots>[0];
  readonly price?: (slot: string | undefined) => Reply<OrderPricing>;
  readonly submit?: (count: number) => Reply<SubmittedOrder>;
  readonly store?: Parameters<typeof storeDetails>[0];
}
const setUp = ({ times = () => ({ slots: offer(true, true, true) }), price, submit, store }: Setup = {}) => {
  const asked: GetStoreTimeSlotsQueryVariables[] = [];
  const priced = pricingDouble((order) => price?.(order.scheduledOrdering?.startsAt) ?? pricing());
  const placed = submitDouble(submit);
  server.use(
    answerStore(storeDetails({ isOpen: true, ...store })),
    answerCartItems(),
    answerOpenOrders([]),
    answerPreviousOrders([]),
    answerTimeSlots(times, asked),
    ...priced.handlers,
    ...placed.handlers,
  );
  return { asked, priced, placed };
};
const open = async (setup: Setup = {}) => {
  const doubles = setUp(setup);
  saveOnDevice();
  const page = await openPage('/menu/cart', {
    session: member,
    slots: { 'payment-chooser': Chooser as never },
  });
  return { ...doubles, ...page };
};
const when = async () => within(await screen.findByRole('group', { name: 'When should it be ready?' }));
const times = async () => within(await screen.findByRole('group', { name: 'Choose a pickup time' }));
const chooseLater = async () => userEvent.click((await when()).getByRole('radio', { name: /^Later/ }));
const choose = async (index: number) =>
  userEvent.click((await times()).getByRole('radio', { name: timeOf(index) }));
const savedChoice = () => JSON.parse(localStorage.getItem('crema.ordering.pickup') ?? '{}').value?.['1001-2'];
const pressPlace = async () => {
  // The price of the chosen time has come, and the order can be placed.
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Order summary' })).toHaveAttribute('aria-busy', 'false'),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: /^Place order · \$/ })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: /^Place order · \$/ }));
};
const place = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Blue card' }));
  await pressPlace();
};

describe('the time of pickup at review', () => {
  it('is as soon as possible until another one is chosen, ORD-063', async () => {
    const { priced } = await open();
    expect((await when()).getByRole('radio', { name: 'As soon as possible' })).toBeChecked();
    expect(screen.queryByRole('group', { name: 'Choose a pickup time' })).toBeNull();
    await waitFor(() => expect(priced.asked).toHaveLength(1));
    expect(priced.asked[0]?.scheduledOrdering).toBeUndefined();
  });

  it('is the first free slot of later today, and any other one of them; the price and the order name it, ORD-063, ORD-100', async () => {
    const { priced, placed } = await open({ times: () => ({ slots: offer(false, true, true) }) });
    await chooseLater();
    expect((await times()).getByRole('radio', { name: timeOf(1) })).toBeChecked();
    await choose(2);
    await waitFor(() => expect(priced.asked.at(-1)?.scheduledOrdering).toEqual({ startsAt: slotAt(2) }));
    await place();
    await waitFor(() => expect(placed.asked).toHaveLength(1));
    expect(placed.asked[0]?.scheduledOrdering).toEqual({ startsAt: slotAt(2) });
  });

  it('marks a full slot, which cannot be chosen, ORD-063', async () => {
    await open({ times: () => ({ slots: offer(true, false, true) }) });
    await chooseLater();
    const full = (await times()).getByRole('radio', { name: timeOf(1) });
    expect(full).toBeDisabled();
    expect(full.closest('label')).toHaveTextContent(/Unavailable/);
  });

  it('is chosen with the keyboard, as radio buttons are, ORD-063, D-12', async () => {
    await open();
    await chooseLater();
    act(() => screen.getByRole<HTMLInputElement>('radio', { name: timeOf(0) }).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: timeOf(1) })).toBeChecked();
    expect(screen.getByRole('radio', { name: timeOf(1) })).toHaveFocus();
  });

  it('is shown as a clock time in the store’s zone instead of the estimate, D-08, ORD-065', async () => {
    await open();
    expect(await screen.findByText(/^Ready in around 5–8 minutes/)).toHaveTextContent(/\d:\d\d/);
    await chooseLater();
    await choose(2);
    const text = await screen.findByText(/^Ready around/);
    expect(plain(text.textContent)).toMatch(timeOf(2));
    expect(screen.queryByText(/Ready in around/)).toBeNull();
  });

  it('survives a refresh, ORD-063', async () => {
    const first = await open();
    await chooseLater();
    await choose(1);
    expect(savedChoice()).toMatchObject({ slotStartsAt: slotAt(1) });
    first.unmount();
    first.dispose();
    setUp();
    await openPage('/menu/cart', { session: member });
    expect((await times()).getByRole('radio', { name: timeOf(1) })).toBeChecked();
  });

  it('shows a placeholder while the slots load', async () => {
    const reply = Promise.withResolvers<object>();
    await open({ times: () => reply.promise });
    const part = () => document.querySelector('#pickup-time');
    await waitFor(() => expect(part()).toHaveAttribute('aria-busy', 'true'));
    expect(screen.queryByRole('group', { name: 'When should it be ready?' })).toBeNull();
    await act(async () => reply.resolve({ slots: offer(true) }));
    await when();
    await waitFor(() => expect(part()).toHaveAttribute('aria-busy', 'false'));
  });

  it('says that the slots cannot be loaded, and asks again', async () => {
    let isDown = true;
    await open({ times: () => (isDown ? 'lost' : { slots: offer(true) }) });
    const failed = await screen.findByText('We couldn’t load this store’s pickup times.');
    isDown = false;
    await userEvent.click(
      within(failed.parentElement ?? document.body).getByRole('button', { name: 'Try again' }),
    );
    expect((await when()).getByRole('radio', { name: /^Later/ })).toBeEnabled();
  });

  it('has a day and then a time where the store has times on several days, L-05', async () => {
    const dayMs = 24 * 60 * 60_000;
    const later = (days: number, count: number) =>
      Array.from({ length: count }, (_, index) => new Date(base + days * dayMs + index * 15 * minuteMs));
    const slots = Object.fromEntries([...later(0, 1), ...later(1, 20)].map((at) => [at.toISOString(), true]));
    await open({ times: () => ({ slots }) });
    await chooseLater();
    const days = within(await screen.findByRole('group', { name: 'Choose a day' }));
    await userEvent.click(days.getByRole('radio', { name: 'Tomorrow' }));
    const [, first] = Object.keys(slots);
    await waitFor(() => expect(savedChoice()).toMatchObject({ slotStartsAt: first }));
    const day = new Intl.DateTimeFormat('en-US', {
      ...{ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'America/Chicago' },
    } as const).format(new Date(first ?? ''));
    expect(await screen.findByText(new RegExp(`^Ready around ${day}, `))).toBeVisible();
  });

  it('of a closed store is the first one after it opens, L-06', async () => {
    const [first = ''] = Object.keys(offer(true, true));
    await open({
      store: { isOpen: false },
      times: () => ({ asapAvailable: false, slots: offer(true, true) }),
    });
    await waitFor(() => expect(savedChoice()).toMatchObject({ slotStartsAt: first }));
    const asap = (await when()).getByRole('radio', { name: /^As soon as possible/ });
    expect(asap).toBeDisabled();
    expect(asap.closest('label')).toHaveTextContent('Closed now');
  });

  it('is only as soon as possible where every slot is full, ORD-064', async () => {
    await open({ times: () => ({ slots: offer(false, false) }) });
    const later = (await when()).getByRole('radio', { name: /^Later/ });
    expect(later).toBeDisabled();
    expect(later.closest('label')).toHaveTextContent('No other times left');
  });

  it('is none where the store cannot make it before closing; another store may, ORD-063, D-29', async () => {
    const { location } = await open({ times: () => ({ asapAvailable: false }) });
    expect(await screen.findByText('No pickup times left today')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'When should it be ready?' })).toBeNull();
    const notice = screen.getByText('No pickup times left today').closest<HTMLElement>('[role="status"]');
    await userEvent.click(within(notice ?? document.body).getByRole('link', { name: 'Choose a store' }));
    expect(location()).toBe('/menu/store-locator?redirect=cart');
  });
});

describe('a pickup time that is lost', () => {
  it('at submission is marked, the slots reload, the nearest is offered and takes the order; the cart stays, ORD-064, ORD-107', async () => {
    let isTaken = false;
    const { asked, placed } = await open({
      times: () => ({ slots: offer(true, !isTaken, true) }),
      submit: (count) => {
        isTaken = true;
        return count === 1 ? { errorCode: 'SLOT_UNAVAILABLE' } : submitted({ scheduledFor: slotAt(2) });
      },
    });
    await chooseLater();
    await choose(1);
    const before = asked.length;
    await place();
    const notice = await screen.findByRole('alert');
    expect(plain(notice.textContent)).toMatch(new RegExp(`${timeOf(1).source}.* is no longer available`));
    expect(notice).toHaveTextContent('Your cart is safe. Choose another pickup time to continue.');
    expect(notice.parentElement).toHaveFocus();
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    const lost = (await times()).getByRole('radio', { name: timeOf(1) });
    expect(lost).toBeDisabled();
    expect(screen.getByRole('region', { name: 'Your items' })).toHaveTextContent('Latte');
    const button = screen.getByRole('button', { name: /^Place order · \$/ });
    expect(button).toBeDisabled();
    await waitFor(() => expect(button).toHaveAccessibleDescription('Choose another pickup time.'));

    await userEvent.click(await screen.findByRole('button', { name: /^Pick up at/ }));
    expect((await times()).getByRole('radio', { name: timeOf(2) })).toBeChecked();
    expect(screen.queryByRole('alert')).toBeNull();
    await pressPlace();
    await waitFor(() => expect(placed.asked).toHaveLength(2));
    expect(placed.asked[1]?.scheduledOrdering).toEqual({ startsAt: slotAt(2) });
  });

  it('when the order is priced is noted too, and the order gets a price again, ORD-064, ORD-165', async () => {
    let refused = '';
    const { priced } = await open({
      price: (slot) => {
        if (slot === undefined) return pricing();
        refused = slot;
        return { errorCode: 'SLOT_UNAVAILABLE' };
      },
    });
    await chooseLater();
    expect(await screen.findByRole('alert')).toHaveTextContent(/is no longer available/);
    expect(refused).toBe(slotAt(0));
    await waitFor(() => expect(priced.asked.at(-1)?.scheduledOrdering).toBeUndefined());
    expect(await screen.findByRole('button', { name: /^Place order · \$5.00/ })).toBeDisabled();
  });

  it('leads to the other times, and to as soon as possible where none is left, ORD-064', async () => {
    let slots = offer(true, true);
    await open({
      times: () => ({ slots }),
      submit: () => {
        slots = offer(false, false);
        return { errorCode: 'SLOT_UNAVAILABLE' };
      },
    });
    await chooseLater();
    await place();
    const notice = within(await screen.findByRole('alert'));
    await userEvent.click(notice.getByRole('button', { name: 'See other times' }));
    expect(document.querySelector('#pickup-time')).toHaveFocus();
    await userEvent.click(await notice.findByRole('button', { name: 'As soon as possible' }));
    expect((await when()).getByRole('radio', { name: 'As soon as possible' })).toBeChecked();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('by another pickup option says so, and a time that is still valid stays, ORD-063, ORD-064', async () => {
    const { asked } = await open({
      store: {
        pickUpOptions: ['16', 'CX'].map((code) => ({ __typename: 'CodeName', code, name: code })),
      },
      times: ({ pickUpOption }) => ({
        slots: pickUpOption === 'CX' ? { [slotAt(1)]: true, [slotAt(2)]: true } : offer(true, true, true),
      }),
    });
    await chooseLater();
    await choose(1);
    await userEvent.click(screen.getByRole('radio', { name: 'Curbside' }));
    await waitFor(() => expect(asked.at(-1)?.pickUpOption).toBe('CX'));
    await waitFor(async () => expect((await times()).queryByRole('radio', { name: timeOf(0) })).toBeNull());
    expect((await times()).getByRole('radio', { name: timeOf(1) })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'In store' }));
    await choose(0);
    await userEvent.click(screen.getByRole('radio', { name: 'Curbside' }));
    const notice = await screen.findByRole('alert');
    expect(plain(notice.textContent)).toMatch(timeOf(0));
    expect(notice.parentElement).not.toHaveFocus();
  });

  it('by another store says so, ORD-064', async () => {
    const other = { ...orderStore, storeNumber: '2002-3', name: 'Grand' };
    const { host } = await open({
      times: ({ storeNumber }) => ({ slots: storeNumber === '2002-3' ? { [slotAt(2)]: true } : offer(true) }),
    });
    await chooseLater();
    await waitFor(() => expect(savedChoice()).toMatchObject({ slotStartsAt: slotAt(0) }));
    act(() => host.orderStore.clear());
    await act(() => host.orderStore.choose(other));
    const notice = await screen.findByRole('alert');
    expect(plain(notice.textContent)).toMatch(timeOf(0));
    expect(await within(notice).findByRole('button', { name: /^Pick up at/ })).toHaveTextContent(timeOf(2));
  });
});

describe('the time of a placed order', () => {
  it('is the chosen one in the success message, in the store’s zone, ORD-102, D-08', async () => {
    await open({ submit: () => submitted({ scheduledFor: slotAt(1), readyAt: slotAt(1), readyBy: null }) });
    await place();
    const dialog = within(await screen.findByRole('dialog', { name: /Your order is in/ }));
    expect(plain(dialog.getByText(/^Ready around/).textContent)).toMatch(timeOf(1));
  });
});
