import type { OauthScope } from '@crema/shared-contracts';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import type { OauthClientTable } from '../oauth.tables.ts';
import { storedScopes } from '../scopes.ts';

export interface OauthClient {
  readonly clientId: string;
  readonly name: string;
  readonly image: string | null;
  /** Null for a public client. */
  readonly secretHash: string | null;
  readonly redirectUris: readonly string[];
  readonly scopes: readonly OauthScope[];
}
export const toClient = (row: Selectable<OauthClientTable>): OauthClient => ({
  clientId: row.client_id,
  name: row.name,
  image: row.image,
  secretHash: row.secret_hash,
  redirectUris: row.redirect_uris.split('\n'),
  scopes: storedScopes(row.scope),
});

export const findClient = async (db: Kysely<Tables>, clientId: string): Promise<OauthClient | undefined> => {
  const row = await db
    .selectFrom('oauth_client')
    .selectAll()
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row && toClient(row);
};
