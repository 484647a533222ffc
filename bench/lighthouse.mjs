// Audits all public pages with Lighthouse next to a bare React page: `npm run bench -- lighthouse [--runs N]
// [--only /,/menu] [--throttling simulate,devtools]`. Runs of the pages alternate; figures are medians. Exit code
// 1 when a goal is missed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { varFolder } from '../scripts/packages.mjs';
import { installPackages } from './install-packages.mjs';
import { startBarePage } from './lighthouse/bare-page.mjs';
import { findMisses } from './lighthouse/goals.mjs';
import { barePage, pages } from './lighthouse/pages.mjs';
import { measureVisit, startVisitor } from './lighthouse/visit.mjs';
import { readOptions } from './options.mjs';
import { median, startServer } from './servers.mjs';

const firstPort = 3940;
const allThrottlings = ['simulate', 'devtools'];

const chosenPages = (only) => {
  const wanted = only?.split(',');
  const chosen = pages.filter(({ path }) => !wanted || wanted.includes(path));
  if (wanted && chosen.length < wanted.length)
    throw new Error(`--only: found ${only}, expected paths of ${pages.map(({ path }) => path).join(', ')}`);
  return chosen.map((page) => ({ name: page.path, ...page }));
};
const chosenThrottlings = (text = allThrottlings.join(',')) => {
  const chosen = text.split(',');
  if (chosen.some((one) => !allThrottlings.includes(one)))
    throw new Error(`--throttling: found ${text}, expected some of ${allThrottlings.join(',')}`);
  return chosen;
};

/** The median of each figure that every run has measured. */
const mediansOf = (list) =>
  Object.fromEntries(
    Object.keys(list[0])
      .filter((key) => list.every((figures) => typeof figures[key] === 'number'))
      .map((key) => [key, Number(median(list.map((figures) => figures[key])).toFixed(3))]),
  );
const print = (title, rows) => {
  console.log(`\n${title}`);
  console.table(rows);
};

/** Calls `measure` for every page in each run, so that a slow minute of the machine meets them all. */
const interleaved = async (all, runs, measure) => {
  const figures = Object.fromEntries(all.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1)
    for (const page of all) {
      figures[page.name].push(await measure(page));
      console.log(`run ${run + 1}: ${page.name} ${JSON.stringify(figures[page.name].at(-1))}`);
    }
  return Object.fromEntries(Object.entries(figures).map(([name, list]) => [name, mediansOf(list)]));
};

/** The server has rendered each page before it is measured, as for most visitors. */
const warmUp = async (all) => {
  for (let visit = 0; visit < 2; visit += 1)
    for (const { url } of all) await fetch(url).then((reply) => reply.text());
};

const measureAll = async (all, throttlings, runs) => {
  installPackages(join(import.meta.dirname, 'lighthouse'));
  await warmUp(all);
  const { audit } = await import('./lighthouse/audit.mjs');
  const browser = await startVisitor();
  const visits = await interleaved(all, runs, (page) => measureVisit(browser, page.url, page));
  await browser.close();
  print('390 px, CPU ×4, 1.6 Mbit/s, 150 ms: milliseconds until content is on screen and reacts', visits);
  const tables = {};
  for (const throttling of throttlings) {
    tables[throttling] = await interleaved(all, runs, ({ url }) => audit(url, throttling));
    print(`Lighthouse, mobile, throttling ${throttling}`, tables[throttling]);
  }
  return { visits, tables };
};
const findAllMisses = ({ visits, tables }) =>
  Object.entries({ visits, ...tables }).flatMap(([kind, rows]) =>
    Object.keys(rows)
      .filter((name) => name !== barePage.name)
      .flatMap((name) => findMisses(`${name} (${kind})`, rows[name], rows[barePage.name])),
  );

export const run = async (args) => {
  const options = readOptions(args, { figures: { runs: 5 }, texts: ['only', 'throttling'] });
  const chosen = chosenPages(options.only);
  const throttlings = chosenThrottlings(options.throttling);
  const server = await startServer(firstPort, { env: { NODE_ENV: 'production' } });
  const bare = await startBarePage(firstPort + 2);
  try {
    const all = [
      { ...barePage, url: bare.origin + barePage.path },
      ...chosen.map((page) => ({ ...page, url: server.origin + page.path })),
    ];
    const figures = await measureAll(all, throttlings, options.runs);
    const misses = findAllMisses(figures);
    mkdirSync(join(varFolder, 'bench'), { recursive: true });
    const record = { runs: options.runs, ...figures, misses };
    writeFileSync(join(varFolder, 'bench', 'lighthouse.json'), JSON.stringify(record, null, 1));
    print(`goals: ${misses.length === 0 ? 'all met' : `${misses.length} missed`}`, misses);
    process.exitCode = misses.length === 0 ? 0 : 1;
  } finally {
    bare.stop();
    await server.stop();
  }
};
