const root = '/apiproxy/v1/oauth';
/** The REST paths by which apps of others get access to an account (ACC-080 to ACC-084). Only the pages of the account load them. */
export const oauthRestPaths = {
  /** ACC-081: POST OauthStatusRequest, by a member. The reply is OauthStatusReply. */
  status: `${root}/authorize/status`,
  /** ACC-082: POST OauthConsentRequest, by a member. The reply is OauthConsentReply. */
  authorize: `${root}/authorize`,
  /** RFC 6749: POST of a form, by an app. */
  token: `${root}/token`,
  /** RFC 7009: POST of a form, by an app. */
  revoke: `${root}/revoke`,
  /** D-159: GET with an access token: the scopes `account`, `card`, `payment` and `rewards`. */
  userinfo: `${root}/userinfo`,
  cards: `${root}/cards`,
  paymentMethods: `${root}/payment-methods`,
  rewards: `${root}/rewards`,
  /** D-120: GET ConnectedAppsReply, by a member. */
  connectedApps: '/apiproxy/v1/account/connected-apps',
  /** D-120: DELETE ends the access of one app. The reply is ConnectedAppsReply. */
  connectedApp: (id: string) => `/apiproxy/v1/account/connected-apps/${encodeURIComponent(id)}`,
} as const;

/** The page on which a member agrees (ACC-080). */
export const oauthPagePath = '/oauth/authorize';
