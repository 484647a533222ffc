import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, afterEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { takeLock, withLock } from './process-lock.ts';
import { isRunning, processRealm } from './process-identity.ts';

const holder = fileURLToPath(new URL('../testing/hold-lock.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'crema-lock-'));
const children: ChildProcess[] = [];
let count = 0;
const freshPath = () => join(folder, `db-${(count += 1)}.lock`);

const startOther = async (path: string): Promise<{ child: ChildProcess; said: string }> => {
  const child = spawn(process.execPath, [holder, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: said.toString() };
};
const end = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
};
const writeOwner = (path: string, owner: object, ageMs: number) => {
  writeFileSync(path, JSON.stringify(owner));
  const at = new Date(Date.now() - ageMs);
  utimesSync(path, at, at);
};

describe('the lock of one process among several', () => {
  afterEach(async () => {
    await Promise.all(children.splice(0).map(end));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('is refused to a second process, with the name of the first', async () => {
    const path = freshPath();
    const lock = await takeLock(path);
    const { said } = await startOther(path);
    assert.match(said, new RegExp(`refused .* is locked by pid ${process.pid} on `));
    lock.release();
  });

  it('is refused to this process while another has it', async () => {
    const path = freshPath();
    const { child, said } = await startOther(path);
    assert.equal(said, 'held\n');
    await assert.rejects(takeLock(path), new RegExp(`pid ${child.pid}`));
  });

  it('is free immediately when its owner was killed', async () => {
    const path = freshPath();
    const { child } = await startOther(path);
    await end(child);
    (await takeLock(path)).release();
  });

  it('is refused to the same process a second time', async () => {
    const path = freshPath();
    const lock = await takeLock(path);
    await assert.rejects(takeLock(path), /is locked by pid/);
    lock.release();
    (await takeLock(path)).release();
  });

  it('is acquired by one of several processes that start together', async () => {
    const path = freshPath();
    writeOwner(path, { pid: 2 ** 22 + 1, host: 'here', realm: processRealm, token: 'dead' }, 0);
    const said = await Promise.all([1, 2, 3, 4].map(async () => (await startOther(path)).said));
    assert.equal(said.filter((line) => line === 'held\n').length, 1);
  });

  it('of another host is taken over once its heartbeat has stopped for long enough', async () => {
    const path = freshPath();
    writeOwner(path, { pid: 1, host: 'elsewhere', realm: 'elsewhere', token: 'other' }, 60_000);
    const lock = await takeLock(path);
    assert.equal(JSON.parse(readFileSync(path, 'utf8')).pid, process.pid);
    lock.release();
    assert.ok(!existsSync(path));
  });

  it('of another host is respected while its heartbeat continues', async () => {
    const path = freshPath();
    const other = { pid: 1, host: 'elsewhere', realm: 'elsewhere', token: 'other' };
    writeOwner(path, other, 0);
    const beat = setInterval(() => writeOwner(path, other, 0), 20);
    await assert.rejects(takeLock(path), /pid 1 on elsewhere/);
    clearInterval(beat);
  });

  it('of another host that died a moment ago is waited for', async () => {
    const path = freshPath();
    writeOwner(path, { pid: 1, host: 'elsewhere', realm: 'elsewhere', token: 'other' }, 0);
    (await takeLock(path, { times: { heartbeatMs: 10, staleAfterMs: 40 } })).release();
  });

  it('is waited for as long as the caller allows', async () => {
    const path = freshPath();
    const { child } = await startOther(path);
    const waiting = takeLock(path, { maxWaitMs: 60_000 });
    await end(child);
    (await waiting).release();
  });

  it('is taken over although the process that removed an abandoned lock died before it was done', async () => {
    const path = freshPath();
    const dead = { pid: 2 ** 22 + 1, host: 'here', realm: processRealm, token: 'dead' };
    writeOwner(path, dead, 0);
    const takeover = `${path}.takeover-dead`;
    writeFileSync(takeover, '');
    utimesSync(takeover, new Date(0), new Date(0));
    (await takeLock(path, { maxWaitMs: 60_000 })).release();
  });

  it('is one lock under two names of its folder', async () => {
    const path = freshPath();
    const alias = join(folder, `alias-${count}`);
    symlinkSync(folder, alias);
    const lock = await takeLock(path);
    await assert.rejects(takeLock(join(alias, basename(path))), /is locked by pid/);
    lock.release();
  });

  it('is held for one call of this process after the other, also after one that failed', async () => {
    const path = freshPath();
    const steps: string[] = [];
    const run = (name: string) => async () => {
      steps.push(`${name} starts`);
      await Promise.resolve();
      steps.push(`${name} ends`);
      if (name === 'b') throw new Error('b failed');
    };
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((name) => withLock(path, 0, run(name))));
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled'],
    );
    assert.deepEqual(steps, ['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
    assert.ok(!existsSync(path));
  });
});

describe('a process', () => {
  it('is reported as running or not', () => {
    assert.equal(isRunning(process.pid), true);
    assert.equal(isRunning(2 ** 22 + 1), false);
  });
});
