// Measures panning over 5,000 stores: `npm run bench -- map [--runs N]`. Frames per second of the locator’s map next to 5,000 raw Leaflet
// markers without a base map, in turn, and the longest tasks of the locator’s map at CPU ×4. Exit code 1 when a goal is missed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { varFolder } from '../../scripts/packages.mjs';
import { readOptions } from '../options.mjs';
import { median, startBrowser, startServer } from '../servers.mjs';
import { openLocator } from './locator-page.mjs';
import { pan } from './pan.mjs';
import { openRawMap } from './raw-page.mjs';
import { readSites } from './sites.mjs';

const port = 4860;
const goals = { ratio: 5, longestPanMs: 200 };
/** Wide views, in which an area is not searched while the map is moved. */
const views = [
  { name: 'country, zoom 5', lat: 39, lng: -95, zoom: 5 },
  { name: 'region, zoom 7', lat: 41.88, lng: -87.63, zoom: 7 },
];
const cpuSlowdown = 4;
/** The stores that a search shows at first. */
const pageOfStores = 50;
const round = (figure) => Math.round(figure * 10) / 10;

const measureFrames = async (browser, { origin, sites, view }) => {
  const size = { width: 0, height: 0 };
  const locator = await openLocator(browser, { origin, sites, view });
  Object.assign(size, await locator.map.boundingBox());
  const ours = await pan(locator.page, locator.map);
  const pins = await locator.pins.count();
  await locator.close();
  const raw = await openRawMap(browser, { origin, sites, view, size });
  const theirs = await pan(raw.page, raw.map);
  await raw.close();
  return { ours: ours.fps, raw: theirs.fps, ratio: ours.fps / theirs.fps, pins };
};

const measureTasks = async (browser, { origin, sites, view }) => {
  const locator = await openLocator(browser, { origin, sites, view, cpuSlowdown });
  const open = await locator.takeLongestTask();
  await pan(locator.page, locator.map);
  const longest = { open, pan: await locator.takeLongestTask() };
  await locator.close();
  return longest;
};

const summarise = (name, { frames, tasks, tasksOfPage }) => {
  const of = (rows, key) => round(median(rows.map((row) => row[key])));
  return {
    name,
    'fps locator': of(frames, 'ours'),
    'fps raw': of(frames, 'raw'),
    ratio: of(frames, 'ratio'),
    pins: of(frames, 'pins'),
    'longest task, open': of(tasks, 'open'),
    'longest task, pan': of(tasks, 'pan'),
    'open, 50 stores': of(tasksOfPage, 'open'),
    'pan, 50 stores': of(tasksOfPage, 'pan'),
  };
};
const missedBy = (row) => [
  ...(row.ratio >= goals.ratio ? [] : [`${row.name}: ratio ${row.ratio}, expected ${goals.ratio}`]),
  ...(row['longest task, pan'] <= goals.longestPanMs
    ? []
    : [`${row.name}: ${row['longest task, pan']} ms while panning, expected ${goals.longestPanMs}`]),
];

export const run = async (args) => {
  const { runs } = readOptions(args, { figures: { runs: 3 } });
  const sites = readSites();
  const server = await startServer(port);
  const browser = await startBrowser();
  const rows = [];
  try {
    for (const { name, ...view } of views) {
      const figures = { frames: [], tasks: [], tasksOfPage: [] };
      for (let count = 0; count < runs; count += 1) {
        const setup = { origin: server.origin, sites, view };
        figures.frames.push(await measureFrames(browser, setup));
        figures.tasks.push(await measureTasks(browser, setup));
        figures.tasksOfPage.push(
          await measureTasks(browser, { ...setup, sites: sites.slice(0, pageOfStores) }),
        );
      }
      rows.push(summarise(name, figures));
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  console.log(`${sites.length} stores; tasks in ms at CPU ×${cpuSlowdown}`);
  console.table(Object.fromEntries(rows.map(({ name, ...row }) => [name, row])));
  mkdirSync(join(varFolder, 'bench'), { recursive: true });
  writeFileSync(join(varFolder, 'bench', 'map.json'), JSON.stringify(rows, null, 1));
  const missed = rows.flatMap(missedBy);
  for (const line of missed) console.error(line);
  if (missed.length > 0) process.exitCode = 1;
};
