import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const lockFile = 'registry.lock';
const maxWaitMs = 30_000;
const pauseMs = 10;

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException).code;

/** Signal 0 only checks; EPERM means that the process exists and belongs to another user. */
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return codeOf(cause) === 'EPERM';
  }
};

/** Creates a file with its complete content. Returns false if the file exists. */
export const createExclusively = (path: string, content: string, mode = 0o644): boolean => {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, content, { flag: 'wx', mode });
  try {
    linkSync(draft, path);
    return true;
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return false;
    throw cause;
  } finally {
    rmSync(draft, { force: true });
  }
};

const readOwner = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return undefined;
    throw cause;
  }
};

/** Removes the lock of a process that no longer runs. The ticket in the lock prevents removing a newer lock. */
const breakStale = (path: string) => {
  const owner = readOwner(path);
  if (owner === undefined) return;
  const [pid = '', ticket = ''] = owner.split(' ');
  // Calls of this process are queued, so a lock with our pid was left by an earlier process.
  if (Number(pid) !== process.pid && isAlive(Number(pid))) return;
  const takeover = `${path}.takeover-${ticket}`;
  if (!createExclusively(takeover, String(process.pid))) return;
  try {
    if (readOwner(path) === owner) rmSync(path);
  } finally {
    rmSync(takeover, { force: true });
  }
};

const takeLock = async (path: string) => {
  const deadline = Date.now() + maxWaitMs;
  while (!createExclusively(path, `${process.pid} ${randomUUID()}`)) {
    breakStale(path);
    if (Date.now() > deadline)
      throw new Error(
        `${path} is locked by process ${readOwner(path)?.split(' ')[0] ?? '?'}. Try again after it has finished.`,
      );
    await setTimeout(pauseMs);
  }
};
/** The last call of this process for each lock. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Runs `work` with an exclusive lock on the registry folder, across processes. A lock left by a crashed process is
 * taken over. Must not be nested. Rejects after waiting 30 s for another process.
 */
export const withRegistryLock = <T>(folder: string, work: () => Promise<T>): Promise<T> => {
  mkdirSync(folder, { recursive: true });
  const path = join(realpathSync(folder), lockFile);
  const locked = async () => {
    await takeLock(path);
    try {
      return await work();
    } finally {
      rmSync(path, { force: true });
    }
  };
  const outcome = (queues.get(path) ?? Promise.resolve()).then(locked, locked);
  queues.set(path, outcome);
  return outcome;
};
