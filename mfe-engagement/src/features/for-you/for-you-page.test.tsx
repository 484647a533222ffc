import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import { engagementRestPaths, type OnboardingTask, type StreamItem } from '@crema/shared-contracts';
import remote from '../../remote.tsx';
import {
  ana,
  answerFeed,
  answerForYou,
  createFeedClock,
  guestItem,
  manifest,
  observeElements,
  startFeedServer,
  streamItem,
} from '../../testing/feed-server.ts';

startFeedServer();
afterEach(() => localStorage.clear());
const showAll = observeElements();
const minute = 60_000;
const start = '2026-05-10T09:00:00';

const open = async (options: Partial<RenderRemoteOptions> = {}) => {
  const { clock, advance } = createFeedClock(start);
  const page = await renderRemote(remote, {
    manifest,
    route: '/account/for-you',
    session: ana,
    clock,
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...page, advance };
};
const feed = async () => within(await screen.findByRole('region', { name: 'For you today' }));
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const task = (name: OnboardingTask['name'], completedOn: string | null, displayOrder: number) => ({
  name,
  completedOn,
  displayOrder,
});
const onboarding = (tasks: readonly OnboardingTask[], initialRegisteredCardBalance: number | null = null) =>
  streamItem(
    {
      streamItemId: 'onboarding',
      streamItemType: 'onboarding',
      rank: 900,
      onboardingStatus: { tasks, initialRegisteredCardBalance },
    },
    { title: 'A good start', body: 'Three steps.' },
  );
const openTasks = [task('MOP', null, 1), task('SvcReload', null, 2), task('Purchase', null, 3)];
const coupon = (expirationDateOnly = '2026-05-12'): StreamItem =>
  streamItem(
    {
      streamItemId: 'coupon-P20',
      streamItemType: 'coupon',
      rank: 800,
      legalfooter: 'One offer per order.',
      rewardsCoupon: {
        coupon: {
          couponCode: 'P20',
          status: 'Available',
          startDate: null,
          startDateOnly: null,
          expirationDate: `${expirationDateOnly}T23:59:59Z`,
          expirationDateOnly,
        },
      },
    },
    {
      title: '20% off your order',
      calltoactionlink: '/menu/cart?coupon=P20',
      calltoactiontext: 'Use it',
      calltoaction2text: 'Details',
    },
  );

describe('the page after signing in', () => {
  it('greets the member and starts an order, ACC-023, ENG-001', async () => {
    answerFeed(() => ({}));
    answerForYou();
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good morning, Ana.');
    expect(screen.getAllByRole('link', { name: 'Start an order' })[0]).toHaveAttribute('href', '/menu');
    await feed();
  });

  it('opens the barcode for a member with a card, and leads another one to a card, ENG-002', async () => {
    answerFeed(() => ({}));
    answerForYou();
    const { unmount, location } = await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Scan in store' }));
    expect(location()).toBe('/account/for-you#pay');
    unmount();
    answerForYou({ hasPrimaryCard: false });
    await open();
    expect(await screen.findByRole('link', { name: 'Add a card' })).toHaveAttribute(
      'href',
      '/account/cards/add',
    );
    expect(screen.queryByRole('link', { name: 'Scan in store' })).not.toBeInTheDocument();
  });

  it('shows the member’s card, Stars, usual and open orders of other remotes, D-151', async () => {
    answerFeed(() => ({}));
    answerForYou();
    const slot = (text: string) => (() => <p>{text}</p>) as never;
    await open({
      slots: {
        usual: slot('Your usual'),
        'default-card': slot('Everyday'),
        'star-progress': slot('118 Stars'),
        'open-orders': slot('Being made'),
      },
    });
    for (const text of ['Your usual', 'Everyday', '118 Stars', 'Being made'])
      expect(screen.getByText(text)).toBeVisible();
    await feed();
  });

  it('shows guests what the home page offers them, and their feed, L-61 ENG-003 ENG-006', async () => {
    const asked = answerFeed(() => ({ items: [guestItem()] }), engagementRestPaths.guestStreamItems);
    await open({ session: { kind: 'anonymous' }, flags: { unauthStream: true } });
    expect(await screen.findByRole('article', { name: 'Your first order' })).toBeVisible();
    expect(screen.getByRole('heading', { name: /^Good reasons to join/ })).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('speaks French', async () => {
    answerFeed(() => ({ items: [onboarding(openTasks)] }));
    answerForYou();
    await open({ locale: 'fr-CA' });
    expect(await screen.findByRole('heading', { name: 'Pour vous aujourd’hui' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /Passez votre première commande/ })).toBeVisible();
  });
});

describe('the feed of a member', () => {
  it('asks for the enabled types in the page’s language, and shows the items by rank, ENG-005, ENG-009', async () => {
    const asked = answerFeed(() => ({
      items: [
        streamItem({ rank: 1, streamItemId: 'low' }, { title: 'Low' }),
        streamItem({}, { title: 'High' }),
      ],
    }));
    answerForYou();
    await open();
    await (await feed()).findByRole('article', { name: 'High' });
    expect(
      screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent),
    ).toEqual(['High', 'Low']);
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      locale: 'en-US',
      streamItemTypes: 'information,coupon,onboarding,birthday,expiringStars,tierExpiry',
      streamItemStatus: 'active',
    });
  });

  it('is asked for again only after five minutes, with the time of the reply; 304 keeps the items, ENG-006, D-136', async () => {
    const asked = answerFeed((count) => (count === 1 ? { items: [streamItem()] } : { status: 304 }));
    answerForYou();
    const { go, advance } = await open();
    await card('This month’s beans');
    const leaveAndReturn = async () => {
      act(() => go('/help'));
      await screen.findByRole('heading', { level: 1, name: /help/i });
      act(() => go('/account/for-you'));
      await card('This month’s beans');
    };
    advance(5 * minute - 1);
    await leaveAndReturn();
    expect(asked).toHaveLength(1);
    advance(1);
    await leaveAndReturn();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.get('modifiedSince')).toBe('Sat, 09 May 2026 08:00:00 GMT');
    expect(screen.getByRole('article', { name: 'This month’s beans' })).toBeVisible();
  });

  it('keeps its items when a source failed, says so, and asks again on request, D-136', async () => {
    const asked = answerFeed((count) =>
      count === 1 ? { status: 206, items: [streamItem()] } : { items: [streamItem(), coupon()] },
    );
    answerForYou();
    await open();
    await card('This month’s beans');
    expect(screen.getByText('Some of what’s here for you couldn’t be loaded.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await card('20% off your order');
    expect(asked).toHaveLength(2);
    expect(screen.queryByText(/couldn’t be loaded/)).not.toBeInTheDocument();
  });

  it('that cannot be loaded says so with a way to try again, ENG-015', async () => {
    answerFeed((count) => (count === 1 ? { status: 500 } : { items: [streamItem()] }));
    answerForYou();
    await open();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Something unexpected happened.')).toBeVisible();
    expect(alert.getByText('Please try refreshing the page.')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    await card('This month’s beans');
  });

  it('names the connection as the cause while there is none, and loads once it is back', async () => {
    answerFeed((count) => (count === 1 ? { status: 500 } : { items: [streamItem()] }));
    answerForYou();
    const { host } = await open();
    await screen.findByRole('alert');
    act(() => host.setConnection('offline'));
    expect(await screen.findByText('You’re offline')).toBeVisible();
    act(() => host.setConnection('online'));
    await card('This month’s beans');
  });

  it('without items says that there is nothing new', async () => {
    answerFeed(() => ({}));
    answerForYou();
    await open();
    expect(await screen.findByText('You’re all caught up')).toBeVisible();
  });

  it('of another member is never shown, D-14', async () => {
    answerFeed((count) => ({ items: [streamItem({}, { title: count === 1 ? 'Of Ana' : 'Of Ben' })] }));
    answerForYou();
    const { host } = await open();
    await card('Of Ana');
    const ben = { ...ana, member: { ...(ana.kind === 'member' ? ana.member : undefined), memberId: 'm2' } };
    act(() => host.setSession(ben as typeof ana));
    await card('Of Ben');
    expect(screen.queryByText('Of Ana')).not.toBeInTheDocument();
  });
});

describe('the cards of the feed', () => {
  it('a coupon names its last day and leads to the cart that applies it, E05, D-144', async () => {
    answerFeed(() => ({ items: [coupon()] }));
    answerForYou();
    await open();
    const shown = await card('20% off your order');
    expect(shown.getByText('Until May 12, 2026')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Use it' })).toHaveAttribute('href', '/menu/cart?coupon=P20');
    await userEvent.click(shown.getByText('Details'));
    expect(shown.getByText('One offer per order.')).toBeVisible();
    expect(shown.queryByRole('button', { name: /^Hide/ })).not.toBeInTheDocument();
  });

  it('a coupon is gone at midnight of its last day while the page is open, E05', async () => {
    answerFeed(() => ({ items: [coupon('2026-05-10')] }));
    answerForYou();
    const { advance } = await open();
    await card('20% off your order');
    const look = () => act(() => document.dispatchEvent(new Event('visibilitychange')));
    advance(15 * 60 * minute - 1);
    look();
    expect(screen.getByText('20% off your order')).toBeVisible();
    advance(1);
    look();
    expect(screen.queryByText('20% off your order')).not.toBeInTheDocument();
  });

  it.each([
    [24.9, 'Start an order', '/menu'],
    [25, 'Redeem Stars', '/menu/cart'],
  ])('with %s Stars in all, expiring ones offer: %s ENG-014', async (rewardPointsTotal, name, href) => {
    answerFeed(() => ({
      items: [
        streamItem(
          {
            streamItemType: 'expiringStars',
            rewardPointsExpiration: {
              rewardPointsTotal,
              nextRewardPointsExpirationEvent: {
                rewardPointsExpirationEvent: { rewardPoints: 12.3, expirationDate: '2026-05-31T23:59:59Z' },
              },
            },
          },
          { title: '12.3 Stars expire' },
        ),
      ],
    }));
    answerForYou();
    await open();
    const shown = await card('12.3 Stars expire');
    expect(shown.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(shown.getByText('Use by May 31, 2026')).toBeVisible();
  });

  it.each([
    [0.9, 'Today'],
    [1.5, '1 Day'],
    [3, '3 Days'],
  ])('with %s days left a level says: %s ENG-010', async (days, text) => {
    const endDate = new Date(new Date(start).getTime() + days * 24 * 60 * minute).toISOString();
    answerFeed(() => ({
      items: [
        streamItem({ streamItemType: 'tierExpiry', endDate }, { title: 'Level', body: 'Left: {days}.' }),
      ],
    }));
    answerForYou();
    await open();
    expect((await card('Level')).getByText(`Left: ${text}.`)).toBeVisible();
  });

  it('plays a film in place of the picture once it is asked for, and reads a link’s longer text, L-63 ENG-007', async () => {
    const film = { imagelink: '/films/beans.mp4', imagelinkisvideo: true };
    const action = { calltoactiontext: 'See it', calltoactionlinkalttext: 'See it: beans of the month' };
    answerFeed(() => ({ items: [streamItem({}, { ...film, ...action })] }));
    answerForYou();
    const { container } = await open();
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    const shown = await card('This month’s beans');
    expect(shown.getByRole('link', { name: 'See it: beans of the month' })).toHaveTextContent('See it');
    expect(container.querySelector('video')).toBeNull();
    await userEvent.click(shown.getByRole('button', { name: 'Play the video of “This month’s beans”' }));
    const video = container.querySelector('video');
    expect(video).toHaveAttribute('src', '/films/beans.mp4');
    // The pressed button is gone; the keys reach the film.
    expect(focus.mock.contexts).toContain(video);
    focus.mockRestore();
  });

  it('has no action without link or text, ENG-010', async () => {
    answerFeed(() => ({ items: [streamItem({}, { calltoactiontext: '' })] }));
    answerForYou();
    await open();
    expect((await card('This month’s beans')).queryByRole('link')).not.toBeInTheDocument();
  });

  it('are counted once when half visible and at each action, if the visitor agreed, ENG-012', async () => {
    answerFeed(() => ({ items: [streamItem()] }));
    answerForYou();
    const { host } = await open({ sharesUsage: true });
    const shown = await card('This month’s beans');
    await showAll();
    await showAll();
    await userEvent.click(shown.getByRole('link', { name: 'See the menu' }));
    const fields = { itemType: 'information', customerType: 'member' };
    expect((await host.usage()).map(({ event, fields: sent }) => [event, sent])).toEqual([
      ['stream-item-viewed', fields],
      ['stream-item-clicked', fields],
    ]);
  });
});

describe('a feed with many items', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      streamItem({ streamItemId: `i${at}`, rank: 100 - at }, { title: `Story ${at + 1}` }),
    );
  it('shows twelve of them at first, and the others on request with the focus on the next one', async () => {
    answerFeed(() => ({ items: many(15) }));
    answerForYou();
    await open();
    await card('Story 12');
    expect(screen.getAllByRole('article')).toHaveLength(12);
    await userEvent.click(screen.getByRole('button', { name: 'Show 3 more' }));
    expect(screen.getAllByRole('article')).toHaveLength(15);
    expect(document.activeElement).toHaveTextContent('Story 13');
    expect(screen.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument();
  });
  it('asks for nothing while all fit', async () => {
    answerFeed(() => ({ items: [onboarding(openTasks), ...many(12)] }));
    answerForYou();
    await open();
    await card('Story 12');
    expect(screen.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument();
  });
});

describe('a dismissed item', () => {
  it('is gone at once and kept with the account; focus stays in the feed, E07', async () => {
    answerFeed(() => ({ items: [streamItem(), coupon()] }));
    const marks = answerForYou();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Hide “This month’s beans”' }));
    expect(screen.queryByText('This month’s beans')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'For you today' })).toHaveFocus();
    await waitFor(() => expect(marks).toEqual([{ kind: 'dismissed', subject: 'beans' }]));
  });

  it('comes back with a message when the server refuses, E07', async () => {
    // Nothing has changed for the server: a later request is answered with 304.
    answerFeed((count) => (count === 1 ? { items: [streamItem()] } : { status: 304 }));
    answerForYou({}, 'refused');
    const { host } = await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Hide/ }));
    await card('This month’s beans');
    expect(host.toasts.map(({ text }) => text)).toEqual(['We couldn’t hide that. Please try again.']);
  });

  it('without a connection stays away on the page that is opened next, and is sent when the connection is back, E07', async () => {
    answerFeed(() => ({ items: [streamItem(), coupon('2100-05-12')] }));
    answerForYou({}, 'lost');
    // The host deletes what has expired by its own clock.
    const { clock } = createFeedClock('2100-05-10T09:00:00');
    const first = await open({ clock });
    await card('20% off your order');
    act(() => first.host.setConnection('offline'));
    await userEvent.click(await screen.findByRole('button', { name: /^Hide/ }));
    expect(screen.queryByText('This month’s beans')).not.toBeInTheDocument();
    await waitFor(() => expect(localStorage).toHaveLength(1));
    first.unmount();
    const { host } = await open({ clock });
    act(() => host.setConnection('offline'));
    await card('20% off your order');
    expect(screen.queryByText('This month’s beans')).not.toBeInTheDocument();
    expect(host.toasts).toEqual([]);
    const marks = answerForYou();
    act(() => host.setConnection('online'));
    await waitFor(() => expect(marks).toEqual([{ kind: 'dismissed', subject: 'beans' }]));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(screen.queryByText('This month’s beans')).not.toBeInTheDocument();
  });

  it('that waits is not there for another member, D-14', async () => {
    answerFeed(() => ({ items: [streamItem()] }));
    answerForYou({}, 'lost');
    const { host } = await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Hide/ }));
    await waitFor(() => expect(localStorage).toHaveLength(1));
    const ben = { ...ana, member: { ...(ana.kind === 'member' ? ana.member : undefined), memberId: 'm2' } };
    const marks = answerForYou();
    act(() => host.setSession(ben as typeof ana));
    await card('This month’s beans');
    expect(localStorage).toHaveLength(0);
    expect(marks).toEqual([]);
  });

  it('stays away when a reply that was requested before it still has it, E07', async () => {
    answerFeed((count) => ({ items: count === 1 ? [streamItem()] : [streamItem(), coupon()] }));
    answerForYou();
    const { host } = await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Hide/ }));
    act(() => host.publish('card-updated', { cardId: 'c1', reason: 'added' }));
    await card('20% off your order');
    expect(screen.queryByText('This month’s beans')).not.toBeInTheDocument();
  });
});

