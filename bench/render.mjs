// Measures server rendering: `npm run bench -- render [--seconds 3] [--renders 100] [--rounds 7]
// [--pages 2000] [--rate 20]`. Loopback only, production mode.
// p50 and p99 of one render of each page with the shop's data in a warm process, and the memory of the process; the p99 of one remote's pages while
// another remote fails in a loop, in a pool of processes and over HTTP (`pages` pages, `rate` of them each second), as a ratio to its p99 next to a remote that works; pages per second with a
// warm and a cold cache, and without rendering, with the memory of the server and its renderers. Exit code 1 if a failing remote costs others more than a tenth over HTTP, or a process
// has more memory than its limit.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRendererPool } from '../apiproxy/src/rendering/renderer-pool.ts';
import { processMb, renderLimits } from '../registry/src/rendering/renderer-process.ts';
import { varFolder } from '../scripts/packages.mjs';
import { closeConnections } from './hostile/wire.mjs';
import { readOptions } from './options.mjs';
import { measurePool, measureServers } from './render/crash.mjs';
import { quantile, round, timesOf } from './render/figures.mjs';
import { measureHttp } from './render/http.mjs';
import { hostBundle, readPages, withData } from './render/pages.mjs';
import { startServer } from './servers.mjs';

const port = Number(process.env.PORT ?? 3970);
const maxRatio = 1.1;

const measureRenders = async (host, pages, count) => {
  const pool = createRendererPool({ size: 1, plan: () => ({ host, pages }) });
  await pool.warm();
  const rows = [];
  for (const { name, items, ...page } of pages) {
    await timesOf(10, () => pool.render({ host, ...page }));
    const times = await timesOf(count, () => pool.render({ host, ...page }));
    const { markup } = await pool.render({ host, ...page });
    rows.push({
      page: name,
      'items of data': items,
      'markup KB': round(markup.length / 1000, 1),
      'p50 ms': round(quantile(times, 0.5)),
      'p99 ms': round(quantile(times, 0.99)),
      'slowest ms': round(Math.max(...times)),
      'memory MB': round(Math.max(...pool.memoryMb()), 0),
    });
  }
  pool.stop();
  return rows;
};

/** The published pages with the data of a server that runs for this only. */
const pagesWithData = async () => {
  const pages = readPages();
  if (pages.length === 0)
    throw new Error('No published remote has a route with "render". Run npm run build first.');
  const server = await startServer(port, { env: { NODE_ENV: 'production' } });
  try {
    return await withData(server.origin, pages);
  } finally {
    await server.stop();
  }
};

export const run = async (args) => {
  const {
    seconds,
    renders,
    rounds,
    pages: pagesPerRound,
    rate,
  } = readOptions(args, {
    figures: { seconds: 3, renders: 100, rounds: 7, pages: 2000, rate: 20 },
  });
  const host = hostBundle();
  const pages = await pagesWithData();
  const results = {};
  const show = (name, rows) => {
    results[name] = rows;
    console.log(name);
    console.table(rows);
  };
  try {
    show('one render in a warm process', await measureRenders(host, pages, renders));
    show('in a pool, beside a remote that fails', await measurePool(host, pages, { renders, rounds }));
    show('over HTTP, beside a remote that fails', await measureServers(port, { pages: pagesPerRound, rate }));
    show('pages over HTTP', await measureHttp(port, pages, seconds));
  } finally {
    closeConnections();
  }
  mkdirSync(join(varFolder, 'bench'), { recursive: true });
  writeFileSync(join(varFolder, 'bench', 'render.json'), JSON.stringify(results, null, 1));
  const isTooSlow = results['over HTTP, beside a remote that fails'].some(({ ratio }) => ratio > maxRatio);
  const isTooLarge = results['one render in a warm process'].some(
    (row) => row['memory MB'] > processMb(renderLimits),
  );
  process.exitCode = isTooSlow || isTooLarge ? 1 : 0;
};
