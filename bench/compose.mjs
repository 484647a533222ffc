// Compares the same pages composed in eight ways: `npm run bench -- compose [--runs N] [--heaps N] [--skip-outages] [--only
// a,b] [--as-built]`. It first builds the packages whose sources changed; --as-built measures the deployed
// build instead. docs/measurements.md lists what the variants share and how they differ.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostFolder, node, root, varFolder } from '../scripts/packages.mjs';
import { cpuSlowdown, measureColdPage } from './cold-page.mjs';
import { measureHeap } from './compose/heap.mjs';
import { tryOutages } from './compose/outage.mjs';
import { composeFolder } from './compose/builds/config.mjs';
import { buildRendering } from './compose/builds/rendering.mjs';
import { installPackages } from './install-packages.mjs';
import { variants } from './compose/variants.mjs';
import { startProxy } from './proxy.mjs';
import { median, startBrowser, startServer } from './servers.mjs';
import { readOptions } from './options.mjs';

const firstPort = Number(process.env.PORT ?? 3380);
const proxyPort = firstPort + 19;
const coldKeys = ['requests', 'js', 'all', 'beforeShown', 'fcp', 'lcp', 'shown'];
const heapKeys = [
  'heapBefore',
  'heapAfter',
  'nodesBefore',
  'nodesAfter',
  'listenersBefore',
  'listenersAfter',
];

/** Without runs, no figures. */
const medians = (list, keys) =>
  Object.fromEntries(keys.map((key) => [key, median(list.map((figure) => figure[key]))]));
const round = (value) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value);
const rounded = (row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, round(value)]));

/** Builds the selected variants, starts a server for each, and one proxy that leads to one of them at a time. */
const begin = async (wanted, stops) => {
  const origin = `http://localhost:${proxyPort}`;
  const begun = [];
  const { registry, remove } = await buildRendering();
  stops.unshift(remove);
  for (const [index, variant] of wanted.entries()) {
    const start = Date.now();
    const host = await variant.build();
    console.log(`${variant.name}: built in ${((Date.now() - start) / 1000).toFixed(0)} s`);
    const port = firstPort + 2 * index;
    const server = await startServer(port, {
      host,
      // Ours is measured with what is published.
      ...(host !== hostFolder && { registry }),
      env: { NODE_ENV: 'production', PUBLIC_ORIGIN: origin, ...variant.env },
    });
    stops.unshift(server.stop);
    begun.push({ ...variant, target: port, cold: [], heap: [] });
  }
  const proxy = await startProxy(proxyPort);
  stops.unshift(proxy.stop);
  return { begun, proxy };
};

const measure = async (begun, proxy, browser, { runs, heaps, skipsOutages }) => {
  for (let run = 0; run < runs; run += 1)
    for (const variant of begun) {
      proxy.use(variant);
      variant.cold.push(await measureColdPage(browser, `${proxy.origin}/menu`));
      console.log(variant.name, JSON.stringify(rounded(variant.cold.at(-1))));
    }
  for (let run = 0; run < heaps; run += 1)
    for (const variant of begun) {
      proxy.use(variant);
      variant.heap.push(await measureHeap(browser, proxy.origin));
      console.log(variant.name, JSON.stringify(rounded(variant.heap.at(-1))));
    }
  for (const variant of skipsOutages ? [] : begun) {
    proxy.use(variant);
    variant.outage = await tryOutages(browser, proxy.origin, variant.files);
    console.log(variant.name, JSON.stringify(variant.outage));
  }
};

const rowsOf = (begun) =>
  Object.fromEntries(
    begun.map(({ name, rendering, cold, heap, outage }) => [
      name,
      { rendering, cold: medians(cold, coldKeys), heap: medians(heap, heapKeys), outage },
    ]),
  );
const ratiosOf = (rows) => {
  const base = rows['one bundle'];
  if (!base) return {};
  return Object.fromEntries(
    Object.entries(rows).map(([name, { cold, heap }]) => [
      name,
      {
        ...Object.fromEntries(coldKeys.map((key) => [key, cold[key] / base.cold[key]])),
        heapAfter: (heap.heapAfter ?? NaN) / (base.heap.heapAfter ?? NaN),
      },
    ]),
  );
};
const outageText = (result) => {
  if (!result) return '';
  const { startsMs, host, others, noticeMs, fallbackMs, recovers } = result;
  if (startsMs === null) return 'the page does not start';
  const said = fallbackMs === null ? 'no fallback' : `fallback ${fallbackMs} ms`;
  const sooner = noticeMs !== fallbackMs && noticeMs !== null ? `, notice ${noticeMs} ms` : '';
  const lost = [!host && 'host gone', !others && 'others blocked', !recovers && 'stays broken'].filter(
    Boolean,
  );
  return [said + sooner, ...lost].join('; ');
};
const heapTexts = (heap) =>
  heap.heapAfter === undefined
    ? {}
    : {
        'heap MB, 50 rounds': `${heap.heapBefore.toFixed(1)} → ${heap.heapAfter.toFixed(1)}`,
        'nodes, listeners': `${heap.nodesAfter - heap.nodesBefore}, ${heap.listenersAfter - heap.listenersBefore}`,
      };
const print = (rows, ratios, runs) => {
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([name, { rendering, cold, heap, outage }]) => {
        const cell = (key, digits = 0) => {
          const ratio = ratios[name]?.[key];
          return cold[key].toFixed(digits) + (ratio ? ` ×${ratio.toFixed(2)}` : '');
        };
        return [
          name,
          {
            'rendered on the server': rendering,
            requests: cold.requests,
            'JS KB': cell('js', 1),
            'all KB': cell('all', 1),
            'KB before shown': cell('beforeShown', 1),
            'FCP ms': cell('fcp'),
            'LCP ms': cell('lcp'),
            'shown ms': cell('shown'),
            ...heapTexts(heap),
            'gift down': outageText(outage?.down),
            'gift hangs': outageText(outage?.hangs),
          },
        ];
      }),
    ),
  );
  console.log(
    `/menu cold, 390 px, CPU ×${cpuSlowdown}, 1.6 Mbit/s, 150 ms; KB as sent (brotli, with headers); medians of ${runs} interleaved runs; × is the ratio to one bundle`,
  );
};

export const run = async (args) => {
  const { runs, ...options } = readOptions(args, {
    figures: { runs: 5 },
    texts: ['heaps', 'only'],
    switches: ['as-built', 'skip-outages'],
  });
  const heaps = Number(options.heaps ?? Math.min(runs, 3));
  const only = options.only?.split(',');
  const wanted = variants.filter(({ name }) => !only || only.includes(name));
  if (wanted.length < (only?.length ?? 1))
    throw new Error(
      `--only: found ${options.only}, expected some of ${variants.map(({ name }) => name).join(',')}`,
    );
  installPackages(composeFolder);
  if (!options['as-built'])
    execFileSync(node, [join(root, 'scripts', 'build.mjs')], { cwd: root, stdio: 'inherit' });
  const stops = [];
  try {
    const { begun, proxy } = await begin(wanted, stops);
    const browser = await startBrowser();
    stops.unshift(() => browser.close());
    await measure(begun, proxy, browser, { runs, heaps, skipsOutages: options['skip-outages'] });
    const rows = rowsOf(begun);
    const ratios = ratiosOf(rows);
    print(rows, ratios, runs);
    mkdirSync(join(varFolder, 'bench'), { recursive: true });
    writeFileSync(join(varFolder, 'bench', 'compose.json'), JSON.stringify({ runs, rows, ratios }, null, 1));
  } finally {
    for (const stop of stops) await stop();
  }
};
