import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { promisify } from 'node:util';
import type { VersionHealth } from '@crema/shared-contracts';
import { giftManifest, writeTestBuild } from '../testing/test-build.ts';

/** Runs the command line in a separate process, with packages of the test. */
const launcher = (root: string) => `
  import { runCommand } from ${JSON.stringify(join(import.meta.dirname, '../commands/cli.ts'))};
  process.exitCode = await runCommand(process.argv.slice(1), {
    root: ${JSON.stringify(root)},
    environment: process.env,
    now: () => new Date(),
    print: (text) => console.log(text),
    printError: (text) => console.error(text),
  });`;
type Status = {
  remotes: {
    stable: string;
    canary?: object;
    takenBack?: { reason: string };
    versions: { version: string }[];
  }[];
};

describe('crema watch', () => {
  const work = mkdtempSync(join(tmpdir(), 'crema-watch-'));
  const source = join(work, 'mfe-gift');
  const launch = ['--input-type=module', '-e', launcher(work), '--'];
  let server: Server;
  let origin = '';
  let health: readonly VersionHealth[] = [];
  let versions: readonly string[] = [];
  let registry = '';

  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, [...launch, ...words, '--json', '--registry', registry], {
      env: { ...process.env, CREMA_WATCH_TOKEN: 'secret' },
    });
  const data = async <T>(...words: string[]) => JSON.parse((await run(...words)).stdout) as T;
  const publish = async (mark: string) => {
    writeTestBuild(source, giftManifest, mark);
    return (await data<{ version: string }>('publish', 'mfe-gift')).version;
  };
  const healthOf = (version: string, mounted: number, failed: number): VersionHealth => ({
    remote: 'mfe-gift',
    version,
    mounted,
    errors: failed,
    networks: failed,
    classes: failed ? { 'render/TypeError': failed } : {},
    since: '2026-06-03T15:00:00Z',
  });
  const watch = (...words: string[]) => run('watch', '--server', origin, ...words);
  const record = async () => (await data<Status>('status')).remotes[0];

  before(async () => {
    server = createServer((request, response) => {
      const allowed = request.headers.authorization === 'Bearer secret';
      response.writeHead(allowed ? 200 : 401).end(JSON.stringify(health));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server.close();
    rmSync(work, { recursive: true, force: true });
  });
  beforeEach(async () => {
    registry = join(mkdtempSync(join(work, 'registry-')), 'registry');
    versions = [await publish('first'), await publish('second')];
    await run('canary', 'mfe-gift', String(versions[1]), '10');
  });

  it('takes a failing canary back and writes down why, PLT-008', async () => {
    const [stable = '', canary = ''] = versions;
    health = [healthOf(stable, 400, 0), healthOf(canary, 60, 31)];
    const { stdout } = await watch('--once');
    assert.match(stdout, /"kind":"taken-back"/);
    const reason = 'watch: 31 of 60 mounts failed in 31 networks (render/TypeError), stable 0 of 400';
    const now = await record();
    assert.deepEqual([now?.stable, now?.canary, now?.takenBack?.reason], [stable, undefined, reason]);
    const entries = await data<{ command: string; version: string; reason: string }[]>('history', 'mfe-gift');
    assert.deepEqual(
      entries.slice(-1).map(({ command, version, reason: why }) => [command, version, why]),
      [['take-back', canary, reason]],
    );
  });

  it('leaves a good canary alone, PLT-008', async () => {
    const [stable = '', canary = ''] = versions;
    health = [healthOf(stable, 400, 4), healthOf(canary, 60, 1)];
    await watch('--once');
    assert.ok((await record())?.canary);
  });

  it('says why it sees nothing', async () => {
    const refused = run('watch', '--server', `${origin}`, '--once', '--minutes', '0');
    await assert.rejects(refused, { code: 1, stderr: /--minutes/ });
    server.close();
    server.closeAllConnections();
    await assert.rejects(watch('--once'), { code: 1, stderr: /fetch failed/ });
    await new Promise<void>((resolve) =>
      server.listen(Number(new URL(origin).port), '127.0.0.1', () => resolve()),
    );
  });

  it('runs until it is stopped', async () => {
    const watcher = spawn(
      process.execPath,
      [...launch, 'watch', '--server', origin, '--registry', registry],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    await new Promise((resolve) => watcher.stdout.once('data', resolve));
    watcher.kill('SIGTERM');
    const code = await new Promise((resolve) => watcher.on('close', resolve));
    assert.equal(code, 0);
  });
});
