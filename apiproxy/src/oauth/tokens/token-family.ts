import type { OauthScope } from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';
import { writeScopes } from '../scopes.ts';
import { createSecret, hashOfSecret } from '../secrets.ts';

/** D-159. */
export const accessLifeMs = 60 * 60_000;
/** A refresh token that nobody uses for this long ends; each use begins the time again. */
export const refreshLifeMs = 90 * 24 * 60 * 60_000;
const second = 1_000;

export interface TokenReply {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  /** Seconds. */
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly scope: string;
}
interface Issue {
  readonly grantId: string;
  readonly familyId: string;
  /** Of the access token. */
  readonly scopes: readonly OauthScope[];
  /** Of the refresh token: an access token may have fewer. */
  readonly refreshScopes: readonly OauthScope[];
}

/** A pair of tokens. They are returned once and never stored. The caller has locked the grant. */
export const issueTokens = async (
  trx: Transaction<Tables>,
  { clock, random }: Pick<AppDeps, 'clock' | 'random'>,
  { grantId, familyId, scopes, refreshScopes }: Issue,
): Promise<TokenReply> => {
  const now = clock.now().getTime();
  const [access, refresh] = [createSecret(random), createSecret(random)];
  const shared = { grant_id: grantId, family_id: familyId };
  await trx
    .insertInto('oauth_token')
    .values([
      {
        ...shared,
        token_hash: hashOfSecret(access),
        kind: 'access',
        scope: writeScopes(scopes),
        expires_at: new Date(now + accessLifeMs),
      },
      {
        ...shared,
        token_hash: hashOfSecret(refresh),
        kind: 'refresh',
        scope: writeScopes(refreshScopes),
        expires_at: new Date(now + refreshLifeMs),
      },
    ])
    .execute();
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: accessLifeMs / second,
    refresh_token: refresh,
    scope: writeScopes(scopes),
  };
};

/** Ends all tokens that came from one code. The caller has locked the grant. */
export const endFamily = async (trx: Transaction<Tables>, familyId: string): Promise<void> => {
  await trx.deleteFrom('oauth_token').where('family_id', '=', familyId).execute();
};
