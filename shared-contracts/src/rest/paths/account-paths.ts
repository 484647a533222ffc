export { historyRestPaths } from './history-paths.ts';
export { mfaRestPaths } from './mfa-paths.ts';
export { passkeyRestPaths } from './passkey-paths.ts';
export { guestDataPage, privacyRestPaths } from './privacy-paths.ts';

/** The REST paths of the account's pages. */
export const accountRestPaths = {
  /** ACC-009: POST ForgotPasswordRequest. */
  forgotPassword: '/apiproxy/v1/account/forgot-password',
  /** POST { token } of a mailed link. The reply is ResetLinkReply. */
  checkResetLink: '/apiproxy/v1/account/reset-password/check',
  /** ACC-010: POST ResetPasswordRequest. The reply is PasswordChangedReply. */
  resetPassword: '/apiproxy/v1/account/reset-password',
  /** ACC-072, D-119: POST PrivacyRequest, by anyone. */
  privacyRequests: '/apiproxy/v1/privacy/requests',
  /** D-113: POST StepUpRequest. */
  stepUp: '/apiproxy/v1/account/step-up',
  /** ACC-040: GET ProfileReply, PUT ProfileChange. */
  profile: '/apiproxy/v1/account/profile',
  /** ACC-040: GET LinkedPartnersReply. */
  partners: '/apiproxy/v1/account/partners',
  /** ACC-041: PUT SavePasswordRequest. The reply is PasswordChangedReply. */
  password: '/apiproxy/v1/account/password',
  /** ACC-041: GET and PUT CommunicationPreferences. */
  communicationPreferences: '/apiproxy/v1/account/communication-preferences',
  /** ACC-045: GET EmailChangeReply, POST EmailChangeRequest, DELETE gives the change up. */
  emailChange: '/apiproxy/v1/account/email/change',
  /** ACC-045: POST ConfirmEmailChangeRequest. The reply is SessionReply. */
  confirmEmailChange: '/apiproxy/v1/account/email/change/confirm',
  /** The link that the earlier address got. */
  undoEmailChange: '/apiproxy/v1/account/email/change/undo',
} as const;

/** ACC-007: POST SsoRequest, with the return path as the query parameter `returnUrl`. The reply is SsoReply. */
export const ssoPath = (token: string): string =>
  `/apiproxy/v1/account/signin/sso/${encodeURIComponent(token)}`;

export { withOauthAnswer } from '../oauth-answer.ts';
export { oauthPagePath, oauthRestPaths } from './oauth-paths.ts';
