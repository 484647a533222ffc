// Item 4: 300 clients that send and read as slowly as possible, and a SIGTERM meanwhile.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { node, root } from '../../scripts/packages.mjs';
import { createJudge } from './judge.mjs';
import { placeGuestOrder } from './orders.mjs';
import { documentHash, graphqlPath, sessionPath } from './wire.mjs';

const clients = 300;
const cutWithinMs = 45_000;
const stopWithinMs = 25_000;
const dripMs = 1_000;

const head = (path, length) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\nsec-fetch-site: same-origin\r\nx-crema-request: 1\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
const withHost = (text, { host }) => text.replace('host: localhost', `host: ${host}`);
/** The first bytes of a slow client, and whether it continues byte by byte. */
const habits = [
  { name: 'body byte by byte', first: head(graphqlPath, 100_000), drips: true },
  { name: 'half a body', first: `${head(graphqlPath, 1_000)}{"half":`, drips: false },
  { name: 'half a head', first: 'POST / HTTP/1.1\r\nhost: localhost\r\nx-a: ', drips: true },
  { name: 'nothing', first: '', drips: false },
  {
    name: 'kept alive',
    first: `GET ${sessionPath} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
    drips: false,
    idle: true,
  },
];

const openClient = (origin, { first, drips }) => {
  const target = new URL(origin);
  const socket = connect(Number(target.port), '127.0.0.1');
  const client = { socket, closedAt: undefined };
  // The client reads on, because it would otherwise not notice the end of the connection.
  socket.on('error', () => undefined).resume();
  socket.on('connect', () => socket.write(withHost(first, target)));
  const timer = drips ? setInterval(() => socket.writable && socket.write('x'), dripMs) : undefined;
  socket.on('close', () => {
    clearInterval(timer);
    client.closedAt = performance.now();
  });
  return client;
};
const openClients = ({ origin, vaultOrigin }) =>
  Array.from({ length: clients }, (_, index) => ({
    habit: habits[index % habits.length],
    // Every third client connects to the vault.
    ...openClient(index % 3 === 0 ? vaultOrigin : origin, habits[index % habits.length]),
  }));
const closeClients = (opened) => opened.forEach(({ socket }) => socket.destroy());

const cutWhileRunning = async (server, expect) => {
  const opened = openClients(server);
  const busy = opened.filter(({ habit }) => !habit.idle);
  const started = performance.now();
  const left = () => busy.filter(({ socket }) => !socket.destroyed);
  while (left().length > 0 && performance.now() - started < cutWithinMs) await wait(100);
  for (const { habit, socket } of busy)
    expect(`a slow client is not cut off: ${habit.name}`, socket.destroyed, `after ${cutWithinMs} ms`);
  closeClients(opened);
  return performance.now() - started;
};

/** A visitor whose request is half sent. Returns { finish }, which returns the complete reply. */
const beginRequest = ({ origin }) => {
  const target = new URL(origin);
  const body = JSON.stringify({
    variables: { locale: 'en-US' },
    extensions: { persistedQuery: { version: 1, sha256Hash: documentHash('GetMenu') } },
  });
  const socket = connect(Number(target.port), '127.0.0.1');
  const parts = [];
  const ended = new Promise((resolve) => socket.on('close', () => resolve(Buffer.concat(parts).toString())));
  socket.on('error', () => undefined).on('data', (part) => parts.push(part));
  socket.write(withHost(head(graphqlPath, Buffer.byteLength(body)), target) + body.slice(0, 20));
  return {
    finish: () => {
      socket.write(body.slice(20));
      return ended;
    },
  };
};

const stopAmong = async (server, expect) => {
  const opened = openClients(server);
  while (opened.some(({ socket }) => socket.connecting)) await wait(20);
  const begun = beginRequest(server);
  await placeGuestOrder(server, '127.4.0.1');
  const started = performance.now();
  const stopped = server.stop();
  const reply = await begun.finish();
  expect(
    'a request in flight is not answered',
    reply.startsWith('HTTP/1.1 200 ') && reply.includes('"menu"'),
    reply.slice(0, 100),
  );
  await stopped;
  const ms = performance.now() - started;
  expect('the server does not stop in time', ms < stopWithinMs, `${Math.round(ms)} ms`);
  closeClients(opened);
  return ms;
};

/** The result of `npm run reconcile`: { orders, isClean }. */
const reconcile = (env) => {
  const text = execFileSync(node, [join(root, 'apiproxy/src/operate.ts'), 'reconcile'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return {
    orders: Number(/^order totals +(\d+) /m.exec(text)?.[1]),
    isClean: text.includes(' 0 deviations'),
  };
};

export const attack = {
  item: 4,
  name: '300 slow clients, and a SIGTERM among them',
  run: async ({ startServer }) => {
    const { expect, result } = createJudge();
    const folder = mkdtempSync(join(tmpdir(), 'crema-slow-'));
    const env = { DATA_DIR: join(folder, 'db'), DATABASE_URL: '' };
    const server = await startServer(env);
    try {
      const cutMs = await cutWhileRunning(server, expect);
      const ordersBefore = reconcile(env).orders;
      const ms = await stopAmong(server, expect);
      const { orders, isClean } = reconcile(env);
      expect('an order is lost', orders === ordersBefore + 1 && isClean, `${orders} orders`);
      return result(`all cut after ${Math.round(cutMs)} ms, stopped in ${Math.round(ms)} ms`);
    } finally {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
