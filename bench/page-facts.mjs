// What a matrix looks for on a page.
export const patienceMs = 25_000;

export const heading = (page) => page.locator('main h1').first();
/** Something that the visitor is told: the host's page for a broken part, or the page's own notice. */
export const told = (page) =>
  page.locator('[data-fallback], main [role="alert"], [data-slow]').filter({ visible: true }).first();
/** What stands in a part's place when its code is not there; for data a notice is enough while they are on their way. */
export const standIn = (page, target) =>
  target === 'api' ? told(page) : page.locator('main [role="alert"]').filter({ visible: true }).first();
/** The shell stands, with its way home. */
export const usableHost = (page) => page.locator('header .crema-wordmark').isVisible();

/** A page that is there, with nothing missing or on its way; false when that takes too long. */
export const isWhole = async (page, done = heading(page), press = undefined) => {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    const troubled = (await told(page).count()) + (await page.locator('main [aria-busy="true"]').count());
    if (troubled === 0 && (await done.count()) > 0) return true;
    await press?.();
    await page.waitForTimeout(100);
  }
  return false;
};

/** Reads what the page reports; browsers do not show a beacon's body to those who watch requests. */
export const watchBeacons = async (page) => {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    globalThis.beacons = [];
    navigator.sendBeacon = (address, body) => {
      void body?.text?.().then((text) => globalThis.beacons.push(JSON.parse(text)));
      return send(address, body);
    };
  });
  return async () =>
    (await page.evaluate(() => globalThis.beacons)).filter(
      ({ version, phase, class: kind }) => version && kind && phase !== 'mounted',
    );
};
