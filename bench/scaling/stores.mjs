// Measures the searches for stores with 5,000 stores and with ten times as many: `npm run bench -- stores [--times 10] [--seconds 4]
// [--rounds 5] [--only "nearest store"]`. Each store gets neighbours within about 5 km, so that cities become as dense. Loopback
// only, production mode, embedded database, 20 connections; rounds of both servers take turns, medians. Exit code 1 if a
// row has less than 0.9 of the requests per second.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { varFolder } from '../../scripts/packages.mjs';
import { createShopDatabase } from '../crash/shop-database.mjs';
import { closeConnections } from '../hostile/wire.mjs';
import { readOptions } from '../options.mjs';
import { measureRow } from '../server/measure.mjs';
import { loadPayloads } from '../server/rows.mjs';
import { storeRows } from '../server/store-rows.mjs';
import { median, startServer } from '../servers.mjs';
import { multiplyStores } from './many-stores.mjs';

const port = Number(process.env.PORT ?? 3960);
const warmSeconds = 2;
const goal = 0.9;
const startShop = async (times, portOfShop) => {
  const store = await createShopDatabase('embedded', 0);
  const stores = await multiplyStores(store, times);
  const server = await startServer(portOfShop, {
    env: { ...store.env, NODE_ENV: 'production', TRUST_PROXY: 'loopback', CREMA_DEMO: '1' },
  });
  const { rows } = await loadPayloads(server.origin, await storeRows(server.origin));
  return {
    stores,
    server,
    rowOf: (name) => rows.find((row) => row.name === name),
    names: rows.map(({ name }) => name),
    stop: async () => {
      await server.stop();
      await store.remove();
    },
  };
};

const round = (value, digits = 2) => Number(value.toFixed(digits));
const compare = async (name, shops, { seconds, rounds }) => {
  const runs = shops.map(() => []);
  for (const { server, rowOf } of shops) await measureRow(server, rowOf(name), warmSeconds);
  for (let turn = 0; turn < rounds; turn += 1)
    for (const [at, { server, rowOf }] of shops.entries())
      runs[at].push(await measureRow(server, rowOf(name), seconds));
  const figure = (at, key) => median(runs[at].map((run) => run[key]));
  const failures = runs.flat().reduce((sum, run) => sum + run.failures, 0);
  // Other work on the machine slows the two runs of a round alike.
  const ratio = median(runs[1].map(({ perSecond }, turn) => perSecond / runs[0][turn].perSecond));
  return {
    call: name,
    ...Object.fromEntries(
      shops.flatMap(({ stores }, at) => [
        [`${stores} stores: req/s`, round(figure(at, 'perSecond'), 0)],
        [`${stores}: p50 ms`, figure(at, 'p50')],
        [`${stores}: p99 ms`, figure(at, 'p99')],
        [`${stores}: cpu ms`, round(figure(at, 'cpuMs'))],
      ]),
    ),
    ratio: round(ratio),
    goal,
    failures,
    result: failures > 0 || ratio < goal ? 'missed' : 'met',
  };
};

export const run = async (args) => {
  const options = readOptions(args, { figures: { times: 10, seconds: 4, rounds: 5 }, texts: ['only'] });
  const shops = [];
  try {
    shops.push(await startShop(1, port));
    shops.push(await startShop(options.times, port + 2));
    const results = [];
    for (const name of shops[0].names)
      if (!options.only || options.only.split(',').includes(name))
        results.push(await compare(name, shops, options));
    console.table(results);
    mkdirSync(join(varFolder, 'bench'), { recursive: true });
    writeFileSync(join(varFolder, 'bench', 'stores.json'), JSON.stringify(results, null, 1));
    process.exitCode = results.some(({ result }) => result === 'missed') ? 1 : 0;
  } finally {
    closeConnections();
    for (const { stop } of shops) await stop();
  }
};
