// Follows links between pages and measures the time from the click to content that the page before did not have:
// `npm run bench -- navigate [--runs N] [--before FOLDER] [--network free|slow] [--only "/ → /menu,/ → /gift"]`. CPU ×4, on a free network and on 1.6 Mbit/s with
// 150 ms; all ways between remotes, and within ordering; for each way the first navigation of a visit and a repeated one. `--before` names a copy of var/host and var/registry of
// an earlier build, which is measured in turn with this one. `cpu` is the processor time of the main thread in between, which other
// work of the machine does not lengthen. Exit code 1 when a goal is missed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { varFolder } from '../scripts/packages.mjs';
import { cpuSlowdown, network } from './cold-page.mjs';
import { readOptions } from './options.mjs';
import { traceBetween } from './responsiveness/tasks.mjs';
import { startVariants } from './responsiveness/variants.mjs';
import { median, startBrowser } from './servers.mjs';

const longestMs = 60_000;
/** The visitor reads the page for this time before the click, and points at the link for this time. */
const readsMs = 3000;
const pointsMs = 150;

const product = 'main a[href^="/menu/product/"]';
const category = '/menu/drinks/hot-coffee';
/** The pages of the remotes that a guest's navigation bar leads to, and content that only this page has. */
const pages = [
  { path: '/', link: 'header a.crema-wordmark', content: 'main h1' },
  { path: '/menu', link: 'header a[href="/menu"]', content: product },
  { path: '/gift', link: 'header a[href="/gift"]', content: 'main a[href^="/gift/category/"]' },
  {
    path: '/store-locator',
    link: 'header a[href="/store-locator"]',
    content: 'main input[role="combobox"]',
  },
  { path: '/rewards', link: 'header a[href="/rewards"]', content: 'main h1' },
];
const betweenRemotes = pages.flatMap(({ path: from }) =>
  pages
    .filter(({ path }) => path !== from)
    .map(({ path: leads, link, content }) => ({ from, leads, link, content })),
);
/** from → the link that is followed → content that only the next page has. The last ones stay within ordering. */
const ways = [
  ...betweenRemotes,
  { from: '/', leads: '/account/signin', link: 'a[href^="/account/signin"]', content: 'main form input' },
  { from: '/', leads: '/card-balance', link: 'footer a[href="/card-balance"]', content: 'main form input' },
  { from: '/menu', leads: category, link: `main a[href="${category}"]`, content: 'main h1' },
  { from: category, leads: '/menu/product', link: product, content: 'main input[type="radio"]' },
  { from: '/menu', leads: '/menu/product', link: product, content: 'main input[type="radio"]' },
];
const networks = [
  { name: 'free', goal: 200 },
  { name: 'slow', goal: 400, conditions: network },
];

/**
 * Runs in the page: the time from the click until the frame with `content` that was not in the page before. It looks when the
 * document changes: looking in each frame would take time from the page.
 */
const measureClick = ({ link, content }) =>
  new Promise((resolve) => {
    const before = new Set(document.querySelectorAll(content));
    const target = [...document.querySelectorAll(link)].find((found) => found.checkVisibility());
    let skeleton;
    const isNew = (element) =>
      !before.has(element) && !element.closest('[aria-busy="true"]') && element.checkVisibility();
    const start = performance.now();
    const sinceStart = () => performance.now() - start;
    const observer = new MutationObserver(() => {
      if (skeleton === undefined && document.querySelector('main [aria-busy="true"]')) {
        skeleton = 0;
        requestAnimationFrame(() => (skeleton = sinceStart()));
      }
      if (![...document.querySelectorAll(content)].some(isNew)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        performance.mark('way-shown');
        resolve({ content: sinceStart(), skeleton });
      });
    });
    observer.observe(document.querySelector('main'), { childList: true, subtree: true, attributes: true });
    performance.mark('way-clicked');
    target.click();
  });

const slowDown = async (page, conditions) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (conditions)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: conditions.latency,
      downloadThroughput: conditions.throughput,
      uploadThroughput: conditions.throughput,
    });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
};
const navigate = async (page, way) => {
  await setTimeout(readsMs);
  const target = page.locator(way.link).filter({ visible: true }).first();
  await target.hover();
  await setTimeout(pointsMs);
  let marks;
  const show = async () => {
    marks = await page.evaluate(measureClick, way);
  };
  const cpu = await traceBetween(page.context().browser(), page, show, 'way-clicked', 'way-shown');
  return { ...marks, cpu };
};

