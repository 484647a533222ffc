// Measures an unavailable remote (refused, or no reply): the parts that still work, the time until the
// visitor sees a message, and whether the remote recovers without a page reload.
import { arrived, go } from './visit.mjs';

const remote = 'mfe-gift';
const timeoutMs = 20_000;

const faults = {
  down: (route) => route.abort('connectionrefused'),
  hangs: () => undefined,
};

const nothing = () => null;
/** A page with text in the main area: neither a skeleton nor the previous page. */
const fallbackPage = (page, headlineLeft) =>
  page.waitForFunction(
    (left) => {
      const main = document.querySelector('main');
      const text = main?.innerText.trim() ?? '';
      return text !== '' && !text.includes(left) && !main.querySelector('[aria-busy="true"]');
    },
    headlineLeft,
    { timeout: timeoutMs },
  );
/** The host's notice about slow requests. */
const slowNotice = (page) =>
  page.locator('[data-slow]').filter({ visible: true }).first().waitFor({ timeout: timeoutMs });

/** Milliseconds until a notice is shown, and until the error page is shown. */
const measureNotices = async (page, headlineLeft) => {
  const start = Date.now();
  const since = () => Date.now() - start;
  const fallback = fallbackPage(page, headlineLeft).then(since);
  const first = Promise.any([fallback, slowNotice(page).then(since)]).catch(nothing);
  const fallbackMs = await fallback.catch(nothing);
  return {
    noticeMs: fallbackMs === null ? await first : Math.min(fallbackMs, await first),
    fallbackMs,
    text:
      fallbackMs === null ? '' : (await page.locator('main').innerText()).replace(/\s+/g, ' ').slice(0, 40),
  };
};
const reaches = (page, path) =>
  go(page, path)
    .then(() => arrived(page, path, timeoutMs))
    .then(
      () => true,
      () => false,
    );
const isHostShown = async (page) =>
  (await page.locator('header .crema-wordmark').isVisible()) &&
  (await page.locator('footer').first().isVisible());

/** Waits until the page recovers on its own, or after "Try again" if that button exists. */
const recovers = async (page) => {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const whole = await arrived(page, '/gift', 500).then(
      () => true,
      () => false,
    );
    if (whole) return true;
    const again = page.locator('main').getByRole('button', { name: 'Try again' }).first();
    if (await again.isVisible().catch(() => false))
      await again.click({ timeout: 1000 }).catch(() => undefined);
  }
  return false;
};

const tryFault = async (browser, origin, files, answer) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await context.route(files(remote), answer);
    const start = Date.now();
    await page.goto(`${origin}/menu`, { waitUntil: 'commit' });
    const started = await arrived(page, '/menu', timeoutMs).then(
      () => Date.now() - start,
      () => null,
    );
    await page.evaluate(() => Object.assign(globalThis, { sameVisit: true }));
    const headline = started === null ? '\0' : await page.locator('main h1').first().innerText();
    await go(page, '/gift');
    const { noticeMs, fallbackMs, text } = await measureNotices(page, headline);
    const host = await isHostShown(page);
    const others = await reaches(page, '/rewards');
    await context.unroute(files(remote));
    await go(page, '/gift');
    const back = await recovers(page);
    const sameVisit = await page.evaluate(() => 'sameVisit' in globalThis);
    return {
      startsMs: started,
      host,
      others,
      noticeMs,
      fallbackMs,
      recovers: back && sameVisit,
      text,
    };
  } finally {
    await context.close();
  }
};

/** A variant that has all code in one file cannot be measured. */
export const tryOutages = async (browser, origin, files) => {
  if (!files) return {};
  const results = {};
  for (const [name, answer] of Object.entries(faults))
    results[name] = await tryFault(browser, origin, files, answer);
  return results;
};
