import { parseUrl, type OauthConsentRequest, type OauthScope } from '@crema/shared-contracts';

/** The parameters of an authorization request that the page reads; others stay in the URL and are ignored (RFC 6749, section 3.1). */
const names = {
  clientId: 'client_id',
  responseType: 'response_type',
  redirectUri: 'redirect_uri',
  scope: 'scope',
  state: 'state',
  codeChallenge: 'code_challenge',
  codeChallengeMethod: 'code_challenge_method',
} as const satisfies Record<keyof OauthConsentRequest, string>;

/** The request of the page's URL. Undefined without a client id or response type (ACC-084), and if a parameter is there twice. */
export const readAuthorizationRequest = (search: string): OauthConsentRequest | undefined => {
  const query = new URLSearchParams(search);
  if (Object.values(names).some((name) => query.getAll(name).length > 1)) return undefined;
  const request = Object.fromEntries(
    Object.entries(names).map(([key, name]) => [key, query.get(name) ?? '']),
  ) as unknown as OauthConsentRequest;
  return request.clientId && request.responseType ? request : undefined;
};

const scopes: readonly OauthScope[] = ['account', 'card', 'payment', 'rewards'];
/** The scopes of a request that the page has texts for, in the order of the page. */
export const knownScopes = (text: string): readonly OauthScope[] =>
  scopes.filter((scope) => text.split(' ').includes(scope));

/** A web page, or an app on the device by its own scheme (RFC 8252): never a script or a document. */
const isDestination = (protocol: string): boolean =>
  protocol === 'https:' || protocol === 'http:' || protocol.includes('.');
/** Where the browser goes: the host of a page, or the scheme of an app. Undefined for a URI that nothing can open. */
export const destinationOf = (uri: string): string | undefined => {
  const url = parseUrl(uri);
  return url && isDestination(url.protocol) ? url.host || url.protocol.slice(0, -1) : undefined;
};
