import { giftRestPaths, type ScheduledGiftChange, type ScheduledGiftsReply } from '@crema/shared-contracts';
import { giftIdField, scheduledGiftChange, scheduledGiftsReply } from '@crema/shared-contracts/wire/gifts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { localeOf } from '../../http/request-locale.ts';
import { findMember } from '../../identity/identity.public.ts';
import { messageTextLimits } from '../purchase/gift-rules.ts';
import { cancelGift } from './cancel-gift.ts';
import { changeGift } from './change-gift.ts';
import { listScheduled } from './own-gifts.ts';

type Params = { readonly giftId: string };
const params = Type.Object(giftIdField);

/** D-73: the member's gifts that wait for their day; PUT changes one, DELETE cancels it. Another member's gift is GIFT_NOT_FOUND. */
export const registerScheduledGifts = (app: FastifyInstance, deps: AppDeps): void => {
  const response = responses({ 200: scheduledGiftsReply });
  const list = async (request: FastifyRequest): Promise<ScheduledGiftsReply> => ({
    gifts: await listScheduled(deps.db, { memberId: memberOf(request) }, localeOf(request)),
  });
  app.get(
    giftRestPaths.scheduledGifts,
    { schema: { summary: 'The gifts that wait for their day', response } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return list(request);
    },
  );
  app.put<{ Params: Params; Body: ScheduledGiftChange }>(
    `${giftRestPaths.scheduledGifts}/:giftId`,
    {
      schema: {
        summary: 'Changes a gift that waits for its day',
        params,
        body: scheduledGiftChange,
        response,
      },
      config: { textLimits: messageTextLimits },
    },
    async (request) => {
      const memberId = memberOf(request);
      const member = await findMember(deps.db, memberId);
      if (!member) throw createAppError('UNAUTHENTICATED');
      const { giftId } = request.params;
      await changeGift(deps, { owner: { memberId }, market: member.market, giftId, change: request.body });
      return list(request);
    },
  );
  app.delete<{ Params: Params }>(
    `${giftRestPaths.scheduledGifts}/:giftId`,
    { schema: { summary: 'Cancels a gift that waits for its day, and refunds it', params, response } },
    async (request) => {
      await cancelGift(deps, { owner: { memberId: memberOf(request) }, giftId: request.params.giftId });
      return list(request);
    },
  );
};
