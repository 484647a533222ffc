import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { restPaths, type StoreReply } from '@crema/shared-contracts';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../../remote.tsx';
import {
  answerSearches,
  manifest,
  replyWith,
  sampleClock,
  server,
  startLocatorServer,
} from '../../../testing/locator-server.ts';
import { loop } from '../../../testing/sample-stores.ts';

startLocatorServer();
const empty = { ...replyWith('Far away'), center: { lat: 45.5, lng: -60 } };
/** Answers requests for the nearest store, and records their bodies. */
const answerNearest = (reply: { readonly store: StoreReply } | { readonly status: number }) => {
  const asked: unknown[] = [];
  server.use(
    http.post(`http://localhost${restPaths.nearestLocation}`, async ({ request }) => {
      asked.push(await request.json());
      return 'store' in reply
        ? HttpResponse.json(reply)
        : HttpResponse.json(
            {
              error: { code: reply.status === 404 ? 'NOT_FOUND' : 'UNEXPECTED_ERROR', message: '' },
              ...(reply.status === 404 && { messageId: 'nearestNotFound' }),
              referenceId: 'r6',
            },
            { status: reply.status },
          );
    }),
  );
  return asked;
};
const open = async (route = '/store-locator?place=Far') => {
  answerSearches((query) => (query.get('place') === 'Rome' ? replyWith('Rome', loop) : empty));
  await renderRemote(remote, { manifest, route, clock: sampleClock });
  await screen.findByRole('heading', { name: 'No stores were found.' });
};
const find = () => userEvent.click(screen.getByRole('button', { name: 'Show the nearest store' }));

describe('a search with nothing within 50 miles', () => {
  it('offers the nearest store with the same filters, and shows it with its distance, LOC-023, LOC-025', async () => {
    const asked = answerNearest({ store: { ...loop, distanceMetres: 160_934 } });
    await open('/store-locator?place=Far&features=ON');
    await find();
    expect(await screen.findByRole('heading', { name: 'The nearest store' })).toBeVisible();
    const card = within(screen.getByRole('button', { name: 'Loop & Lake' }).closest('li') as HTMLElement);
    expect(card.getByText('100 mi')).toBeVisible();
    expect(card.getByRole('button', { name: 'Order Here' })).toBeVisible();
    expect(asked).toEqual([{ lat: 45.5, lng: -60, features: ['ON'] }]);
  });

  it('says that there is none at all, and leads to the search box, LOC-025', async () => {
    answerNearest({ status: 404 });
    await open();
    await find();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('No store was found nearby.')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Search for another place' }));
    expect(screen.getByRole('combobox', { name: 'Find a store' })).toHaveFocus();
  });

  it('repeats the request for the nearest store after an error, LOC-025', async () => {
    answerNearest({ status: 500 });
    await open();
    await find();
    const alert = within(await screen.findByRole('alert'));
    answerNearest({ store: loop });
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Loop & Lake' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('forgets the nearest store with the next search', async () => {
    answerNearest({ store: loop });
    await open();
    await find();
    await screen.findByRole('heading', { name: 'The nearest store' });
    const box = screen.getByRole('combobox', { name: 'Find a store' });
    await userEvent.clear(box);
    await userEvent.type(box, 'Farther{Enter}');
    await screen.findByRole('heading', { name: 'No stores were found.' });
    expect(screen.queryByRole('heading', { name: 'The nearest store' })).toBeNull();
  });
});
