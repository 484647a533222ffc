/** The exports of identity for other modules. Lint rejects an import of any other file of this folder. */
export { assertConfirmedEmail } from './email-confirmation/email-confirmation.ts';
export { memberCommands } from './mfa/members.commands.ts';
export {
  findMember,
  findMemberByEmail,
  isEmailConfirmed,
  mailNameOf,
  normaliseEmail,
} from './member-store.ts';
export { endPersonalUse } from './settings/personal-use.ts';
export { countInvalidLink, createMailedTokens } from './mailed-token.ts';
export { createPartnerProgrammes } from './partners/partner-programmes.ts';
export { createPasswordChanges } from './passwords/password-changes.ts';
export { hashPassword, verifyPassword } from './passwords/password.ts';
export { findDeletion } from './sessions/find-deletion.ts';
export { readSession } from './sessions/read-session.ts';
export {
  cookieName,
  cookieOptions,
  ensureVisitorId,
  renewPreferences,
  ownPageCookieOptions,
} from './sessions/session-cookies.ts';
export type { CardRegistration, RegistrationErrorCode, TypedCard } from './sign-up/card-registration.ts';
export { unsubscribeLinks } from './unsubscribe/unsubscribe-links.ts';
export { recentMemberOf } from './sessions/recent-proof.ts';
export { closeSignIn } from './sign-in/close-sign-in.ts';
