import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const lockFile = 'registry.lock';
const patienceMs = 30_000;
const pauseMs = 10;

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException).code;
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);

/** Signal 0 only asks; a process of somebody else answers EPERM and lives. */
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return codeOf(cause) === 'EPERM';
  }
};

/** Writes a whole file under a name that must not exist yet; false when it does. */
const createExclusively = (path: string, content: string) => {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, content, { flag: 'wx' });
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

/** Removes the lock of a process that is gone. Every owner has its own ticket, so that nobody breaks a newer lock. */
const breakStale = (path: string) => {
  const owner = readOwner(path);
  if (owner === undefined) return;
  const [pid = '', ticket = ''] = owner.split(' ');
  // One thread holds the lock for one call: a lock with our own number is a former process's.
  if (Number(pid) !== process.pid && isAlive(Number(pid))) return;
  const takeover = `${path}.takeover-${ticket}`;
  if (!createExclusively(takeover, String(process.pid))) return;
  try {
    if (readOwner(path) === owner) rmSync(path);
  } finally {
    rmSync(takeover, { force: true });
  }
};

/**
 * Runs `work` while no other process does so for the same registry folder; takes over from a process that died.
 * Synchronous and not to be nested; throws after 30 s of waiting.
 */
export const withRegistryLock = <T>(folder: string, work: () => T): T => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, lockFile);
  const deadline = Date.now() + patienceMs;
  while (!createExclusively(path, `${process.pid} ${randomUUID()}`)) {
    breakStale(path);
    if (Date.now() > deadline)
      throw new Error(`${path} is held by process ${readOwner(path)?.split(' ')[0] ?? '?'}; try again`);
    pause();
  }
  try {
    return work();
  } finally {
    rmSync(path, { force: true });
  }
};
