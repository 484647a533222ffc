import { http } from 'msw';
import { setupServer } from 'msw/node';
import { answerMap } from '@crema/remote-kit/testing/map-archive';
import { basemapPath } from '@crema/shared-contracts';
import { coverageZoom, tileAt } from './coverage.ts';
import { createTileSource, nearestTile } from './tile-source.ts';

const server = setupServer(answerMap);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const url = `http://localhost${basemapPath}`;
const loop = tileAt({ lat: 41.8853, lng: -87.64 }, coverageZoom);

it('reads a tile once, by ranges of the archive, LOC-015', async () => {
  const ranges: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => ranges.push(request.headers.get('range')));
  const source = createTileSource(url);
  const [tile, same] = await Promise.all([source.layers(loop), source.layers(loop)]);
  expect(tile?.road?.length).toBeGreaterThan(0);
  expect(same).toBe(tile);
  const count = ranges.length;
  await source.layers(loop);
  expect(ranges).toHaveLength(count);
  expect(ranges).toEqual(ranges.map(() => expect.stringMatching(/^bytes=\d+-\d+$/)));
});

it('has land in the far north, where the archive ends at lower levels, and nothing in the ocean, D-57', async () => {
  const source = createTileSource(url);
  const fairbanks = tileAt({ lat: 64.8378, lng: -147.7164 }, 10);
  expect(await source.layers(fairbanks)).toBeUndefined();
  const found = await nearestTile(source, fairbanks);
  expect(found?.up).toBeGreaterThan(0);
  expect(found?.layers.land?.length).toBeGreaterThan(0);
  const chicago = tileAt({ lat: 41.8853, lng: -87.64 }, 10);
  expect((await nearestTile(source, chicago))?.up).toBe(0);
});

it('reads the archive again after its first request has failed: the connection is back, LOC-015', async () => {
  server.use(http.get(url, () => Response.error(), { once: true }));
  const source = createTileSource(url);
  await expect(source.layers(loop)).rejects.toThrow();
  expect((await source.layers(loop))?.road?.length).toBeGreaterThan(0);
});

it('requests a tile of an open map once more if its request fails, so that no part of the map lacks its streets, L-20', async () => {
  const source = createTileSource(url);
  const end = source.open();
  server.use(http.get(url, () => Response.error(), { once: true }));
  expect((await source.layers(loop))?.road?.length).toBeGreaterThan(0);
  end();
  server.use(http.get(url, () => Response.error()));
  const offline = createTileSource(url);
  const endOffline = offline.open();
  await expect(offline.layers(loop)).rejects.toThrow();
  endOffline();
});

it('cancels its requests when the last map is removed, and reads again for the next one, PLT-006', async () => {
  const requested: Request[] = [];
  let isSeen: () => void = () => undefined;
  const seen = new Promise<void>((resolve) => {
    isSeen = resolve;
  });
  server.use(
    http.get(url, ({ request }) => {
      requested.push(request);
      isSeen();
      return new Promise<never>(() => undefined);
    }),
  );
  const source = createTileSource(url);
  const [endFirst, endSecond] = [source.open(), source.open()];
  const tile = source.layers(loop).catch((cause: unknown) => cause);
  await seen;
  endFirst();
  expect(requested[0]?.signal.aborted).toBe(false);
  server.resetHandlers();
  endSecond();
  // The next map asks before the cancelled request has failed.
  source.open();
  const again = source.layers(loop);
  expect(await tile).toMatchObject({ name: 'AbortError' });
  expect((await again)?.road?.length).toBeGreaterThan(0);
});
