// Measures server rendering: `npm run bench -- render [--seconds 5] [--renders 200]`. Loopback only, production mode, 20 connections.
// Pages per second with a warm and a cold cache, and without rendering; p50 and p99 of one render of each page in a warm process; memory of
// a process; the p99 of one remote's pages while another remote hangs in a loop, as a ratio to its p99 alone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveRegistry, readConfiguration } from '../shared-contracts/src/index.ts';
import { createRendererPool } from '../apiproxy/src/rendering/renderer-pool.ts';
import { hostFolder, registryFolder } from '../scripts/packages.mjs';
import { readOptions } from './options.mjs';
import { measureRow } from './server/measure.mjs';
import { startServer } from './servers.mjs';

const port = Number(process.env.PORT ?? 3970);
const maxRatio = 1.1;
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const quantile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)];
const round = (value, digits = 2) => Number(value.toFixed(digits));

const hostBundle = () => {
  const { server } = readJson(join(hostFolder, 'build.json'));
  return { key: `host@${server}`, code: readFileSync(join(hostFolder, server), 'utf8') };
};
/** The pages of the published versions, without data: what a renderer process gets. */
const readPages = () => {
  const { document } = readJson(join(registryFolder, 'registry.json'));
  const published = JSON.parse(document);
  const registry = resolveRegistry(published, '');
  return registry.remotes.flatMap(({ name, version, manifest }) => {
    const { server } = published.remotes[name].versions[version].files;
    if (!server) return [];
    const code = readFileSync(join(registryFolder, 'files', name, version, server), 'utf8');
    return manifest.routes
      .filter(({ render }) => render)
      .map(({ id, path, example = path }) => ({
        name: `${name} ${id}`,
        remote: { key: `${name}@${version}`, code },
        request: {
          boot: {
            registry,
            ...readConfiguration(),
            locale: 'en-US',
            vaultOrigin: 'http://localhost:3001',
            production: true,
          },
          remote: name,
          pathname: example,
          search: '',
          now: Date.UTC(2026, 5, 3, 15),
          queries: [],
        },
      }));
  });
};

const timeOf = async (render) => {
  const startedAt = performance.now();
  await render();
  return performance.now() - startedAt;
};
const timesOf = async (count, render) => {
  const times = [];
  for (let done = 0; done < count; done += 1) times.push(await timeOf(render));
  return times;
};

const measureRenders = async (host, pages, count) => {
  const pool = createRendererPool({ size: 1 });
  await pool.warm(host, pages);
  const rows = [];
  for (const { name, ...page } of pages) {
    await timesOf(10, () => pool.render({ host, ...page }));
    const times = await timesOf(count, () => pool.render({ host, ...page }));
    rows.push({ page: name, 'p50 ms': round(quantile(times, 0.5)), 'p99 ms': round(quantile(times, 0.99)) });
  }
  const [memoryMb] = pool.memoryMb();
  pool.stop();
  return { rows, memoryMb: round(memoryMb, 0) };
};

/** Turns of both states alternate, so that the load of the machine is the same for both. */
const measureCrash = async (host, pages, count) => {
  const pool = createRendererPool({ size: 2 });
  const hanging = {
    key: 'mfe-hanging@1.0.0',
    code: 'module.exports = { default: { mount() { for (;;); } } };',
  };
  const [page] = pages;
  await pool.warm(host, pages);
  const hang = () => pool.render({ host, remote: hanging, request: page.request }).catch(() => undefined);
  await hang();
  const [alone, beside] = [[], []];
  for (let turn = 0; turn < 5; turn += 1) {
    alone.push(...(await timesOf(count / 5, () => pool.render({ host, ...page }))));
    let isRunning = true;
    const loop = (async () => {
      while (isRunning) await hang();
    })();
    beside.push(...(await timesOf(count / 5, () => pool.render({ host, ...page }))));
    isRunning = false;
    await loop;
  }
  pool.stop();
  const [before, during] = [quantile(alone, 0.99), quantile(beside, 0.99)];
  return {
    page: page.name,
    'p99 ms alone': round(before),
    'p99 ms beside a hanging remote': round(during),
    ratio: round(during / before),
    goal: maxRatio,
  };
};

const measureHttp = async (pages, seconds) => {
  const rows = [];
  let unique = 0;
  const states = [
    { state: 'warm cache', env: {}, urlOf: (path) => path },
    { state: 'cold cache', env: {}, urlOf: (path) => `${path}?cold=${(unique += 1)}` },
    { state: 'not rendered', env: { RENDERERS: '0' }, urlOf: (path) => path },
  ];
  for (const { state, env, urlOf } of states) {
    const server = await startServer(port, { env: { NODE_ENV: 'production', ...env } });
    for (const path of ['/menu', '/gift', '/rewards']) {
      if (!pages.some(({ request }) => request.pathname === path)) continue;
      const row = {
        requests: [{ method: 'GET', url: path, headers: { accept: 'text/html' } }],
        sender: (request) => ({ ...request, path: urlOf(path) }),
        sentBytes: 0,
      };
      await measureRow(server, row, 2);
      const { perSecond, p50, p99, kb, failures } = await measureRow(server, row, seconds);
      rows.push({
        path,
        state,
        'pages/s': round(perSecond, 0),
        'p50 ms': p50,
        'p99 ms': p99,
        'sent KB': round(kb, 1),
        failures,
      });
    }
    await server.stop();
  }
  return rows;
};

export const run = async (args) => {
  const { seconds, renders } = readOptions(args, { figures: { seconds: 5, renders: 200 } });
  const host = hostBundle();
  const pages = readPages();
  if (pages.length === 0)
    throw new Error('No published remote has a route with "render". Run npm run build first.');
  const { rows, memoryMb } = await measureRenders(host, pages, renders);
  console.table(rows);
  console.log(`memory of a renderer process after ${rows.length * renders} renders: ${memoryMb} MB`);
  const crash = await measureCrash(host, pages, renders);
  console.table([crash]);
  console.table(await measureHttp(pages, seconds));
  process.exitCode = crash.ratio > maxRatio ? 1 : 0;
};
