import type { Page } from '@playwright/test';
import type { ConfigurationOverrides } from '@crema/shared-contracts';
import { serverStart, test as shopTest } from '../own-shop.ts';
import { serveGoogleMaps } from './google-maps.ts';

export interface MapAdapter {
  readonly name: string;
  /** The provider's name in the page. */
  readonly id: 'embedded' | 'google';
}
const embedded: MapAdapter = { name: 'the built-in map', id: 'embedded' };
export const google: MapAdapter = { name: 'Google’s map', id: 'google' };
/** Both maps of the locator. */
export const mapAdapters = [embedded, google] as const;

const googleKey: ConfigurationOverrides = { googleMapsKey: 'browser-key', googleMapId: 'style-1' };

/**
 * Journeys on the map of `adapter`, which a journey sets with `test.use`. With Google's they visit a shop with a key, which all journeys of a
 * worker share, and Google's servers are doubles.
 */
export const test = shopTest.extend<{ readonly adapter: MapAdapter }>({
  adapter: [embedded, { option: true }],
  baseURL: [
    async ({ adapter, baseURL, openSharedShop }, provide) =>
      provide(adapter.id === 'google' ? (await openSharedShop(googleKey)).origin : baseURL),
    { scope: 'test', ...serverStart },
  ],
  context: async ({ adapter, context }, provide) => {
    if (adapter.id === 'google') await serveGoogleMaps(context);
    await provide(context);
  },
});

/** The windows that journeys of the locator run in. In a narrow one the map is opened by a button. */
export const windows = [
  { device: 'a phone', viewport: { width: 390, height: 844 } },
  { device: 'a desktop', viewport: { width: 1440, height: 900 } },
] as const;

export const storeMap = (page: Page) => page.getByRole('region', { name: 'Map of stores' });
export const storePins = (page: Page) => storeMap(page).locator('[data-pin]');
