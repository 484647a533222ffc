import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { restPaths, type PickupTimeReply } from '@crema/shared-contracts';
import { pickupTimeParams, pickupTimeQuery, pickupTimeReply } from '@crema/shared-contracts/wire/ordering';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { shortNumberOf } from '../../stores/stores.public.ts';
import { ownersOf } from '../owner.ts';
import { isTokenOf } from './present-order.ts';
import { findOrder } from '../stored-orders.ts';

/**
 * ORD-065: the pickup estimates that were valid when an order was placed. Another customer's order, and an order of another
 * store, are ORDER_NOT_FOUND.
 */
export const registerPickupTime = (instance: FastifyInstance, { db }: AppDeps): void => {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  app.get(
    `${restPaths.pickupTime}/:orderId/:shortStoreNumber`,
    {
      schema: {
        summary: 'The pickup estimates of an order',
        params: pickupTimeParams,
        querystring: pickupTimeQuery,
        response: responses({ 200: pickupTimeReply }),
      },
    },
    async (request, reply): Promise<PickupTimeReply> => {
      const { orderId, shortStoreNumber } = request.params;
      const order = await findOrder(db, orderId);
      const { token } = request.query;
      const isProven =
        order && (ownersOf(request.visitor).includes(order.owner) || (!!token && isTokenOf(order, token)));
      if (!isProven || shortNumberOf(order.store_number) !== shortNumberOf(shortStoreNumber))
        throw createAppError('ORDER_NOT_FOUND');
      void reply.header('cache-control', 'private, no-store');
      return {
        orderTime: order.placed_at.toISOString(),
        shortStoreNumber: shortNumberOf(order.store_number),
        preOrderEstimates: order.estimates,
      };
    },
  );
};
