import { resolve } from 'node:path';
import { deployed, registerComposition } from './composition/composition.ts';
import { createApp } from './app/create-app.ts';
import { createDeps, readOverrides } from './app/create-deps.ts';
import { createLog, systemClock } from './http/system.ts';
import { seedMembers } from './app/seed/members.seed.ts';
import { collectJobs } from './jobs/collect-jobs.ts';
import { startJobRunner } from './jobs/job-runner.ts';
import { scheduleSweep } from './identity/sweep-sessions.job.ts';
import { completeSeededOrders } from './ordering/complete-seeded-orders.ts';
import { seededOrders, seedOrders } from './ordering/ordering.seed.ts';
import { schedulePriceSweep } from './ordering/sweep-prices.job.ts';
import { collectProcessMetrics } from './operations/metrics.ts';
import { openOperatorSocket } from './app/operator/open-operator-socket.ts';
import { readStopDelay, stopServer, stopTimes, type RunningServer } from './app/stop-server.ts';
import { createVault } from './payments/vault/create-vault.ts';
import { modules } from './app/modules.ts';
import { seedIfEmpty } from './app/seed/seed.ts';
import { openPreparedDatabase } from './storage/database.ts';
import { migrate } from './storage/migrate.ts';
import { migrations } from './app/migrations.ts';

const { env } = process;
const port = Number(env['PORT'] ?? 3000);
const vaultPort = Number(env['VAULT_PORT'] ?? port + 1);
const dataDir = resolve(env['DATA_DIR'] ?? 'var/db');
const production = env['NODE_ENV'] === 'production';
const stopDelayMs = readStopDelay(env['STOP_DELAY_SECONDS']);

const log = createLog((line) => process.stdout.write(line), systemClock);
const databaseUrl = env['DATABASE_URL'];
const databaseName = databaseUrl ? `postgresql at ${new URL(databaseUrl).host}` : `embedded in ${dataDir}`;
log.info({ database: databaseName }, 'opening the database');
const database = await openPreparedDatabase({ dataDir, databaseUrl }, async (db) => {
  log.info({ database: databaseName }, 'bringing the database up to date');
  await migrate(db, migrations);
  await seedIfEmpty(db, log);
}).catch((cause: unknown) => {
  log.error({ cause, database: databaseName }, 'not started: the database cannot be used');
  return process.exit(1);
});
const deps = createDeps({
  log,
  db: database.db,
  dataDir,
  production,
  outboxDir: resolve(dataDir, '..', 'outbox'),
  publicOrigin: env['PUBLIC_ORIGIN'] ?? `http://localhost:${port}`,
  vaultOrigin: env['VAULT_ORIGIN'] ?? `http://localhost:${vaultPort}`,
  overrides: readOverrides(env['CREMA_CONFIG']),
});
collectProcessMetrics(deps.metrics);
// The README contains their password: production seeds them only with CREMA_DEMO=1.
if (!production || env['CREMA_DEMO'] === '1') {
  await seedMembers(deps);
  await seedOrders(deps);
} else await completeSeededOrders(deps, seededOrders);

const app = await createApp(deps);
const pages = modules.flatMap((module) => module.pages ?? []);
await registerComposition(app, deps, deployed, pages);
const host = env['HOST'] ?? '127.0.0.1';
const vault = createVault(deps);
await scheduleSweep(deps);
await schedulePriceSweep(deps);
const runner = startJobRunner(deps, collectJobs(modules));
// With PostgreSQL the operator commands connect to the database directly.
const operatorSocket = env['DATABASE_URL'] ? undefined : await openOperatorSocket(deps);
const running: RunningServer = {
  deps,
  apps: [app, vault],
  runner,
  operatorSocket,
  database,
  exit: (code) => process.exit(code),
};
// Before the first port is open: a process that can be reached also stops in order.
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    if (deps.lifecycle.isStopping()) return;
    deps.log.info({ signal }, 'stopping');
    void stopServer(running, { ...stopTimes, delayMs: stopDelayMs });
  });

try {
  await vault.listen({ port: vaultPort, host });
  await app.listen({ port, host });
} catch (cause) {
  // A server that is closed while it opens its port says so; `stopServer` ends the process.
  if (!deps.lifecycle.isStopping()) throw cause;
}
if (!deps.lifecycle.isStopping())
  deps.log.info(
    { origin: deps.publicOrigin, database: env['DATABASE_URL'] ? 'postgresql' : 'embedded' },
    'ready',
  );
