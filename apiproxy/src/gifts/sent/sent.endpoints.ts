import {
  giftRestPaths,
  sentGiftStates,
  type SentGiftResend,
  type SentGiftsReply,
} from '@crema/shared-contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { picklist, responses, schemaOf } from '../../http/replies/reply-schemas.ts';
import { localeOf } from '../../http/request-locale.ts';
import { moneySchema } from '../purchase/purchase.schema.ts';
import { cancelSentGift } from '../scheduled/cancel-gift.ts';
import { resendGift } from './resend-gift.ts';
import { listSent } from './sent-gifts.ts';

const text = Type.String();
export const sentFields = {
  giftId: text,
  name: text,
  art: text,
  amount: moneySchema,
  message: text,
  senderName: text,
  recipientName: text,
  recipientEmail: text,
  orderNumber: text,
  sentAt: text,
};
const sentReply = schemaOf<SentGiftsReply>()(
  Type.Object({
    gifts: Type.Array(Type.Object({ ...sentFields, state: picklist(...sentGiftStates) })),
  }),
);
export const resendFields = { recipientName: text, recipientEmail: text };
const resendBody = Type.Object(resendFields);
type Params = { readonly giftId: string };
const params = Type.Object({ giftId: Type.String({ maxLength: 64 }) });

/** Pitfalls G11: the member's sent gifts with what became of them; a gift nobody uses yet is sent again or cancelled. */
export const registerSentGifts = (app: FastifyInstance, deps: AppDeps): void => {
  const response = responses({ 200: sentReply });
  const list = async (request: FastifyRequest): Promise<SentGiftsReply> => ({
    gifts: await listSent(deps.db, {
      owner: { memberId: memberOf(request) },
      locale: localeOf(request),
      now: deps.clock.now(),
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
    { schema: { summary: 'Sends a gift again, with a new link', params, body: resendBody, response } },
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
