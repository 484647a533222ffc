import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  defaultConfiguration,
  hiddenFeatures,
  offeredFeatures,
  restPaths,
  type FilterCountsReply,
  type LocationsReply,
} from '@crema/shared-contracts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';

const offered = offeredFeatures(defaultConfiguration.features).map(({ code }) => code);
const areas = ['bbox=-88.2,41.4,-87.2,42.4', 'lat=41.8853&lng=-87.64', 'place=Sioux%20Falls,%20SD'];

describe('the counts of filters', () => {
  let server: TestApp;
  const clock = createTestClock();
  before(async () => {
    server = await startTestApp({ clock, stores: 'full' });
  });
  after(() => server.stop());
  const get = (query: string) => server.app.inject(`${restPaths.filterCounts}?${query}`);
  const counted = async (query: string) => (await get(query)).json<FilterCountsReply>();
  /** The number of stores that a search finds, page by page. */
  const found = async (query: string): Promise<number> => {
    let [count, after]: [number, string | undefined] = [0, undefined];
    do {
      const url = `${restPaths.locations}?${query}${after === undefined ? '' : `&after=${encodeURIComponent(after)}`}`;
      const page: LocationsReply = (await server.app.inject(url)).json<LocationsReply>();
      count += page.stores.length;
      after = page.next;
    } while (after !== undefined);
    return count;
  };

  for (const area of areas)
    it(`with ${area} are those of all stores that a search finds, not of its first page, LOC-021`, async () => {
      const { total, counts } = await counted(area);
      assert.equal(total, await found(area));
      assert.deepEqual(
        counts.map(({ code }) => code),
        offered,
      );
      for (const code of ['WF', 'ON', 'hrs24', 'GC'])
        assert.equal(
          counts.find((row) => row.code === code)?.count,
          await found(`${area}&features=${code}`),
          code,
        );
    });

  it('count the stores that match the chosen filters too, LOC-021, LOC-022', async () => {
    const { total, counts } = await counted(`${areas[0]}&features=WF,hrs24`);
    assert.equal(total, await found(`${areas[0]}&features=WF,hrs24`));
    assert.equal(counts.find(({ code }) => code === 'WF')?.count, total);
    assert.equal(
      counts.find(({ code }) => code === 'NB')?.count,
      await found(`${areas[0]}&features=WF,hrs24,NB`),
    );
  });

  it('never contain a hidden code, LOC-022', async () => {
    const { counts } = await counted(areas[0] ?? '');
    assert.ok(counts.every(({ code }) => !hiddenFeatures.includes(code)));
  });

  it('follow the opening hours at request time, D-53', async () => {
    const open = async () => (await counted(areas[1] ?? '')).counts.find(({ code }) => code === 'ON')?.count;
    const atTen = await open();
    clock.set('2026-06-03T08:00:00Z');
    assert.ok(Number(await open()) < Number(atTen));
    clock.set('2026-06-03T15:00:00Z');
  });

  it('contain nothing personal, so that caches may keep them', async () => {
    assert.equal((await get(areas[0] ?? '')).headers['cache-control'], 'public, max-age=60');
  });

  it('are refused for an area that a search refuses', async () => {
    for (const [query, status, messageId] of [
      ['', 400, undefined],
      ['bbox=1,2', 400, undefined],
      ['bbox=-180,-90,180,90', 400, 'zoomedOut'],
      ['place=zzzzqq', 404, 'placeNameNotFound'],
    ] as const) {
      const reply = await get(query);
      assert.deepEqual([reply.statusCode, reply.json().messageId], [status, messageId], query);
    }
  });
});
