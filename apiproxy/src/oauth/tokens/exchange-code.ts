import type { Rule } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';
import { lockGrant } from '../authorize/grant-store.ts';
import type { OauthClient } from '../clients/client-store.ts';
import { storedScopes } from '../scopes.ts';
import { challengeOf, hashOfSecret, isSameText } from '../secrets.ts';
import type { FormBody } from './form-body.ts';
import { OauthError } from './oauth-error.ts';
import { endFamily, issueTokens, type TokenReply } from './token-family.ts';

/** RFC 7636, section 4.1. */
const verifierForm = /^[\w.~-]{43,128}$/;

const readCode = (db: Kysely<Tables>, codeHash: string) =>
  db
    .selectFrom('oauth_code')
    .innerJoin('oauth_grant', 'oauth_grant.grant_id', 'oauth_code.grant_id')
    .selectAll('oauth_code')
    .select('oauth_grant.client_id')
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
type CodeRow = NonNullable<Awaited<ReturnType<typeof readCode>>>;

interface Attempt {
  readonly client: OauthClient;
  readonly redirectUri: string;
  readonly verifier: string;
  readonly now: Date;
}
const rules: readonly Rule<CodeRow, { readonly because: string }, Attempt>[] = [
  { because: 'The code has expired.', isViolatedBy: ({ expires_at }, { now }) => expires_at <= now },
  {
    because: 'The redirect_uri is not the one of the authorization request.',
    isViolatedBy: ({ redirect_uri }, { redirectUri }) => !isSameText(redirect_uri, redirectUri),
  },
  {
    because: 'The code_verifier does not match the code_challenge.',
    isViolatedBy: ({ code_challenge }, { verifier }) => !isSameText(code_challenge, challengeOf(verifier)),
  },
];

const unusable = () => new OauthError('invalid_grant', 'The code is unknown, used, or of another client.');

/** The parameters of the form. Throws `invalid_request`. */
const readAttempt = ({ code, redirect_uri: redirectUri, code_verifier: verifier }: FormBody) => {
  if (code === undefined) throw new OauthError('invalid_request', 'The parameter code is missing.');
  if (redirectUri === undefined)
    throw new OauthError('invalid_request', 'The parameter redirect_uri is missing.');
  if (verifier === undefined || !verifierForm.test(verifier))
    throw new OauthError('invalid_request', 'The parameter code_verifier is missing, or has another form.');
  return { codeHash: hashOfSecret(code), redirectUri, verifier };
};

/**
 * Exchanges a code for tokens, once (RFC 6749, section 4.1.3). A second use by the same client ends the tokens of the first one (H05).
 * A wrong verifier or URI does not use the code up. Throws `invalid_request` and `invalid_grant`.
 */
export const exchangeCode = async (
  deps: AppDeps,
  client: OauthClient,
  form: FormBody,
): Promise<TokenReply> => {
  const { codeHash, ...attempt } = readAttempt(form);
  const found = await readCode(deps.db, codeHash);
  if (!found || found.client_id !== client.clientId) throw unusable();
  // An error inside the transaction would undo the end of the family.
  const result = await deps.db.transaction().execute(async (trx) => {
    if (!(await lockGrant(trx, found.grant_id))) return unusable();
    const code = await readCode(trx, codeHash);
    if (!code) return unusable();
    if (code.used_at) {
      await endFamily(trx, code.family_id);
      return unusable();
    }
    const now = deps.clock.now();
    const broken = rules.find(({ isViolatedBy }) => isViolatedBy(code, { client, now, ...attempt }));
    if (broken) return new OauthError('invalid_grant', broken.because);
    await trx.updateTable('oauth_code').set({ used_at: now }).where('code_hash', '=', codeHash).execute();
    const scopes = storedScopes(code.scope);
    return issueTokens(trx, deps, {
      grantId: code.grant_id,
      familyId: code.family_id,
      scopes,
      refreshScopes: scopes,
    });
  });
  if (result instanceof OauthError) throw result;
  return result;
};
