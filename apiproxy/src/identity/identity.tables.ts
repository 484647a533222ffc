import type { ColumnType, Generated } from 'kysely';
import type { Level, Locale, Market, MfaChallengeMethod } from '@crema/shared-contracts';

export interface MemberTable {
  member_id: string;
  /** ACC-022 names this field userExId. */
  ex_id: string;
  /** The address is in lower case and unique. */
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  market: Market;
  locale: Locale;
  level: Level;
  brand_mail: boolean;
  general_mail: boolean;
  personal_mail: boolean;
  registration_source: string;
  joined_at: Date;
  /** When the member opened the mailed link (D-158); null until then. */
  email_confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** `YYYY-MM-DD` (D-118). */
  birthday: ColumnType<string | null, string | null | undefined, string | null>;
  /** E.164 (D-118). */
  phone: ColumnType<string | null, string | null | undefined, string | null>;
}
/** A mailed link that confirms an email address (D-158). The link's token is derived from the id, so no token is stored. */
export interface EmailConfirmationTable {
  confirmation_id: string;
  member_id: string;
  /** The address that it confirms. */
  email: string;
  expires_at: Date;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
/** A mailed link to choose a new password (ACC-010). As for a confirmation, no token is stored. */
export interface ResetTokenTable {
  reset_id: string;
  member_id: string;
  /** The address to which it was mailed. */
  email: string;
  expires_at: Date;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
/** An earlier password of a member; the four latest stay, so that none of the last five is chosen again (D-114). */
export interface PasswordHistoryTable {
  member_id: string;
  password_hash: string;
  replaced_at: Date;
}
/** A proposed new email address of a member and the code that was mailed to it (ACC-045). */
export interface EmailChangeTable {
  member_id: string;
  /** A repeated request has another one: its code replaces the earlier code. */
  change_id: string;
  new_email: string;
  wrong_codes: Generated<number>;
  expires_at: Date;
}
/** A confirmed address that a member has replaced. Until the row expires, a mailed link takes the change back (L-75). */
export interface EmailChangeUndoTable {
  undo_id: string;
  member_id: string;
  earlier_email: string;
  changed_at: Date;
  expires_at: Date;
}
/** The boxes of the create-account form that record an agreement, by their field (ACC-020). */
export const agreementKinds = ['termsAndConditions', 'storageConsent', 'campaignMeasurement'] as const;
/** An agreement of a member, with its time and the language of the text. */
export interface MemberAgreementTable {
  member_id: string;
  kind: (typeof agreementKinds)[number];
  locale: Locale;
  agreed_at: Date;
}
export interface SessionTable {
  /** The SHA-256 of the cookie's value: a stolen table opens no session. */
  sid_hash: string;
  session_id: string;
  kind: 'guest' | 'member';
  member_id: string | null;
  remember: boolean;
  created_at: Date;
  expires_at: Date;
  /** When the member last proved the identity (D-113); null for a session that began without a proof. */
  proved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** `Chrome · Windows`; empty for an unknown program. */
  device_label: ColumnType<string, string | undefined, string>;
  /** Exact to 10 minutes; null for a session from before the column. */
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
/**
 * The time of the last reserved attempt of a queue (sign-in-turns.ts). A crash may lose rows, which only resets
 * delays.
 */
export interface SignInTurnTable {
  key: string;
  turn_at: Date;
}
/** A second factor of a member (D-112). It counts once it is confirmed. */
export interface MfaFactorTable {
  factor_id: string;
  member_id: string;
  type: MfaChallengeMethod['type'];
  /** The phone number in E.164, or the name of the authenticator or passkey. */
  label: string;
  confirmed_at: Date | null;
  /** The encrypted secret of an authenticator. */
  secret: ColumnType<string | null, string | null | undefined, string | null>;
  /** The time step of the last code that was used: no code is used twice. */
  last_step: ColumnType<string | number | null, number | null | undefined, number | null>;
}
/** A factor that waits for its first code; it changes nothing until then. */
export interface MfaEnrolmentTable {
  enrolment_id: string;
  member_id: string;
  type: 'sms' | 'totp';
  label: string;
  /** The encrypted secret of an authenticator. */
  secret: string | null;
  /** The factor that it replaces. */
  replaces: string | null;
  wrong_codes: Generated<number>;
  expires_at: Date;
}
/** A proof by a second factor that is waited for. */
export interface MfaChallengeTable {
  challenge_id: string;
  member_id: string;
  purpose: 'sign-in' | 'step-up';
  /** The session that begins is remembered. */
  remember: boolean;
  wrong_codes: Generated<number>;
  sends: Generated<number>;
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  expires_at: Date;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
export interface MfaRecoveryCodeTable {
  member_id: string;
  code_hash: string;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
/** A browser that is not asked for a second factor until it expires. */
export interface TrustedBrowserTable {
  browser_id: string;
  /** The SHA-256 of the cookie's value. */
  token_hash: string;
  member_id: string;
  device_label: string;
  last_used_at: Date;
  expires_at: Date;
}
/** A passkey of a member: it signs in without a password, and is a second factor after one (D-112). */
export interface PasskeyTable {
  passkey_id: string;
  /** The authenticator's id of the key, in base64url. */
  credential_id: string;
  member_id: string;
  /** The COSE key in base64url. */
  public_key: string;
  /** The last count that the authenticator stated; 0 for one that does not count (A11). */
  counter: ColumnType<string | number, number, number>;
  /** Separated by commas. */
  transports: string;
  /** Chosen by the member. */
  name: string;
  created_at: Date;
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
/** Random bytes that a passkey signs, once. */
export interface PasskeyChallengeTable {
  /** Of a second factor: the id of its row in mfa_challenge. */
  challenge_id: string;
  challenge: string;
  purpose: 'sign-in' | 'second-factor' | 'registration';
  /** Of a registration: the member. */
  member_id: string | null;
  expires_at: Date;
}
/** The token of a sign-in by another site of ours that was used (ACC-007). */
export interface UsedSsoTokenTable {
  token_id: string;
  expires_at: Date;
}
/** A member's request to turn the second factor off, because everything for it is lost (L-79). One of a member is open at most. */
export interface FactorRecoveryTable {
  /** The id is part of the mailed link. */
  recovery_id: string;
  member_id: string;
  /** The confirmed address that got the link. */
  email: string;
  asked_at: Date;
  /** When the link was used: the waiting time begins. */
  started_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The end of the waiting time. */
  due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When customer service had checked the identity. */
  approved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The person of customer service. */
  approved_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** The names of the checks that were passed. */
  checks: ColumnType<string | null, string | null | undefined, string | null>;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  outcome: ColumnType<RecoveryOutcome | null, RecoveryOutcome | null | undefined, RecoveryOutcome | null>;
}
/** The way in which a request ended. */
export type RecoveryOutcome = 'DONE' | 'CANCELLED' | 'REJECTED' | 'EXPIRED';
export interface IdentityTables {
  member: MemberTable;
  member_agreement: MemberAgreementTable;
  session: SessionTable;
  mfa_factor: MfaFactorTable;
  mfa_enrolment: MfaEnrolmentTable;
  mfa_challenge: MfaChallengeTable;
  mfa_recovery_code: MfaRecoveryCodeTable;
  trusted_browser: TrustedBrowserTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  used_sso_token: UsedSsoTokenTable;
  sign_in_turn: SignInTurnTable;
  email_confirmation: EmailConfirmationTable;
  reset_token: ResetTokenTable;
  password_history: PasswordHistoryTable;
  email_change: EmailChangeTable;
  factor_recovery: FactorRecoveryTable;
  email_change_undo: EmailChangeUndoTable;
}

declare module '../storage/tables.ts' {
  interface Tables extends IdentityTables {}
}
