import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it, type TestContext } from 'node:test';
import { createOnServer } from './testing/test-database.ts';
import { until } from './testing/until.ts';

const folder = mkdtempSync(join(tmpdir(), 'crema-main-'));
after(() => rmSync(folder, { recursive: true }));

const startMain = (env: Record<string, string>) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, NODE_OPTIONS: '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return { child, log: () => log, errors: () => errors };
};
/** A new database on the tests' server, which is ready in a fifth of the time; without a server the embedded one in a folder. */
const ownDatabase = async (t: TestContext): Promise<Record<string, string>> => {
  const created = await createOnServer();
  if (!created) return { DATA_DIR: mkdtempSync(join(folder, 'db-')) };
  t.after(created.drop);
  return { DATABASE_URL: created.url.href };
};
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};
const canConnect = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

describe('the process of the server', () => {
  it('stops in order on a SIGTERM that comes as soon as its first port is open', async (t) => {
    const port = await freePort();
    const { child, log } = startMain({ VAULT_PORT: String(port), ...(await ownDatabase(t)) });
    const exited = once(child, 'exit');
    await until(async () => child.exitCode !== null || (await canConnect(port)));
    child.kill('SIGTERM');
    assert.deepEqual(await exited, [0, null], log());
    assert.match(log(), /"loaded the shop"[^]*"stopped"/);
  });

  it('loads no sample in production, and says how a shop is loaded, SHP-013', async (t) => {
    const port = String(await freePort());
    const { child, log } = startMain({
      ...{ NODE_ENV: 'production', PAYMENT_PROVIDER: 'sandbox', SANDBOX_IN_PRODUCTION: 'demo' },
      ...(await ownDatabase(t)),
      VAULT_PORT: port,
    });
    const exited = once(child, 'exit');
    await until(async () => child.exitCode !== null || log().includes('"ready"'));
    child.kill('SIGTERM');
    assert.deepEqual(await exited, [0, null], log());
    assert.match(log(), /npm run shop -- load FOLDER/);
    assert.doesNotMatch(log(), /"loaded the shop"/);
  });

  it('ends with exit code 1 and names every problem of its environment before it opens a database', async () => {
    const { child, log, errors } = startMain({ PORT: 'http', CREMA_METRIC_TOKEN: 'x' });
    assert.deepEqual(await once(child, 'exit'), [1, null]);
    assert.match(errors(), /PORT: found "http"; expected an integer[^]*did you mean CREMA_METRICS_TOKEN\?/);
    assert.equal(log(), '');
  });

  it('does not start in production before it is decided who takes the payments, and says what to set, PAY-001', async () => {
    const { child, log, errors } = startMain({ NODE_ENV: 'production' });
    assert.deepEqual(await once(child, 'exit'), [1, null]);
    assert.match(
      errors(),
      /PAYMENT_PROVIDER: not set in production; expected stripe, or sandbox with SANDBOX_IN_PRODUCTION=demo\. Set /,
    );
    assert.equal(log(), '');
  });

  it('says what it waits for, and ends with exit code 1, when its database never answers', async () => {
    const mute = createServer().listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as AddressInfo;
    const { child, log } = startMain({ DATABASE_URL: `postgres://shop:secret@127.0.0.1:${port}/shop` });
    assert.deepEqual(await once(child, 'exit'), [1, null]);
    mute.close();
    assert.ok(log().includes('opening the database') && log().includes(`postgresql at 127.0.0.1:${port}`));
    assert.match(log(), /not started: the database could not be opened or migrated/);
    assert.ok(!log().includes('secret'));
  });
});
