import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning, processRealm } from './process-identity.ts';

interface Owner {
  readonly pid: number;
  readonly host: string;
  readonly realm: string;
  readonly token: string;
}
export interface DirectoryLock {
  release(): void;
}
export interface LockTimes {
  readonly heartbeatMs: number;
  /** An owner without a heartbeat for this long counts as dead. */
  readonly staleAfterMs: number;
}
const defaultTimes: LockTimes = { heartbeatMs: 2_000, staleAfterMs: 12_000 };

const locksOfThisProcess = new Set<string>();
const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException).code;

const readOwner = (path: string): Owner | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
};
const lastBeat = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Whether the lock may be taken over. On the same host and process namespace the process list decides immediately.
 * Elsewhere the heartbeat decides: if it stops for long enough, the owner counts as dead.
 */
const isAbandoned = async (path: string, owner: Owner | undefined, times: LockTimes): Promise<boolean> => {
  if (owner?.realm === processRealm) return owner.pid === process.pid || !isRunning(owner.pid);
  const seen = lastBeat(path);
  while (lastBeat(path) === seen) {
    if (Date.now() - seen > times.staleAfterMs) return true;
    await wait(Math.min(times.heartbeatMs, 250));
  }
  return lastBeat(path) === 0;
};

const tryCreate = (path: string, owner: Owner): boolean => {
  const draft = `${path}.${owner.token}`;
  writeFileSync(draft, JSON.stringify(owner));
  try {
    linkSync(draft, path);
    return true;
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return false;
    throw cause;
  } finally {
    unlinkSync(draft);
  }
};

/**
 * Moves an abandoned lock away. If several processes try, one succeeds. A lock that has changed meanwhile is moved
 * back.
 */
const clear = (path: string, judged: Owner | undefined, token: string): void => {
  const aside = `${path}.${token}.stale`;
  try {
    renameSync(path, aside);
    if (readOwner(aside)?.token !== judged?.token) linkSync(aside, path);
    unlinkSync(aside);
  } catch (cause) {
    if (codeOf(cause) !== 'ENOENT' && codeOf(cause) !== 'EEXIST') throw cause;
  }
};

const createLockedError = (directory: string, owner: Owner | undefined): Error =>
  new Error(
    `DATA_DIR ${directory} is in use by ${owner ? `pid ${owner.pid} on ${owner.host}` : 'another process'}; ` +
      'two processes on one directory lose data. Set DATABASE_URL to run several.',
  );

const acquire = async (directory: string, path: string, owner: Owner, times: LockTimes): Promise<void> => {
  if (tryCreate(path, owner)) return;
  const judged = readOwner(path);
  if (!(await isAbandoned(path, judged, times))) throw createLockedError(directory, judged);
  clear(path, judged, owner.token);
  if (!tryCreate(path, owner)) throw createLockedError(directory, readOwner(path));
};

/**
 * Makes this process the only user of `directory`, because PGlite does not lock it and two users silently lose
 * commits. The lock is a file beside the directory with a heartbeat. Throws if another process holds the lock.
 */
export const lockDirectory = async (
  directory: string,
  times: LockTimes = defaultTimes,
): Promise<DirectoryLock> => {
  const path = `${directory}.lock`;
  if (locksOfThisProcess.has(path)) throw createLockedError(directory, readOwner(path));
  locksOfThisProcess.add(path);
  mkdirSync(dirname(path), { recursive: true });
  const owner: Owner = { pid: process.pid, host: hostname(), realm: processRealm, token: randomUUID() };
  try {
    await acquire(directory, path, owner, times);
  } catch (cause) {
    locksOfThisProcess.delete(path);
    throw cause;
  }
  const beat = setInterval(() => {
    const now = new Date();
    if (readOwner(path)?.token === owner.token) utimesSync(path, now, now);
  }, times.heartbeatMs);
  beat.unref();
  return {
    release: () => {
      clearInterval(beat);
      locksOfThisProcess.delete(path);
      if (readOwner(path)?.token === owner.token) unlinkSync(path);
    },
  };
};
