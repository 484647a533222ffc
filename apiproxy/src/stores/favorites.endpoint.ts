import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { restPaths } from '@crema/shared-contracts';
import { favoriteStoreRequest, storeParams } from '@crema/shared-contracts/wire/stores';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../http/app-deps.ts';
import { createAppError } from '../http/errors/app-error.ts';
import type { Visitor } from '../http/visitor.ts';
import { noContent, responses } from '../http/replies/reply-schemas.ts';

const memberOf = ({ memberId }: Visitor): string => {
  if (!memberId) throw createAppError('UNAUTHENTICATED');
  return memberId;
};

/**
 * LOC-050: adds and removes a member's favourite store; both requests are idempotent. LOC-051: guests get
 * UNAUTHENTICATED.
 */
export const registerFavorites = (
  instance: FastifyInstance,
  { db, clock, stores, memberStores }: AppDeps,
): void => {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();

  app.post(
    restPaths.favoriteStores,
    {
      schema: {
        summary: 'Adds a favourite store',
        response: responses({ 204: noContent }),
        body: favoriteStoreRequest,
      },
    },
    async (request, reply) => {
      const memberId = memberOf(request.visitor);
      const { storeNumber } = await stores.load(request.body.storeNumber);
      const added = { member_id: memberId, store_number: storeNumber, added_at: clock.now() };
      await memberStores.change(memberId, () =>
        db
          .insertInto('favorite_store')
          .values(added)
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      );
      return reply.code(204).send(null);
    },
  );

  app.delete(
    `${restPaths.favoriteStores}/:storeNumber`,
    {
      schema: {
        summary: 'Removes a favourite store',
        response: responses({ 204: noContent }),
        params: storeParams,
      },
    },
    async (request, reply) => {
      const memberId = memberOf(request.visitor);
      const { storeNumber } = await stores.load(request.params.storeNumber);
      await memberStores.change(memberId, () =>
        db
          .deleteFrom('favorite_store')
          .where('member_id', '=', memberId)
          .where('store_number', '=', storeNumber)
          .execute(),
      );
      return reply.code(204).send(null);
    },
  );
};
