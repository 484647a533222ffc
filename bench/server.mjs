// Measures the server's hot paths against a bare Fastify that serialises and compresses the same payload: `npm run bench --
// server [--postgres] [--seconds 4] [--rounds 5] [--only "price order"]`. Loopback only, production mode, 20 connections. Rounds of both
// servers take turns; figures are medians, the ratio is that of the rounds' ratios. --postgres: the product on a temporary PostgreSQL server. Exit code 1 when a
// goal is missed.
import { fork, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node, root, varFolder } from '../scripts/packages.mjs';
import { closeConnections } from './hostile/wire.mjs';
import { readOptions } from './options.mjs';
import { measureRow } from './server/measure.mjs';
import { loadRows } from './server/rows.mjs';
import { median, startServer } from './servers.mjs';

const port = Number(process.env.PORT ?? 3960);
const warmSeconds = 2;

const startBare = async (payloads) => {
  const folder = mkdtempSync(join(tmpdir(), 'crema-bare-'));
  const file = join(folder, 'payloads.json');
  writeFileSync(file, JSON.stringify({ payloads }));
  const child = fork(join(root, 'bench/server/bare.mjs'), [file], {
    execPath: node,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const { port: bound } = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The bare server ended with exit code ${code}.`)));
  });
  return {
    origin: `http://127.0.0.1:${bound}`,
    pid: child.pid,
    stop: () => {
      process.off('exit', kill);
      kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const medians = (runs) =>
  Object.fromEntries(
    ['perSecond', 'p50', 'p99', 'kb', 'cpuMs'].map((name) => [name, median(runs.map((run) => run[name]))]),
  );
const round = (value, digits = 2) => Number(value.toFixed(digits));

const compare = async (row, servers, { seconds, rounds }) => {
  const runs = { product: [], bare: [] };
  for (const server of ['product', 'bare']) await measureRow(servers[server], row, warmSeconds);
  for (let turn = 0; turn < rounds; turn += 1)
    for (const server of ['product', 'bare'])
      runs[server].push(await measureRow(servers[server], row, seconds));
  const [product, bare] = [medians(runs.product), medians(runs.bare)];
  const failures = runs.product.reduce((sum, run) => sum + run.failures, 0);
  // Other work on the machine slows the two runs of a round alike.
  const ratio = median(runs.product.map(({ perSecond }, turn) => perSecond / runs.bare[turn].perSecond));
  const isMissed =
    failures > 0 ||
    (row.goal !== undefined && ratio < row.goal) ||
    (row.mostKb !== undefined && row.rawKb > row.mostKb);
  return {
    call: row.name,
    'payload KB': round(row.rawKb, 1),
    'sent KB': round(product.kb, 1),
    'req/s': round(product.perSecond, 0),
    'p50 ms': product.p50,
    'p99 ms': product.p99,
    'bare req/s': round(bare.perSecond, 0),
    'bare p99 ms': bare.p99,
    ratio: round(ratio),
    'cpu ms': round(product.cpuMs),
    'bare cpu ms': round(bare.cpuMs),
    goal: row.goal ?? '–',
    failures,
    result: isMissed ? 'missed' : 'met',
  };
};

const rerunWithPostgres = (args) => {
  const command = [
    join(root, 'scripts/with-postgres.sh'),
    node,
    join(root, 'bench/run.mjs'),
    'server',
    ...args,
  ];
  return spawnSync('bash', command, { stdio: 'inherit' }).status ?? 1;
};

export const run = async (args) => {
  const options = readOptions(args, {
    figures: { seconds: 4, rounds: 5 },
    texts: ['only'],
    switches: ['postgres'],
  });
  const databaseUrl = process.env.DATABASE_URL ?? process.env.TEST_DATABASE_URL;
  if (options.postgres && !databaseUrl) {
    process.exitCode = rerunWithPostgres(args);
    return;
  }
  const product = await startServer(port, {
    env: {
      NODE_ENV: 'production',
      TRUST_PROXY: 'loopback',
      // Seeds the members: one of them requests the recommended stores.
      CREMA_DEMO: '1',
      ...(options.postgres && { DATABASE_URL: databaseUrl }),
    },
  });
  let bare;
  try {
    const only = options.only?.split(',');
    const { rows, payloads } = await loadRows(product.origin, { isPostgres: options.postgres, only });
    bare = await startBare(payloads);
    const results = [];
    for (const row of rows) results.push(await compare(row, { product, bare }, options));
    console.table(results);
    mkdirSync(join(varFolder, 'bench'), { recursive: true });
    const name = options.postgres ? 'server-postgres.json' : 'server.json';
    writeFileSync(join(varFolder, 'bench', name), JSON.stringify(results, null, 1));
    process.exitCode = results.some(({ result }) => result === 'missed') ? 1 : 0;
  } finally {
    closeConnections();
    bare?.stop();
    await product.stop();
  }
};
