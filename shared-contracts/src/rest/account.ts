import type { Locale, Market } from '../locale.ts';
import type { Reputation } from '../rest.ts';

export type * from './oauth.ts';

/**
 * ACC-009: POST accountRestPaths.forgotPassword. The reply is 202 AcceptedReply for every address, whether or not it has an account.
 */
export interface ForgotPasswordRequest {
  readonly emailAddress: string;
  /** The name with which the account signs in; ours is the email address. */
  readonly userName: string;
}
/** POST accountRestPaths.checkResetLink { token }: RESET_LINK_INVALID for a link that is unknown, used or older than 30 minutes. */
export interface ResetLinkReply {
  readonly status: 'valid';
}
/**
 * ACC-010, ACC-011: POST accountRestPaths.resetPassword. Errors: RESET_LINK_INVALID, 111011 (no password), 111022 (not allowed; the
 * params name the reason as at sign-up) and 111084 (one of the last five passwords).
 */
export interface ResetPasswordRequest {
  readonly newPassword: string;
  readonly token: string;
}
export interface PasswordChangedReply {
  readonly status: 'changed';
}

/** D-113: POST accountRestPaths.stepUp, by a member. The reply is SessionReply with `recentUntil`; INVALID_CREDENTIALS for a wrong password. */
export interface StepUpRequest {
  readonly password: string;
}

/** ACC-040: GET and PUT accountRestPaths.profile, by a member. */
export interface ProfileReply {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailConfirmed: boolean;
  /** `YYYY-MM-DD`; null until the member has set it, once (D-118). */
  readonly birthday: string | null;
  /** E.164 (D-118). */
  readonly phone: string | null;
  readonly locale: Locale;
}
/**
 * The fields that the form changes. Errors: VALIDATION with params field → reason, BIRTHDAY_SET for another birthday than the stored
 * one.
 */
export interface ProfileChange {
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD`; empty leaves it as it is. */
  readonly birthday: string;
  /** In any usual notation; empty removes it. */
  readonly phone: string;
  readonly locale: Locale;
}

/** ACC-041: GET and PUT accountRestPaths.communicationPreferences, by a member; the opt-ins of ACC-020. */
export interface CommunicationPreferences {
  readonly receiveBrandEmailCommunications: boolean;
  readonly receiveGeneralEmailCommunications: boolean;
  readonly receivePersonalizedEmailCommunications: boolean;
}

/**
 * ACC-041: PUT accountRestPaths.password, after a new proof (STEP_UP_REQUIRED). The other sessions of the member end. Errors as for
 * ResetPasswordRequest.
 */
export interface SavePasswordRequest {
  readonly newPassword: string;
}

/**
 * ACC-045: POST accountRestPaths.emailChange, after a new proof: mails a code to the new address and a notice to the present one. The
 * reply is EmailChangeReply for every valid address; VALIDATION for another text, EMAIL_SAME for the present address.
 */
export interface EmailChangeRequest {
  readonly emailAddress: string;
}
export interface EmailChangeReply {
  /** The proposed address, until it is confirmed; null without one. */
  readonly proposed: string | null;
  /** The instant at which the code ends; null without one. */
  readonly codeExpiresAt: string | null;
}
/**
 * ACC-045: POST accountRestPaths.confirmEmailChange. Errors: CODE_INVALID, CODE_EXPIRED (also after 5 wrong codes), EMAIL_UNAVAILABLE when
 * another account took the address meanwhile.
 */
export interface ConfirmEmailChangeRequest {
  /** 6 digits; other signs are ignored. */
  readonly code: string;
}

/** L-75: POST accountRestPaths.undoEmailChange with `{ token }`. EMAIL_LINK_INVALID for an unknown, expired or used link. */
export interface EmailChangeUndoneReply {
  readonly status: 'undone';
}

/** ACC-007: POST ssoPath. Errors: SSO_TOKEN_INVALID for a token that is unknown, used or older than 60 s; MFA_REQUIRED. */
export interface SsoRequest {
  readonly market: Market;
  readonly reputation: Reputation;
}
export interface SsoReply {
  /** A page of this site: the requested one, or the page after signing in. */
  readonly returnUrl: string;
}

/** D-117: a partner programme that the member has linked. */
export interface LinkedPartner {
  readonly id: string;
  readonly name: string;
  /** The page of this site on which the link is managed. */
  readonly path: string;
  /** The partner's account with most characters hidden, such as `••••6789`. */
  readonly account: string;
  /** ISO 8601. */
  readonly linkedAt: string;
}
/** ACC-040: GET accountRestPaths.partners, by a member. */
export interface LinkedPartnersReply {
  readonly partners: readonly LinkedPartner[];
}
