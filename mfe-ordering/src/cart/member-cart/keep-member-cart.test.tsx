import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { basketItem } from '../../testing/basket.fixtures.ts';
import { answerMenu } from '../../testing/graphql-double.ts';
import { memberCartDouble } from '../../testing/member-cart-double.ts';
import { drinks } from '../../testing/menu.fixtures.ts';
import { answerStore, pricingDouble, saveOnDevice } from '../../testing/order-doubles.ts';
import { cartLine } from '../../testing/order.fixtures.ts';
import type { Session } from '@crema/shared-contracts';
import { member, openPage as open, serverOfTest } from '../../testing/ordering-page.ts';

const server = serverOfTest();
const opened: Awaited<ReturnType<typeof open>>[] = [];
// A page that stays would save its cart during the next test.
afterEach(() => opened.splice(0).forEach(({ dispose }) => dispose()));
const openPage = async (...visit: Parameters<typeof open>) => {
  const page = await open(...visit);
  opened.push(page);
  return page;
};
const plain = { childItems: [], sku: '10-hot-medium' };
/** Two lattes of another device. */
const saved = basketItem({ ...plain, quantity: 2 });
const small = basketItem({
  ...plain,
  sku: '10-hot-small',
  sizeCode: 'small',
  sizeName: 'Small',
  quantity: 1,
});

const setup = (...args: Parameters<typeof memberCartDouble>) => {
  const cart = memberCartDouble(...args);
  server.use(
    answerMenu(() => [drinks()]),
    answerStore(),
    ...pricingDouble().handlers,
    ...cart.handlers,
  );
  return cart;
};
const stored = () =>
  (
    JSON.parse(localStorage.getItem('crema.ordering.cart') ?? '{"value":[]}') as {
      value: { sizeCode: string; quantity: number }[];
    }
  ).value.map(({ sizeCode, quantity }) => `${sizeCode} ${quantity}`);
const agreed = () =>
  (JSON.parse(localStorage.getItem('crema.ordering.member-cart') ?? '{}') as { value?: { revision: number } })
    .value?.revision;
type Opened = Awaited<ReturnType<typeof openPage>>;
const becomes = ({ host }: Opened, session: Session) =>
  act(() => {
    host.setSession(session);
    const reason = session.kind === 'member' ? 'signed-in' : 'signed-out';
    host.publish('session-changed', { kind: session.kind, reason });
  });
const texts = (page: Opened) => page.host.toasts.map(({ text }) => text);

describe('the cart at sign-in', () => {
  it('is joined with the member’s by identical line, and says so, D-38', async () => {
    setup([saved, small]);
    saveOnDevice([cartLine()]);
    const page = await openPage('/menu', { session: member });
    await waitFor(() => expect(stored()).toEqual(['medium 3', 'small 1']));
    await waitFor(() => expect(texts(page)).toEqual(['We added 3 items from your saved cart.']));
  });

  it('is joined when a guest signs in on the page, D-38', async () => {
    setup([saved]);
    saveOnDevice([cartLine()]);
    const page = await openPage('/menu');
    expect(await screen.findByText('1 item')).toBeVisible();
    becomes(page, member);
    await waitFor(() => expect(stored()).toEqual(['medium 3']));
    expect(await screen.findByText('3 items')).toBeVisible();
  });

  it('is joined up to the maximum of one order, and says what did not fit, D-38, ORD-041', async () => {
    setup([small, { ...saved, quantity: 4 }]);
    saveOnDevice([cartLine({ quantity: 13 })]);
    const page = await openPage('/menu', { session: member });
    await waitFor(() => expect(stored()).toEqual(['medium 14', 'small 1']));
    await waitFor(() =>
      expect(texts(page)).toEqual([
        'We added 2 items from your saved cart. 3 saved items didn’t fit in one order.',
      ]),
    );
  });

  it('is joined once: a reload adds nothing, D-38', async () => {
    const cart = setup([saved]);
    saveOnDevice([cartLine()]);
    const first = await openPage('/menu', { session: member });
    await waitFor(() => expect(cart.saved).toHaveLength(1));
    first.unmount();
    first.dispose();
    const page = await openPage('/menu', { session: member });
    expect(await screen.findByText('3 items')).toBeVisible();
    await waitFor(() => expect(agreed()).toBe(cart.revision()));
    expect([stored(), texts(page)]).toEqual([['medium 3'], []]);
  });

  it('is the device’s alone for a guest, and where it is configured off, D-38', async () => {
    const cart = setup([saved]);
    saveOnDevice([cartLine()]);
    const guest = await openPage('/menu');
    guest.unmount();
    guest.dispose();
    await openPage('/menu', { session: member, configuration: { memberCart: false } });
    expect(await screen.findByText('1 item')).toBeVisible();
    expect([stored(), agreed(), cart.saved]).toEqual([['medium 1'], undefined, []]);
  });
});

