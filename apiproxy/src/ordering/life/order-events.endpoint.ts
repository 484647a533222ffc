import type { OutgoingHttpHeaders } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { restPaths, type OrderStatusNotice } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { createEventStreams } from '../../http/event-streams.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { isTokenOf } from '../history/present-order.ts';
import { isArrivalNoticed } from '../arrivals/notice-arrival.ts';
import { findOrder } from '../stored-orders.ts';
import { ownersOf } from '../owner.ts';
import { followStatuses } from './follow-statuses.ts';

const defaultMaxStreams = 2_000;
/** A browser has six connections, and up to four are streams of the registry. A further page of the visitor polls. */
const limits = { maxPerVisitor: 1, heartbeatMs: 15_000 } as const;
const retryMs = { least: 2_000, spread: 2_000 };
const retryAfterSeconds = 30;

const toText = (status: OrderStatusNotice['status']) =>
  `event: status\ndata: ${JSON.stringify({ status } satisfies OrderStatusNotice)}\n\n`;

/**
 * Streams the status of an order to its page, on connection, at every move (ORD-066), and when the store has noticed the arrival (D-145). Another customer's order is
 * ORDER_NOT_FOUND. Over the limits the reply is 503, and the page polls.
 */
export const registerOrderEvents = (instance: FastifyInstance, deps: AppDeps): void => {
  const { db, random, environment } = deps;
  const streams = createEventStreams({
    maxStreams: environment.EVENT_STREAMS ?? defaultMaxStreams,
    ...limits,
  });
  const follower = followStatuses(deps, {
    subjects: () => streams.subjects(),
    onMove: (orderId, status) => streams.send(toText(status), orderId),
  });
  // The hook runs before the server waits for its connections, because event streams do not end on their own.
  instance.addHook('preClose', async () => {
    streams.closeAll();
    await follower.stop();
  });
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  app.get(
    `${restPaths.orderEvents}/:orderId`,
    {
      exposeHeadRoute: false,
      schema: {
        summary: 'The moves of an order, as server-sent events',
        params: Type.Object({ orderId: Type.String({ minLength: 1, maxLength: 60 }) }),
        querystring: Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) }),
        response: responses({ 200: Type.String({ description: 'text/event-stream' }) }),
      },
    },
    async (request, reply) => {
      const order = await findOrder(db, request.params.orderId);
      const { token } = request.query;
      const isProven =
        order && (ownersOf(request.visitor).includes(order.owner) || (!!token && isTokenOf(order, token)));
      if (!isProven) throw createAppError('ORDER_NOT_FOUND');
      const isNoticed = await isArrivalNoticed(db, order.order_id);
      follower.know(order.order_id, { status: order.status, isNoticed });
      const isOpen = streams.open(reply.raw, {
        visitorId: request.visitor.visitorId || request.ip,
        subject: order.order_id,
        opening: `retry: ${retryMs.least + random.integer(retryMs.spread)}\n${toText(order.status)}`,
        headers: reply.getHeaders() as OutgoingHttpHeaders,
      });
      if (!isOpen) {
        reply.header('retry-after', retryAfterSeconds);
        throw createAppError('TEMPORARILY_UNAVAILABLE');
      }
      reply.hijack();
      return reply;
    },
  );
};
