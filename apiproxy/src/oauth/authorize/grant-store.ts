import type { OauthScope } from '@crema/shared-contracts';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { mailAppConnected } from '../apps/mail-app-connected.job.ts';
import type { Tables } from '../../storage/tables.ts';
import type { OauthGrantTable } from '../oauth.tables.ts';
import { storedScopes, unionOf, writeScopes } from '../scopes.ts';
import { createSecret, hashOfSecret } from '../secrets.ts';
import type { AuthorizationRequest } from './authorization-request.ts';

/** The app exchanges a code at once (RFC 6749 allows 10 minutes). */
export const codeLifeMs = 60_000;

export type GrantRow = Selectable<OauthGrantTable>;

export const findGrant = (
  db: Kysely<Tables>,
  memberId: string,
  clientId: string,
): Promise<GrantRow | undefined> =>
  db
    .selectFrom('oauth_grant')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

/** Locks a grant: codes and tokens of one grant change one after the other. Undefined if it was ended. */
export const lockGrant = (trx: Transaction<Tables>, grantId: string): Promise<GrantRow | undefined> =>
  trx.selectFrom('oauth_grant').selectAll().where('grant_id', '=', grantId).forUpdate().executeTakeFirst();

/** A new code for the scopes of a request. It is returned once and never stored. */
export const issueCode = async (
  db: Kysely<Tables>,
  { clock, ids, random }: Pick<AppDeps, 'clock' | 'ids' | 'random'>,
  grantId: string,
  { scopes, redirectUri, codeChallenge }: AuthorizationRequest,
): Promise<string> => {
  const code = createSecret(random);
  await db
    .insertInto('oauth_code')
    .values({
      code_hash: hashOfSecret(code),
      grant_id: grantId,
      family_id: ids.next(),
      redirect_uri: redirectUri,
      scope: writeScopes(scopes),
      code_challenge: codeChallenge,
      expires_at: new Date(clock.now().getTime() + codeLifeMs),
    })
    .execute();
  return code;
};

/**
 * Stores the consent of a member, in addition to what the member has agreed to before, and returns a code. The member gets a mail about
 * a new app or a new scope. Call `deps.jobs.notify()` afterwards.
 */
export const storeConsent = (
  deps: Pick<AppDeps, 'db' | 'clock' | 'ids' | 'random'>,
  memberId: string,
  asked: AuthorizationRequest,
): Promise<string> =>
  deps.db.transaction().execute(async (trx) => {
    const { clientId } = asked.client;
    await trx
      .insertInto('oauth_grant')
      .values({
        grant_id: deps.ids.next(),
        client_id: clientId,
        member_id: memberId,
        scope: '',
        granted_at: deps.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { grant_id: grantId, scope } = await trx
      .selectFrom('oauth_grant')
      .select(['grant_id', 'scope'])
      .where('member_id', '=', memberId)
      .where('client_id', '=', clientId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const scopes: readonly OauthScope[] = unionOf(storedScopes(scope), asked.scopes);
    await trx
      .updateTable('oauth_grant')
      .set({ scope: writeScopes(scopes) })
      .where('grant_id', '=', grantId)
      .execute();
    if (writeScopes(scopes) !== scope)
      await enqueueJob(trx, deps, { job: mailAppConnected, payload: { memberId, grantId } });
    return issueCode(trx, deps, grantId, asked);
  });
