// One Lighthouse run of a page as a phone, in a browser of its own.
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};
const score = ({ score: found }) => Math.round(found * 100);

/** The audits below 1 that count in a category other than performance: what to fix. */
const failedAudits = ({ categories: found, audits: results }) =>
  categories
    .filter((id) => id !== 'performance')
    .flatMap((id) => found[id].auditRefs.filter(({ weight }) => weight > 0).map((ref) => ref.id))
    .filter((id) => results[id].score !== null && results[id].score < 1);

/** Lighthouse loses the start of a trace now and then (NO_NAVSTART) and asks for another run. */
const attempts = 3;
/** Puts the cookies of a session into the browser: Chromium does not send those of an extra header with a page's own requests. */
const addCookies = async (port, url, cookie) => {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const cookies = cookie.split('; ').map((pair) => {
    const [name, ...value] = pair.split('=');
    // Without its path: a cookie of a page's address is not sent with the page's requests.
    return { name, value: value.join('='), url: new URL(url).origin };
  });
  await browser.contexts()[0].addCookies(cookies);
  await browser.close();
};
const auditOnce = async (url, throttling, cookie) => {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  const kill = () => chrome.kill();
  process.once('exit', kill);
  try {
    if (cookie) await addCookies(chrome.port, url, cookie);
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: categories,
      throttlingMethod: throttling,
      // The browser is new, so that nothing is stored but the cookies.
      disableStorageReset: cookie !== undefined,
    });
    const { lhr } = result;
    if (lhr.runtimeError) return { error: lhr.runtimeError.message };
    const metrics = Object.entries(audits).map(([key, id]) => [key, lhr.audits[id].numericValue]);
    return {
      performance: score(lhr.categories.performance),
      accessibility: score(lhr.categories.accessibility),
      bestPractices: score(lhr.categories['best-practices']),
      seo: score(lhr.categories.seo),
      ...Object.fromEntries(metrics),
      failed: failedAudits(lhr),
    };
  } finally {
    kill();
    process.off('exit', kill);
  }
};

/** Returns scores, metrics (ms), and the failed audits. `throttling` is `simulate` or `devtools`; `cookie` is a member's session. */
export const audit = async (url, throttling, cookie) => {
  let error;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const figures = await auditOnce(url, throttling, cookie);
    if (!figures.error) return figures;
    error = figures.error;
  }
  throw new Error(`${url}: Lighthouse reports ${error}`);
};
