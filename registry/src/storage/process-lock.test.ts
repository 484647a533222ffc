import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { lockDirectory } from './directory-lock.ts';
import { isRunning, processRealm } from './process-identity.ts';

const holder = fileURLToPath(new URL('../testing/hold-lock.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'crema-lock-'));
const children: ChildProcess[] = [];
let count = 0;
const freshDirectory = () => join(folder, `db-${(count += 1)}`);

const startOther = async (directory: string): Promise<{ child: ChildProcess; said: string }> => {
  const child = spawn(process.execPath, [holder, directory], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: said.toString() };
};
const end = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
};
const writeOwner = (directory: string, owner: object, ageMs: number) => {
  writeFileSync(`${directory}.lock`, JSON.stringify(owner));
  const at = new Date(Date.now() - ageMs);
  utimesSync(`${directory}.lock`, at, at);
};

describe('the lock of a data directory', () => {
  afterEach(async () => {
    await Promise.all(children.splice(0).map(end));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('is refused to a second process, with the name of the first', async () => {
    const directory = freshDirectory();
    const lock = await lockDirectory(directory);
    const { said } = await startOther(directory);
    assert.match(said, new RegExp(`refused .* in use by pid ${process.pid} on .* Set DATABASE_URL`));
    lock.release();
  });

  it('is refused to this process while another has it', async () => {
    const directory = freshDirectory();
    const { child, said } = await startOther(directory);
    assert.equal(said, 'held\n');
    await assert.rejects(lockDirectory(directory), new RegExp(`pid ${child.pid}`));
  });

  it('is free immediately when its owner was killed', async () => {
    const directory = freshDirectory();
    const { child } = await startOther(directory);
    await end(child);
    (await lockDirectory(directory)).release();
  });

  it('is refused to the same process a second time', async () => {
    const directory = freshDirectory();
    const lock = await lockDirectory(directory);
    await assert.rejects(lockDirectory(directory), /in use/);
    lock.release();
    (await lockDirectory(directory)).release();
  });

  it('is acquired by one of several processes that start together', async () => {
    const directory = freshDirectory();
    writeOwner(directory, { pid: 2 ** 22 + 1, host: 'here', realm: processRealm, token: 'dead' }, 0);
    const said = await Promise.all([1, 2, 3, 4].map(async () => (await startOther(directory)).said));
    assert.equal(said.filter((line) => line === 'held\n').length, 1);
  });

  it('of another host is taken over once its heartbeat has stopped for long enough', async () => {
    const directory = freshDirectory();
    writeOwner(directory, { pid: 1, host: 'elsewhere', realm: 'elsewhere', token: 'other' }, 60_000);
    const lock = await lockDirectory(directory);
    assert.equal(JSON.parse(readFileSync(`${directory}.lock`, 'utf8')).pid, process.pid);
    lock.release();
    assert.ok(!existsSync(`${directory}.lock`));
  });

  it('of another host is respected while its heartbeat continues', async () => {
    const directory = freshDirectory();
    const other = { pid: 1, host: 'elsewhere', realm: 'elsewhere', token: 'other' };
    writeOwner(directory, other, 0);
    const beat = setInterval(() => writeOwner(directory, other, 0), 20);
    await assert.rejects(lockDirectory(directory), /pid 1 on elsewhere/);
    clearInterval(beat);
  });

  it('of another host that died a moment ago is waited for', async () => {
    const directory = freshDirectory();
    writeOwner(directory, { pid: 1, host: 'elsewhere', realm: 'elsewhere', token: 'other' }, 0);
    (await lockDirectory(directory, { heartbeatMs: 10, staleAfterMs: 40 })).release();
  });
});

describe('a process', () => {
  it('is reported as running or not', () => {
    assert.equal(isRunning(process.pid), true);
    assert.equal(isRunning(2 ** 22 + 1), false);
  });
});
