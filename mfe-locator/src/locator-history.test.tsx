import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from './remote.tsx';
import {
  answerSearches,
  answerSuggestions,
  manifest,
  replyWith,
  sampleClock,
  startLocatorServer,
} from './testing/locator-server.ts';
import { loop } from './testing/sample-stores.ts';

startLocatorServer();

const searchBox = () => screen.getByRole('combobox', { name: 'Find a store' });
const resultsNear = (place: string) => screen.findByRole('heading', { name: `Stores near ${place}` });
const setup = async (route: string) => {
  const queries = answerSearches((query) => replyWith(query.get('place') ?? 'Chicago', loop));
  answerSuggestions([]);
  const page = await renderRemote(remote, { manifest, route, clock: sampleClock });
  return { ...page, queries, go: (to: number) => act(() => page.go(to)) };
};
const searchFor = async (place: string) => {
  await userEvent.clear(searchBox());
  await userEvent.type(searchBox(), `${place}{Enter}`);
  await resultsNear(place);
};

describe('the history of the locator', () => {
  it('returns to the place before with Back and to the next with Forward, LOC-004', async () => {
    const { go, location, queries } = await setup('/store-locator?place=Rome');
    await resultsNear('Rome');
    await searchFor('Oslo');
    expect(location()).toBe('/store-locator?place=Oslo');
    go(-1);
    expect(await resultsNear('Rome')).toBeVisible();
    expect(location()).toBe('/store-locator?place=Rome');
    expect(searchBox()).toHaveValue('Rome');
    go(1);
    expect(await resultsNear('Oslo')).toBeVisible();
    expect(searchBox()).toHaveValue('Oslo');
    expect(queries.map((query) => query.get('place'))).toEqual(['Rome', 'Oslo', 'Rome', 'Oslo']);
  });

  it('takes a filter off with Back and sets it with Forward, LOC-004', async () => {
    const { go, location } = await setup('/store-locator?place=Rome');
    await resultsNear('Rome');
    await userEvent.click(screen.getByRole('button', { name: 'Open now' }));
    expect(location()).toBe('/store-locator?place=Rome&features=ON');
    go(-1);
    expect(await screen.findByRole('button', { name: 'Open now', pressed: false })).toBeVisible();
    expect(location()).toBe('/store-locator?place=Rome');
    go(1);
    expect(await screen.findByRole('button', { name: 'Open now', pressed: true })).toBeVisible();
  });

  it('returns to the tab before with Back, LOC-004', async () => {
    const { go } = await setup('/store-locator');
    await resultsNear('Chicago');
    await userEvent.click(screen.getByRole('tab', { name: 'Favorites' }));
    expect(screen.getByRole('tab', { name: 'Favorites' })).toHaveAttribute('aria-selected', 'true');
    go(-1);
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'Nearby' })).toHaveAttribute('aria-selected', 'true'),
    );
  });

  it('restores the part of the map with its zoom from a shared link, and keeps it with a filter, LOC-004', async () => {
    const { go, location, queries } = await setup('/store-locator?map=43.65,-79.38,9');
    await resultsNear('Chicago');
    expect(String(queries.at(-1))).toBe('lat=43.650000&lng=-79.380000');
    await userEvent.click(screen.getByRole('button', { name: 'Open now' }));
    await waitFor(() => expect(queries).toHaveLength(2));
    expect(location()).toBe('/store-locator?map=43.650000%2C-79.380000%2C9&features=ON');
    expect(String(queries.at(-1))).toBe('features=ON&lat=43.650000&lng=-79.380000');
    go(-1);
    await waitFor(() => expect(queries).toHaveLength(3));
    expect(location()).toBe('/store-locator?map=43.65,-79.38,9');
    expect(String(queries.at(-1))).toBe('lat=43.650000&lng=-79.380000');
  });

  it('leads back to the default place when that was first, LOC-004, LOC-060', async () => {
    const { go, queries } = await setup('/store-locator');
    await resultsNear('Chicago');
    await searchFor('Oslo');
    go(-1);
    expect(await resultsNear('Chicago')).toBeVisible();
    expect(searchBox()).toHaveValue('');
    expect(String(queries.at(-1))).toBe('lat=41.885300&lng=-87.640000');
  });
});
