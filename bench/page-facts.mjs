// The observations on a page that the matrices use.
export const timeoutMs = 25_000;

export const heading = (page) => page.locator('main h1').first();
/** An error that the visitor sees: the host's error page, or a notice of the page. */
export const presentedError = (page) =>
  page
    .locator('[data-fallback], [data-read-only], main [role="alert"], [data-slow]')
    .filter({ visible: true })
    .first();
/** The fallback of a part whose code is missing. If data are missing, any notice counts. */
export const fallback = (page, target) =>
  target === 'api'
    ? presentedError(page)
    : page.locator('[data-read-only], main [role="alert"]').filter({ visible: true }).first();
/** The shell is visible, with its link to the start page. */
export const usableHost = (page) => page.locator('header .crema-wordmark').isVisible();

/** Waits until the page is complete: no error, no pending request. Returns false after the time limit. */
export const isWhole = async (page, done = heading(page), press = undefined) => {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const unfinished =
      (await presentedError(page).count()) + (await page.locator('main [aria-busy="true"]').count());
    if (unfinished === 0 && (await done.count()) > 0) return true;
    await press?.();
    await page.waitForTimeout(100);
  }
  return false;
};

/** Records telemetry events by wrapping navigator.sendBeacon, because Playwright cannot read the bodies of its requests. */
export const watchTelemetry = async (page) => {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    globalThis.telemetryBodies = [];
    navigator.sendBeacon = (address, body) => {
      void body?.text?.().then((text) => globalThis.telemetryBodies.push(JSON.parse(text)));
      return send(address, body);
    };
  });
  return async () =>
    (await page.evaluate(() => globalThis.telemetryBodies)).filter(
      ({ version, phase, class: kind }) => version && kind && phase !== 'mounted',
    );
};
