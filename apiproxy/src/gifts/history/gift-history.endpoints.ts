import {
  historyLimits,
  historyRestPaths,
  type GiftHistoryReply,
  type GiftOrder,
  type HistoryQuery,
} from '@crema/shared-contracts';
import {
  giftHistoryReply,
  giftOrder,
  giftOrderParams,
  historyPageQuery,
} from '@crema/shared-contracts/wire/history';
import type { FastifyInstance } from 'fastify';
import {
  keepPrivate,
  mergeSources,
  readerOf,
  readWindow,
  writeCursor,
} from '../../history/history.public.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { findGiftOrder, listGiftOrders } from './gift-orders.ts';

/** ACC-060, D-116: the gifts that the member bought, and one purchase by its id. A purchase of another member is NOT_FOUND. */
export const registerGiftHistory = (app: FastifyInstance, deps: AppDeps): void => {
  app.get<{ Querystring: Pick<HistoryQuery, 'cursor' | 'limit'> }>(
    historyRestPaths.gifts,
    {
      schema: {
        summary: 'The gifts that the member bought',
        querystring: historyPageQuery,
        response: responses({ 200: giftHistoryReply }),
      },
    },
    async (request, reply): Promise<GiftHistoryReply> => {
      const reader = readerOf(request);
      keepPrivate(reply);
      const window = readWindow(request.query, deps.clock.now());
      const { entries, last } = await mergeSources(
        [(most) => listGiftOrders(deps, reader, { ...window, limit: most })],
        request.query.limit ?? historyLimits.page,
      );
      return {
        orders: entries.map(({ id: _id, ...order }) => order),
        nextCursor: last ? writeCursor(last) : null,
      };
    },
  );
  app.get<{ Params: { readonly orderId: string } }>(
    historyRestPaths.giftOrder('').concat(':orderId'),
    {
      schema: {
        summary: 'The gifts of one purchase',
        params: giftOrderParams,
        response: responses({ 200: giftOrder }),
      },
    },
    async (request, reply): Promise<GiftOrder> => {
      keepPrivate(reply);
      const order = await findGiftOrder(deps, readerOf(request), request.params.orderId);
      if (!order) throw createAppError('NOT_FOUND');
      return order;
    },
  );
};
