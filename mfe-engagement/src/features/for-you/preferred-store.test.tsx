import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { restPaths, visitorPositionStorage, type OrderStore } from '@crema/shared-contracts';
import { renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import {
  ana,
  answerFeed,
  answerForYou,
  feedServer,
  manifest,
  startFeedServer,
} from '../../testing/feed-server.ts';

startFeedServer();
beforeEach(() => {
  answerFeed(() => ({}));
  answerForYou();
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const givePosition = () => {
  const { key, version: v } = visitorPositionStorage;
  sessionStorage.setItem(key, JSON.stringify({ v, value: { lat: 41.89, lng: -87.63 } }));
};
/** Answers the nearest store; returns the bodies of the requests. */
const answerNearest = (status = 200) => {
  const asked: unknown[] = [];
  feedServer.use(
    http.post(`http://localhost${restPaths.nearestLocation}`, async ({ request }) => {
      asked.push(await request.json());
      const store = {
        storeNumber: '1001-100001',
        name: 'Clark & Lake',
        distanceMetres: 1287.5,
        address: { countryCode: 'US' },
      };
      return status === 200
        ? HttpResponse.json({ store })
        : HttpResponse.json({ error: { code: 'NOT_FOUND' } }, { status });
    }),
  );
  return asked;
};
const storeOf = (storeNumber: string, name: string): OrderStore => ({
  storeNumber,
  name,
  countryCode: 'US',
  timeZoneId: 'America/Chicago',
  ownershipTypeCode: 'CO',
  guestOrdering: true,
});
const open = async (orderStore?: OrderStore, options: Partial<RenderRemoteOptions> = {}) => {
  const page = await renderRemote(remote, { manifest, route: '/account/for-you', session: ana, ...options });
  if (orderStore) await act(() => page.host.orderStore.choose(orderStore));
  return page;
};
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the store on the home page of a member', () => {
  it('is the nearest one if the visitor has given a position in this visit, with its distance and the way to order', async () => {
    givePosition();
    const asked = answerNearest();
    await open();
    const shown = await panel('Clark & Lake');
    expect(shown.getByText('Nearest to you, 0.8 mi')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Order here' })).toHaveAttribute(
      'href',
      '/menu?storeNumber=1001-100001',
    );
    expect(shown.getByRole('link', { name: 'Hours and details' })).toHaveAttribute(
      'href',
      '/store/1001/clark-lake',
    );
    expect(asked).toEqual([{ lat: 41.89, lng: -87.63, features: [] }]);
  });

  it('is asked for without a position by nothing but a link', async () => {
    const asked = answerNearest();
    await open();
    const shown = await panel('There’s a Crema near you');
    expect(shown.getByRole('link', { name: 'Find a store' })).toHaveAttribute('href', '/store-locator');
    expect(asked).toEqual([]);
  });

  it('names the nearest one below the store of the next order', async () => {
    givePosition();
    answerNearest();
    await open(storeOf('1002-100002', 'Pike Place'));
    const shown = await panel('Pike Place');
    expect(await shown.findByText(/^Nearest to you:/)).toHaveTextContent(
      'Nearest to you: Clark & Lake, 0.8 mi',
    );
    expect(shown.getByRole('link', { name: 'Order here' })).toBeVisible();
  });

  it('says that the store of the next order is the nearest one', async () => {
    givePosition();
    answerNearest();
    await open(storeOf('1001-100001', 'Clark & Lake'));
    const shown = await panel('Clark & Lake');
    expect(await shown.findByText(/^It’s also the nearest one to you: 0\.8 mi\.$/)).toBeVisible();
    expect(shown.queryByRole('link', { name: 'Order here' })).not.toBeInTheDocument();
  });

  it('is the way to the stores if none is near', async () => {
    givePosition();
    const asked = answerNearest(404);
    await open();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(
      (await panel('There’s a Crema near you')).getByRole('link', { name: 'Find a store' }),
    ).toBeVisible();
  });
});
