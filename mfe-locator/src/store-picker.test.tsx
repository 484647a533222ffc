import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSlot, type TestHostOptions } from '@crema/remote-kit/testing';
import remote from './remote.tsx';
import { toOrderStore } from './stores/to-order-store.ts';
import { loop } from './testing/sample-stores.ts';
import { answerSearches, manifest, sampleClock, startLocatorServer } from './testing/locator-server.ts';

startLocatorServer();

const open = async (guestOrdering: boolean, options: TestHostOptions = {}) => {
  answerSearches();
  const chosen: string[] = [];
  const order: string[] = [];
  const rendered = await renderSlot(
    remote,
    'store-picker',
    {
      guestOrdering,
      onChosen: (storeNumber) => {
        chosen.push(storeNumber);
        order.push(rendered.host.orderStore.current.get()?.name ?? 'no store', 'onChosen');
      },
    },
    { manifest, clock: sampleClock, ...options },
  );
  return { ...rendered, chosen, order };
};
const pressOrder = async (name: string) => {
  const card = (await screen.findByRole('button', { name })).closest('li');
  await userEvent.click(within(card!).getByRole('button', { name: 'Order Here' }));
  return card;
};

describe('the picker in the ordering flow', () => {
  it('sets the order store before it calls ordering, LOC-002', async () => {
    const { chosen, order } = await open(false);
    await pressOrder('Loop & Lake');
    await waitFor(() => expect(chosen).toEqual(['1001-100001']));
    expect(order).toEqual(['Loop & Lake', 'onChosen']);
  });

  it('keeps the cart redirect in the link of each card, LOC-040', async () => {
    const { go } = await open(false);
    const link = async () =>
      (await screen.findAllByRole('link', { name: '10 West Lake Street, Chicago' }))[0];
    expect(await link()).toHaveAttribute('href', '/store/1001/loop-lake');
    act(() => go('/menu/store-locator?redirect=cart'));
    expect(await link()).toHaveAttribute('href', '/store/1001/loop-lake?redirect=cart');
  });

  it('stays on the stores when the customer declines the change, D-146', async () => {
    const confirm = jest.fn(async () => false);
    const { chosen, host } = await open(false, { confirm });
    const mine = { ...toOrderStore(loop), storeNumber: '1', name: 'Mine' };
    await act(() => host.orderStore.choose(mine));
    host.orderStore.describeChanges(({ from, to }) => ({
      title: `${to.name} instead of ${from.name}?`,
      body: '',
      confirmLabel: 'Change',
    }));
    await pressOrder('Loop & Lake');
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    expect(host.orderStore.current.get()).toEqual(mine);
    expect(chosen).toEqual([]);
  });

  it('greys out a store without a menu and says so in a toast, LOC-041', async () => {
    const { host, chosen } = await open(false);
    const name = await screen.findByRole('button', { name: 'River North' });
    const card = name.closest('li');
    expect(card).toHaveAttribute('data-greyed');
    expect(within(card!).queryByRole('button', { name: 'Order Here' })).toBeNull();
    await userEvent.click(name);
    expect(host.toasts).toEqual([{ kind: 'info', text: 'Menu not available for this store.' }]);
    expect(chosen).toEqual([]);
  });

  it('offers a guest the next steps, LOC-044', async () => {
    const { chosen } = await open(true);
    await pressOrder('Loop & Lake');
    await userEvent.click(screen.getByRole('button', { name: 'Continue as guest' }));
    await waitFor(() => expect(chosen).toEqual(['1001-100001']));
    await pressOrder('Loop & Lake');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(chosen).toHaveLength(2));
  });
});
