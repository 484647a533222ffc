import {
  unsubscribePagePath,
  unsubscribeRestPath,
  type OptionalMailKind,
  type UnsubscribeReply,
} from '@crema/shared-contracts';
import { unsubscribeQuery, unsubscribeReply } from '@crema/shared-contracts/wire/account';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { countAttempts, ipCounters, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import type { MemberTable } from '../identity.tables.ts';
import { readUnsubscribeToken } from './unsubscribe-links.ts';

/** Only tokens that this server did not sign are counted: a mail program posts for all of its users from a few addresses. */
const limit: AttemptLimit = { name: 'unsubscribe', max: 120, windowMs: 60 * 60_000 };
const bodyLimit = 16_384;
/** The preferences that a kind of mail needs (ACC-041). No other mail reads them, so nothing else stops (E01). */
const stopped = {
  personalised: { personal_mail: false },
  promotional: { brand_mail: false, general_mail: false },
} as const satisfies Record<OptionalMailKind, Partial<MemberTable>>;

/**
 * ENG-040: ends the mails of a token's kind. The token is the only authority: cookie, origin and referrer are not read, and the body's
 * content is not either, because mail programs send it in several forms (E03). A GET changes nothing, because scanners open links.
 */
export const registerUnsubscribe = (app: FastifyInstance, deps: AppDeps): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, _body, done) => done(null));
    scope.get<{ Querystring: { token: string } }>(
      unsubscribeRestPath,
      {
        schema: {
          summary: 'Leads to the page that ends a kind of mail',
          querystring: unsubscribeQuery,
          response: responses({ 303: Type.Null() }),
        },
      },
      async (request, reply) => {
        const { token } = request.query;
        const kind = readUnsubscribeToken(deps, token)?.kind;
        const query = new URLSearchParams({ token, ...(kind && { type: kind }) });
        return reply.redirect(`${unsubscribePagePath}?${query}`, 303);
      },
    );
    scope.post<{ Querystring: { token: string } }>(
      unsubscribeRestPath,
      {
        schema: {
          summary: 'Ends a kind of mail (RFC 8058)',
          querystring: unsubscribeQuery,
          response: responses({ 200: unsubscribeReply }),
        },
        config: {
          crossSite: 'form-post',
          ignoresIdempotencyKey: 'Mail programs send it without one; sent again, it changes nothing.',
        },
      },
      async (request, reply): Promise<UnsubscribeReply> => {
        const { ip } = request;
        const subscription = readUnsubscribeToken(deps, request.query.token);
        if (!subscription) {
          await countAttempts(deps, { ip, reply }, ipCounters(limit, ip));
          throw createAppError('EMAIL_LINK_INVALID');
        }
        const { kind, memberId } = subscription;
        await deps.db.updateTable('member').set(stopped[kind]).where('member_id', '=', memberId).execute();
        return { type: kind };
      },
    );
  });
};
