// Runs money operations while processes are killed: `npm run bench -- crash [--operations 2000] [--kills 5]
// [--database embedded|postgres]`. postgres runs two processes on the server in DATABASE_URL or
// TEST_DATABASE_URL, or on a temporary one. Loopback only, at most --minutes (45). Exit code 1 when an
// acknowledged order is missing, a check deviates, or an operation did not run.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { node, root, varFolder } from '../scripts/packages.mjs';
import { audit } from './crash/audit.mjs';
import { startFleet } from './crash/fleet.mjs';
import { drawOperation } from './crash/operations.mjs';
import { printReport } from './crash/report.mjs';
import { createShopDatabase } from './crash/shop-database.mjs';
import { createShopper } from './crash/shopper.mjs';
import { closeConnections } from './hostile/wire.mjs';
import { readOptions } from './options.mjs';

const shoppers = 12;
/** The number of shoppers is high enough that none exceeds the limit of price requests per minute. */
const membersEach = 5;
const processes = { embedded: 1, postgres: 2 };
const port = Number(process.env.PORT ?? 3960);
/** The jobs of a killed process wait until their leases expire. */
const unsettled = ['due', 'running', 'failing'];
const settlingTopics = [
  'settle-reload',
  'settle-order-payment',
  'settle-gift-purchase',
  'release-orphan-payment',
];

/** Runs the same command on a temporary PostgreSQL server. */
const runWithServer = (args) =>
  spawnSync(
    'bash',
    [join(root, 'scripts/with-postgres.sh'), node, join(root, 'bench/run.mjs'), 'crash', ...args],
    {
      stdio: 'inherit',
    },
  ).status ?? 1;

/** Kills a process after each further share of the operations. */
const killBetween = async ({ fleet, kills, count, operations, done, isOver, killedAfter }) => {
  for (let kill = 0; kill < kills; kill += 1) {
    const due = ((kill + 0.5) / kills) * operations;
    while (done() < due && !isOver()) await wait(20);
    if (isOver()) return;
    killedAfter.push(done());
    await fleet.kill(kill % count);
    console.log(
      `killed a process after ${done()} operations; it answered again in ${fleet.restarts.at(-1)} ms`,
    );
  }
};

const shop = async ({ fleet, members, shopCards, operations, isOver, results }) => {
  let begun = 0;
  const work = async (own) => {
    const run = createShopper({ fleet, members: own, shopCards, isOver });
    while (begun < operations && !isOver()) {
      begun += 1;
      const operation = drawOperation();
      results.push({ operation: operation.name, ...(await run(operation)) });
      if (results.length % 200 === 0) console.log(`${results.length} operations`);
    }
  };
  const shares = Array.from({ length: shoppers }, (_, at) =>
    members.filter((_member, index) => index % shoppers === at),
  );
  await Promise.all(shares.map(work));
};

/** Waits for the jobs of the last operation, also for those that end what a customer left at the bank (10 minutes) and release what is held (15). */
const settle = async (fleet, isOver) => {
  while (
    !isOver() &&
    (await fleet.jobsIn(unsettled)) + (await fleet.jobsIn(['scheduled'], settlingTopics)) > 0
  )
    await wait(1_000);
};

export const run = async (args) => {
  const {
    database = 'embedded',
    operations,
    kills,
    minutes,
  } = readOptions(args, { texts: ['database'], figures: { operations: 2_000, kills: 5, minutes: 45 } });
  const count = processes[database];
  if (!count) throw new Error(`--database: found ${database}, expected embedded or postgres`);
  if (database === 'postgres' && !(process.env.DATABASE_URL ?? process.env.TEST_DATABASE_URL)) {
    process.exitCode = runWithServer(args);
    return;
  }
  const end = performance.now() + minutes * 60_000;
  const isOver = () => performance.now() > end;

  const store = await createShopDatabase(database, shoppers * membersEach);
  const fleet = await startFleet({ count, port, env: store.env });
  const results = [];
  const killedAfter = [];
  const started = performance.now();
  const done = () => results.length;
  await Promise.all([
    shop({ fleet, members: store.members, shopCards: store.shopCards, operations, isOver, results }),
    killBetween({ fleet, kills, count, operations, done, isOver, killedAfter }),
  ]);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log('waiting for the jobs to settle');
  await settle(fleet, isOver);
  closeConnections();
  await fleet.stop();
  const opened = await store.open();
  const found = await audit(opened, results, store.outbox);
  await opened.close();
  await store.remove();
  const { figures, clean } = printReport({
    database,
    processes: count,
    kills,
    results,
    restarts: fleet.restarts,
    killedAfter,
    seconds,
    found,
    operations,
  });
  mkdirSync(join(varFolder, 'bench'), { recursive: true });
  writeFileSync(
    join(varFolder, 'bench', `crash-${database}.json`),
    JSON.stringify({ figures, ...found }, null, 1),
  );
  process.exitCode = clean ? 0 : 1;
};
