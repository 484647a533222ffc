import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { isDemonstration } from '../../http/environment/demonstration.ts';
import { pageLocaleOf } from '../../http/request-locale.ts';
import type { StoreFacts } from '../../stores/stores.public.ts';
import { noticeArrival } from '../arrivals/notice-arrival.ts';
import { moveOrder } from '../life/move-order.ts';
import {
  boardPathOf,
  boardPolicy,
  pausedQuery,
  renderBoard,
  renderCannotMake,
  renderKeyForm,
} from './board-page.ts';
import { listBoardOrders } from './board-orders.ts';
import { voidOrder, voidReasons } from '../voiding/void-order.ts';
import { checkStoreKey, closeBoard, isBoardOpen, openBoard } from './board-session.ts';

const bodyLimit = 4_096;
const formType = 'application/x-www-form-urlencoded';
/** The statuses to which a person moves an order. */
const targets = ['PREPARING', 'READY', 'PICKED_UP'] as const;

interface BoardRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly store: StoreFacts;
}
type BoardHandler = (board: BoardRequest) => Promise<unknown>;

const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': boardPolicy,
      'referrer-policy': 'same-origin',
    })
    .send(html);
const fieldOf = ({ body }: FastifyRequest, name: string): string =>
  body instanceof URLSearchParams ? (body.get(name) ?? '') : '';
const isPausedBy = ({ query }: FastifyRequest) => (query as { readonly refresh?: string }).refresh === 'off';
const toBoard = ({ request, reply, store }: BoardRequest) =>
  reply.redirect(`${boardPathOf(store)}${isPausedBy(request) ? pausedQuery : ''}`, 303);

/** The open order of a request, if this browser has opened the board of its store. */
const findOrderOnBoard = async (deps: AppDeps, { request, store }: BoardRequest) => {
  if (!(await isBoardOpen(request, deps, store))) return undefined;
  const { orderId } = request.params as { readonly orderId: string };
  const orders = await listBoardOrders(deps.db, store.storeNumber);
  return orders.find((order) => order.orderId === orderId);
};

const contextOf = (deps: AppDeps, { request, store }: Pick<BoardRequest, 'request' | 'store'>) => ({
  locale: pageLocaleOf(request),
  store,
  isDemonstration: isDemonstration(deps),
});

const createHandlers = (deps: AppDeps) => {
  const show: BoardHandler = async ({ request, reply, store }) => {
    const context = contextOf(deps, { request, store });
    if (!(await isBoardOpen(request, deps, store))) return sendPage(reply, renderKeyForm(context));
    const orders = await listBoardOrders(deps.db, store.storeNumber);
    return sendPage(
      reply,
      renderBoard(context, { orders, isPaused: isPausedBy(request), now: deps.clock.now() }),
    );
  };
  const open: BoardHandler = async (board) => {
    const { request, reply, store } = board;
    const check = await checkStoreKey(deps, store, { ip: request.ip, key: fieldOf(request, 'key') });
    if (check === 'right') {
      await openBoard(reply, deps, store);
      return toBoard(board);
    }
    const context = contextOf(deps, { request, store });
    reply.status(check === 'wrong' ? 403 : 429);
    return sendPage(reply, renderKeyForm(context, check === 'wrong' ? 'wrongKey' : 'tooMany'));
  };
  const close: BoardHandler = async (board) => {
    closeBoard(board.reply, deps);
    return toBoard(board);
  };
  /** An order of another store, and a move that another person has made, change nothing. */
  const move: BoardHandler = async (board) => {
    const to = targets.find((target) => target === fieldOf(board.request, 'to'));
    const order = to && (await findOrderOnBoard(deps, board));
    if (to && order) {
      const { orderId } = order;
      await deps.db.transaction().execute((trx) => moveOrder(trx, deps, { orderId, to }));
      deps.jobs.notify();
    }
    return toBoard(board);
  };
  /** Confirms to the customer at the curb that the arrival was seen. */
  const notice: BoardHandler = async (board) => {
    const order = await findOrderOnBoard(deps, board);
    if (order) await noticeArrival(deps.db, order.orderId, deps.clock.now());
    return toBoard(board);
  };
  /** Asks why the order cannot be made. */
  const askReason: BoardHandler = async (board) => {
    const { request, reply, store } = board;
    const order = await findOrderOnBoard(deps, board);
    if (!order) return toBoard(board);
    const context = contextOf(deps, { request, store });
    return sendPage(reply, renderCannotMake(context, order, isPausedBy(request) ? pausedQuery : ''));
  };
  /** Voids the order, once. */
  const cannotMake: BoardHandler = async (board) => {
    const reason = voidReasons.find((known) => known === fieldOf(board.request, 'reason'));
    const order = reason && (await findOrderOnBoard(deps, board));
    if (reason && order) {
      const { orderId } = order;
      await deps.db.transaction().execute((trx) => voidOrder(trx, deps, { orderId, reason }));
      deps.jobs.notify();
    }
    return toBoard(board);
  };
  return { show, open, close, move, notice, askReason, cannotMake };
};

/**
 * /store-board/{storeNumber}: the page on which a person of the store moves its orders, without a script (D-145). It opens with the
 * store's key and exists while the configuration's `storeBoard` is on. The key is only in the body of a form; the forms are accepted
 * from our own origin, and the cookie is sent to it only.
 */
export const registerStoreBoard = (app: FastifyInstance, deps: AppDeps): void => {
  const withStore = (handle: BoardHandler) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { storeNumber } = request.params as { readonly storeNumber: string };
    const store =
      deps.configuration.storeBoard === true ? await deps.stores.findOfOrder(storeNumber) : undefined;
    if (!store) return reply.callNotFound();
    return handle({ request, reply, store });
  };
  void app.register(async (scope) => {
    scope.addContentTypeParser(formType, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    const form = {
      crossSite: 'no-header',
      ignoresIdempotencyKey: 'A form without a script sends it; an order is moved to a status once.',
    } as const;
    const { show, open, close, move, notice, askReason, cannotMake } = createHandlers(deps);
    scope.get('/store-board/:storeNumber', withStore(show));
    scope.post('/store-board/:storeNumber/key', { config: form }, withStore(open));
    scope.post('/store-board/:storeNumber/close', { config: form }, withStore(close));
    scope.post('/store-board/:storeNumber/orders/:orderId', { config: form }, withStore(move));
    scope.post('/store-board/:storeNumber/orders/:orderId/notice', { config: form }, withStore(notice));
    scope.get('/store-board/:storeNumber/orders/:orderId/cannot-make', withStore(askReason));
    scope.post('/store-board/:storeNumber/orders/:orderId/void', { config: form }, withStore(cannotMake));
  });
};
