import type { OauthScope } from '@crema/shared-contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { countAttempts, ipCounters, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import { storedScopes } from '../scopes.ts';
import { hashOfSecret } from '../secrets.ts';
import { OauthError } from '../tokens/oauth-error.ts';

const minute = 60_000;
const noteUseMs = 10 * minute;
const ipLimit: AttemptLimit = { name: 'oauth-resource-ip', max: 600, windowMs: minute };
const grantLimit: AttemptLimit = { name: 'oauth-resource', max: 120, windowMs: minute };
const bearer = /^Bearer ([\w~+/.-]{1,200}=*)$/i;

const refuse = (): never => {
  throw new OauthError(
    'invalid_token',
    'The access token is unknown, expired or ended.',
    'Bearer realm="oauth", error="invalid_token"',
  );
};

const readAccess = (db: AppDeps['db'], tokenHash: string, now: Date) =>
  db
    .selectFrom('oauth_token')
    .innerJoin('oauth_grant', 'oauth_grant.grant_id', 'oauth_token.grant_id')
    .select([
      'oauth_token.scope',
      'oauth_grant.grant_id',
      'oauth_grant.member_id',
      'oauth_grant.last_used_at',
    ])
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', 'access')
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Notes the use for the member's list of apps, at most once in 10 minutes. */
const noteUse = async ({ db, clock }: AppDeps, grantId: string, lastUsedAt: Date | null): Promise<void> => {
  const now = clock.now();
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < noteUseMs) return;
  await db.updateTable('oauth_grant').set({ last_used_at: now }).where('grant_id', '=', grantId).execute();
};

/**
 * The member whose data an app reads. Throws `invalid_token`, `insufficient_scope` if the member has not agreed to this scope (RFC 6750),
 * and TOO_MANY_REQUESTS.
 */
export const accessOf = async (
  deps: AppDeps,
  { headers, ip }: FastifyRequest,
  reply: FastifyReply,
  scope: OauthScope,
): Promise<string> => {
  await countAttempts(deps, { ip, reply }, ipCounters(ipLimit, ip));
  const { authorization } = headers;
  if (authorization === undefined)
    throw new OauthError('invalid_token', 'The header Authorization is missing.', 'Bearer realm="oauth"');
  const [, token] = bearer.exec(authorization) ?? [];
  const access =
    (token === undefined ? undefined : await readAccess(deps.db, hashOfSecret(token), deps.clock.now())) ??
    refuse();
  await countAttempts(deps, { ip, reply }, [{ limit: grantLimit, subject: access.grant_id }]);
  if (!storedScopes(access.scope).includes(scope))
    throw new OauthError(
      'insufficient_scope',
      `The access token has no scope ${scope}.`,
      `Bearer realm="oauth", error="insufficient_scope", scope="${scope}"`,
    );
  await noteUse(deps, access.grant_id, access.last_used_at);
  return access.member_id;
};
