// Follows links between pages and measures the time from the click to content that the page before did not have:
// `npm run bench -- navigate [--runs N]`. CPU ×4, on a free network and on 1.6 Mbit/s with 150 ms; for each way the
// first navigation of a visit and a repeated one. Exit code 1 when a goal is missed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { varFolder } from '../scripts/packages.mjs';
import { cpuSlowdown, network } from './cold-page.mjs';
import { readOptions } from './options.mjs';
import { median, startBrowser, startServer } from './servers.mjs';

const port = 3950;
const longestMs = 60_000;
/** The visitor reads the page for this time before the click, and points at the link for this time. */
const readsMs = 3000;
const pointsMs = 150;

const product = 'main a[href^="/menu/product/"]';
/** from → the link that is followed → content that only the next page has. */
const ways = [
  { from: '/menu', link: 'header a[href="/store-locator"]', content: 'main input[role="combobox"]' },
  { from: '/menu', link: 'header a[href="/rewards"]', content: 'main h1', leads: '/rewards' },
  { from: '/menu', link: 'header a[href="/gift"]', content: 'main a[href^="/gift/category/"]' },
  { from: '/gift', link: 'header a[href="/menu"]', content: product },
  { from: '/menu', link: product, content: 'main input[type="radio"]', leads: '/menu/product' },
];
const networks = [
  { name: 'free', goal: 200 },
  { name: '1.6 Mbit/s, 150 ms', goal: 400, conditions: network },
];

/** Runs in the page: the time from the click until `content` is visible and was not in the page before. */
const measureClick = ({ link, content }) =>
  new Promise((resolve) => {
    const before = new Set(document.querySelectorAll(content));
    const target = [...document.querySelectorAll(link)].find((found) => found.checkVisibility());
    let skeleton;
    const isNew = (element) =>
      !before.has(element) && !element.closest('[aria-busy="true"]') && element.checkVisibility();
    const start = performance.now();
    const look = () => {
      if (document.querySelector('main [aria-busy="true"]')) skeleton ??= performance.now() - start;
      if (![...document.querySelectorAll(content)].some(isNew)) return requestAnimationFrame(look);
      return resolve({ content: performance.now() - start, skeleton });
    };
    target.click();
    requestAnimationFrame(look);
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

export const run = async (args) => {
  const { runs } = readOptions(args, { figures: { runs: 5 } });
  const server = await startServer(port, { env: { NODE_ENV: 'production' } });
  const browser = await startBrowser();
  const rows = {};
  try {
    for (const speed of networks) {
      const figures = ways.map(() => []);
      for (let run = 0; run < runs; run += 1)
        for (const [index, way] of ways.entries())
          figures[index].push(await measureWay(browser, server.origin, way, speed.conditions));
      for (const [index, way] of ways.entries())
        rows[`${nameOf(way)} (${speed.name})`] = summarise(figures[index], speed);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  console.table(rows);
  console.log(
    `CPU ×${cpuSlowdown}; ms from the click to new content and to the skeleton; medians of ${runs} runs`,
  );
  mkdirSync(join(varFolder, 'bench'), { recursive: true });
  writeFileSync(join(varFolder, 'bench', 'navigate.json'), JSON.stringify({ runs, rows }, null, 1));
  process.exitCode = Object.values(rows).every(({ met }) => met) ? 0 : 1;
};
