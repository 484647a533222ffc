import { withOauthAnswer, type OauthScope, type Rule } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { findClient, type OauthClient } from '../clients/client-store.ts';
import { covers, readScopes } from '../scopes.ts';

/** The parameters of an authorization request, as they arrived. */
export interface AuthorizationParameters {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly responseType: string;
  readonly scope: string;
  readonly state: string;
  readonly codeChallenge: string;
  readonly codeChallengeMethod: string;
}
/** Errors that the app gets at its registered URI (RFC 6749, section 4.1.2.1). */
type RequestError = 'unsupported_response_type' | 'invalid_request' | 'invalid_scope';

/** A S256 challenge: the base64url of 32 bytes. */
const challengeForm = /^[\w-]{43}$/;
/** Checked top to bottom, once the client and its URI are known to be right. */
const rules: readonly Rule<AuthorizationParameters, { readonly error: RequestError }, OauthClient>[] = [
  { error: 'unsupported_response_type', isViolatedBy: ({ responseType }) => responseType !== 'code' },
  { error: 'invalid_request', isViolatedBy: ({ codeChallengeMethod }) => codeChallengeMethod !== 'S256' },
  { error: 'invalid_request', isViolatedBy: ({ codeChallenge }) => !challengeForm.test(codeChallenge) },
  {
    error: 'invalid_scope',
    isViolatedBy: ({ scope }, client) => {
      const scopes = readScopes(scope);
      return !scopes || !covers(client.scopes, scopes);
    },
  },
];

export interface AuthorizationRequest extends AuthorizationParameters {
  readonly client: OauthClient;
  readonly scopes: readonly OauthScope[];
  readonly error: RequestError | undefined;
}
/**
 * The request with its client. Throws OAUTH_CLIENT_UNKNOWN, and OAUTH_REDIRECT_URI for a URI that is not exactly a registered one:
 * then the browser goes nowhere, whatever else is wrong (D-120).
 */
export const readAuthorization = async (
  { db }: Pick<AppDeps, 'db'>,
  asked: AuthorizationParameters,
): Promise<AuthorizationRequest> => {
  const client = await findClient(db, asked.clientId);
  if (!client) throw createAppError('OAUTH_CLIENT_UNKNOWN');
  if (!client.redirectUris.includes(asked.redirectUri)) throw createAppError('OAUTH_REDIRECT_URI');
  const error = rules.find(({ isViolatedBy }) => isViolatedBy(asked, client))?.error;
  return { ...asked, client, scopes: readScopes(asked.scope) ?? [], error };
};

/** The app's URI with an answer, its own state, and our name, by which it knows who answers (RFC 9207). */
export const answerUri = (
  { publicOrigin }: Pick<AppDeps, 'publicOrigin'>,
  { redirectUri, state }: AuthorizationParameters,
  answer: { readonly code: string } | { readonly error: string },
): string => withOauthAnswer(redirectUri, { ...answer, state, iss: publicOrigin });
