// Item 10: PostgreSQL is stopped, and PostgreSQL hangs, while visitors use the shop.
import { setTimeout as wait } from 'node:timers/promises';
import { createJudge } from './judge.mjs';
import { metricsToken, placeGuestOrder } from './orders.mjs';
import { startOwnPostgres } from './own-postgres.mjs';
import { callGraphql, codeOf, cookiesOf, ownPage, send, sessionPath } from './wire.mjs';

const parallel = 20;
const recoverWithinMs = 30_000;
/** A page stops waiting after 15 s. */
const outages = [
  { name: 'stopped', begin: (proxy) => proxy.goDown(), withinMs: 5_000 },
  { name: 'hanging', begin: async (proxy) => proxy.hang(), withinMs: 15_000 },
];
const from = '127.10.0.1';
const html = { accept: 'text/html,application/xhtml+xml', 'accept-language': 'fr-CA' };

const signIn = ({ origin }, name) =>
  send(origin, {
    method: 'POST',
    path: '/apiproxy/v1/account/signin',
    from,
    headers: ownPage,
    body: {
      username: `${name}@crema.test`,
      password: 'Espresso-2026',
      rememberMe: false,
      market: 'US',
      transactionSubType: 'signin',
      reputation: { timeZone: 'UTC', languages: ['en-US'], screen: '1440x900', elapsedMs: 9000 },
    },
  });

const isUnavailable = (reply) =>
  reply.status === 503 &&
  reply.headers['retry-after'] !== undefined &&
  codeOf(reply) === 'TEMPORARILY_UNAVAILABLE';
/** The requests during an outage, and the expected replies. */
const questions = [
  {
    name: 'session',
    ask: ({ origin }, cookie) => send(origin, { path: sessionPath, from, headers: { cookie } }),
    isHeld: isUnavailable,
  },
  {
    name: 'GraphQL of a member',
    ask: ({ origin }, cookie) =>
      callGraphql(origin, 'GetPreviousOrders', { locale: 'en-US' }, { from, headers: { cookie } }),
    isHeld: isUnavailable,
  },
  {
    name: 'sign-in',
    ask: (server) => signIn(server, 'green'),
    isHeld: isUnavailable,
  },
  {
    name: 'page of a member',
    ask: ({ origin }, cookie) => send(origin, { path: '/menu', from, headers: { ...html, cookie } }),
    isHeld: ({ status, headers, text }) =>
      status === 503 && headers['retry-after'] !== undefined && text.includes('De retour dans un instant'),
  },
  {
    name: 'page without a session',
    ask: ({ origin }) => send(origin, { path: '/menu', from, headers: html }),
    isHeld: ({ status, text }) => status === 200 && text.includes('crema-boot'),
  },
  {
    name: 'livez',
    ask: ({ origin }) => send(origin, { path: '/livez' }),
    isHeld: ({ status }) => status === 200,
  },
  {
    name: 'readyz',
    ask: ({ origin }) => send(origin, { path: '/readyz' }),
    isHeld: ({ status, ms }) => status === 503 && ms < 2_000,
  },
  {
    name: 'metrics',
    ask: ({ origin }) =>
      send(origin, { path: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } }),
    isHeld: ({ status, text }) => status === 200 && text.includes('crema_database_up 0'),
  },
];
const answersAgain = async (server, cookie) => {
  const started = performance.now();
  while (performance.now() - started < recoverWithinMs) {
    const reply = await send(server.origin, { path: sessionPath, from, headers: { cookie } });
    if (reply.status === 200 && reply.json().session.kind === 'member') return performance.now() - started;
    await wait(100);
  }
  return Infinity;
};

export const attack = {
  item: 10,
  name: 'PostgreSQL stopped, and hanging',
  run: async ({ startServer }) => {
    const { expect, result } = createJudge();
    const postgres = await startOwnPostgres();
    const server = await startServer({ DATABASE_URL: postgres.url, CREMA_METRICS_TOKEN: metricsToken });
    const notes = [];
    try {
      for (const { name: how, begin, withinMs } of outages) {
        const cookie = cookiesOf(await signIn(server, 'gold'));
        await begin(postgres.proxy);
        let worstMs = 0;
        for (const { name, ask, isHeld } of questions) {
          const replies = await Promise.all(Array.from({ length: parallel }, () => ask(server, cookie)));
          for (const reply of replies) {
            worstMs = Math.max(worstMs, reply.ms);
            const held = isHeld(reply) && reply.ms < withinMs;
            expect(`${how}: ${name}`, held, `${reply.status} ${codeOf(reply)} in ${Math.round(reply.ms)} ms`);
          }
        }
        await postgres.proxy.recover();
        const againMs = await answersAgain(server, cookie);
        expect(`${how}: it does not work again`, againMs < recoverWithinMs);
        await placeGuestOrder(server, '127.10.0.2');
        notes.push(`${how}: answered within ${Math.round(worstMs)} ms, back after ${Math.round(againMs)} ms`);
      }
      return result(notes.join('; '));
    } finally {
      await server.stop();
      await postgres.stop();
    }
  },
};
