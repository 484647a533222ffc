// Measures how fast the page answers a press or a key: `npm run bench -- inp [--runs N] [--before FOLDER]`. CPU ×4, Event
// Timing. `cpu` is the part of it in processor time of the main thread, which other work of the machine does not lengthen. Exit
// code 1 when the p98 of an interaction exceeds the goal.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { varFolder } from '../scripts/packages.mjs';
import { readOptions } from './options.mjs';
import { visit } from './responsiveness/interactions.mjs';
import { cpuSlowdown, openPhone, percentile } from './responsiveness/phone.mjs';
import { startVariants } from './responsiveness/variants.mjs';
import { startBrowser } from './servers.mjs';

const goalMs = 100;

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
  const missed = rowsOf(variants.at(-1).figures).filter(({ p98 }) => p98 > goalMs);
  for (const { name, p98 } of missed)
    console.error(`${name}: p98 is ${p98} ms, expected at most ${goalMs} ms`);
  if (missed.length > 0) process.exitCode = 1;
};
