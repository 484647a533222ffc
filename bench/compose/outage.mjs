// One remote cannot be had (refused, or no answer ever comes): what of the page still works, what the visitor is told
// when, and whether the remote comes back without loading the page anew.
import { arrived, go } from './visit.mjs';

const remote = 'mfe-gift';
const patienceMs = 20_000;

const faults = {
  down: (route) => route.abort('connectionrefused'),
  hangs: () => undefined,
};

const nothing = () => null;
/** A page of words in the page's own part: neither a skeleton nor the page that was left. */
const fallbackPage = (page, headlineLeft) =>
  page.waitForFunction(
    (left) => {
      const main = document.querySelector('main');
      const text = main?.innerText.trim() ?? '';
      return text !== '' && !text.includes(left) && !main.querySelector('[aria-busy="true"]');
    },
    headlineLeft,
    { timeout: patienceMs },
  );
/** The host's notice that something takes long. */
const slowNotice = (page) =>
  page.locator('[data-slow]').filter({ visible: true }).first().waitFor({ timeout: patienceMs });

/** ms until the visitor is told anything, and until a page stands in for the one that cannot be had. */
const told = async (page, headlineLeft) => {
  const start = Date.now();
  const since = () => Date.now() - start;
  const fallback = fallbackPage(page, headlineLeft).then(since);
  const first = Promise.any([fallback, slowNotice(page).then(since)]).catch(nothing);
  const fallbackMs = await fallback.catch(nothing);
  return {
    toldMs: fallbackMs === null ? await first : Math.min(fallbackMs, await first),
    fallbackMs,
    text:
      fallbackMs === null ? '' : (await page.locator('main').innerText()).replace(/\s+/g, ' ').slice(0, 40),
  };
};
const reaches = (page, path) =>
  go(page, path)
    .then(() => arrived(page, path, patienceMs))
    .then(
      () => true,
      () => false,
    );
const hostStands = async (page) =>
  (await page.locator('header .crema-wordmark').isVisible()) &&
  (await page.locator('footer').first().isVisible());

/** Comes back by itself, or after "Try again" where there is such a button. */
const comesBack = async (page) => {
  const end = Date.now() + patienceMs;
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
    const started = await arrived(page, '/menu', patienceMs).then(
      () => Date.now() - start,
      () => null,
    );
    await page.evaluate(() => Object.assign(globalThis, { sameVisit: true }));
    const headline = started === null ? '\0' : await page.locator('main h1').first().innerText();
    await go(page, '/gift');
    const { toldMs, fallbackMs, text } = await told(page, headline);
    const host = await hostStands(page);
    const others = await reaches(page, '/rewards');
    await context.unroute(files(remote));
    await go(page, '/gift');
    const back = await comesBack(page);
    const sameVisit = await page.evaluate(() => 'sameVisit' in globalThis);
    return {
      startsMs: started,
      host,
      others,
      toldMs,
      fallbackMs,
      recovers: back && sameVisit,
      text,
    };
  } finally {
    await context.close();
  }
};

/** A variant that carries its remotes' code in its one file has no such case. */
export const tryOutages = async (browser, origin, files) => {
  if (!files) return {};
  const results = {};
  for (const [name, answer] of Object.entries(faults))
    results[name] = await tryFault(browser, origin, files, answer);
  return results;
};
