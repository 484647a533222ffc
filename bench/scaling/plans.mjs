// Prints the plans of the statements that the searches for stores send to PostgreSQL, with 5,000 stores and members and with ten
// times as many, and their times: `npm run bench -- plans [--times 10] [--runs 300]`. Exit code 1 if a statement that a request
// sends reads a whole table.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { createReadCache } from '../../apiproxy/src/storage/changes/read-cache.ts';
import { createChangeFeed } from '../../apiproxy/src/storage/changes/change-feed.ts';
import { listOrderedStores } from '../../apiproxy/src/ordering/history/ordered-stores.ts';
import { findSession } from '../../apiproxy/src/identity/sessions/session-store.ts';
import { openDatabase } from '../../apiproxy/src/storage/database.ts';
import { createStoreDirectory } from '../../apiproxy/src/stores/store-directory.ts';
import { loadStore } from '../../apiproxy/src/stores/store-queries.ts';
import { loadMemberStores } from '../../apiproxy/src/stores/store-relations.ts';
import { node, root, varFolder } from '../../scripts/packages.mjs';
import { createShopDatabase } from '../crash/shop-database.mjs';
import { readOptions } from '../options.mjs';
import { addMembers, memberAt, sidAt } from './many-members.mjs';
import { multiplyStores } from './many-stores.mjs';

/** Records the statements of every connection of this process. */
const recordStatements = () => {
  const { query } = pg.Client.prototype;
  let recorded = [];
  pg.Client.prototype.query = function record(config, ...rest) {
    if (typeof config?.text === 'string') recorded.push({ text: config.text, values: config.values ?? [] });
    return query.call(this, config, ...rest);
  };
  return {
    clear: () => {
      recorded = [];
    },
    take: () => recorded.filter(({ text }) => /^select/i.test(text)),
  };
};

/** The calls of requests, by name; `grows` marks the one that reads all stores, once per process. */
const callsOf = async (db) => {
  const clock = { now: () => new Date() };
  const sessions = createReadCache({ maxAgeMs: 0, maxEntries: 1 });
  const memberStores = createReadCache({ maxAgeMs: 0, maxEntries: 1 });
  const feed = createChangeFeed({ db, maxAgeMs: 0 });
  const directory = createStoreDirectory(db, feed);
  await directory.grid();
  const touch = () =>
    db.updateTable('store').set({ lead_minutes: 7 }).where('short_number', '=', '1001').execute();
  return [
    { name: 'session of a request', run: () => findSession({ db, clock, sessions }, sidAt(77)) },
    {
      name: 'stores of a member',
      run: () => loadMemberStores({ db, listOrderedStores, memberStores }, { memberId: memberAt(77) }),
    },
    { name: 'changes since the last second: none', run: () => directory.grid() },
    { name: 'changes since the last second: one store', before: touch, run: () => directory.grid() },
    { name: 'store of a submission', run: () => loadStore(db, '1001') },
    {
      name: 'all stores, once per process',
      grows: true,
      run: () => createStoreDirectory(db, createChangeFeed({ db, maxAgeMs: 0 })).grid(),
    },
  ];
};

const nodesOf = (plan) => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
const describePlan = async (client, { text, values }) => {
  const { rows } = await client.query({ text: `explain (analyze, buffers, format json) ${text}`, values });
  const [{ Plan: plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN'];
  const nodes = nodesOf(plan).map((one) =>
    [one['Node Type'], one['Index Name'] ?? one['Relation Name']].filter(Boolean).join(' '),
  );
  return {
    plan: nodes.join(' ← '),
    rows: plan['Actual Rows'],
    buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    ms,
    readsTable: nodes.filter((one) => one.startsWith('Seq Scan')),
  };
};

const warmRuns = 5;
const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const timesOf = async ({ before, run, grows }, runs) => {
  const times = [];
  // The first runs connect, and prepare the statements.
  for (let at = -warmRuns; at < (grows ? 5 : runs); at += 1) {
    await before?.();
    const start = performance.now();
    await run();
    if (at >= 0) times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
};

const round = (value) => Number(value.toFixed(2));
const measure = async (times, runs, statements) => {
  const store = await createShopDatabase('postgres', 1);
  const stores = await multiplyStores(store, times);
  const { db, close } = await openDatabase({ databaseUrl: store.env.DATABASE_URL });
  const client = new pg.Client({ connectionString: store.env.DATABASE_URL });
  await client.connect();
  try {
    await addMembers(client, stores);
    const results = [];
    for (const call of await callsOf(db)) {
      const { p50, p99 } = await timesOf(call, runs);
      await call.before?.();
      statements.clear();
      await call.run();
      const sent = statements.take();
      const plans = [];
      for (const statement of sent)
        plans.push({ text: statement.text, ...(await describePlan(client, statement)) });
      results.push({ name: call.name, stores, p50: round(p50), p99: round(p99), grows: call.grows, plans });
    }
    return results;
  } finally {
    await client.end();
    await close();
    await store.remove();
  }
};

export const run = async (args) => {
  const options = readOptions(args, { figures: { times: 10, runs: 300 } });
  if (!process.env.TEST_DATABASE_URL) {
    const command = [
      join(root, 'scripts/with-postgres.sh'),
      node,
      join(root, 'bench/run.mjs'),
      'plans',
      ...args,
    ];
    process.exitCode = spawnSync('bash', command, { stdio: 'inherit' }).status ?? 1;
    return;
  }
  const statements = recordStatements();
  const results = [];
  for (const times of [1, options.times]) results.push(...(await measure(times, options.runs, statements)));
  for (const { name, stores, p50, p99, plans } of results) {
    console.log(`\n${name}, ${stores} stores: p50 ${p50} ms, p99 ${p99} ms`);
    for (const { text, plan, rows, buffers, ms } of plans)
      console.log(`  ${text.slice(0, 90)}\n    ${plan}: ${rows} rows, ${buffers} buffers, ${round(ms)} ms`);
  }
  mkdirSync(join(varFolder, 'bench'), { recursive: true });
  writeFileSync(join(varFolder, 'bench', 'plans.json'), JSON.stringify(results, null, 1));
  const reading = results.filter(
    ({ grows, plans }) => !grows && plans.some(({ readsTable }) => readsTable.length),
  );
  process.exitCode = reading.length > 0 ? 1 : 0;
};
