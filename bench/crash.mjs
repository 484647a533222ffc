// Money operations while processes are killed: `npm run bench -- crash [--operations 2000] [--kills 5] [--database embedded|postgres]`.
// postgres runs two processes on the server in DATABASE_URL or TEST_DATABASE_URL, or on one of its own. Loopback only,
// at most --minutes (30). Exit code 1 when an acknowledged order is missing, a check deviates, or not all was run.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { node, root, varFolder } from '../scripts/packages.mjs';
import { audit } from './crash/audit.mjs';
import { startFleet } from './crash/fleet.mjs';
import { drawOperation } from './crash/operations.mjs';
import { createShopDatabase } from './crash/shop-database.mjs';
import { createShopper } from './crash/shopper.mjs';
import { closeConnections } from './hostile/wire.mjs';

const shoppers = 12;
/** So many that none asks for more prices in a minute than a customer may. */
const membersEach = 5;
const processes = { embedded: 1, postgres: 2 };
const port = Number(process.env.PORT ?? 3960);
/** A killed process's jobs wait until their leases have run out. */
const unsettled = ['due', 'running', 'failing'];

const option = (args, name, otherwise) => (args.includes(name) ? args[args.indexOf(name) + 1] : otherwise);
const figureOf = (args, name, otherwise) => {
  const figure = Number(option(args, name, otherwise));
  if (!Number.isInteger(figure) || figure < 0) throw new Error(`${name} needs a number`);
  return figure;
};

/** The same command on a PostgreSQL server of its own. */
const runWithServer = (args) =>
  spawnSync(
    'bash',
    [join(root, 'scripts/with-postgres.sh'), node, join(root, 'bench/run.mjs'), 'crash', ...args],
    {
      stdio: 'inherit',
    },
  ).status ?? 1;

/** Kills a process each time that another share of the operations is done. */
const killBetween = async ({ fleet, kills, count, operations, done, isOver }) => {
  for (let kill = 0; kill < kills; kill += 1) {
    const due = ((kill + 0.5) / kills) * operations;
    while (done() < due && !isOver()) await wait(20);
    if (isOver()) return;
    await fleet.kill(kill % count);
    console.log(
      `killed a process after ${done()} operations; it answered again in ${fleet.restarts.at(-1)} ms`,
    );
  }
};

const shop = async ({ fleet, members, operations, isOver, results }) => {
  let begun = 0;
  const work = async (own) => {
    const run = createShopper({ fleet, members: own, isOver });
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

const settle = async (fleet, isOver) => {
  while (!isOver() && (await fleet.jobsIn(unsettled)) > 0) await wait(1_000);
};

const countBy = (rows, keyOf) =>
  Object.entries(Object.groupBy(rows, keyOf)).map(([key, group]) => [key, group.length]);

const report = ({ database, kills, results, restarts, seconds, found, operations }) => {
  const of = (outcome) => results.filter((result) => result.outcome === outcome);
  const deviations = found.checks.reduce((sum, check) => sum + check.deviations, 0);
  const figures = {
    database: `${database}, ${processes[database]} process${processes[database] > 1 ? 'es' : ''}`,
    operations: `${results.length} of ${operations} in ${seconds} s`,
    'kill -9': `${restarts.length} of ${kills}, answering again after ${restarts.join(', ')} ms`,
    acknowledged: of('placed').length,
    stored: found.stored,
    missing: found.missing.length,
    'stored otherwise than acknowledged': found.different.length,
    'refused for good': of('refused').length,
    'refused, and stored': found.unexpected.length,
    'gone before the reply': `${of('gone').length}, ${found.gonePlaced} of them placed`,
    'answered wrongly': of('wrong').length,
    unknown: of('unknown').length,
    'receipts mailed': `${found.stored - found.unmailed} (${found.mails} mails)`,
    deviations,
  };
  console.log(`\n| crash run | |\n|---|---|`);
  for (const [name, figure] of Object.entries(figures)) console.log(`| ${name} | ${figure} |`);
  console.log('\n| check | rows | deviations |\n|---|---|---|');
  for (const { name, rows, deviations: count } of found.checks)
    console.log(`| ${name} | ${rows} | ${count} |`);
  for (const { name, examples } of found.checks)
    for (const { subject, found: what } of examples) console.log(`✗ ${name}: ${subject}: ${what}`);
  for (const { operation, orderId, saw } of of('wrong')) console.log(`✗ ${operation} ${orderId}: ${saw}`);
  console.log(
    `\nby operation: ${countBy(results, ({ operation }) => operation)
      .map(([name, n]) => `${name} ${n}`)
      .join(', ')}`,
  );
  const clean =
    deviations + found.missing.length + found.different.length + found.unexpected.length + found.unmailed ===
      0 &&
    found.mails === found.stored &&
    of('wrong').length + of('unknown').length === 0 &&
    results.length === operations &&
    restarts.length === kills;
  console.log(clean ? '\nno order and no cent is lost or doubled' : '\nNOT CLEAN');
  return { figures, clean };
};

export const run = async (args) => {
  const database = option(args, '--database', 'embedded');
  const count = processes[database];
  if (!count) throw new Error(`--database ${database}: expected embedded or postgres`);
  if (database === 'postgres' && !(process.env.DATABASE_URL ?? process.env.TEST_DATABASE_URL)) {
    process.exitCode = runWithServer(args);
    return;
  }
  const operations = figureOf(args, '--operations', 2_000);
  const kills = figureOf(args, '--kills', 5);
  const end = performance.now() + figureOf(args, '--minutes', 30) * 60_000;
  const isOver = () => performance.now() > end;

  const store = await createShopDatabase(database, shoppers * membersEach);
  const fleet = await startFleet({ count, port, env: store.env });
  const results = [];
  const started = performance.now();
  const done = () => results.length;
  await Promise.all([
    shop({ fleet, members: store.members, operations, isOver, results }),
    killBetween({ fleet, kills, count, operations, done, isOver }),
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
  const { figures, clean } = report({
    database,
    kills,
    results,
    restarts: fleet.restarts,
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
