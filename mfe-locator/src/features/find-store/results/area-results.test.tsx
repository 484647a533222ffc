import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { restPaths, type LocationsReply } from '@crema/shared-contracts';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../../remote.tsx';
import {
  answerSearches,
  failSearches,
  manifest,
  replyWith,
  sampleClock,
  server,
  startLocatorServer,
} from '../../../testing/locator-server.ts';
import { loop } from '../../../testing/sample-stores.ts';

startLocatorServer();
const route = '/store-locator?map=41.9,-87.7,12&bbox=-87.8,41.8,-87.6,42';
const area = 'bbox=-87.800000%2C41.800000%2C-87.600000%2C42.000000&lat=41.900000&lng=-87.700000';
const open = (url = route) => renderRemote(remote, { manifest, route: url, clock: sampleClock });
const store = (at: number) => ({ ...loop, storeNumber: `${at}`, name: `Store ${at}` });
/** A page of stores of an area with 3 stores. */
const page = (numbers: readonly number[], next?: string): LocationsReply => ({
  ...replyWith(null, ...numbers.map(store)),
  total: 3,
  ...(next !== undefined && { next }),
});
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const showMore = () => userEvent.click(screen.getByRole('button', { name: 'Show more stores' }));

describe('the stores in an area of the map', () => {
  it('are requested by its box, and the rest is loaded by Show more, LOC-004, D-54', async () => {
    const queries = answerSearches((query) =>
      query.get('after') === '2,b' ? page([1, 2]) : page([0, 1], '2,b'),
    );
    await open();
    expect(await screen.findByRole('heading', { name: 'Stores in this area' })).toBeVisible();
    expect(screen.getByText('2 of 3 stores')).toBeVisible();
    await showMore();
    expect(await screen.findByRole('button', { name: 'Store 2' })).toBeVisible();
    expect(names()).toEqual(['Store 0', 'Store 1', 'Store 2']);
    expect(screen.getByText('3 stores')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more stores' })).toBeNull();
    expect(queries.map(String)).toEqual([area, `${area}&after=2%2Cb`]);
  });

  it('keep the list when the next page cannot be loaded, and a further press loads it, D-56', async () => {
    answerSearches(() => page([0, 1], '2,b'));
    await open();
    await screen.findByRole('button', { name: 'Store 0' });
    failSearches();
    await showMore();
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load more stores just now.');
    expect(names()).toEqual(['Store 0', 'Store 1']);
    answerSearches(() => page([2]));
    await showMore();
    expect(await screen.findByRole('button', { name: 'Store 2' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('belong to the newest search: a page of the search before is left out', async () => {
    const late = Promise.withResolvers<void>();
    answerSearches((query) => (query.has('features') ? page([7]) : page([0, 1], '2,b')));
    await open();
    await screen.findByRole('button', { name: 'Store 0' });
    server.use(
      http.get(`http://localhost${restPaths.locations}`, async ({ request }) => {
        if (!new URL(request.url).searchParams.has('after')) return undefined;
        await late.promise;
        return HttpResponse.json(page([2]));
      }),
    );
    await showMore();
    await userEvent.click(screen.getByRole('button', { name: 'Open now' }));
    expect(await screen.findByRole('button', { name: 'Store 7' })).toBeVisible();
    late.resolve();
    expect(names()).toEqual(['Store 7']);
  });

  it.each([
    [route, 'Try moving the map or zooming out.'],
    [`${route}&features=ON`, 'Try disabling filters to see more stores.'],
  ])('that has none at %s says “%s”, searchOrZoom, LOC-053, LOC-054', async (url, hint) => {
    answerSearches(() => ({ ...page([]), total: 0 }));
    await open(url);
    expect(await screen.findByRole('heading', { name: 'No stores were found.' })).toBeVisible();
    expect(screen.getByText(hint)).toBeVisible();
  });

  it('that is too large is “Zoomed out too far.”, LOC-014, LOC-053', async () => {
    server.use(
      http.get(`http://localhost${restPaths.locations}`, () =>
        HttpResponse.json(
          {
            error: { code: 'VALIDATION', message: '', field: 'bbox' },
            messageId: 'zoomedOut',
            referenceId: 'r5',
          },
          { status: 400 },
        ),
      ),
    );
    await open();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Zoomed out too far.')).toBeVisible();
    expect(alert.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
