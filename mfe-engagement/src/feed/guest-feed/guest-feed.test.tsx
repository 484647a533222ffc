import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import { engagementRestPaths } from '@crema/shared-contracts';
import remote from '../../remote.tsx';
import {
  answerFeed,
  createFeedClock,
  guestItem,
  manifest,
  observeElements,
  startFeedServer,
} from '../../testing/feed-server.ts';

startFeedServer();
const showAll = observeElements();
const answer = (items = [guestItem()]) => answerFeed(() => ({ items }), engagementRestPaths.guestStreamItems);
const open = async (options: Partial<RenderRemoteOptions> = {}) => {
  const page = await renderRemote(remote, {
    manifest,
    route: '/',
    clock: createFeedClock('2026-05-10T09:00:00').clock,
    ...options,
  });
  await showAll();
  await screen.findByRole('heading', { name: 'Good reasons to join Crema Rewards' });
  return page;
};

describe('the home page of a guest', () => {
  it('loads nothing more before its place comes near the window, ENG-003', async () => {
    const asked = answer();
    await renderRemote(remote, { manifest, route: '/', clock: createFeedClock('2026-05-10T09:00:00').clock });
    expect(screen.queryByText(/^Good reasons/)).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('has four benefits and two ways to begin, ENG-003', async () => {
    answer();
    await open();
    const row = within(screen.getByRole('group', { name: 'Benefits, scrollable' }));
    expect(row.getAllByRole('listitem')).toHaveLength(4);
    const order = within(screen.getByRole('article', { name: 'Skip the line' }));
    expect(order.getByRole('link', { name: 'Start an order' })).toHaveAttribute('href', '/menu');
    await screen.findByRole('article', { name: 'Your first order' });
  });

  it('registers a card behind the sign-in sheet, ENG-003', async () => {
    answer();
    const returnUrls: string[] = [];
    const signIn = async ({ returnUrl }: { returnUrl: string }) => {
      returnUrls.push(returnUrl);
      return returnUrls.length > 1;
    };
    const { location } = await open({ signIn });
    const register = screen.getByRole('button', { name: 'Register a card' });
    await userEvent.click(register);
    expect(location()).toBe('/');
    await userEvent.click(register);
    await waitFor(() => expect(location()).toBe('/account/cards/add'));
    expect(returnUrls).toEqual(['/account/cards/add', '/account/cards/add']);
  });

  it('shows the items of guests with their slides and both actions, ENG-005, ENG-008, ENG-010', async () => {
    const asked = answer([
      guestItem({
        callToAction2Enable: true,
        callToAction2Type: 'Link',
        callToAction2Link: '/store-locator',
        callToAction2Text: 'Find one near you',
        carouselItem: [{ text: 'Pick a store.', image: { url: 'art:store' } }],
      }),
    ]);
    await open();
    const card = within(await screen.findByRole('article', { name: 'Your first order' }));
    expect(card.getByText('Pick a store.')).toBeVisible();
    expect(card.getByRole('link', { name: 'Open the menu' })).toHaveAttribute('href', '/menu');
    expect(card.getByRole('link', { name: 'Find one near you' })).toHaveAttribute('href', '/store-locator');
    expect(asked[0]?.get('streamItemStatus')).toBe('active');
  });

  it('offers a film in place of the picture, and reads a link’s longer text, L-63 ENG-008', async () => {
    answer([guestItem({ video: '/films/beans.mp4', callToActionAltText: 'Open the menu: beans' })]);
    await open();
    const card = within(await screen.findByRole('article', { name: 'Your first order' }));
    expect(card.getByRole('link', { name: 'Open the menu: beans' })).toHaveTextContent('Open the menu');
    expect(card.getByRole('button', { name: 'Play the video of “Your first order”' })).toBeVisible();
  });

  it.each([
    ['it is not enabled', { callToActionEnable: false }],
    ['its type is not Link', { callToActionType: 'Video' }],
    ['it has no link', { callToActionLink: '' }],
    ['it has no text', { callToActionText: '' }],
  ])('has no call to action when %s, ENG-010', async (_because, change) => {
    answer([guestItem(change)]);
    await open();
    const card = within(await screen.findByRole('article', { name: 'Your first order' }));
    expect(card.queryByRole('link')).not.toBeInTheDocument();
  });

  it('asks for no items while their flag is off, and is complete without, ENG-005', async () => {
    const asked = answer();
    await open({ flags: { unauthStream: false } });
    expect(screen.queryByRole('heading', { name: 'What’s new' })).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('leaves the heading out when there is no item', async () => {
    const asked = answer([]);
    await open();
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'What’s new' })).not.toBeInTheDocument(),
    );
  });
});
