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
  /** Without a heartbeat for so long the owner is taken for dead. */
  readonly staleAfterMs: number;
}
const usualTimes: LockTimes = { heartbeatMs: 2_000, staleAfterMs: 12_000 };

const heldHere = new Set<string>();
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
 * Whether a lock may be taken over. In this realm the process list decides at once; elsewhere the heartbeat
 * does: one that moves means alive, one that stands still for long enough means dead.
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

/** Moves an abandoned lock away; one of several takers wins. A lock that changed hands meanwhile is put back. */
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

const refuse = (directory: string, owner: Owner | undefined): Error =>
  new Error(
    `DATA_DIR ${directory} is in use by ${owner ? `pid ${owner.pid} on ${owner.host}` : 'another process'}; ` +
      'two processes on one directory lose data. Set DATABASE_URL to run several.',
  );

const acquire = async (directory: string, path: string, owner: Owner, times: LockTimes): Promise<void> => {
  if (tryCreate(path, owner)) return;
  const judged = readOwner(path);
  if (!(await isAbandoned(path, judged, times))) throw refuse(directory, judged);
  clear(path, judged, owner.token);
  if (!tryCreate(path, owner)) throw refuse(directory, readOwner(path));
};

/**
 * Makes this process the only user of `directory`: PGlite does not lock and two users silently lose commits.
 * The lock is a file beside the directory with a heartbeat; it throws when another process holds it.
 */
export const lockDirectory = async (
  directory: string,
  times: LockTimes = usualTimes,
): Promise<DirectoryLock> => {
  const path = `${directory}.lock`;
  if (heldHere.has(path)) throw refuse(directory, readOwner(path));
  heldHere.add(path);
  mkdirSync(dirname(path), { recursive: true });
  const owner: Owner = { pid: process.pid, host: hostname(), realm: processRealm, token: randomUUID() };
  try {
    await acquire(directory, path, owner, times);
  } catch (cause) {
    heldHere.delete(path);
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
      heldHere.delete(path);
      if (readOwner(path)?.token === owner.token) unlinkSync(path);
    },
  };
};
