import { act, screen, within } from '@testing-library/react';
import { renderRemote } from '@crema/remote-kit/testing';
import type { StoreReply } from '@crema/shared-contracts';
import remote from '../remote.tsx';
import { answerSearches, manifest, replyWith, startLocatorServer } from '../testing/locator-server.ts';
import { loop } from '../testing/sample-stores.ts';

startLocatorServer();
const storeIn = (timeZoneId: string, opensAt: string, closesAt: string): StoreReply => ({
  ...loop,
  storeNumber: timeZoneId,
  name: timeZoneId,
  timeZone: { timeZoneId },
  openIntervals: [{ opensAt, closesAt }],
});
const statusOf = (zone: string, text: string) =>
  within(screen.getByRole('button', { name: zone }).closest('li') as HTMLElement).getByText(
    // Times are written with a narrow space.
    (shown) => shown.replaceAll(/\s/g, ' ') === text,
  );
/** Shows the stores at a time; the returned function moves the clock of the page to another time. */
const showAt = async (now: string, ...stores: readonly StoreReply[]) => {
  let present = now;
  answerSearches(replyWith(null, ...stores));
  await renderRemote(remote, {
    manifest,
    route: '/store-locator',
    clock: { now: () => Date.parse(present), monotonic: () => 0 },
  });
  await screen.findByRole('button', { name: stores[0]!.name });
  return (next: string) => {
    present = next;
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
  };
};

describe('the open status of stores in several zones', () => {
  it('is that of each zone on the day on which clocks go forward, and follows the clock, D-53, LOC-033', async () => {
    // Every store opens at 5:30 in the morning of Sunday 8 March, for twelve hours.
    const goTo = await showAt(
      '2026-03-08T07:30:00Z',
      storeIn('America/St_Johns', '2026-03-08T08:00:00Z', '2026-03-08T20:00:00Z'),
      storeIn('America/Toronto', '2026-03-08T09:30:00Z', '2026-03-08T21:30:00Z'),
      storeIn('America/Chicago', '2026-03-08T10:30:00Z', '2026-03-08T22:30:00Z'),
      storeIn('America/Phoenix', '2026-03-08T12:30:00Z', '2026-03-09T00:30:00Z'),
      storeIn('America/Los_Angeles', '2026-03-08T12:30:00Z', '2026-03-09T00:30:00Z'),
    );
    expect(statusOf('America/St_Johns', 'Opens in 30 min')).toBeVisible();
    expect(statusOf('America/Toronto', 'Closed until 5:30 AM')).toBeVisible();
    expect(statusOf('America/Chicago', 'Closed until 5:30 AM')).toBeVisible();
    expect(statusOf('America/Phoenix', 'Closed until 5:30 AM')).toBeVisible();
    // In Los Angeles it is still Saturday.
    expect(statusOf('America/Los_Angeles', 'Closed until Sunday 5:30 AM')).toBeVisible();

    goTo('2026-03-08T09:29:30Z');
    expect(statusOf('America/St_Johns', 'Open until 5:30 PM')).toBeVisible();
    expect(statusOf('America/Toronto', 'Opens in 1 min')).toBeVisible();
    expect(statusOf('America/Los_Angeles', 'Closed until 5:30 AM')).toBeVisible();

    goTo('2026-03-09T00:00:00Z');
    expect(statusOf('America/Chicago', 'Closed')).toBeVisible();
    expect(statusOf('America/Phoenix', 'Closes in 30 min')).toBeVisible();
  });

  it('counts the hour that the night has twice when clocks go back, D-53, LOC-033', async () => {
    // Open from 5:00 PM on 31 October until 2:00 AM on 1 November.
    const goTo = await showAt(
      '2026-11-01T04:30:00Z',
      storeIn('America/Chicago', '2026-10-31T22:00:00Z', '2026-11-01T08:00:00Z'),
      storeIn('America/Regina', '2026-10-31T23:00:00Z', '2026-11-01T08:00:00Z'),
    );
    expect(statusOf('America/Chicago', 'Open until Sunday 2:00 AM')).toBeVisible();
    // 1:30 AM for the first time: there are 90 minutes until 2:00 AM. Regina has no summer time.
    goTo('2026-11-01T06:30:00Z');
    expect(statusOf('America/Chicago', 'Open until 2:00 AM')).toBeVisible();
    expect(statusOf('America/Regina', 'Open until 2:00 AM')).toBeVisible();
    // 1:30 AM for the second time.
    goTo('2026-11-01T07:30:00Z');
    expect(statusOf('America/Chicago', 'Closes in 30 min')).toBeVisible();
    goTo('2026-11-01T08:00:00Z');
    expect(statusOf('America/Chicago', 'Closed')).toBeVisible();
  });

  it('leaves out what the night lacks when clocks go forward, D-53, LOC-033', async () => {
    // Open until 3:00 AM: the clock goes from 1:59 to 3:00.
    const goTo = await showAt(
      '2026-03-08T06:30:00Z',
      storeIn('America/Chicago', '2026-03-07T22:00:00Z', '2026-03-08T08:00:00Z'),
    );
    expect(statusOf('America/Chicago', 'Open until 3:00 AM')).toBeVisible();
    goTo('2026-03-08T07:45:00Z');
    expect(statusOf('America/Chicago', 'Closes in 15 min')).toBeVisible();
  });
});
