import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, rmSync, statSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createExclusively } from './exclusive-file.ts';
import { isRunning, processRealm } from './process-identity.ts';

export interface LockOwner {
  readonly pid: number;
  readonly host: string;
  readonly realm: string;
  readonly token: string;
}
export interface ProcessLock {
  release(): void;
}
export interface LockTimes {
  readonly heartbeatMs: number;
  /** An owner without a heartbeat for this long counts as dead. */
  readonly staleAfterMs: number;
}
interface LockOptions {
  /** The time that another process may keep the lock before LockedError is thrown. */
  readonly maxWaitMs?: number;
  readonly times?: LockTimes;
}
const defaultTimes: LockTimes = { heartbeatMs: 2_000, staleAfterMs: 12_000 };
const pauseMs = 10;

/** The error if another process, or this one, has the lock. */
export class LockedError extends Error {
  override name = 'LockedError';
  readonly owner: LockOwner | undefined;
  constructor(path: string, owner: LockOwner | undefined) {
    super(`${path} is locked by ${describeOwner(owner)}. Try again after it has finished.`);
    this.owner = owner;
  }
}
export const describeOwner = (owner: LockOwner | undefined): string =>
  owner ? `pid ${owner.pid} on ${owner.host}` : 'another process';

const locksOfThisProcess = new Set<string>();

const readOwner = (path: string): LockOwner | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LockOwner;
  } catch {
    return undefined;
  }
};
const lastBeat = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Whether the lock may be taken over. On the same host and process namespace the process list decides immediately.
 * Elsewhere the heartbeat decides: if it stops for long enough, the owner counts as dead.
 */
const isAbandoned = async (
  path: string,
  owner: LockOwner | undefined,
  { heartbeatMs, staleAfterMs }: LockTimes,
): Promise<boolean> => {
  // A lock of this process is in `locksOfThisProcess`, so a lock with its pid was left by an earlier process.
  if (owner?.realm === processRealm) return owner.pid === process.pid || !isRunning(owner.pid);
  const seen = lastBeat(path);
  while (lastBeat(path) === seen) {
    if (Date.now() - seen > staleAfterMs) return true;
    await wait(Math.min(heartbeatMs, 250));
  }
  return lastBeat(path) === 0;
};

/**
 * Removes the lock of a process that no longer runs. Only the process that creates the takeover file of this owner's
 * token removes it, so a newer lock is never removed. A takeover file that its process left behind is removed later.
 */
const removeAbandoned = (path: string, judged: LockOwner | undefined, { staleAfterMs }: LockTimes): void => {
  const takeover = `${path}.takeover-${judged?.token ?? 'unreadable'}`;
  if (!createExclusively(takeover, String(process.pid))) {
    if (Date.now() - lastBeat(takeover) > staleAfterMs) rmSync(takeover, { force: true });
    return;
  }
  try {
    if (readOwner(path)?.token === judged?.token) rmSync(path, { force: true });
  } finally {
    rmSync(takeover, { force: true });
  }
};

const acquire = async (
  path: string,
  owner: LockOwner,
  maxWaitMs: number,
  times: LockTimes,
): Promise<void> => {
  const deadline = Date.now() + maxWaitMs;
  while (!createExclusively(path, JSON.stringify(owner))) {
    const judged = readOwner(path);
    const abandoned = await isAbandoned(path, judged, times);
    if (abandoned) removeAbandoned(path, judged, times);
    if (abandoned && createExclusively(path, JSON.stringify(owner))) return;
    if (Date.now() >= deadline) throw new LockedError(path, readOwner(path));
    await wait(pauseMs);
  }
};

const startHeartbeat = (path: string, { token }: LockOwner, heartbeatMs: number) =>
  setInterval(() => {
    const now = new Date();
    if (readOwner(path)?.token === token) utimesSync(path, now, now);
  }, heartbeatMs).unref();

/** The lock file's path without symbolic links: two names of one folder are one lock. */
const realPathOf = (path: string): string => {
  mkdirSync(dirname(path), { recursive: true });
  return join(realpathSync(dirname(path)), basename(path));
};

/**
 * Makes this process the only owner of the lock file `path`, with a heartbeat until `release()`. The lock of a process
 * that no longer runs is taken over, also when that process ran on another host or in another container. Rejects with
 * LockedError if another process still has the lock after `maxWaitMs` (0).
 */
export const takeLock = async (
  path: string,
  { maxWaitMs = 0, times = defaultTimes }: LockOptions = {},
): Promise<ProcessLock> => {
  const real = realPathOf(path);
  if (locksOfThisProcess.has(real)) throw new LockedError(real, readOwner(real));
  locksOfThisProcess.add(real);
  const owner: LockOwner = {
    pid: process.pid,
    host: hostname(),
    realm: processRealm,
    token: randomUUID(),
  };
  try {
    await acquire(real, owner, maxWaitMs, times);
  } catch (cause) {
    locksOfThisProcess.delete(real);
    throw cause;
  }
  const beat = startHeartbeat(real, owner, times.heartbeatMs);
  return {
    release: () => {
      clearInterval(beat);
      locksOfThisProcess.delete(real);
      if (readOwner(real)?.token === owner.token) rmSync(real, { force: true });
    },
  };
};

/** The last call of this process for each lock. */
const queues = new Map<string, Promise<unknown>>();

/** Runs `work` under the lock. Calls of one process are queued, other processes are waited for. Must not be nested. */
export const withLock = <T>(path: string, maxWaitMs: number, work: () => Promise<T>): Promise<T> => {
  const real = realPathOf(path);
  const locked = async () => {
    const lock = await takeLock(real, { maxWaitMs });
    try {
      return await work();
    } finally {
      lock.release();
    }
  };
  const outcome = (queues.get(real) ?? Promise.resolve()).then(locked, locked);
  queues.set(real, outcome);
  return outcome;
};
