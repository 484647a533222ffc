import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { ServerModule } from '../http/server-module.ts';
import { startJobRunner, type JobRunner, type StopLimits } from '../jobs/job-runner.ts';
import { createVault } from '../payments/vault/create-vault.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';
import { stopServer, stopTimes, type RunningServer, type StopTimes } from './stop-server.ts';

const never: StopTimes = {
  delayMs: 0,
  closeIdleEveryMs: 10,
  closeAllAfterMs: 600_000,
  jobsFinishWithinMs: 600_000,
  exitAfterMs: 600_000,
};

describe('a server that is stopping', () => {
  let test: TestApp;
  let vault: FastifyInstance;
  let runner: JobRunner;
  let answer: (() => void) | undefined;
  const opened: Socket[] = [];
  const exits: number[] = [];
  const probe: ServerModule = {
    name: 'probe',
    register: (app) => {
      app.get('/slow', () => new Promise((resolve) => (answer = () => resolve('answered'))));
      app.get('/quick', () => 'quick');
    },
  };
  beforeEach(async () => {
    exits.length = 0;
    answer = undefined;
    test = await startTestApp({ modules: [probe] });
    vault = createVault(test.deps);
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    await vault.listen({ port: 0, host: '127.0.0.1' });
    runner = startJobRunner(test.deps, []);
  });
  afterEach(async () => {
    for (const socket of opened.splice(0)) socket.destroy();
    await runner.stop({ finishWithinMs: 0, exitWithinMs: 0 });
    await vault.close();
    await test.stop();
  });

  const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port;
  const stop = (
    times: Partial<StopTimes> = {},
    changes: Partial<Pick<RunningServer, 'database' | 'runner' | 'wait'>> = {},
  ) =>
    stopServer(
      {
        deps: test.deps,
        apps: [test.app, vault],
        runner,
        operatorSocket: undefined,
        database: { close: async () => undefined },
        exit: (code) => exits.push(code),
        ...changes,
      },
      { ...never, ...times },
    );
  const open = async (app: FastifyInstance, sent: string) => {
    const socket = connect(portOf(app), '127.0.0.1');
    opened.push(socket);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(sent);
    return socket;
  };
  const halfSent = (path: string) =>
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nx-crema-request: 1\r\nsec-fetch-site: same-origin\r\ncontent-length: 100\r\n\r\n{"half":`;
  const connections = (app: FastifyInstance) =>
    new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));

  it('answers the pending request, asks the client to close, and closes with it', async () => {
    const agent = new Agent({ keepAlive: true });
    const asked = new Promise<IncomingMessage>((resolve) =>
      get({ port: portOf(test.app), host: '127.0.0.1', path: '/slow', agent }, resolve),
    );
    await until(() => answer !== undefined);
    const stopping = stop();
    assert.ok(test.deps.lifecycle.isStopping());
    answer?.();
    const reply = await asked;
    assert.equal(reply.headers.connection, 'close');
    assert.equal(await text(reply), 'answered');
    await stopping;
    assert.deepEqual(exits, [0]);
    agent.destroy();
  });

  it('closes idle kept-alive connections immediately, of the main server and of the vault', async () => {
    for (const app of [test.app, vault]) {
      const socket = await open(app, 'GET /quick HTTP/1.1\r\nhost: localhost\r\n\r\n');
      await once(socket, 'data');
    }
    await stop();
    assert.deepEqual(exits, [0]);
  });

  for (const name of ['shop', 'vault'] as const)
    it(`closes the connection of a half-sent body of the ${name} after the time limit`, async () => {
      const app = name === 'shop' ? test.app : vault;
      await open(app, halfSent(name === 'shop' ? '/apiproxy/v1/graphql' : '/tokens'));
      await until(async () => (await connections(app)) === 1);
      await stop({ closeAllAfterMs: 50 });
      assert.deepEqual(exits, [0]);
      assert.equal(await connections(app), 0);
    });

  it('exits with code 1 after the time limit when something does not close', async () => {
    void stop({ exitAfterMs: 50 }, { database: { close: () => new Promise(() => undefined) } });
    await until(() => exits.length > 0);
    assert.deepEqual(exits, [1]);
    assert.ok(test.logged.some(({ message }) => message.startsWith('stopped by force')));
  });

  it('answers a pending request, closes the database and exits with code 1 when its jobs cannot be stopped', async () => {
    const reply = fetch(`http://127.0.0.1:${portOf(test.app)}/slow`);
    await until(() => answer !== undefined);
    let closed = false;
    const failing = { stop: () => Promise.reject(new Error('the database is down')) };
    const database = { close: async () => void (closed = true) };
    const stopping = stop({}, { runner: failing, database });
    answer?.();
    assert.equal(await (await reply).text(), 'answered');
    await stopping;
    assert.deepEqual([closed, exits], [true, [1]]);
    assert.ok(test.logged.some(({ message }) => message === 'a part of the server failed to stop'));
  });

  it('keeps the jobs that do not finish from other processes while the process may still run', async () => {
    let limits: StopLimits | undefined;
    await stop(stopTimes, { runner: { stop: async (given) => void (limits = given) } });
    assert.equal(limits?.finishWithinMs, stopTimes.jobsFinishWithinMs);
    assert.ok(limits.finishWithinMs + limits.exitWithinMs > stopTimes.exitAfterMs);
  });

  it('answers requests during its delay, while /readyz already fails', async () => {
    const delay = Promise.withResolvers<void>();
    const delays: number[] = [];
    const wait = (ms: number) => {
      delays.push(ms);
      return delay.promise;
    };
    const stopping = stop({ delayMs: 200 }, { wait });
    const ready = await fetch(`http://127.0.0.1:${portOf(test.app)}/readyz`);
    assert.deepEqual([ready.status, (await ready.json()).checks.running], [503, 'failed']);
    assert.equal((await fetch(`http://127.0.0.1:${portOf(test.app)}/quick`)).status, 200);
    assert.deepEqual([delays, exits], [[200], []]);
    delay.resolve();
    await stopping;
    assert.deepEqual(exits, [0]);
  });

  it('exits before a platform kills it after 30 s', () => {
    const { closeAllAfterMs, jobsFinishWithinMs, exitAfterMs } = stopTimes;
    assert.ok(Math.max(closeAllAfterMs, jobsFinishWithinMs) < exitAfterMs && exitAfterMs < 25_000);
    assert.equal(closeAllAfterMs, 20_000);
  });
});
