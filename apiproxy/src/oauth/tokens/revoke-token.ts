import type { AppDeps } from '../../http/app-deps.ts';
import { lockGrant } from '../authorize/grant-store.ts';
import type { OauthClient } from '../clients/client-store.ts';
import { hashOfSecret } from '../secrets.ts';
import type { FormBody } from './form-body.ts';
import { OauthError } from './oauth-error.ts';
import { readToken } from './refresh-tokens.ts';
import { endFamily } from './token-family.ts';

/**
 * RFC 7009: ends a token of the client and all tokens that came from the same code (D-159). A connection without another token ends
 * with it, so that the member's list shows it no longer. An unknown token, and one of another client, changes nothing.
 */
export const revokeToken = async (deps: AppDeps, client: OauthClient, { token }: FormBody): Promise<void> => {
  if (token === undefined) throw new OauthError('invalid_request', 'The parameter token is missing.');
  const found = await readToken(deps.db, hashOfSecret(token));
  if (!found || found.client_id !== client.clientId) return;
  const { grant_id: grantId, family_id: familyId } = found;
  await deps.db.transaction().execute(async (trx) => {
    if (!(await lockGrant(trx, grantId))) return;
    await endFamily(trx, familyId);
    const now = deps.clock.now();
    const left = trx.selectFrom('oauth_token').select('grant_id').where('expires_at', '>', now);
    const codes = trx
      .selectFrom('oauth_code')
      .select('grant_id')
      .where('expires_at', '>', now)
      .where('used_at', 'is', null);
    await trx
      .deleteFrom('oauth_grant')
      .where('grant_id', '=', grantId)
      .where('grant_id', 'not in', left)
      .where('grant_id', 'not in', codes)
      .execute();
  });
};
