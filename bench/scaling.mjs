// Measures the cost of a request in one process, and the storage of an order: `npm run bench -- scaling
// [--seconds 10] [--orders 120]`. Loopback only, on a PostgreSQL server in DATABASE_URL or TEST_DATABASE_URL,
// or on a temporary one; it ends after the last measurement.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, root, varFolder } from '../scripts/packages.mjs';
import { startFleet } from './crash/fleet.mjs';
import { operations } from './crash/operations.mjs';
import { someAddress } from './crash/requests.mjs';
import { createShopDatabase } from './crash/shop-database.mjs';
import { createShopper } from './crash/shopper.mjs';
import { closeConnections, send } from './hostile/wire.mjs';
import { databaseGrowth, readTables } from './scaling/database.mjs';
import { cpuSeconds, memoryMb } from './scaling/process.mjs';
import { visitBytes } from './scaling/visit-bytes.mjs';
import { readOptions } from './options.mjs';

const clients = 8;
/** The memory of the server and its renderers is read once for this number of requests. */
const requestsPerSample = 25;
/** The number of members is high enough that none reaches the limit of prices per minute. */
const membersEach = 10;
const port = Number(process.env.PORT ?? 3960);
const brotli = { 'accept-encoding': 'br' };

const round = (value, digits = 2) => Number(value.toFixed(digits));

/**
 * Runs `work` with all clients until `isOver`. Calculate with the processor time per request: unlike the
 * requests per second, it does not depend on the other load of the machine.
 */
const measure = async (server, work, isOver) => {
  const [cpu, started] = [cpuSeconds(server.pid), performance.now()];
  const latencies = [];
  let peakMb = 0;
  const client = async (index) => {
    while (!isOver(latencies.length)) {
      const begun = performance.now();
      await work(index);
      latencies.push(performance.now() - begun);
      // Reading it takes some milliseconds.
      if (latencies.length % requestsPerSample === 1) peakMb = Math.max(peakMb, memoryMb(server.pid));
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  const seconds = (performance.now() - started) / 1000;
  const cpuMs = ((cpuSeconds(server.pid) - cpu) * 1000) / latencies.length;
  latencies.sort((one, other) => one - other);
  return {
    requests: latencies.length,
    perSecond: round(latencies.length / seconds, 1),
    cpuMs: round(cpuMs),
    perSecondAndCore: round(1000 / cpuMs, 0),
    medianMs: round(latencies[Math.floor(latencies.length / 2)], 1),
    peakMb: round(peakMb, 0),
  };
};

const get = async (server, path) => {
  const reply = await send(server.origin, { path, from: someAddress(), headers: brotli });
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}, expected 200`);
  return reply;
};
/** The URL that the page preloads its menu from. */
const menuDataUrl = async (server) => {
  const page = await send(server.origin, { path: '/menu', from: someAddress() });
  const [, url] = /<link rel="preload" as="fetch" href="([^"]+)"/.exec(page.text) ?? [];
  if (!url)
    throw new Error(
      'Found no preloaded data in /menu; expected the URL of the menu query. Build first: npm run build.',
    );
  return url.replaceAll('&amp;', '&');
};

const orderAs = (fleet, members) => {
  const isOver = () => false;
  const operation = operations.find(({ name }) => name === 'stored value');
  const shoppers = Array.from({ length: clients }, (_, at) =>
    createShopper({ fleet, members: members.filter((_one, index) => index % clients === at), isOver }),
  );
  return async (index) => {
    const { outcome } = await shoppers[index](operation);
    if (outcome !== 'placed')
      throw new Error(`An order was ${outcome}; expected placed. Check the log of the server.`);
  };
};

const measureAll = async (store, { seconds, orders }) => {
  const fleet = await startFleet({ count: 1, port, env: store.env });
  try {
    const server = fleet.pick();
    const idleMb = round(memoryMb(server.pid), 0);
    const timed = () => {
      const end = performance.now() + seconds * 1000;
      return () => performance.now() > end;
    };
    const dataUrl = await menuDataUrl(server);
    const figures = {};
    figures['page /menu'] = await measure(server, () => get(server, '/menu'), timed());
    figures['menu data'] = await measure(server, () => get(server, dataUrl), timed());
    const order = orderAs(fleet, store.members);
    // Signs every member in, so that only prices and submissions are measured.
    await measure(server, order, (count) => count >= store.members.length);
    const before = await readTables(store.env.DATABASE_URL);
    figures['order: price and submit'] = await measure(server, order, (count) => count >= orders);
    const after = await readTables(store.env.DATABASE_URL);
    const placed = figures['order: price and submit'].requests;
    const visit = await visitBytes(
      async (path) => (await get(server, path)).headers['content-length'],
      dataUrl,
    );
    return { idleMb, figures, perOrder: databaseGrowth(before, after, placed), visit };
  } finally {
    closeConnections();
    await fleet.stop();
  }
};

export const run = async (args) => {
  const { seconds, orders } = readOptions(args, { figures: { seconds: 10, orders: 120 } });
  if (!(process.env.DATABASE_URL ?? process.env.TEST_DATABASE_URL)) {
    const command = [
      join(root, 'scripts/with-postgres.sh'),
      node,
      join(root, 'bench/run.mjs'),
      'scaling',
      ...args,
    ];
    process.exitCode = spawnSync('bash', command, { stdio: 'inherit' }).status ?? 1;
    return;
  }
  const store = await createShopDatabase('postgres', clients * membersEach);
  try {
    const results = await measureAll(store, { seconds, orders });
    console.table(results.figures);
    console.log(`memory of an idle process: ${results.idleMb} MB`);
    console.table(results.perOrder.tables);
    console.log(`per order: ${results.perOrder.rows} rows, ${results.perOrder.bytes} bytes with indexes`);
    console.table(results.visit);
    mkdirSync(join(varFolder, 'bench'), { recursive: true });
    writeFileSync(join(varFolder, 'bench', 'scaling.json'), JSON.stringify(results, null, 1));
  } finally {
    await store.remove();
  }
};
