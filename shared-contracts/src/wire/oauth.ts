import { Type } from 'typebox';
import { nullable, picklist, text, type Wire } from './shapes.ts';

/** The scopes that an app can ask for, in the order in which the consent page shows them (ACC-081). */
export const oauthScopes = ['account', 'card', 'payment', 'rewards'] as const;
export type OauthScope = (typeof oauthScopes)[number];
const scope = picklist(...oauthScopes);

/** The parameters of an authorization request that both calls send (RFC 6749, section 4.1.1; RFC 7636, section 4.3). */
const asked = {
  clientId: text,
  responseType: text,
  /** Separated by spaces. */
  scope: text,
  /** Of the app: it comes back to the app unchanged. Empty for a request without one. */
  state: text,
  codeChallenge: text,
  /** Only `S256` is accepted. */
  codeChallengeMethod: text,
};
/**
 * ACC-081: POST oauthRestPaths.status. Errors: OAUTH_CLIENT_UNKNOWN and OAUTH_REDIRECT_URI (never a redirect, D-120), for visitors too; then
 * UNAUTHENTICATED, EMAIL_NOT_CONFIRMED, and STEP_UP_REQUIRED for a proof older than 12 hours (D-157); TOO_MANY_REQUESTS.
 */
export const oauthStatusRequest = Type.Object({ ...asked, requestRedirectUri: text });
export type OauthStatusRequest = Wire<typeof oauthStatusRequest>;
export const oauthStatusReply = Type.Object({
  /** The member has agreed to these scopes before: `redirectUri` has a code. */
  authorized: Type.Boolean(),
  /** An error of the protocol (RFC 6749, section 4.1.2.1): `redirectUri` has it, and the browser goes there. */
  error: Type.Optional(text),
  /** A registered URI of the app. Without `authorized` and `error` it is the requested one, for the answer of a member who says no. */
  redirectUri: text,
  state: text,
  clientId: text,
  clientName: text,
  /** A path of ours or a data URL; null without a picture. */
  clientImage: nullable(text),
  responseType: text,
  scope: text,
  claims: Type.Array(Type.Object({ scope })),
  /** RFC 9207: it goes back to the app with each answer. */
  issuer: text,
});
export type OauthStatusReply = Wire<typeof oauthStatusReply>;
/** ACC-082: POST oauthRestPaths.authorize: stores the consent. Errors as for the status. */
export const oauthConsentRequest = Type.Object({ ...asked, redirectUri: text });
export type OauthConsentRequest = Wire<typeof oauthConsentRequest>;
export const oauthConsentReply = Type.Object({
  /** The app's URI with a code, or with an error of the protocol. */
  redirectUri: text,
});
export type OauthConsentReply = Wire<typeof oauthConsentReply>;

/** An app that a member has given access to. */
const connectedApp = Type.Object({
  id: text,
  name: text,
  /** As OauthStatusReply.clientImage. */
  image: nullable(text),
  scopes: Type.Array(scope),
  /** ISO 8601. */
  connectedAt: text,
  /** ISO 8601, exact to 10 minutes; null if the app has read nothing yet. */
  lastUsedAt: nullable(text),
});
export type ConnectedApp = Wire<typeof connectedApp>;
/** GET oauthRestPaths.connectedApps: the latest connection first. */
export const connectedAppsReply = Type.Object({ apps: Type.Array(connectedApp) });
export type ConnectedAppsReply = Wire<typeof connectedAppsReply>;
