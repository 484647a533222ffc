import { expect, type Page } from '@playwright/test';
import { restPaths } from '@crema/shared-contracts';
import type { Visit } from '../screen/visit.ts';

const map = (page: Page) => page.getByRole('region', { name: /^Map of/ });
const pins = (page: Page) => map(page).locator('[data-pin]');
const cards = (page: Page) => page.locator('[data-store]');
/** On a phone the map is opened by a button. */
const openMap = async (page: Page) => {
  const toggle = page.getByRole('button', { name: 'Show map' });
  if (await toggle.isVisible()) await toggle.click();
  await expect(pins(page).first()).toBeVisible();
};
/** Whether each tile in the window of the map is drawn. */
export const drawnTiles = (page: Page): Promise<readonly boolean[]> =>
  map(page)
    .locator('canvas.leaflet-tile')
    .evaluateAll((tiles) =>
      tiles.map(
        (tile) =>
          tile instanceof HTMLCanvasElement &&
          (tile.getContext('2d')?.getImageData(tile.width / 2, tile.height / 2, 1, 1).data[3] ?? 0) > 0,
      ),
    );
/** Waits until the built-in map has drawn all its tiles. */
export const expectDrawnMap = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      const tiles = await drawnTiles(page);
      return tiles.length > 0 && tiles.every(Boolean);
    })
    .toBe(true);

/** The states of the locator that need a step, or fail. */
export const locatorVisit: Visit = {
  visitor: 'somebody who looks for a store',
  prepare: async () => undefined,
  screens: [
    {
      name: 'locator-map',
      path: '/store-locator?place=60602',
      ready: async (page) => {
        await openMap(page);
        await expectDrawnMap(page);
      },
    },
    {
      name: 'locator-suggestions',
      path: '/store-locator?place=60602',
      ready: async (page) => {
        await page.getByRole('combobox', { name: 'Find a store' }).fill('Spring');
        await expect(page.getByRole('option').first()).toBeVisible();
      },
    },
    {
      name: 'locator-details',
      path: '/store-locator?place=60602',
      ready: async (page) => {
        await cards(page).first().locator('[data-card-link]').click();
        await expect(page.getByRole('dialog').getByText('Today')).toBeVisible();
      },
    },
    {
      name: 'locator-filters',
      path: '/store-locator?place=60602',
      ready: async (page) => {
        await page.getByRole('button', { name: /^Filter/ }).click();
        await expect(page.getByRole('dialog').getByText(/stores match/)).toBeVisible();
      },
    },
    {
      name: 'locator-previous-guest',
      path: '/store-locator?tab=previous',
      ready: (page) => expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible(),
    },
    {
      name: 'locator-nothing-near',
      path: '/store-locator?map=44.5,-60.5,9',
      ready: (page) => expect(page.getByText('No stores were found.')).toBeVisible(),
    },
    {
      name: 'locator-area-empty',
      path: '/store-locator?map=45.5,-60,9&bbox=-60.2,45.4,-59.8,45.6',
      ready: async (page) => {
        await expect(page.getByText('Try moving the map or zooming out.')).toBeVisible();
        if ((page.viewportSize()?.width ?? 0) > 960) await expectDrawnMap(page);
      },
    },
    {
      name: 'locator-area-too-large',
      path: '/store-locator?map=45.5,-60,9&bbox=-120,30,-70,50',
      ready: (page) => expect(page.getByText('Zoomed out too far.')).toBeVisible(),
    },
    {
      name: 'locator-no-position',
      path: '/store-locator',
      ready: async (page) => {
        await page.getByRole('button', { name: 'Find me', exact: true }).click();
        await expect(page.getByText('Unable to access exact location.')).toBeVisible();
      },
    },
    {
      name: 'locator-failed',
      path: '/menu',
      ready: async (page) => {
        await page.route(`**${restPaths.locations}?**`, (route) => route.fulfill({ status: 500, json: {} }));
        await page.evaluate(() => {
          history.pushState(null, '', '/store-locator?place=Nowhere');
          dispatchEvent(new PopStateEvent('popstate'));
        });
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
        await page.unroute(`**${restPaths.locations}?**`);
      },
    },
    {
      name: 'store-map',
      path: '/store/1001/clark-lake',
      ready: async (page) => {
        await page.getByRole('list', { name: 'Get directions:' }).scrollIntoViewIfNeeded();
        await expect(pins(page).first()).toBeVisible();
        await expectDrawnMap(page);
      },
    },
  ],
};

const chicago = '41.8853,-87.64';
/** The built-in map at the levels of the reference pictures: regions, towns, districts and streets. */
export const mapVisit: Visit = {
  visitor: 'somebody who looks at the map',
  prepare: async () => undefined,
  screens: [4, 9, 13, 15].map((zoom) => ({
    name: `map-zoom-${zoom}`,
    path: `/store-locator?map=${chicago},${zoom}`,
    ready: async (page: Page) => {
      await openMap(page);
      await expectDrawnMap(page);
    },
    // A picture of the whole page would change the size of the map.
    part: map,
  })),
};
