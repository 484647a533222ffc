// One remote's pages while another remote fails in a loop. Rounds with and without the failing remote take turns, so that the load
// of the machine is the same for both; the figures are medians of the rounds.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyRegistry, publishChanged } from '../../e2e/steps/changed-build.ts';
import { createRendererPool } from '../../apiproxy/src/rendering/renderer-pool.ts';
import { measureRow } from '../server/measure.mjs';
import { startServer } from '../servers.mjs';
import { median, quantile, round, timesOf } from './figures.mjs';

/** The failures of a page's code. Each ends its renderer process. */
const failures = {
  hangs: 'for (;;);',
  'ends its process': "queueMicrotask(() => { throw new Error('out'); }); return new Promise(() => {});",
};
const bundleOf = (body) => `module.exports = { default: { mount() { ${body} } } };`;

/** Directly in the processes of a pool, without the circuit breaker, which would stop the failing remote after five renders. */
export const measurePool = async (host, pages, { renders, rounds }) => {
  const rows = [];
  for (const [failure, body] of Object.entries(failures)) {
    const pool = createRendererPool({ size: 2 });
    const remote = { key: 'mfe-failing@1.0.0', code: bundleOf(body) };
    const [page] = pages;
    await pool.warm(host, pages);
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

const measuredPath = '/rewards';
const failingPath = '/gift';
const visitsPerSecond = 10;
/** Visitors of another remote's page, at a fixed rate, from many networks. */
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

/**
 * The p99 of pages that are rendered for each request, over HTTP, while visitors open another remote's pages: of a version that
 * works, and of one whose renders fail. Both servers get the same requests in turn.
 */
export const measureServers = async (port, { seconds, rounds }) => {
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
    let unique = 0;
    const row = {
      requests: [{ method: 'GET', url: measuredPath, headers: { accept: 'text/html' } }],
      sender: (request) => ({ ...request, path: `${measuredPath}?cold=${(unique += 1)}` }),
      sentBytes: 0,
      connections: 2,
    };
    const runs = { works: [], fails: [] };
    try {
      for (let turn = 0; turn <= rounds; turn += 1)
        for (const [name, server] of Object.entries(servers)) {
          const stop = startVisits(server.origin, turn * 1000);
          const run = await measureRow(server, row, seconds);
          stop();
          // The first round warms both up.
          if (turn > 0) runs[name].push(run);
        }
    } finally {
      for (const server of Object.values(servers)) await server.stop();
      rmSync(join(registry, '..'), { recursive: true, force: true });
    }
    const p99 = (name) => median(runs[name].map((run) => run.p99));
    rows.push({
      path: measuredPath,
      'another remote': failure,
      'pages/s': round(median(runs.fails.map(({ perSecond }) => perSecond)), 0),
      'p99 ms beside one that works': p99('works'),
      'p99 ms beside one that fails': p99('fails'),
      ratio: round(p99('fails') / p99('works')),
      failures: runs.fails.reduce((sum, run) => sum + run.failures, 0),
    });
  }
  return rows;
};