describe('the feed after a visit of another page', () => {
  const leave = async (page: Awaited<ReturnType<typeof open>>) => {
    act(() => page.go('/help'));
    await screen.findByRole('heading', { level: 1, name: /help/i });
  };

  it('is asked for again at once if an order was placed there, ENG-006, E07', async () => {
    const asked = answerFeed((count) => ({ items: count === 1 ? [coupon()] : [streamItem()] }));
    answerForYou();
    const page = await open();
    await card('20% off your order');
    await leave(page);
    const { host } = page;
    act(() =>
      host.publish('order-placed', {
        orderId: 'o1',
        orderNumber: '12',
        storeNumber: '1001-2',
        totalMinor: 500,
        currency: 'USD',
        guest: false,
      }),
    );
    expect(asked).toHaveLength(1);
    act(() => page.go('/account/for-you'));
    await card('This month’s beans');
    expect(screen.queryByText('20% off your order')).not.toBeInTheDocument();
  });

  it('is asked for again while it is open if another tab has placed the first order, ENG-011', async () => {
    answerFeed((count) => ({ items: count === 1 ? [coupon()] : [streamItem()] }));
    answerForYou();
    const { host } = await open();
    await card('20% off your order');
    act(() => host.publish('open-orders-changed', { count: 1 }));
    await card('This month’s beans');
  });

  it('is read again when the balance of Stars changed, D-151, E07', async () => {
    answerFeed((count) => ({ items: count === 1 ? [coupon()] : [streamItem()] }));
    answerForYou();
    const { host } = await open();
    await card('20% off your order');
    const announce = (balanceTenths: number) =>
      act(() => host.publish('stars-changed', { reason: 'order-picked-up', balanceTenths }));
    announce(1184);
    announce(1184);
    expect(screen.getByText('20% off your order')).toBeVisible();
    announce(1243);
    await card('This month’s beans');
  });

  it('has no card for a birthday that was added there, ENG-010, E07', async () => {
    answerFeed((count) => ({
      items: count === 1 ? [streamItem({ streamItemType: 'birthday' }, { title: 'Celebrate' })] : [],
    }));
    answerForYou();
    const page = await open();
    await card('Celebrate');
    await leave(page);
    act(() => page.go('/account/for-you'));
    expect(await screen.findByText('You’re all caught up')).toBeVisible();
  });

  it('keeps its cards while the account is read again, so that none is counted twice, ENG-012', async () => {
    answerFeed((count) => ({ items: count === 1 ? [streamItem()] : [streamItem(), coupon()] }));
    answerForYou({ hasPrimaryCard: false });
    const { host } = await open({ sharesUsage: true });
    await card('This month’s beans');
    await showAll();
    answerForYou();
    act(() => host.publish('card-updated', { cardId: 'c1', reason: 'added' }));
    expect(screen.getByRole('article', { name: 'This month’s beans' })).toBeVisible();
    await screen.findByRole('link', { name: 'Scan in store' });
    await card('20% off your order');
    await showAll();
    expect((await host.usage()).map(({ event, fields }) => [event, fields])).toEqual([
      ['stream-item-viewed', { itemType: 'information', customerType: 'member' }],
      ['stream-item-viewed', { itemType: 'coupon', customerType: 'member' }],
    ]);
  });
});

