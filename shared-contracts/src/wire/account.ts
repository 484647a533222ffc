import { Type } from 'typebox';
import { optionalMailKinds } from '../rest/unsubscribe.ts';
import { linkToken, locale, nullable, text, type Wire } from './shapes.ts';

/** Room for a typed text of full length with invisible characters or in another Unicode form. */
const typed = Type.String({ maxLength: 600 });
const filled = Type.String({ minLength: 1, maxLength: 600 });

/**
 * ACC-009: POST accountRestPaths.forgotPassword. The reply is 202 AcceptedReply for every address, whether or not it has an account.
 */
export const forgotPasswordRequest = Type.Object({
  emailAddress: filled,
  /** The name with which the account signs in; ours is the email address. */
  userName: filled,
});
export type ForgotPasswordRequest = Wire<typeof forgotPasswordRequest>;
/** POST accountRestPaths.checkResetLink { token }: RESET_LINK_INVALID for a link that is unknown, used or older than 30 minutes. */
export const resetLinkReply = Type.Object({ status: Type.Literal('valid') });
export type ResetLinkReply = Wire<typeof resetLinkReply>;
/**
 * ACC-041: PUT accountRestPaths.password, after a new proof (STEP_UP_REQUIRED). The other sessions of the member end. Errors as for
 * ResetPasswordRequest.
 */
export const savePasswordRequest = Type.Object({ newPassword: typed });
export type SavePasswordRequest = Wire<typeof savePasswordRequest>;
/**
 * ACC-010, ACC-011: POST accountRestPaths.resetPassword. Errors: RESET_LINK_INVALID, 111011 (no password), 111022 (not allowed; the
 * params name the reason as at sign-up) and 111084 (one of the last five passwords).
 */
export const resetPasswordRequest = Type.Object({ ...linkToken.properties, newPassword: typed });
export type ResetPasswordRequest = Wire<typeof resetPasswordRequest>;
export const passwordChangedReply = Type.Object({ status: Type.Literal('changed') });
export type PasswordChangedReply = Wire<typeof passwordChangedReply>;

/** D-113: POST accountRestPaths.stepUp, by a member. The reply is SessionReply with `recentUntil`; INVALID_CREDENTIALS for a wrong password. */
export const stepUpRequest = Type.Object({ password: filled });
export type StepUpRequest = Wire<typeof stepUpRequest>;

/** ACC-040: GET and PUT accountRestPaths.profile, by a member. */
export const profileReply = Type.Object({
  firstName: text,
  lastName: text,
  email: text,
  emailConfirmed: Type.Boolean(),
  /** `YYYY-MM-DD`; null until the member has set it, once (D-118). */
  birthday: nullable(text),
  /** E.164 (D-118). */
  phone: nullable(text),
  locale,
});
export type ProfileReply = Wire<typeof profileReply>;
/**
 * The fields that the form changes. Errors: VALIDATION with params field → reason, BIRTHDAY_SET for another birthday than the stored
 * one.
 */
export const profileChange = Type.Object({
  firstName: typed,
  lastName: typed,
  /** `YYYY-MM-DD`; empty leaves it as it is. */
  birthday: Type.String({ maxLength: 10 }),
  /** In any usual notation; empty removes it. */
  phone: typed,
  locale,
});
export type ProfileChange = Wire<typeof profileChange>;

/** ACC-041: GET and PUT accountRestPaths.communicationPreferences, by a member; the opt-ins of ACC-020. */
export const communicationPreferences = Type.Object({
  receiveBrandEmailCommunications: Type.Boolean(),
  receiveGeneralEmailCommunications: Type.Boolean(),
  receivePersonalizedEmailCommunications: Type.Boolean(),
});
export type CommunicationPreferences = Wire<typeof communicationPreferences>;

/**
 * ACC-045: POST accountRestPaths.emailChange, after a new proof: mails a code to the new address and a notice to the present one. The
 * reply is EmailChangeReply for every valid address; VALIDATION for another text, EMAIL_SAME for the present address.
 */
export const emailChangeRequest = Type.Object({ emailAddress: typed });
export type EmailChangeRequest = Wire<typeof emailChangeRequest>;
export const emailChangeReply = Type.Object({
  /** The proposed address, until it is confirmed; null without one. */
  proposed: nullable(text),
  /** The instant at which the code ends; null without one. */
  codeExpiresAt: nullable(text),
});
export type EmailChangeReply = Wire<typeof emailChangeReply>;
/**
 * ACC-045: POST accountRestPaths.confirmEmailChange. Errors: CODE_INVALID, CODE_EXPIRED (also after 5 wrong codes), EMAIL_UNAVAILABLE when
 * another account took the address meanwhile.
 */
export const confirmEmailChangeRequest = Type.Object({
  /** 6 digits; other signs are ignored. */
  code: Type.String({ maxLength: 100 }),
});
export type ConfirmEmailChangeRequest = Wire<typeof confirmEmailChangeRequest>;
/** L-75: POST accountRestPaths.undoEmailChange with `{ token }`. EMAIL_LINK_INVALID for an unknown, expired or used link. */
export const emailChangeUndoneReply = Type.Object({ status: Type.Literal('undone') });
export type EmailChangeUndoneReply = Wire<typeof emailChangeUndoneReply>;

/** D-117: a partner programme that the member has linked. */
const linkedPartner = Type.Object({
  id: text,
  name: text,
  /** The page of this site on which the link is managed. */
  path: text,
  /** The partner's account with most characters hidden, such as `••••6789`. */
  account: text,
  /** ISO 8601. */
  linkedAt: text,
});
export type LinkedPartner = Wire<typeof linkedPartner>;
/** ACC-040: GET accountRestPaths.partners, by a member. */
export const linkedPartnersReply = Type.Object({ partners: Type.Array(linkedPartner) });
export type LinkedPartnersReply = Wire<typeof linkedPartnersReply>;

/** ENG-040: POST unsubscribeRestPath. */
export const unsubscribeQuery = Type.Object({ token: Type.String({ minLength: 1, maxLength: 300 }) });
export const unsubscribeReply = Type.Object({
  type: Type.Union([Type.Literal(optionalMailKinds[0]), Type.Literal(optionalMailKinds[1])]),
});
export type UnsubscribeReply = Wire<typeof unsubscribeReply>;
