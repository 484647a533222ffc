import { giftRestPaths, type SentGiftResend, type SentGiftsReply } from '@crema/shared-contracts';
import { giftIdField, sentGiftResend, sentGiftsReply } from '@crema/shared-contracts/wire/gifts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { localeOf } from '../../http/request-locale.ts';
import { cancelSentGift } from '../scheduled/cancel-gift.ts';
import { resendGift } from './resend-gift.ts';
import { listSent } from './sent-gifts.ts';

type Params = { readonly giftId: string };
const params = Type.Object(giftIdField);

/** Pitfalls G11: the member's sent gifts with what became of them; a gift nobody uses yet is sent again or cancelled. */
export const registerSentGifts = (app: FastifyInstance, deps: AppDeps): void => {
  const response = responses({ 200: sentGiftsReply });
  const list = async (request: FastifyRequest): Promise<SentGiftsReply> => ({
    gifts: await listSent(deps, {
      owner: { memberId: memberOf(request) },
      locale: localeOf(request),
    }),
  });
  app.get(
    giftRestPaths.sentGifts,
    { schema: { summary: 'The gifts that were sent', response } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return list(request);
    },
  );
  app.post<{ Params: Params; Body: SentGiftResend }>(
    `${giftRestPaths.sentGifts}/:giftId/resend`,
    { schema: { summary: 'Sends a gift again, with a new link', params, body: sentGiftResend, response } },
    async (request) => {
      const { giftId } = request.params;
      await resendGift(deps, { owner: { memberId: memberOf(request) }, giftId, resend: request.body });
      return list(request);
    },
  );
  app.delete<{ Params: Params }>(
    `${giftRestPaths.sentGifts}/:giftId`,
    { schema: { summary: 'Cancels a sent gift that nobody uses, and refunds it', params, response } },
    async (request) => {
      const { giftId } = request.params;
      await cancelSentGift(deps, { owner: { memberId: memberOf(request) }, giftId });
      return list(request);
    },
  );
};
