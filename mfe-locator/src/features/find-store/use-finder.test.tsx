import { useEffect } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineRemote } from '@crema/remote-kit';
import { renderRemote } from '@crema/remote-kit/testing';
import type { LocatorQuery, MapView } from '@crema/shared-contracts';
import { locatorStore } from '../../locator.store.ts';
import { storePolicies } from '../../stores/cache/store-policies.ts';
import { answerSearches, manifest, sampleClock, startLocatorServer } from '../../testing/locator-server.ts';
import { useFinder } from './use-finder.ts';

startLocatorServer();

const first = { lat: 41.9, lng: -87.7, zoom: 12 };
const second = { lat: 42, lng: -87.8, zoom: 12 };

interface MapProps {
  readonly query: LocatorQuery;
  readonly followMap: (view: MapView) => void;
}
/** The effects of the map come before those of the page: its second rest is written while the page renders the first one. */
const RestingMap = ({ query, followMap }: MapProps) => {
  useEffect(() => {
    if (query.view?.lat === first.lat) followMap(second);
  }, [query, followMap]);
  return <button onClick={() => followMap(first)}>Move</button>;
};
const Page = () => {
  const { query, followMap } = useFinder(13);
  return <RestingMap query={query} followMap={followMap} />;
};
const remote = defineRemote({
  messages: async () => ({ default: {} }),
  cache: { typePolicies: storePolicies },
  store: locatorStore,
  routes: { 'store-locator': Page, store: Page, 'store-number': Page },
});
const setup = async (route: string) => {
  const queries = answerSearches();
  const page = await renderRemote(remote, { manifest, route, clock: sampleClock });
  await waitFor(() => expect(queries).toHaveLength(1));
  return { ...page, queries };
};

describe('the URL that follows the map', () => {
  it('searches nothing when the map rests again while its rest before is rendered, LOC-004, LOC-013', async () => {
    const { location, queries } = await setup('/store-locator?place=Chicago');
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(location()).toMatch(/map=42\.000000%2C-87\.800000%2C12/));
    expect(queries).toHaveLength(1);
  });

  it('searches nothing when it has an area and gets its first view, LOC-004, D-54', async () => {
    const { location, queries } = await setup('/store-locator?bbox=-87.8,41.8,-87.6,42');
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(location()).toMatch(/map=42\.000000/));
    expect(queries).toHaveLength(1);
  });
});
