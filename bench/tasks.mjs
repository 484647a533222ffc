// Measures how long each public page blocks the main thread: `npm run bench -- tasks [--runs N] [--before FOLDER]
// [--only "/menu,/gift"]`. CPU ×4, cold, network free (everything arrives at once, which is the worst case for long tasks). The
// blocking time is the part of each task beyond 50 ms, from the first byte until the page is idle; tasks are measured in processor
// time. Exit code 1 when a goal is missed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { varFolder } from '../scripts/packages.mjs';
import { readOptions } from './options.mjs';
import { publicPages } from './public-pages.mjs';
import { cpuSlowdown, openPhone, settle } from './responsiveness/phone.mjs';
import { traceTasks } from './responsiveness/tasks.mjs';
import { startVariants } from './responsiveness/variants.mjs';
import { median, startBrowser } from './servers.mjs';

const goal = { longest: 200, tbt: 300 };
const taskMs = 50;

/** Navigations of one visit to a page that was open before: a link of the navigation bar is pressed. */
const navigations = ['/rewards', '/menu', '/store-locator', '/menu', '/gift', '/menu'];

const figuresOf = (tasks) => ({
  longest: Math.max(0, ...tasks),
  tbt: tasks.reduce((sum, duration) => sum + Math.max(0, duration - taskMs), 0),
});
const content = (page) => page.locator('main:not(:has([aria-busy="true"])) h1').first().waitFor();

const openCold = async (browser, origin, path, record) => {
  const { page, close } = await openPhone(browser, origin);
  const tasks = await traceTasks(browser, page, async () => {
    await page.goto(path);
    await content(page);
    await settle(page, 1500);
  });
  record(path, figuresOf(tasks));
  await close();
};

const navigate = async (browser, origin, record) => {
  const { page, close } = await openPhone(browser, origin);
  await page.goto('/menu');
  await content(page);
  await settle(page, 1500);
  for (const [index, path] of navigations.entries()) {
    const tasks = await traceTasks(browser, page, async () => {
      await page.locator(`.crema-nav a[href="${path}"]`).click();
      await page.waitForURL((url) => url.pathname === path);
      await content(page);
      await settle(page, 900);
    });
    const again = path === '/menu' || navigations.indexOf(path) < index;
    record(`→ ${path}${again ? ' again' : ''}`, figuresOf(tasks));
  }
  await close();
};

const rowsOf = (figures) =>
  [...figures].map(([name, list]) => ({
    name,
    longest: Math.round(median(list.map(({ longest }) => longest))),
    tbt: Math.round(median(list.map(({ tbt }) => tbt))),
  }));

const measure = async (browser, variants, pages, runs) => {
  for (let round = 0; round < runs; round += 1) {
    for (const path of pages)
      for (const { origin, record } of variants) await openCold(browser, origin, path, record);
    for (const { origin, record } of variants) await navigate(browser, origin, record);
  }
};

export const run = async (args) => {
  const { runs, before, only } = readOptions(args, { figures: { runs: 5 }, texts: ['before', 'only'] });
  const pages = only ? only.split(',') : publicPages().map(({ path }) => path);
  const { variants, stop } = await startVariants(before);
  const browser = await startBrowser();
  for (const variant of variants) {
    variant.figures = new Map();
    variant.record = (name, entry) =>
      variant.figures.set(name, [...(variant.figures.get(name) ?? []), entry]);
  }
  try {
    await measure(browser, variants, pages, runs);
  } finally {
    await browser.close();
    await stop();
  }
  for (const { name, figures } of variants) {
    console.log(
      `\n${name}: longest task and total blocking time in ms, CPU ×${cpuSlowdown}, medians of ${runs}`,
    );
    console.table(Object.fromEntries(rowsOf(figures).map(({ name: row, ...rest }) => [row, rest])));
  }
  const rows = variants.map(({ name, figures }) => ({ name, rows: rowsOf(figures) }));
  mkdirSync(join(varFolder, 'bench'), { recursive: true });
  writeFileSync(join(varFolder, 'bench', 'tasks.json'), JSON.stringify(rows, null, 1));
  const missed = rows.at(-1).rows.filter(({ longest, tbt }) => longest > goal.longest || tbt > goal.tbt);
  for (const { name, longest, tbt } of missed)
    console.error(
      `${name}: longest task ${longest} ms, blocking time ${tbt} ms; expected at most ${goal.longest} ms and ${goal.tbt} ms`,
    );
  if (missed.length > 0) process.exitCode = 1;
};
