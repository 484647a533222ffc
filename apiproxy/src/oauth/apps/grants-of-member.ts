import type { ConnectedApp } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import { storedScopes } from '../scopes.ts';

/**
 * The apps that have access to the account of a member, the latest connection first: also what the server holds about the member here.
 * An app is listed as long as it has the member's consent, whether or not a token is valid at the moment (H07).
 */
export const listGrantsOf = async (
  db: Kysely<Tables>,
  memberId: string,
): Promise<readonly ConnectedApp[]> => {
  const rows = await db
    .selectFrom('oauth_grant')
    .innerJoin('oauth_client', 'oauth_client.client_id', 'oauth_grant.client_id')
    .select(['grant_id', 'name', 'image', 'oauth_grant.scope', 'granted_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .orderBy('granted_at', 'desc')
    .orderBy('grant_id', 'desc')
    .execute();
  return rows.map(({ grant_id, name, image, scope, granted_at, last_used_at }) => ({
    id: grant_id,
    name,
    image,
    scopes: storedScopes(scope),
    connectedAt: granted_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }));
};

/** Ends the access of every app to the account of a member, with all codes and tokens, at once. Repeating it changes nothing. */
export const endGrantsOf = async (db: Kysely<Tables>, memberId: string): Promise<void> => {
  await db.deleteFrom('oauth_grant').where('member_id', '=', memberId).execute();
};

/** Ends the access of one app. Another member's connection, and one that has ended, changes nothing. */
export const endGrant = async (db: Kysely<Tables>, memberId: string, grantId: string): Promise<void> => {
  await db
    .deleteFrom('oauth_grant')
    .where('member_id', '=', memberId)
    .where('grant_id', '=', grantId)
    .execute();
};