const measureWay = async (browser, origin, way, conditions) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(longestMs);
    await slowDown(page, conditions);
    await page.goto(origin + way.from, { waitUntil: 'networkidle' });
    const first = await navigate(page, way);
    await page.waitForLoadState('networkidle');
    await page.goBack();
    await page.waitForLoadState('networkidle');
    const again = await navigate(page, way);
    return {
      first: first.content,
      again: again.content,
      skeleton: first.skeleton,
      firstCpu: first.cpu,
      againCpu: again.cpu,
    };
  } finally {
    await context.close();
  }
};

const nameOf = ({ from, leads }) => `${from} → ${leads}`;
/** A figure that one run lacks was not measured; a page without a skeleton has none. */
const medianIn = (figures, key) => {
  const values = figures.map((figure) => figure[key]);
  return values.every((value) => typeof value === 'number') ? Math.round(median(values)) : 'not measured';
};
const summarise = (figures, { name, goal }) => {
  const medianOf = (key) => medianIn(figures, key);
  const row = {
    network: name,
    first: medianOf('first'),
    again: medianOf('again'),
    skeleton: figures.every(({ skeleton }) => skeleton === undefined) ? 'none' : medianOf('skeleton'),
    'first cpu': medianOf('firstCpu'),
    'again cpu': medianOf('againCpu'),
  };
  return { ...row, goal, met: row.first <= goal && row.again <= goal };
};

/** A way that cannot be followed misses its goal; the others are measured all the same. */
const tryWay = async (browser, origin, way, conditions) => {
  try {
    return await measureWay(browser, origin, way, conditions);
  } catch (cause) {
    console.error(`${nameOf(way)}: ${cause.message}`);
    return {};
  }
};
/** Measures every way of every variant in turn; records figures by network and way. */
const measure = async (browser, variants, speeds, measured, runs) => {
  for (const speed of speeds)
    for (let run = 0; run < runs; run += 1)
      for (const way of measured)
        for (const { origin, figures } of variants) {
          const name = `${nameOf(way)} (${speed.name})`;
          const row = figures.get(name) ?? { speed, list: [] };
          row.list.push(await tryWay(browser, origin, way, speed.conditions));
          figures.set(name, row);
        }
};
const rowsOf = (figures) =>
  Object.fromEntries([...figures].map(([name, { speed, list }]) => [name, summarise(list, speed)]));

export const run = async (args) => {
  const {
    runs,
    before,
    network: named,
    only,
  } = readOptions(args, { figures: { runs: 5 }, texts: ['before', 'network', 'only'] });
  const speeds = networks.filter(({ name }) => !named || name === named);
  const measured = ways.filter((way) => !only || only.split(',').includes(nameOf(way)));
  if (measured.length === 0 || speeds.length === 0)
    throw new Error(
      `--only ${only}, --network ${named}: found no way; expected some of ${ways.map(nameOf).join(', ')}`,
    );
  const { variants, stop } = await startVariants(before);
  const browser = await startBrowser();
  for (const variant of variants) variant.figures = new Map();
  try {
    await measure(browser, variants, speeds, measured, runs);
  } finally {
    await browser.close();
    await stop();
  }
  const results = variants.map(({ name, figures }) => ({ name, rows: rowsOf(figures) }));
  for (const { name, rows } of results) {
    console.log(
      `\n${name}: ms from the click to new content and to the skeleton, CPU ×${cpuSlowdown}, medians of ${runs} runs`,
    );
    console.table(rows);
  }
  mkdirSync(join(varFolder, 'bench'), { recursive: true });
  writeFileSync(join(varFolder, 'bench', 'navigate.json'), JSON.stringify({ runs, results }, null, 1));
  const rows = Object.values(results.at(-1).rows);
  const missed = rows.filter(({ met }) => !met).length;
  console.log(`${rows.length} ways, ${missed} miss their goal`);
  process.exitCode = missed === 0 ? 0 : 1;
};
