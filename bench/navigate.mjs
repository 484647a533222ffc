// Follows links between pages and measures the time from the click to content that the page before did not have:
// `npm run bench -- navigate [--runs N] [--before FOLDER] [--network free|slow]`. CPU ×4, on a free network and on 1.6 Mbit/s with
// 150 ms; for each way the first navigation of a visit and a repeated one. `--before` names a copy of var/host and var/registry of
// an earlier build, which is measured in turn with this one. Exit code 1 when a goal is missed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { varFolder } from '../scripts/packages.mjs';
import { cpuSlowdown, network } from './cold-page.mjs';
import { readOptions } from './options.mjs';
import { startVariants } from './responsiveness/variants.mjs';
import { median, startBrowser } from './servers.mjs';

const longestMs = 60_000;
/** The visitor reads the page for this time before the click, and points at the link for this time. */
const readsMs = 3000;
const pointsMs = 150;

const product = 'main a[href^="/menu/product/"]';
const category = '/menu/drinks/hot-coffee';
/** from → the link that is followed → content that only the next page has. */
const ways = [
  { from: '/', link: 'header a[href="/menu"]', content: product },
  { from: '/menu', link: `main a[href="${category}"]`, content: 'main h1', leads: category },
  { from: category, link: product, content: 'main input[type="radio"]', leads: '/menu/product' },
  { from: '/', link: 'header a[href="/gift"]', content: 'main a[href^="/gift/category/"]' },
  { from: '/', link: 'header a[href="/store-locator"]', content: 'main input[role="combobox"]' },
  { from: '/', link: 'header a[href="/rewards"]', content: 'main h1', leads: '/rewards' },
  { from: '/gift', link: 'header a[href="/menu"]', content: product },
  { from: '/menu', link: product, content: 'main input[type="radio"]', leads: '/menu/product' },
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
      requestAnimationFrame(() => resolve({ content: sinceStart(), skeleton }));
    });
    observer.observe(document.querySelector('main'), { childList: true, subtree: true, attributes: true });
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
  return page.evaluate(measureClick, way);
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
    return { first: first.content, again: again.content, skeleton: first.skeleton };
  } finally {
    await context.close();
  }
};

const nameOf = ({ from, link, leads }) => `${from} → ${leads ?? /href="([^"]*)"/.exec(link)[1]}`;
const summarise = (figures, { name, goal }) => {
  const medianOf = (key) => Math.round(median(figures.map((figure) => figure[key] ?? 0)));
  const row = {
    network: name,
    first: medianOf('first'),
    again: medianOf('again'),
    skeleton: medianOf('skeleton'),
  };
  return { ...row, goal, met: row.first <= goal && row.again <= goal };
};

/** Measures every way of every variant in turn; records figures by network and way. */
const measure = async (browser, variants, speeds, runs) => {
  for (const speed of speeds)
    for (let run = 0; run < runs; run += 1)
      for (const way of ways)
        for (const { origin, figures } of variants) {
          const name = `${nameOf(way)} (${speed.name})`;
          const row = figures.get(name) ?? { speed, list: [] };
          row.list.push(await measureWay(browser, origin, way, speed.conditions));
          figures.set(name, row);
        }
};
const rowsOf = (figures) =>
  Object.fromEntries([...figures].map(([name, { speed, list }]) => [name, summarise(list, speed)]));

export const run = async (args) => {
  const {
    runs,
    before,
    network: only,
  } = readOptions(args, { figures: { runs: 5 }, texts: ['before', 'network'] });
  const speeds = networks.filter(({ name }) => !only || name === only);
  const { variants, stop } = await startVariants(before);
  const browser = await startBrowser();
  for (const variant of variants) variant.figures = new Map();
  try {
    await measure(browser, variants, speeds, runs);
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
  process.exitCode = Object.values(results.at(-1).rows).every(({ met }) => met) ? 0 : 1;
};
