import { setTimeout } from 'node:timers/promises';

const longestMs = 120_000;

/** The reply to a search with a store at each site: the server’s own reply, continued. */
const answerWithSites = async (page, origin, sites) => {
  const reply = await fetch(`${origin}/apiproxy/v1/locations?view=list&lat=41.88&lng=-87.63`);
  const { stores, center } = await reply.json();
  const body = JSON.stringify({
    placeName: null,
    center,
    stores: sites.map((coordinates, at) => ({
      store: { ...stores[at % stores.length].store, storeNumber: `${at}`, name: `Store ${at}`, coordinates },
    })),
  });
  await page.route('**/apiproxy/v1/locations?**', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
};
const watchTasks = () => {
  globalThis.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      globalThis.longestTask = Math.max(globalThis.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });
};

/**
 * Opens the locator’s map over all sites, as a page that the visitor goes to: the server renders no list into it. `cpuSlowdown` applies from
 * there on.
 */
export const openLocator = async (browser, { origin, sites, view, cpuSlowdown = 1 }) => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    colorScheme: 'light',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(longestMs);
  await answerWithSites(page, origin, sites);
  await page.goto('/gift', { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.evaluate(watchTasks);
  await page.evaluate(({ lat, lng, zoom }) => {
    history.pushState(null, '', `/store-locator?map=${lat},${lng},${zoom}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, view);
  const map = page.getByRole('region', { name: 'Map of stores' });
  const pins = map.locator('[data-pin]');
  await pins.first().waitFor();
  await page.waitForLoadState('networkidle');
  await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const takeLongestTask = async () => {
    // An entry is there after the task.
    await setTimeout(500);
    return page.evaluate(() => {
      const longest = globalThis.longestTask;
      globalThis.longestTask = 0;
      return longest;
    });
  };
  return { page, map, pins, takeLongestTask, close: () => context.close() };
};