describe('the cart of a member', () => {
  it('is saved for the other devices after a change, one entry a unit, D-38', async () => {
    const cart = setup();
    saveOnDevice([cartLine()]);
    await openPage('/menu/cart', { session: member });
    await waitFor(() => expect(cart.saved).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'One more Latte' }));
    await waitFor(() => expect(cart.saved).toHaveLength(2));
    const [, last] = cart.saved;
    expect(last).toMatchObject({ revision: 1, storeNumber: '1001-2', locale: 'en-US' });
    expect(last?.items).toMatchObject([
      { quantity: 1, commerce: { sku: '10-hot-medium' } },
      { quantity: 1, commerce: { sku: '10-hot-medium' } },
    ]);
  });

  it('is what another device made of it, as long as this one changed nothing, D-38', async () => {
    const cart = setup();
    saveOnDevice([cartLine()]);
    const first = await openPage('/menu', { session: member });
    await waitFor(() => expect(cart.saved).toHaveLength(1));
    first.unmount();
    first.dispose();
    cart.change([small]);
    const page = await openPage('/menu', { session: member });
    await waitFor(() => expect(stored()).toEqual(['small 1']));
    expect(texts(page)).toEqual([]);
  });

  it('loses nothing when two devices change it at once, D-38', async () => {
    const cart = setup();
    saveOnDevice([cartLine()]);
    await openPage('/menu/cart', { session: member });
    await waitFor(() => expect(cart.saved).toHaveLength(1));
    cart.change([{ ...saved, quantity: 1 }, small]);
    await userEvent.click(await screen.findByRole('button', { name: 'One more Latte' }));
    await waitFor(() => expect(stored()).toEqual(['medium 2', 'small 1']));
    await waitFor(() => expect(cart.saved).toHaveLength(2));
    expect(cart.saved[1]?.items).toHaveLength(3);
  });

  it('is complete on the device while the server cannot be reached, and is saved later, D-38', async () => {
    const cart = setup();
    cart.setDown(true);
    saveOnDevice([cartLine()]);
    const page = await openPage('/menu/cart', { session: member });
    expect(await screen.findByRole('heading', { name: 'Latte' })).toBeVisible();
    expect(texts(page)).toEqual([]);
    cart.setDown(false);
    act(() => page.host.setConnection('offline'));
    act(() => page.host.setConnection('online'));
    await waitFor(() => expect(cart.saved).toHaveLength(1));
  });
});

describe('the cart at sign-out', () => {
  it('stays on the device, and is not added a second time at the next sign-in, D-38', async () => {
    const cart = setup([saved]);
    const page = await openPage('/menu', { session: member });
    await waitFor(() => expect(stored()).toEqual(['medium 2']));
    becomes(page, { kind: 'anonymous' });
    expect(await screen.findByText('2 items')).toBeVisible();
    becomes(page, member);
    await waitFor(() => expect(agreed()).toBe(cart.revision()));
    expect(await screen.findByText('2 items')).toBeVisible();
    expect(stored()).toEqual(['medium 2']);
  });

  it('is added to the cart of another member, D-38', async () => {
    setup([saved]);
    const page = await openPage('/menu', { session: member });
    await waitFor(() => expect(stored()).toEqual(['medium 2']));
    becomes(page, { kind: 'anonymous' });
    if (member.kind === 'member')
      becomes(page, { kind: 'member', member: { ...member.member, memberId: 'm2' } });
    await waitFor(() => expect(stored()).toEqual(['medium 4']));
  });
});
