import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HostServices, OrderStore } from '@crema/shared-contracts';
import { openPage, servePages } from '../testing/open-page.tsx';
import { remoteDouble } from '../testing/remote-double.ts';

servePages();
beforeEach(() => localStorage.clear());

const loop: OrderStore = {
  storeNumber: '1001-2',
  name: 'Loop',
  countryCode: 'US',
  timeZoneId: 'America/Chicago',
  ownershipTypeCode: 'CO',
  guestOrdering: true,
};
const grand: OrderStore = { ...loop, storeNumber: '2002', name: 'Grand' };

/** A page of one remote that chooses stores, together with a remote that describes the change. */
const open = async (describes: Parameters<HostServices['orderStore']['describeChanges']>[0]) => {
  let services: HostServices | undefined;
  const onDispose = jest.fn();
  const cart = remoteDouble({
    name: 'mfe-ordering',
    pages: { '/menu': () => <h1>Menu</h1> },
    confirms: ['order-store'],
    onMount: ({ orderStore }) => void orderStore.describeChanges(describes),
    onDispose,
  });
  const stores = remoteDouble({
    name: 'mfe-locator',
    pages: { '/stores': () => <h1>Stores</h1> },
    onMount: (given) => (services = given),
  });
  const page = await openPage({ path: '/stores', remotes: [stores, cart] });
  await waitFor(() => expect(services).toBeDefined());
  const { orderStore } = services as HostServices;
  const isLoaded = () => page.loaded.some(({ remote }) => remote === 'mfe-ordering');
  return { page, orderStore, isLoaded, stores, cart, onDispose };
};
const question = {
  title: 'Order from Grand instead?',
  body: '',
  confirmLabel: 'Change store',
  cancelLabel: 'Stay with Loop',
};

describe('the order store in the host', () => {
  it('asks what a remote says about a change, and loads that remote for it, D-146', async () => {
    const { orderStore, isLoaded } = await open(() => question);
    await orderStore.choose(loop);
    expect(isLoaded()).toBe(false);
    const choice = orderStore.choose(grand);
    expect(await screen.findByRole('dialog', { name: question.title })).toBeVisible();
    expect(isLoaded()).toBe(true);
    expect(orderStore.current.get()).toEqual(loop);
    await userEvent.click(screen.getByRole('button', { name: 'Change store' }));
    await expect(choice).resolves.toBe(true);
    expect(orderStore.current.get()).toEqual(grand);
  });

  it('stays as it is when the customer declines, D-146', async () => {
    const { orderStore } = await open(() => question);
    await orderStore.choose(loop);
    const choice = orderStore.choose(grand);
    await userEvent.click(await screen.findByRole('button', { name: 'Stay with Loop' }));
    await expect(choice).resolves.toBe(false);
    expect(orderStore.current.get()).toEqual(loop);
  });

  it('announces a change as store-selected, which no remote may emit, PLT-004', async () => {
    const received: unknown[] = [];
    let bus: HostServices['bus'] | undefined;
    const listener = remoteDouble({
      name: 'mfe-gift',
      pages: { '/gift': () => <h1>Gifts</h1> },
      onMount: (services) => {
        bus = services.bus;
        services.bus.on('store-selected', ({ storeNumber }) => received.push(storeNumber));
        void services.orderStore.choose(loop);
      },
    });
    await openPage({ path: '/gift', remotes: [listener], production: false });
    await waitFor(() => expect(received).toEqual(['1001-2']));
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(() => bus?.emit('store-selected', { storeNumber: '2002' })).toThrow(
      'owned by host, not by mfe-gift',
    );
  });

  it('asks a remote nothing more once it is switched off, PLT-005', async () => {
    const describes = jest.fn(() => question);
    const { page, orderStore, stores, cart, onDispose } = await open(describes);
    await orderStore.choose(loop);
    const declined = orderStore.choose(grand);
    await userEvent.click(await screen.findByRole('button', { name: 'Stay with Loop' }));
    await declined;
    page.publish([stores], { disabled: [cart] });
    await waitFor(() => expect(onDispose).toHaveBeenCalled());
    await expect(orderStore.choose(grand)).resolves.toBe(true);
    expect(describes).toHaveBeenCalledTimes(1);
  });
});
