import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@crema/remote-kit/testing';
import type { StoreReply } from '@crema/shared-contracts';
import { pickupOptionsOf } from '../../../stores/pickup-options.rules.ts';
import remote from '../../../remote.tsx';
import {
  answerSearches,
  manifest,
  replyWith,
  sampleClock,
  startLocatorServer,
} from '../../../testing/locator-server.ts';
import { loop, sampleNow } from '../../../testing/sample-stores.ts';

startLocatorServer();
afterEach(() => jest.useRealTimers());
const open = (now = sampleClock.now) =>
  renderRemote(remote, {
    manifest,
    route: '/store-locator?place=Chicago',
    clock: { ...sampleClock, now },
  });
const cardOf = async (name: string) =>
  within((await screen.findByRole('button', { name })).closest('li') as HTMLElement);
const everyWay: StoreReply = {
  ...loop,
  pickUpOptions: [
    { code: '16', name: 'In store' },
    { code: 'DT', name: 'Drive-thru' },
    { code: 'CX', name: 'Curbside' },
  ],
  mobileOrdering: { ...loop.mobileOrdering, curbsideAvailability: 'AVAILABLE' },
};

it('says in the search box what to search for, LOC-020', async () => {
  answerSearches(replyWith('Chicago, IL', loop));
  await open();
  expect(await screen.findByPlaceholderText('Find a store')).toBe(screen.getByRole('combobox'));
});

it('a card has an icon for each way to pick up, LOC-030', async () => {
  expect(pickupOptionsOf(everyWay).map(({ icon }) => icon)).toEqual(['bag', 'car', 'pin']);
  answerSearches(replyWith('Chicago, IL', everyWay));
  await open();
  const card = await cardOf('Loop & Lake');
  const drawings = ['In store', 'Drive-thru', 'Curbside'].map((way) =>
    card.getByText(way).closest('li')?.querySelector('svg path')?.getAttribute('d'),
  );
  expect(drawings).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
  expect(new Set(drawings).size).toBe(3);
});

it.each([
  { svcOnly: true, tags: 1 },
  { svcOnly: false, tags: 0 },
])(
  'a card says “Crema Card only” if the store takes no other tender: $svcOnly, ORD-106',
  async ({ svcOnly, tags }) => {
    const { mobileOrdering } = loop;
    answerSearches(
      replyWith('Chicago, IL', {
        ...loop,
        mobileOrdering: { ...mobileOrdering, guestOrdering: !svcOnly, svcOnly },
      }),
    );
    await open();
    const card = await cardOf('Loop & Lake');
    expect(card.queryAllByText('Crema Card only')).toHaveLength(tags);
  },
);

it('the sheet of a store says how far it is, LOC-031', async () => {
  answerSearches(replyWith('Chicago, IL', loop));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Loop & Lake' }));
  expect(
    within(await screen.findByRole('dialog', { name: 'Loop & Lake' })).getByText('0.5 mi'),
  ).toBeVisible();
});

it('a card counts the minutes down to its closing time, D-53, LOC-033', async () => {
  const setInterval = jest.spyOn(globalThis, 'setInterval');
  let now = sampleNow;
  answerSearches(replyWith('Chicago, IL', loop));
  await open(() => now);
  const card = await cardOf('Loop & Lake');
  expect(card.getByText('Closes in 25 min')).toBeVisible();
  const ticks = setInterval.mock.calls.filter(([, delay]) => delay === 15_000);
  expect(ticks).not.toEqual([]);
  now += 60_000;
  act(() => {
    for (const [run, , ...values] of ticks) (run as (...given: unknown[]) => void)(...values);
  });
  expect(card.getByText('Closes in 24 min')).toBeVisible();
  setInterval.mockRestore();
});
