// Measures the first visit of /menu, composed and as one bundle: the same server, the same pages, an empty
// cache, CPU ×4, 1.6 Mbit/s, 150 ms. Runs alternate between the two; figures are medians. The page of the one
// bundle has no preload links for the remotes, since it contains their code.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostFolder, varFolder } from '../scripts/packages.mjs';
import { cpuSlowdown, measureColdPage } from './cold-page.mjs';
import { buildOneBundle } from './compose/builds/one-bundle.mjs';
import { buildRendering } from './compose/builds/rendering.mjs';
import { withoutRemotes } from './compose/page-edits.mjs';
import { startProxy } from './proxy.mjs';
import { median, startBrowser, startServer } from './servers.mjs';
import { readOptions } from './options.mjs';

const firstPort = Number(process.env.PORT ?? 3910);
const path = '/menu';
const keys = ['requests', 'js', 'all', 'fcp', 'lcp', 'shown', 'shift'];

const round = (row, digits) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Number(value.toFixed(digits))]));

export const run = async (args) => {
  const { runs } = readOptions(args, { figures: { runs: 9 } });
  const stops = [];
  const begin = async (name, port, { html, ...folders }) => {
    const proxyOrigin = `http://localhost:${port + 2}`;
    const env = { NODE_ENV: 'production', PUBLIC_ORIGIN: proxyOrigin };
    const server = await startServer(port, { ...folders, env });
    stops.unshift(server.stop);
    const proxy = await startProxy(port + 2, { target: port, html });
    stops.unshift(proxy.stop);
    return { name, origin: proxy.origin };
  };
  const figures = { composed: [], 'one bundle': [] };
  try {
    const { registry, remove } = await buildRendering();
    stops.unshift(remove);
    const variants = [
      await begin('composed', firstPort, { host: hostFolder }),
      await begin('one bundle', firstPort + 10, {
        host: await buildOneBundle(),
        registry,
        html: withoutRemotes,
      }),
    ];
    const browser = await startBrowser();
    stops.unshift(() => browser.close());
    for (let round = 0; round < runs; round += 1)
      for (const { name, origin } of variants)
        figures[name].push(await measureColdPage(browser, origin + path));
  } finally {
    for (const stop of stops) await stop();
  }
  const rows = Object.fromEntries(
    Object.entries(figures).map(([name, list]) => [
      name,
      Object.fromEntries(keys.map((key) => [key, median(list.map((figure) => figure[key]))])),
    ]),
  );
  const ratio = Object.fromEntries(keys.map((key) => [key, rows.composed[key] / rows['one bundle'][key]]));
  console.table({
    composed: round(rows.composed, 3),
    'one bundle': round(rows['one bundle'], 3),
    ratio: round(ratio, 3),
  });
  console.log(
    `${path} cold, CPU ×${cpuSlowdown}, 1.6 Mbit/s, 150 ms; KB as sent (brotli); medians of ${runs} interleaved runs; LCP is ${figures.composed[0].what}`,
  );
  mkdirSync(join(varFolder, 'bench'), { recursive: true });
  writeFileSync(join(varFolder, 'bench', 'page.json'), JSON.stringify({ rows, ratio, runs }, null, 1));
};
