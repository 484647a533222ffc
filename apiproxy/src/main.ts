import { resolve } from 'node:path';
import { deployedFolders, registerComposition } from './composition/composition.ts';
import { createApp } from './app/create-app.ts';
import { createDeps, readOverrides } from './app/create-deps.ts';
import { readEnvironment } from './http/environment/environment.ts';
import { environmentWarnings } from './http/environment/environment.rules.ts';
import { createLogger } from './http/logging/logger.ts';
import { createClockAhead } from './http/system.ts';
import { seedMembers } from './app/seed/members.seed.ts';
import { seedPhysicalCards } from './app/seed/physical-cards.seed.ts';
import { collectJobs } from './jobs/collect-jobs.ts';
import { startJobRunner } from './jobs/job-runner.ts';
import { scheduleSweep } from './identity/sessions/sweep-sessions.job.ts';
import { completeSeededOrders } from './ordering/complete-seeded-orders.ts';
import { seededOrders, seedOrders } from './ordering/ordering.seed.ts';
import { scheduleDeliveries } from './gifts/delivery/deliver-gift.job.ts';
import { seedBoughtGifts } from './gifts/bought-gifts.seed.ts';
import { scheduleLevelYears, scheduleStarExpiry } from './rewards/rewards.public.ts';
import { seedRewards } from './rewards/rewards.seed.ts';
import { seedOauthClient } from './oauth/clients/oauth-client.seed.ts';
import { scheduleOauthSweep } from './oauth/sweep-oauth.job.ts';
import { scheduleFailedRefunds } from './payments/refunds/book-failed-refunds.job.ts';
import { scheduleChargebacks } from './cards/chargebacks/book-chargebacks.job.ts';
import { scheduleWalletRequestSweep } from './payments/sweep-wallet-requests.job.ts';
import { scheduleExportSweep } from './privacy/export/export.jobs.ts';
import { schedulePriceSweep } from './ordering/pricing/sweep-prices.job.ts';
import { collectProcessMetrics } from './operations/metrics.ts';
import { openOperatorSocket } from './app/operator/open-operator-socket.ts';
import { stopServer, stopTimes, type RunningServer } from './app/stop-server.ts';
import { assertLiveStart, choosePaymentProvider } from './payments/providers.ts';
import { createVault } from './payments/vault/create-vault.ts';
import { createPartnerSimulator } from './rewards/partner/simulator/create-partner-simulator.ts';
import { modules } from './app/modules.ts';
import { loadSample } from './app/seed/load-sample.ts';
import { DamagedDatabase } from './storage/directory-files/complete-database.ts';
import { openPreparedDatabase } from './storage/database.ts';
import { migrate } from './storage/migrate.ts';
import { migrations } from './app/migrations.ts';

const readChecked = () => {
  try {
    const checked = readEnvironment(process.env);
    choosePaymentProvider(checked);
    return checked;
  } catch (cause) {
    console.error((cause as Error).message);
    return process.exit(1);
  }
};
const environment = readChecked();
const { PORT: port = 3000, VAULT_PORT: vaultPort = port + 1, DATABASE_URL: databaseUrl } = environment;
const { PARTNER_PORT: partnerPort = vaultPort + 1 } = environment;
const dataDir = resolve(environment.DATA_DIR ?? 'var/db');
const production = environment.NODE_ENV === 'production';

const clock = createClockAhead(environment.CLOCK_AHEAD_MINUTES ?? 0);
const log = createLogger({ clock, level: environment.LOG_LEVEL });
for (const warning of environmentWarnings(environment)) log.warn(warning);
const databaseName = databaseUrl ? `postgresql at ${new URL(databaseUrl).host}` : `embedded in ${dataDir}`;
log.info({ database: databaseName }, 'opening the database');
const database = await openPreparedDatabase({ dataDir, databaseUrl }, async (db) => {
  log.info({ database: databaseName }, 'migrating the database');
  await migrate(db, migrations);
}).catch((cause: unknown) => {
  if (cause instanceof DamagedDatabase) log.error(`not started: ${cause.message}`);
  else
    log.error(
      { cause, database: databaseName },
      'not started: the database could not be opened or migrated; check DATABASE_URL or DATA_DIR',
    );
  return process.exit(1);
});
const deps = createDeps({
  log,
  environment,
  clock,
  db: database.db,
  dataDir,
  production,
  outboxDir: resolve(dataDir, '..', 'outbox'),
  publicOrigin: environment.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
  vaultOrigin: environment.VAULT_ORIGIN ?? `http://localhost:${vaultPort}`,
  partnerOrigin: environment.PARTNER_ORIGIN ?? (production ? undefined : `http://localhost:${partnerPort}`),
  overrides: readOverrides(environment.CREMA_CONFIG),
});
await assertLiveStart(deps).catch((cause: unknown) => {
  log.error(`not started: ${(cause as Error).message}`);
  return process.exit(1);
});
collectProcessMetrics(deps.metrics);
// The README contains the demonstration members' password: production has them, and the sample, only with CREMA_DEMO=1.
if (!production || environment.CREMA_DEMO === '1') {
  await loadSample(deps);
  await seedMembers(deps);
  await seedPhysicalCards(deps);
  await seedOrders(deps);
  await seedRewards(deps);
  await seedBoughtGifts(deps);
  await seedOauthClient(deps);
} else await completeSeededOrders(deps, seededOrders);

const app = await createApp(deps);
const pages = modules.flatMap((module) => module.pages ?? []);
await registerComposition(app, deps, deployedFolders(environment), pages);
const host = environment.HOST ?? '127.0.0.1';
const vault = createVault(deps);
const partner =
  deps.partnerOrigin === undefined ? undefined : createPartnerSimulator(deps, deps.partnerOrigin);
await scheduleSweep(deps);
await scheduleOauthSweep(deps);
await schedulePriceSweep(deps);
await scheduleChargebacks(deps);
await scheduleFailedRefunds(deps);
await scheduleWalletRequestSweep(deps);
await scheduleExportSweep(deps);
await scheduleDeliveries(deps);
await scheduleStarExpiry(deps);
await scheduleLevelYears(deps);
// Built before the port is open: the first request does not wait for it (SHP-015).
if (await deps.isShopOpen())
  await deps
    .wholeCatalogue()
    .catch((cause: unknown) => log.warn({ cause }, 'the catalogue is built at the first request'));
const runner = startJobRunner(deps, collectJobs(modules));
// With PostgreSQL the operator commands connect to the database directly.
const operatorSocket = databaseUrl ? undefined : await openOperatorSocket(deps);
const running: RunningServer = {
  deps,
  apps: [app, vault, ...(partner ? [partner] : [])],
  runner,
  operatorSocket,
  database,
  exit: (code) => process.exit(code),
};
// The handlers are installed before the first port is open: a process that can be reached also stops in
// order.
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    if (deps.lifecycle.isStopping()) return;
    deps.log.info({ signal }, 'stopping');
    void stopServer(running, {
      ...stopTimes,
      delayMs: (environment.STOP_DELAY_SECONDS ?? 0) * 1_000,
    });
  });

try {
  await vault.listen({ port: vaultPort, host });
  await partner?.listen({ port: partnerPort, host });
  await app.listen({ port, host });
} catch (cause) {
  // A server that is closed while it opens its port rejects with an error; `stopServer` ends the process.
  if (!deps.lifecycle.isStopping()) throw cause;
}
if (!deps.lifecycle.isStopping())
  deps.log.info({ origin: deps.publicOrigin, database: databaseUrl ? 'postgresql' : 'embedded' }, 'ready');
