// Measures how fast the page answers a press or a key: `npm run bench -- inp [--runs N] [--before FOLDER]`. CPU ×4, Event
// Timing. `cpu` is the part of it in processor time of the main thread, which other work of the machine does not lengthen. Exit
// code 1 when the p98 of an interaction exceeds the goal. A press that the page did not receive ends the run with an error.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { varFolder } from '../scripts/packages.mjs';
import { readOptions } from './options.mjs';
import { visit } from './responsiveness/interactions.mjs';
import { cpuSlowdown, openPhone, percentile } from './responsiveness/phone.mjs';
import { startVariants } from './responsiveness/variants.mjs';
import { startBrowser } from './servers.mjs';

const goalMs = 100;
/** A run without one of these misses the goal. */
const required = [
  'menu: a key in the search',
  'menu: open a category',
  'menu: tick a filter',
  'menu: apply the filters',
  'product: change an option',
  'product: change the size',
  'product: quantity',
  'product: add to the cart',
];

const cpuOf = (entries) => {
  const times = entries.map(({ cpu }) => Math.round(cpu));
  return { 'cpu p50': percentile(times, 0.5), 'cpu p98': percentile(times, 0.98) };
};
const summarise = (entries) => {
  const durations = entries.map(({ duration }) => duration);
  return {
    count: durations.length,
    p50: percentile(durations, 0.5),
    p75: percentile(durations, 0.75),
    p98: percentile(durations, 0.98),
    ...cpuOf(entries),
  };
};
const rowsOf = (figures) => [...figures].map(([name, entries]) => ({ name, ...summarise(entries) }));

const print = (variants) => {
  for (const { name, figures } of variants) {
    console.log(`\n${name}: ms from the press to the next frame, CPU ×${cpuSlowdown}`);
    console.table(Object.fromEntries(rowsOf(figures).map(({ name: row, ...rest }) => [row, rest])));
  }
};

export const run = async (args) => {
  const { runs, before } = readOptions(args, { figures: { runs: 10 }, texts: ['before'] });
  const { variants, stop } = await startVariants(before);
  const browser = await startBrowser();
  for (const variant of variants) variant.figures = new Map();
  try {
    for (let round = 0; round < runs; round += 1)
      for (const { origin, figures } of variants) {
        const { page, close } = await openPhone(browser, origin);
        const record = (name, entry) => figures.set(name, [...(figures.get(name) ?? []), entry]);
        await visit(page, record);
        await close();
      }
  } finally {
    await browser.close();
    await stop();
  }
  print(variants);
  mkdirSync(join(varFolder, 'bench'), { recursive: true });
  writeFileSync(
    join(varFolder, 'bench', 'inp.json'),
    JSON.stringify(
      variants.map(({ name, figures }) => ({
        name,
        rows: rowsOf(figures),
        entries: Object.fromEntries(figures),
      })),
      null,
      1,
    ),
  );
  const rows = rowsOf(variants.at(-1).figures);
  const missed = [
    ...rows
      .filter(({ p98 }) => !(p98 <= goalMs))
      .map(({ name, p98 }) => `${name}: p98 is ${p98} ms, expected at most ${goalMs} ms`),
    ...required
      .filter((name) => !rows.some((row) => row.name === name))
      .map((name) => `${name}: not measured, expected a p98 of at most ${goalMs} ms`),
  ];
  for (const line of missed) console.error(line);
  console.log(`${rows.length} interactions, ${missed.length} goals missed`);
  if (missed.length > 0) process.exitCode = 1;
};
