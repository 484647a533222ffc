// First /menu, composed against one bundle: the same server, the same pages, cold cache, CPU ×4, 1.6 Mbit/s, 150 ms.
// Runs alternate between the two; figures are medians. The one bundle's page has the remotes' preload links removed,
// since it carries their code itself.
import http from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import webpack from 'webpack';
import { compressFolder } from '../registry/src/index.ts';
import { hostFolder, node, registryFolder, root, varFolder } from '../scripts/packages.mjs';

const network = { latency: 150, throughput: (1.6 * 1024 * 1024) / 8 };
const cpuSlowdown = 4;
const quietMs = 1500;
const path = '/menu';

const buildOneBundle = async () => {
  const { default: config } = await import('./webpack.one-bundle.mjs');
  const stats = await new Promise((resolve, reject) =>
    webpack(config, (error, result) => (error ? reject(error) : resolve(result))),
  );
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  compressFolder(config.output.path);
  return config.output.path;
};

const startServer = async (hostDir, port, dataDir) => {
  const child = spawn(node, [join(root, 'apiproxy/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      VAULT_PORT: String(port + 1),
      HOST_DIR: hostDir,
      REGISTRY_DIR: registryFolder,
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: `http://localhost:${port}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('"message":"ready"') && resolve());
    child.on('exit', (code) => reject(new Error(`server ended with ${code}`)));
  });
  return child;
};

/** Passes everything on; `change` edits pages. Both variants go through one, so that they pay the same. */
const startProxy = (port, target, change) =>
  new Promise((resolve, reject) => {
    const server = http.createServer((request, response) => {
      const isPage = (request.headers.accept ?? '').includes('text/html');
      const headers = {
        ...request.headers,
        host: `localhost:${target}`,
        ...(isPage && { 'accept-encoding': 'identity' }),
      };
      const upstream = http.request(
        { port: target, path: request.url, method: request.method, headers },
        (reply) => {
          if (!isPage) {
            response.writeHead(reply.statusCode, reply.headers);
            return reply.pipe(response);
          }
          const parts = [];
          reply
            .on('data', (part) => parts.push(part))
            .on('end', async () => {
              const { brotliCompressSync } = await import('node:zlib');
              const html = brotliCompressSync(Buffer.from(change(Buffer.concat(parts).toString())));
              response.writeHead(reply.statusCode, {
                ...reply.headers,
                'content-encoding': 'br',
                'content-length': html.length,
              });
              response.end(html);
            });
        },
      );
      upstream.on('error', () => response.destroy());
      request.pipe(upstream);
    });
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

const measure = async (browser, url) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.throughput,
    uploadThroughput: network.throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const transfers = new Map();
  const kinds = new Map();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  const open = new Set();
  let lastChange = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId }) => open.add(requestId));
  const close = (requestId) => {
    open.delete(requestId);
    lastChange = Date.now();
  };
  session.on('Network.loadingFailed', ({ requestId }) => close(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transfers.set(requestId, encodedDataLength);
    close(requestId);
  });
  /** The drawings come last, asked for by the page's own pictures: nothing may be under way for a while. */
  const quiet = async () => {
    while (open.size > 0 || Date.now() - lastChange < quietMs) await setTimeout(50);
  };
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        globalThis.lastLcp = {
          at: entry.startTime,
          what:
            entry.element?.tagName +
            '.' +
            (entry.element?.className?.baseVal ?? entry.element?.className ?? '') +
            ' ' +
            (entry.element?.textContent ?? '').slice(0, 40),
        };
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!entry.hadRecentInput) globalThis.shift = (globalThis.shift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    // The page itself, not its skeleton, which has the headline already.
    const whole = () => document.querySelector('main:not(:has([aria-busy="true"])) h1');
    const watch = new MutationObserver(() => {
      if (!whole()) return;
      watch.disconnect();
      requestAnimationFrame(() => (globalThis.shownAt = performance.now()));
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => globalThis.shownAt);
  await quiet();
  const paint = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    lcp: globalThis.lastLcp?.at,
    what: globalThis.lastLcp?.what,
    shown: globalThis.shownAt,
    shift: globalThis.shift ?? 0,
  }));
  const sum = (type) =>
    [...transfers]
      .filter(([id]) => !type || kinds.get(id) === type)
      .reduce((total, [, size]) => total + size, 0) / 1024;
  await context.close();
  return { requests: transfers.size, all: sum(), js: sum('Script'), ...paint };
};
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

export const run = async (words) => {
  const runs = Number(words[words.indexOf('--runs') + 1] || 9);
  const data = mkdtempSync(join(tmpdir(), 'crema-bench-'));
  const oneBundle = await buildOneBundle();
  const servers = [
    await startServer(hostFolder, 3910, join(data, 'a')),
    await startServer(oneBundle, 3920, join(data, 'b')),
  ];
  const withoutRemotes = (html) =>
    html.replace(/<link rel="preload"[^>]*href="\/assets\/remotes\/[^>]*>\n?/g, '');
  const proxies = [
    await startProxy(3912, 3910, (html) => html),
    await startProxy(3922, 3920, withoutRemotes),
  ];
  const variants = { composed: 'http://localhost:3912', 'one bundle': 'http://localhost:3922' };
  const figures = { composed: [], 'one bundle': [] };
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
    ],
  });
  try {
    for (let round = 0; round < runs; round += 1)
      for (const [name, origin] of Object.entries(variants))
        figures[name].push(await measure(browser, origin + path));
  } finally {
    await browser.close();
    for (const proxy of proxies) proxy.close();
    for (const server of servers) server.kill('SIGTERM');
    await Promise.all(servers.map((server) => new Promise((resolve) => server.once('exit', resolve))));
    rmSync(data, { recursive: true, force: true });
  }
  const rows = Object.fromEntries(
    Object.entries(figures).map(([name, list]) => [
      name,
      Object.fromEntries(
        ['requests', 'js', 'all', 'fcp', 'lcp', 'shown', 'shift'].map((key) => [
          key,
          median(list.map((figure) => figure[key])),
        ]),
      ),
    ]),
  );
  const ratio = Object.fromEntries(
    Object.keys(rows.composed).map((key) => [key, rows.composed[key] / rows['one bundle'][key]]),
  );
  const round = (row, digits) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Number(value.toFixed(digits))]));
  console.table({
    composed: round(rows.composed, 3),
    'one bundle': round(rows['one bundle'], 3),
    ratio: round(ratio, 3),
  });
  console.log(
    `${path} cold, CPU ×${cpuSlowdown}, 1.6 Mbit/s, 150 ms; KB as sent (brotli); medians of ${runs} interleaved runs; LCP is ${figures.composed[0].what}`,
  );
  writeFileSync(join(varFolder, 'bench', 'page.json'), JSON.stringify({ rows, ratio, runs }, null, 1));
};
