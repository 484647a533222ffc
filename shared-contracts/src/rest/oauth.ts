/** The scopes that an app can ask for, in the order in which the consent page shows them (ACC-081). */
export type OauthScope = 'account' | 'card' | 'payment' | 'rewards';

/** The parameters of an authorization request that both calls send (RFC 6749, section 4.1.1; RFC 7636, section 4.3). */
interface OauthRequest {
  readonly clientId: string;
  readonly responseType: string;
  /** Separated by spaces. */
  readonly scope: string;
  /** Of the app: it comes back to the app unchanged. Empty for a request without one. */
  readonly state: string;
  readonly codeChallenge: string;
  /** Only `S256` is accepted. */
  readonly codeChallengeMethod: string;
}
/**
 * ACC-081: POST oauthRestPaths.status. Errors: OAUTH_CLIENT_UNKNOWN and OAUTH_REDIRECT_URI (never a redirect, D-120); EMAIL_NOT_CONFIRMED, and
 * STEP_UP_REQUIRED for a proof older than 12 hours (D-157); TOO_MANY_REQUESTS.
 */
export interface OauthStatusRequest extends OauthRequest {
  readonly requestRedirectUri: string;
}
export interface OauthStatusReply {
  /** The member has agreed to these scopes before: `redirectUri` has a code. */
  readonly authorized: boolean;
  /** An error of the protocol (RFC 6749, section 4.1.2.1): `redirectUri` has it, and the browser goes there. */
  readonly error?: string;
  /** A registered URI of the app. Without `authorized` and `error` it is the requested one, for the answer of a member who says no. */
  readonly redirectUri: string;
  readonly state: string;
  readonly clientId: string;
  readonly clientName: string;
  /** A path of ours or a data URL; null without a picture. */
  readonly clientImage: string | null;
  readonly responseType: string;
  readonly scope: string;
  readonly claims: readonly { readonly scope: OauthScope }[];
  /** RFC 9207: it goes back to the app with each answer. */
  readonly issuer: string;
}
/** ACC-082: POST oauthRestPaths.authorize: stores the consent. Errors as for the status. */
export interface OauthConsentRequest extends OauthRequest {
  readonly redirectUri: string;
}
export interface OauthConsentReply {
  /** The app's URI with a code, or with an error of the protocol. */
  readonly redirectUri: string;
}

/** An app that a member has given access to. */
export interface ConnectedApp {
  readonly id: string;
  readonly name: string;
  /** As OauthStatusReply.clientImage. */
  readonly image: string | null;
  readonly scopes: readonly OauthScope[];
  /** ISO 8601. */
  readonly connectedAt: string;
  /** ISO 8601, exact to 10 minutes; null if the app has read nothing yet. */
  readonly lastUsedAt: string | null;
}
/** GET oauthRestPaths.connectedApps: the latest connection first. */
export interface ConnectedAppsReply {
  readonly apps: readonly ConnectedApp[];
}
