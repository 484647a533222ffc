import type { OauthScope } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';
import { lockGrant } from '../authorize/grant-store.ts';
import type { OauthClient } from '../clients/client-store.ts';
import { covers, readScopes, storedScopes } from '../scopes.ts';
import { hashOfSecret } from '../secrets.ts';
import type { FormBody } from './form-body.ts';
import { OauthError } from './oauth-error.ts';
import { endFamily, issueTokens, type TokenReply } from './token-family.ts';

/** A token of any kind with its client. */
export const readToken = (db: Kysely<Tables>, tokenHash: string) =>
  db
    .selectFrom('oauth_token')
    .innerJoin('oauth_grant', 'oauth_grant.grant_id', 'oauth_token.grant_id')
    .selectAll('oauth_token')
    .select('oauth_grant.client_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();

const unusable = () =>
  new OauthError('invalid_grant', 'The refresh token is unknown, used, ended, or of another client.');

/** The scopes of the new access token: those of the refresh token, or fewer. Undefined for others (RFC 6749, section 6). */
const narrowedTo = (
  own: readonly OauthScope[],
  asked: string | undefined,
): readonly OauthScope[] | undefined => {
  if (asked === undefined) return own;
  const scopes = readScopes(asked);
  return scopes && covers(own, scopes) ? scopes : undefined;
};

/**
 * Rotates a refresh token: the reply has a new pair, and another use of the old one ends the whole family. Throws `invalid_request`,
 * `invalid_grant`, and `invalid_scope`, which uses nothing up.
 */
export const refreshTokens = async (
  deps: AppDeps,
  client: OauthClient,
  form: FormBody,
): Promise<TokenReply> => {
  const { refresh_token: token, scope } = form;
  if (token === undefined) throw new OauthError('invalid_request', 'The parameter refresh_token is missing.');
  const tokenHash = hashOfSecret(token);
  const found = await readToken(deps.db, tokenHash);
  if (!found || found.kind !== 'refresh' || found.client_id !== client.clientId) throw unusable();
  const result = await deps.db.transaction().execute(async (trx) => {
    if (!(await lockGrant(trx, found.grant_id))) return unusable();
    const row = await readToken(trx, tokenHash);
    const now = deps.clock.now();
    if (!row || row.expires_at <= now) return unusable();
    if (row.used_at) {
      await endFamily(trx, row.family_id);
      return unusable();
    }
    const refreshScopes = storedScopes(row.scope);
    const scopes = narrowedTo(refreshScopes, scope);
    if (!scopes) return new OauthError('invalid_scope', 'The member has not agreed to this scope.');
    await trx.updateTable('oauth_token').set({ used_at: now }).where('token_hash', '=', tokenHash).execute();
    return issueTokens(trx, deps, { grantId: row.grant_id, familyId: row.family_id, scopes, refreshScopes });
  });
  if (result instanceof OauthError) throw result;
  return result;
};
