import { randomBytes, randomUUID } from 'node:crypto';
import { oauthRestPaths } from '@crema/shared-contracts';
import { hashOfSecret, challengeOf } from '../../oauth/secrets.ts';
import type { TestBrowser } from '../browser.ts';
import type { TestApp } from '../test-app.ts';

export interface TestClient {
  readonly clientId: string;
  readonly secret: string;
  readonly redirectUri: string;
}
interface ClientOptions {
  readonly redirectUris?: readonly string[];
  readonly scope?: string;
  /** It has no secret. */
  readonly isPublic?: boolean;
}
const usualUri = 'https://app.example/callback?from=crema';

/** Registers an app. */
export const addClient = async (
  { deps }: TestApp,
  { redirectUris = [usualUri], scope = 'account card payment rewards', isPublic = false }: ClientOptions = {},
): Promise<TestClient> => {
  const [clientId, secret] = [randomUUID(), randomUUID()];
  await deps.db
    .insertInto('oauth_client')
    .values({
      client_id: clientId,
      name: 'Brew Diary',
      image: null,
      secret_hash: isPublic ? null : hashOfSecret(secret),
      redirect_uris: redirectUris.join('\n'),
      scope,
      created_at: deps.clock.now(),
    })
    .execute();
  return { clientId, secret, redirectUri: redirectUris[0] ?? '' };
};

export const createVerifier = (): string => randomBytes(32).toString('base64url');

export interface Asked {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly responseType: string;
  readonly scope: string;
  readonly state: string;
  readonly codeChallenge: string;
  readonly codeChallengeMethod: string;
}
export const askedBy = (
  { clientId, redirectUri }: TestClient,
  verifier: string,
  own: Partial<Asked> = {},
): Asked => ({
  clientId,
  redirectUri,
  responseType: 'code',
  scope: 'account card',
  state: 'a state&more',
  codeChallenge: challengeOf(verifier),
  codeChallengeMethod: 'S256',
  ...own,
});

export const readStatus = (browser: TestBrowser, { redirectUri, ...asked }: Asked) =>
  browser.post(oauthRestPaths.status, { ...asked, requestRedirectUri: redirectUri });
export const consent = (browser: TestBrowser, asked: Asked) => browser.post(oauthRestPaths.authorize, asked);
/** The parameters of the answer in an app's URI. */
export const answerIn = (uri: string) => Object.fromEntries(new URL(uri).searchParams);

/** A code that the member has agreed to. */
export const takeCode = async (browser: TestBrowser, asked: Asked): Promise<string> => {
  const reply = await consent(browser, asked);
  return answerIn(reply.json().redirectUri)['code'] ?? '';
};

export const basicOf = ({ clientId, secret }: TestClient): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
});
/** Sends a form as the server of an app does. */
export const sendForm = (
  { app }: TestApp,
  url: string,
  form: Readonly<Record<string, string | undefined>> | string,
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload:
      typeof form === 'string'
        ? form
        : new URLSearchParams(
            Object.entries(form).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
          ).toString(),
  });
export const exchange = (
  test: TestApp,
  client: TestClient,
  form: Readonly<Record<string, string | undefined>>,
) => sendForm(test, oauthRestPaths.token, { grant_type: 'authorization_code', ...form }, basicOf(client));

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly scope: string;
}
/** Tokens of a new consent. */
export const takeTokens = async (
  test: TestApp,
  browser: TestBrowser,
  client: TestClient,
  own: Partial<Asked> = {},
): Promise<Tokens> => {
  const verifier = createVerifier();
  const code = await takeCode(browser, askedBy(client, verifier, own));
  const form = { code, redirect_uri: client.redirectUri, code_verifier: verifier };
  return (await exchange(test, client, form)).json<Tokens>();
};
export const refresh = (test: TestApp, client: TestClient, token: string, scope?: string) =>
  sendForm(
    test,
    oauthRestPaths.token,
    { grant_type: 'refresh_token', refresh_token: token, scope },
    basicOf(client),
  );
export const readAs = ({ app }: TestApp, path: string, token: string) =>
  app.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
