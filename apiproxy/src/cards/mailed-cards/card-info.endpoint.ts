import { restPaths, type CardInfoReply } from '@crema/shared-contracts';
import { cardInfoReply, cardInfoRequest } from '@crema/shared-contracts/wire/cards';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { countAttempts, ipCounters, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { useCardToken } from './card-tokens.ts';

const tokenLimit: AttemptLimit = { name: 'card-token', max: 20, windowMs: 15 * 60_000 };

/**
 * CRD-017: number and security code of the card of a mailed link, for a member who registers it. A token works once:
 * CARD_TOKEN_UNKNOWN afterwards, CARD_TOKEN_STATE for a card that cannot be registered.
 */
export const registerCardInfo = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: { cashstarToken: string } }>(
    restPaths.cardInfoFromToken,
    {
      schema: {
        summary: 'The card of a mailed link',
        body: cardInfoRequest,
        response: responses({ 200: cardInfoReply }),
      },
      config: {
        ignoresIdempotencyKey:
          'The token works once, and the reply contains a card number, which is not stored.',
      },
    },
    async (request, sent): Promise<CardInfoReply> => {
      const memberId = memberOf(request);
      await countAttempts(deps, { ip: request.ip, reply: sent }, ipCounters(tokenLimit, request.ip));
      sent.header('cache-control', 'no-store');
      return useCardToken(deps, memberId, request.body.cashstarToken);
    },
  );
};
