/**
 * ACC-009: POST restPaths.forgotPassword. The reply is 202 AcceptedReply for every address, whether or not it has an account.
 */
export interface ForgotPasswordRequest {
  readonly emailAddress: string;
  /** The name with which the account signs in; ours is the email address. */
  readonly userName: string;
}
export interface AcceptedReply {
  readonly status: 'accepted';
}
/** POST restPaths.checkResetLink { token }: RESET_LINK_INVALID for a link that is unknown, used or older than 30 minutes. */
export interface ResetLinkReply {
  readonly status: 'valid';
}
/**
 * ACC-010, ACC-011: POST restPaths.resetPassword. Errors: RESET_LINK_INVALID, 111011 (no password), 111022 (not allowed; the
 * params name the reason as at sign-up) and 111084 (one of the last five passwords).
 */
export interface ResetPasswordRequest {
  readonly newPassword: string;
  readonly token: string;
}
export interface PasswordChangedReply {
  readonly status: 'changed';
}
