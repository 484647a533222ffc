/** The REST paths by which apps of others get access to an account (ACC-080 to ACC-084). Only the pages of the account load them. */
export const oauthRestPaths = {
  /** ACC-081: POST OauthStatusRequest, by a member. The reply is OauthStatusReply. */
  status: '/apiproxy/v1/oauth/authorize/status',
  /** ACC-082: POST OauthConsentRequest, by a member. The reply is OauthConsentReply. */
  authorize: '/apiproxy/v1/oauth/authorize',
  /** RFC 6749: POST of a form, by an app. */
  token: '/apiproxy/v1/oauth/token',
  /** RFC 7009: POST of a form, by an app. */
  revoke: '/apiproxy/v1/oauth/revoke',
  /** D-159: GET with an access token: the scopes `account`, `card`, `payment` and `rewards`. */
  userinfo: '/apiproxy/v1/oauth/userinfo',
  cards: '/apiproxy/v1/oauth/cards',
  paymentMethods: '/apiproxy/v1/oauth/payment-methods',
  rewards: '/apiproxy/v1/oauth/rewards',
  /** D-120: GET ConnectedAppsReply, by a member. */
  connectedApps: '/apiproxy/v1/account/connected-apps',
  /** D-120: DELETE ends the access of one app. The reply is ConnectedAppsReply. */
  connectedApp: (id: string) => `/apiproxy/v1/account/connected-apps/${encodeURIComponent(id)}`,
} as const;

/** The page on which a member agrees (ACC-080). */
export const oauthPagePath = '/oauth/authorize';
