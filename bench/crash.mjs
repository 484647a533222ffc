// Runs money operations while processes are killed: `npm run bench -- crash [--operations 2000] [--kills 5]
// [--database embedded|postgres] [--provider sandbox|stripe] [--seed 1]`. stripe is a double of Stripe's HTTP API that loses replies,
// answers errors, and loses, repeats and delays webhooks (PAY-010), drawn from the seed. postgres runs two processes on the server in DATABASE_URL or
// TEST_DATABASE_URL, or on a temporary one. Loopback only, at most --minutes (45). Exit code 1 when an
// acknowledged order is missing, a check deviates, or an operation did not run.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClockAhead } from '../apiproxy/src/http/system.ts';
import { node, root, varFolder } from '../scripts/packages.mjs';
import { audit } from './crash/audit.mjs';
import { startFleet } from './crash/fleet.mjs';
import { createOperationDraw } from './crash/operations.mjs';
import { printReport } from './crash/report.mjs';
import { createShopDatabase } from './crash/shop-database.mjs';
import { startSandbox } from './crash/payments/sandbox.mjs';
import { startStripe } from './crash/payments/stripe.mjs';
import { settleJobs } from './crash/settle-jobs.mjs';
import { createShopper } from './crash/shopper.mjs';
import { closeConnections } from './hostile/wire.mjs';
import { readOptions } from './options.mjs';

const shoppers = 12;
/** The number of shoppers is high enough that none exceeds the limit of price requests per minute. */
const membersEach = 5;
const processes = { embedded: 1, postgres: 2 };
const port = Number(process.env.PORT ?? 3960);
const providers = { sandbox: startSandbox, stripe: startStripe };
/** The jobs of a killed process wait until their leases expire. */
const unsettled = ['due', 'running'];

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

const shop = async ({ fleet, members, shopCards, payments, operations, isOver, results }) => {
  let begun = 0;
  const drawOperation = createOperationDraw(payments.operations);
  const work = async (own) => {
    const run = createShopper({ fleet, members: own, shopCards, payments, isOver });
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

/** Waits for the jobs and webhooks of the last operation; settle-jobs.mjs runs those of later. */
const settle = async (fleet, payments, isOver) => {
  while (!isOver() && ((await fleet.jobsIn(unsettled)) > 0 || !(await payments.isQuiet()))) await wait(500);
};

const choose = (option, table, chosen) => {
  if (!table[chosen])
    throw new Error(`--${option}: found ${chosen}, expected ${Object.keys(table).join(' or ')}`);
  return table[chosen];
};

/** Ends the servers, runs the jobs of later and compares: what was found. */
const closeAndAudit = async ({ fleet, store, payments, results, began }) => {
  closeConnections();
  await fleet.stop();
  await payments.calm();
  const opened = await store.open();
  const depsAt = (clock) => store.depsOf(opened, payments.env, clock);
  const ahead = await settleJobs({ depsAt, payments });
  const deps = depsAt(createClockAhead(ahead));
  const found = await audit(opened, results, store.outbox, { payments, deps, began });
  await opened.close();
  await store.remove();
  return found;
};

export const run = async (args) => {
  const {
    database = 'embedded',
    provider = 'sandbox',
    operations,
    kills,
    minutes,
    seed,
  } = readOptions(args, {
    texts: ['database', 'provider'],
    figures: { operations: 2_000, kills: 5, minutes: 45, seed: 1 },
  });
  const count = choose('database', processes, database);
  const start = choose('provider', providers, provider);
  if (database === 'postgres' && !(process.env.DATABASE_URL ?? process.env.TEST_DATABASE_URL)) {
    process.exitCode = runWithServer(args);
    return;
  }
  const end = performance.now() + minutes * 60_000;
  const isOver = () => performance.now() > end;

  const payments = await start();
  const store = await createShopDatabase(database, shoppers * membersEach);
  const fleet = await startFleet({ count, port, env: { ...payments.env, ...store.env } });
  const results = [];
  const killedAfter = [];
  const began = new Date();
  await payments.begin(seed, fleet.origins);
  const done = () => results.length;
  await Promise.all([
    shop({
      fleet,
      members: store.members,
      shopCards: store.shopCards,
      payments,
      operations,
      isOver,
      results,
    }),
    killBetween({ fleet, kills, count, operations, done, isOver, killedAfter }),
  ]);
  const seconds = Math.round((Date.now() - began.getTime()) / 1000);
  console.log('waiting for the jobs to settle');
  await settle(fleet, payments, isOver);
  const found = await closeAndAudit({ fleet, store, payments, results, began });
  payments.stop();
  const { figures, clean } = printReport({
    database,
    provider,
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
    join(varFolder, 'bench', `crash-${provider}-${database}.json`),
    JSON.stringify({ figures, ...found }, null, 1),
  );
  process.exitCode = clean ? 0 : 1;
};
