// The store in a crash run: a person at its board hands over orders, whose Stars are then booked (D-145, RWD-032).
import { randomInt } from 'node:crypto';
import { cookiesOf, ownPage, send } from '../hostile/wire.mjs';

/** The key of the store's board. */
export const storeKey = 'crash-board-2026';
const most = 8;

const form = (path, fields, timeoutMs) => (server, visit) =>
  send(server.origin, {
    method: 'POST',
    path,
    from: visit.from,
    headers: {
      ...ownPage,
      'content-type': 'application/x-www-form-urlencoded',
      ...(visit.board && { cookie: visit.board }),
    },
    body: new URLSearchParams(fields).toString(),
    raw: true,
    ...(timeoutMs && { timeoutMs }),
  });
const page = (path) => (server, visit) =>
  send(server.origin, { path, from: visit.from, headers: { ...ownPage, cookie: visit.board } });
const isMoved = ({ status }) => status === 303;
const ordersOn = (html) => [
  ...new Set([...html.matchAll(/action="[^"]*\/orders\/([^/"?]+)["?]/g)].map(([, orderId]) => orderId)),
];

/**
 * Hands over orders that are on the board, each by two presses at once; one in five was pressed once before, by a browser that
 * did not wait. Another person at the same board may hand over the same orders.
 */
const handOver =
  (storeNumber) =>
  async ({ visit, ask }) => {
    const board = `/store-board/${storeNumber}`;
    if (!visit.board)
      await ask(visit, form(`${board}/key`, { key: storeKey }), (reply) => {
        if (isMoved(reply)) visit.board = cookiesOf(reply);
        return isMoved(reply);
      });
    const html = await ask(visit, page(board), (reply) => reply.status === 200 && reply.text);
    if (html === undefined) return { outcome: 'unknown' };
    const pickedUp = [];
    for (const orderId of ordersOn(html).slice(0, most)) {
      const move = [`${board}/orders/${orderId}`, { to: 'PICKED_UP' }];
      if (randomInt(5) === 0) await ask(visit, form(...move, randomInt(1, 30)), () => true);
      const answers = await Promise.all([1, 2].map(() => ask(visit, form(...move), isMoved)));
      if (answers.includes(undefined)) return { outcome: 'unknown' };
      pickedUp.push(orderId);
    }
    return { outcome: 'done', pickedUp };
  };

export const storeOperations = (storeNumber) => [
  { name: 'orders handed over, twice', weight: 16, run: handOver(storeNumber) },
];
