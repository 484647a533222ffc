// One remote's pages while another remote fails in a loop. Turns with and without the failing remote alternate, so that the load
// of the machine is the same for both.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyRegistry, publishChanged } from '../../e2e/steps/changed-build.ts';
import { createRendererPool } from '../../apiproxy/src/rendering/renderer-pool.ts';
import { startServer } from '../servers.mjs';
import { median, quantile, round, timesOf } from './figures.mjs';
import { loadAtRate } from './open-loop.mjs';

/** The failures of a page's code. Each ends its renderer process. */
const failures = {
  hangs: 'for (;;);',
  'ends its process': "queueMicrotask(() => { throw new Error('out'); }); return new Promise(() => {});",
};
const bundleOf = (body) => `module.exports = { default: { mount() { ${body} } } };`;

const pageWithMostData = (pages) => pages.toSorted((a, b) => b.items - a.items)[0];

/** Directly in the processes of a pool, without the circuit breaker, which would stop the failing remote after five renders. */
export const measurePool = async (host, pages, { renders, rounds }) => {
  const rows = [];
  for (const [failure, body] of Object.entries(failures)) {
    const pool = createRendererPool({ size: 2, plan: () => ({ host, pages }) });
    const remote = { key: 'mfe-failing@1.0.0', code: bundleOf(body) };
    const page = pageWithMostData(pages);
    await pool.warm();
    const fail = () => pool.render({ host, remote, request: page.request }).catch(() => undefined);
    await fail();
    const p99 = async () => quantile(await timesOf(renders, () => pool.render({ host, ...page })), 0.99);
    const [alone, beside] = [[], []];
    for (let turn = 0; turn < rounds; turn += 1) {
      alone.push(await p99());
      let isRunning = true;
      const loop = (async () => {
        while (isRunning) await fail();
      })();
      beside.push(await p99());
      isRunning = false;
      await loop;
    }
    const memoryMb = Math.max(...pool.memoryMb());
    pool.stop();
    rows.push({
      page: page.name,
      'another remote': failure,
      'p99 ms alone': round(median(alone)),
      'p99 ms beside it': round(median(beside)),
      ratio: round(median(beside) / median(alone)),
      'memory MB': round(memoryMb, 0),
    });
  }
  return rows;
};

/** A page with data: its render needs the menu of the shop. */
const measuredPath = '/menu';
const failingPath = '/gift';
const visitsPerSecond = 10;
/** Visitors of another remote's page, at a fixed rate, from many networks. Their failures are expected. */
const startVisits = (origin, offset) => {
  let visits = offset;
  const timer = setInterval(() => {
    visits += 1;
    const headers = { accept: 'text/html', 'x-forwarded-for': `203.0.113.${visits % 250}` };
    fetch(`${origin}${failingPath}?visit=${visits}`, { headers })
      .then((reply) => reply.text())
      .catch(() => undefined);
  }, 1000 / visitsPerSecond);
  return () => clearInterval(timer);
};

/** A p99 of fewer pages is one of a few slow ones. */
const smallestRound = 2000;
/** Seconds of load before the other server has its turn: the load of the machine is the same for both. */
const turnSeconds = 5;

/** The servers get `pages` pages each, in turn, while visitors open the other remote's pages all the time. */
const loadInTurn = async (servers, { pages, rate }) => {
  const runs = Object.fromEntries(Object.keys(servers).map((name) => [name, { times: [], failures: 0 }]));
  let unique = 0;
  const load = ({ origin }, count) =>
    loadAtRate(() => `${origin}${measuredPath}?cold=${(unique += 1)}`, { count, perSecond: rate });
  const perTurn = turnSeconds * rate;
  for (const server of Object.values(servers)) await load(server, perTurn);
  const stops = Object.values(servers).map(({ origin }, index) => startVisits(origin, index * 100_000));
  try {
    for (let loaded = 0; loaded < pages; loaded += perTurn)
      for (const [name, server] of Object.entries(servers)) {
        const { times, failures } = await load(server, Math.min(perTurn, pages - loaded));
        runs[name].times.push(...times);
        runs[name].failures += failures;
      }
  } finally {
    for (const stop of stops) stop();
  }
  return runs;
};

/**
 * The p99 of pages that are rendered for each request, over HTTP, while visitors open another remote's pages: of a version that
 * works, and of one whose renders fail.
 */
export const measureServers = async (port, { pages = smallestRound, rate }) => {
  const rows = [];
  for (const [failure, body] of Object.entries(failures)) {
    const registry = copyRegistry();
    const breakServer = (text, file) => (file.endsWith('.cjs') ? bundleOf(body) : text);
    await publishChanged(registry, 'mfe-gift', breakServer);
    const env = { NODE_ENV: 'production', TRUST_PROXY: 'loopback' };
    const servers = {
      works: await startServer(port, { env }),
      fails: await startServer(port + 2, { env, registry }),
    };
    try {
      const { works, fails } = await loadInTurn(servers, { pages, rate });
      const p99 = ({ times }) => quantile(times, 0.99);
      rows.push({
        path: measuredPath,
        'another remote': failure,
        pages,
        'pages/s': rate,
        'p50 ms beside one that works': round(quantile(works.times, 0.5)),
        'p50 ms beside one that fails': round(quantile(fails.times, 0.5)),
        'p99 ms beside one that works': round(p99(works)),
        'p99 ms beside one that fails': round(p99(fails)),
        ratio: round(p99(fails) / p99(works)),
        failures: works.failures + fails.failures,
      });
    } finally {
      for (const server of Object.values(servers)) await server.stop();
      rmSync(join(registry, '..'), { recursive: true, force: true });
    }
  }
  return rows;
};
