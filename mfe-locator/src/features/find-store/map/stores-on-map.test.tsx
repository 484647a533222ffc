import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { restPaths } from '@crema/shared-contracts';
import { renderRemote, renderSlot } from '@crema/remote-kit/testing';
import remote from '../../../remote.tsx';
import {
  answerSearches,
  manifest,
  replyWith,
  sampleClock,
  server,
  startLocatorServer,
} from '../../../testing/locator-server.ts';
import { busyStore, loop } from '../../../testing/sample-stores.ts';
import { hideMapAfterEach, showMap } from '../../../testing/window-with-map.ts';

startLocatorServer();

beforeEach(showMap);
hideMapAfterEach();

const map = () => screen.findByRole('region', { name: 'Map of stores' });
const pin = async (name: RegExp) => within(await map()).findByRole('button', { name });
const card = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li');

it('the map shows the nearest store with the middle of a search without results, and stays there during the next search, LOC-012, LOC-025', async () => {
  const queries = answerSearches((query) => ({
    ...replyWith(query.get('place')),
    center: { lat: 45.5, lng: -60 },
  }));
  server.use(
    http.post(`http://localhost${restPaths.nearestLocation}`, () =>
      HttpResponse.json({ store: { ...loop, coordinates: { latitude: 45.9, longitude: -62 } } }),
    ),
  );
  const { location } = await renderRemote(remote, {
    manifest,
    route: '/store-locator?place=Far',
    clock: sampleClock,
  });
  const element = await map();
  await userEvent.click(await screen.findByRole('button', { name: 'Show the nearest store' }));
  const nearest = await pin(/^Loop & Lake/);
  await waitFor(() => expect(card('Loop & Lake')).toHaveAttribute('aria-current', 'true'));
  expect(nearest).toHaveAttribute('aria-pressed', 'true');
  // The next search is not answered: the map stays where the customer has moved it.
  server.use(http.get(`http://localhost${restPaths.locations}`, () => new Promise<never>(() => undefined)));
  act(() => element.focus());
  fireEvent.keyDown(element, { key: 'ArrowUp', keyCode: 38 });
  const search = await screen.findByRole('button', { name: 'Search this area' });
  const { style } = nearest.parentElement as HTMLElement;
  const place = [style.left, style.top];
  await userEvent.click(search);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'The nearest store' })).toBeNull());
  expect(location()).toMatch(/map=46\.0\d+%2C-61\.00\d+%2C8&bbox=/);
  expect(nearest).toBeInTheDocument();
  expect([style.left, style.top]).toEqual(place);
  expect(queries).toHaveLength(1);
});

it('the pin of a store without a menu is greyed out in the ordering flow, and pressing it says so, LOC-041', async () => {
  const river = { ...busyStore, coordinates: { latitude: 41.89, longitude: -87.63 } };
  answerSearches({ ...replyWith(null, loop, river), center: { lat: 41.8853, lng: -87.64 } });
  const chosen: string[] = [];
  const { host } = await renderSlot(
    remote,
    'store-picker',
    { guestOrdering: false, onChosen: (storeNumber) => chosen.push(storeNumber) },
    { manifest, clock: sampleClock },
  );
  const shut = await pin(/^River North, menu not available$/);
  expect(shut).toHaveClass('closed');
  expect(await pin(/^Loop & Lake$/)).not.toHaveClass('closed');
  await userEvent.click(shut);
  expect(host.toasts).toEqual([{ kind: 'info', text: 'Menu not available for this store.' }]);
  expect(chosen).toEqual([]);
});
