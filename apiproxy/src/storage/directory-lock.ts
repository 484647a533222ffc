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

interface Owner {
  readonly pid: number;
  readonly host: string;
  readonly token: string;
}
export interface DirectoryLock {
  release(): void;
}

export const heartbeatMs = 2_000;
export const staleAfterMs = 15_000;

const heldHere = new Set<string>();
const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException).code;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return codeOf(cause) === 'EPERM';
  }
};

const readOwner = (path: string): Owner | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
};

/** A dead process on this host frees the lock at once; elsewhere (or pid 1 of a container) its heartbeat tells. */
const isAbandoned = (path: string, owner: Owner | undefined): boolean => {
  if (owner?.host === hostname() && (owner.pid === process.pid || !isAlive(owner.pid))) return true;
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return age > staleAfterMs;
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

/**
 * Makes this process the only user of `directory`: PGlite does not lock and two users silently lose commits.
 * The lock is a file beside the directory with a heartbeat; it throws when another process holds it.
 */
export const lockDirectory = (directory: string): DirectoryLock => {
  const path = `${directory}.lock`;
  if (heldHere.has(path)) throw refuse(directory, readOwner(path));
  mkdirSync(dirname(path), { recursive: true });
  const owner: Owner = { pid: process.pid, host: hostname(), token: randomUUID() };
  if (!tryCreate(path, owner)) {
    const judged = readOwner(path);
    if (!isAbandoned(path, judged)) throw refuse(directory, judged);
    clear(path, judged, owner.token);
    if (!tryCreate(path, owner)) throw refuse(directory, readOwner(path));
  }
  heldHere.add(path);
  const beat = setInterval(() => {
    const now = new Date();
    if (readOwner(path)?.token === owner.token) utimesSync(path, now, now);
  }, heartbeatMs);
  beat.unref();
  return {
    release: () => {
      clearInterval(beat);
      heldHere.delete(path);
      if (readOwner(path)?.token === owner.token) unlinkSync(path);
    },
  };
};