describe('the first steps', () => {
  const doneAt = new Date(start).toISOString();
  const oneDone = [task('MOP', doneAt, 1), task('SvcReload', null, 2), task('Purchase', null, 3)];

  it('are named in their order, with the way to each, ENG-011', async () => {
    answerFeed(() => ({ items: [onboarding([...openTasks].reverse())] }));
    answerForYou();
    await open();
    const links = (await card('A good start')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/account/cards/add',
      expect.stringMatching(/#add-money$/),
      '/menu',
    ]);
  });

  it('are complete while the page is open when an order was placed, ENG-011', async () => {
    answerFeed((count) => ({
      items: [onboarding(count === 1 ? openTasks : [...openTasks.slice(0, 2), task('Purchase', doneAt, 3)])],
    }));
    answerForYou();
    const { host } = await open();
    const shown = await card('A good start');
    act(() =>
      host.publish('order-placed', {
        orderId: 'o1',
        orderNumber: '12',
        storeNumber: '1001-2',
        totalMinor: 500,
        currency: 'USD',
        guest: false,
      }),
    );
    expect(await shown.findByText('1 of 3 done')).toBeVisible();
    expect(shown.getByText('Done. Nice.')).toBeVisible();
  });

  it('collapse five seconds after they are shown as done, but not under the pointer or the focus; the account keeps it, ENG-011, D-137', async () => {
    answerFeed(() => ({ items: [onboarding(oneDone)] }));
    const marks = answerForYou();
    const { advance } = await open();
    const article = await screen.findByRole('article', { name: 'A good start' });
    const isShown = () => within(article).queryByText('Done. Nice.') !== null;
    await userEvent.hover(article);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
    const pass = (ms: number) => {
      advance(ms);
      act(() => jest.advanceTimersByTime(ms));
    };
    pass(60_000);
    expect(isShown()).toBe(true);
    fireEvent.pointerLeave(article);
    pass(3000);
    act(() => within(article).getAllByRole('link')[0]?.focus());
    pass(60_000);
    expect(isShown()).toBe(true);
    act(() => (document.activeElement as HTMLElement).blur());
    pass(1900);
    expect(isShown()).toBe(true);
    pass(200);
    expect(isShown()).toBe(false);
    jest.useRealTimers();
    await waitFor(() => expect(marks).toEqual([{ kind: 'task-seen', subject: 'MOP' }]));
  });

  it('that were seen on another device are collapsed, E07', async () => {
    answerFeed(() => ({ items: [onboarding(oneDone)] }));
    answerForYou({ seenTasks: ['MOP'] });
    await open();
    const shown = await card('A good start');
    expect(shown.getByText('1 of 3 done')).toBeVisible();
    expect(shown.queryByText('Done. Nice.')).not.toBeInTheDocument();
  });

  it('that are all done stay as a card for as long as the server sends it, ENG-011', async () => {
    answerFeed(() => ({ items: [onboarding(openTasks.map((one) => ({ ...one, completedOn: doneAt })))] }));
    answerForYou({ seenTasks: ['MOP', 'SvcReload', 'Purchase'] });
    await open();
    expect((await card('You’re all set')).getByText('3 of 3 done')).toBeVisible();
  });
});

describe('the welcome', () => {
  const firstCardAt = new Date(start).toISOString();
  const items = [onboarding(openTasks, 0)];

  it('is a dialog on the day of the first card, once for the account, ENG-013, D-138', async () => {
    answerFeed(() => ({ items }));
    const marks = answerForYou({ firstCardAt });
    await open();
    const dialog = within(await screen.findByRole('dialog', { name: 'Welcome to Crema, Ana' }));
    await waitFor(() => expect(marks).toEqual([{ kind: 'welcomed', subject: 'welcome' }]));
    await userEvent.click(dialog.getByRole('button', { name: 'Later' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Welcome to Crema, Ana')).toBeVisible();
  });

  it('is a line that opens otherwise, and nothing while it is switched off, ENG-013', async () => {
    answerFeed(() => ({ items }));
    answerForYou({ firstCardAt, isWelcomed: true });
    const { unmount } = await open();
    await userEvent.click(await screen.findByText('Welcome to Crema, Ana'));
    expect(screen.getByText('Pay in store with one scan.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    unmount();
    await open({ flags: { welcomeOverlay: false } });
    await card('A good start');
    expect(screen.queryByText('Welcome to Crema, Ana')).not.toBeInTheDocument();
  });
});
