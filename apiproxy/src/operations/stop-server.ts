import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../http/app-deps.ts';
import type { JobRunner } from '../jobs/job-runner.ts';
import type { Database } from '../storage/database.ts';

export interface StopTimes {
  /** Requests are still taken for so long while /readyz refuses: the balancer must notice before the port closes. */
  readonly delayMs: number;
  readonly closeIdleEveryMs: number;
  /** Requests that are still being sent or answered then are cut. */
  readonly closeAllAfterMs: number;
  /** Jobs that still run then are run again by another process, once this one has ended. */
  readonly jobsFinishWithinMs: number;
  /** The process ends then, not counting the delay, whatever it waits for: before platforms kill it after 30 s. */
  readonly exitAfterMs: number;
}
export const stopTimes: StopTimes = {
  delayMs: 0,
  closeIdleEveryMs: 250,
  closeAllAfterMs: 20_000,
  jobsFinishWithinMs: 15_000,
  exitAfterMs: 24_000,
};

/** STOP_DELAY_SECONDS in milliseconds. */
export const readStopDelay = (text: string | undefined): number => {
  const seconds = Number(text?.trim() || 0);
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > 600)
    throw new Error(`STOP_DELAY_SECONDS: "${text}" is not a number of seconds; expected 0 to 600`);
  return seconds * 1_000;
};

export interface RunningServer {
  readonly deps: Pick<AppDeps, 'lifecycle' | 'log'>;
  /** The shop and the vault. */
  readonly apps: readonly FastifyInstance[];
  readonly runner: JobRunner;
  readonly operatorSocket: { close(): void } | undefined;
  readonly database: Pick<Database, 'close'>;
  exit(code: number): void;
  /** Resolves after so many milliseconds; a test decides when. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Refuses new connections, closes each open one as soon as nothing happens on it, and all of them after the limit. */
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

/** An abandoned job's lease outlasts the process by so much: clocks of two machines differ a little. */
const clockMarginMs = 2_000;

/** The cause of each part that failed. */
const settleAll = async (parts: readonly Promise<void>[]): Promise<readonly unknown[]> =>
  (await Promise.allSettled(parts)).flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );

/**
 * Ends the process: requests in flight are answered, running jobs finish or are left to others, the database closes
 * last. A part that fails stops no other part. Exit code 0, or 1 when something failed or did not end in time.
 */
export const stopServer = async (server: RunningServer, times: StopTimes = stopTimes): Promise<void> => {
  const { deps, apps, runner, operatorSocket, database, exit, wait = delay } = server;
  const started = performance.now();
  const ms = () => Math.round(performance.now() - started);
  deps.lifecycle.beginStopping();
  const deadline = setTimeout(() => {
    deps.log.error({ ms: ms() }, 'stopped by force: something did not end in time');
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
