import { oauthScopes } from '@crema/shared-contracts/wire/oauth';
import type { AppDeps } from '../../http/app-deps.ts';
import { writeScopes } from '../scopes.ts';

/** A public client for development and demonstrations: an app on the developer's own machine. */
export const demonstrationClient = { clientId: 'brew-diary', redirectUri: 'http://localhost:3010/callback' };

/** Stores the demonstration client. An existing one is not changed. */
export const seedOauthClient = async ({ db, clock }: Pick<AppDeps, 'db' | 'clock'>): Promise<void> => {
  await db
    .insertInto('oauth_client')
    .values({
      client_id: demonstrationClient.clientId,
      name: 'Brew Diary',
      image: null,
      secret_hash: null,
      redirect_uris: demonstrationClient.redirectUri,
      scope: writeScopes(oauthScopes),
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
