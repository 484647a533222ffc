import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../http/app-deps.ts';
import type { JobRunner } from '../jobs/job-runner.ts';
import type { Database } from '../storage/database.ts';

export interface StopTimes {
  /**
   * Requests are still accepted for this time while /readyz fails, so that the balancer notices before the port
   * closes.
   */
  readonly delayMs: number;
  readonly closeIdleEveryMs: number;
  /** Connections with a pending request or reply are closed after this time. */
  readonly closeAllAfterMs: number;
  /** Jobs that still run after this time are run again by another process once this one has exited. */
  readonly jobsFinishWithinMs: number;
  /** The process exits after this time in any case, not counting the delay: platforms kill it after 30 s. */
  readonly exitAfterMs: number;
}
export const stopTimes: StopTimes = {
  delayMs: 0,
  closeIdleEveryMs: 250,
  closeAllAfterMs: 20_000,
  jobsFinishWithinMs: 15_000,
  exitAfterMs: 24_000,
};

export interface RunningServer {
  readonly deps: Pick<AppDeps, 'lifecycle' | 'log'>;
  /** The main server and the vault. */
  readonly apps: readonly FastifyInstance[];
  readonly runner: JobRunner;
  readonly operatorSocket: { close(): void } | undefined;
  readonly database: Pick<Database, 'close'>;
  exit(code: number): void;
  /** Resolves after this many milliseconds. Tests replace it. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Stops listening, closes each open connection as soon as it is idle, and all connections after the limit. */
const closeApp = async (app: FastifyInstance, times: StopTimes): Promise<void> => {
  const idle = setInterval(() => app.server.closeIdleConnections(), times.closeIdleEveryMs);
  const all = setTimeout(() => app.server.closeAllConnections(), times.closeAllAfterMs);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(all);
  }
};

/**
 * The lease of an abandoned job outlasts the process by this time, because the clocks of two machines differ slightly.
 */
const clockMarginMs = 2_000;

/** The error of each part that failed to stop. */
const settleAll = async (parts: readonly Promise<void>[]): Promise<readonly unknown[]> =>
  (await Promise.allSettled(parts)).flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );

/**
 * Stops the process: pending requests are answered, running jobs finish or are left to other processes, the database
 * closes last. An error in one part does not keep the others from stopping. Exit code 0, or 1 if a part failed or
 * exceeded the time limit.
 */
export const stopServer = async (server: RunningServer, times: StopTimes = stopTimes): Promise<void> => {
  const { deps, apps, runner, operatorSocket, database, exit, wait = delay } = server;
  const started = performance.now();
  const ms = () => Math.round(performance.now() - started);
  deps.lifecycle.beginStopping();
  const deadline = setTimeout(() => {
    deps.log.error({ ms: ms() }, 'stopped by force: the time limit was reached before everything had closed');
    exit(1);
  }, times.delayMs + times.exitAfterMs);
  await wait(times.delayMs);
  const finishWithinMs = times.jobsFinishWithinMs;
  const exitWithinMs = Math.max(0, times.exitAfterMs - finishWithinMs) + clockMarginMs;
  const failures = [
    ...(await settleAll([
      ...apps.map((app) => closeApp(app, times)),
      runner.stop({ finishWithinMs, exitWithinMs }),
    ])),
    ...(await settleAll([(async () => operatorSocket?.close())(), database.close()])),
  ];
  clearTimeout(deadline);
  for (const cause of failures) deps.log.error({ cause }, 'a part of the server failed to stop');
  deps.log.info({ ms: ms() }, 'stopped');
  exit(failures.length ? 1 : 0);
};
