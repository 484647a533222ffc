import { readReturnUrl, ssoPath, type SsoReply, type SsoRequest } from '@crema/shared-contracts';
import { ssoParams, ssoQuery, ssoReply, ssoRequest } from '@crema/shared-contracts/wire/sign-in';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { countAttempts, ipCounters, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { toSignInError } from '../account-errors.ts';
import { findMemberByExId, type MemberRow } from '../member-store.ts';
import { describeBrowser } from '../reputation.ts';
import { startMemberSession } from '../sessions/start-member-session.ts';
import { rememberBrowser } from '../sign-in/known-browser.ts';
import { requireSecondFactor } from '../sign-in/require-second-factor.ts';
import { readSsoIssuers } from './sso-issuers.ts';
import { readSsoToken } from './sso-token.ts';

/** D-121: for one IP address. */
const limit: AttemptLimit = { name: 'sso', max: 60, windowMs: 5 * 60_000 };
interface Route {
  Params: { token: string };
  Querystring: { returnUrl?: string };
  Body: SsoRequest;
}
type Call = FastifyRequest<Route>;

/** Registers the use of a token, in one statement; false for one that was used. */
const spendToken = async ({ db }: AppDeps, tokenId: string, expiresAt: Date): Promise<boolean> =>
  (await db
    .insertInto('used_sso_token')
    .values({ token_id: tokenId, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_id')
    .executeTakeFirst()) !== undefined;

/**
 * ACC-007: signs in the member of a token that another site of ours has signed, once and within 60 s. The reply names the page to open:
 * the requested one, if it is a page of this site (D-111). Errors: SSO_TOKEN_INVALID for every token that does not work, MFA_REQUIRED for
 * a member with a second factor. The session has no recent proof (D-113): the other site vouches for who it is, not for the moment.
 */
export const registerSso = (app: FastifyInstance, deps: AppDeps): void => {
  const issuers = readSsoIssuers(deps.environment);
  const findOwner = async ({ params: { token }, ip, body: sent }: Call): Promise<MemberRow> => {
    const claims = readSsoToken(token, { issuers, audience: deps.publicOrigin, now: deps.clock.now() });
    const isFirstUse = claims && (await spendToken(deps, claims.tokenId, claims.expiresAt));
    const member = isFirstUse ? await findMemberByExId(deps.db, claims.userExId) : undefined;
    if (member) return member;
    const browser = describeBrowser(sent.market, sent.reputation);
    deps.security.report('sign-in failed', { ip, detail: 'sso', browser });
    throw createAppError('SSO_TOKEN_INVALID');
  };
  app.post<Route>(
    ssoPath(':token').replace('%3A', ':'),
    {
      schema: {
        summary: 'Signs in a member of another site of ours',
        params: ssoParams,
        querystring: ssoQuery,
        body: ssoRequest,
        response: responses({ 200: ssoReply }),
      },
      config: { ignoresIdempotencyKey: 'A token is used once.', textLimits: { fields: { returnUrl: 2048 } } },
      errorHandler: (cause) => {
        throw toSignInError(cause);
      },
    },
    async (request, reply): Promise<SsoReply> => {
      await countAttempts(deps, { ip: request.ip, reply }, ipCounters(limit, request.ip));
      const member = await findOwner(request);
      await requireSecondFactor(request, deps, member.member_id, false);
      await startMemberSession(request, reply, deps, member.member_id, {
        remember: false,
        withoutProof: true,
      });
      rememberBrowser(request, reply, deps, { account: member.email, proof: 'password' });
      return { returnUrl: readReturnUrl(request.query.returnUrl) };
    },
  );
};
