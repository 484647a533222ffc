import type { MfaChallengeMethod } from '../errors.ts';
import type { MemberPasskey, PasskeyAssertion } from '../wire/passkeys.ts';

/** POST mfaRestPaths.challenge. Errors: CODE_EXPIRED; TOO_MANY_REQUESTS within 30 s of a message and after 5 messages. */
export interface MfaChallengeRequest {
  readonly challengeId: string;
  readonly methodId: string;
}
export interface MfaSentReply {
  /** Seconds until another message may be asked for. */
  readonly resendAfterSeconds: number;
}
/** POST mfaRestPaths.verify. Errors: CODE_INVALID; CODE_EXPIRED after 10 minutes, 5 wrong codes, or a right one; PASSKEY_INVALID. */
export interface MfaVerifyRequest {
  readonly challengeId: string;
  /** A method of the challenge. */
  readonly methodId: string;
  /** Spaces and dashes are ignored. Empty for a passkey. */
  readonly code: string;
  readonly passkey?: PasskeyAssertion;
  /** This browser is not asked for a second factor for 30 days. */
  readonly rememberDevice: boolean;
}
/** D-113: a challenge for a new proof of identity; `challengeId` is null for a member who proves it by the password. */
export interface MfaStepUpReply {
  readonly challengeId: string | null;
  readonly mfaChallengeMethods: readonly MfaChallengeMethod[];
}

export interface MfaFactor {
  readonly id: string;
  readonly type: MfaChallengeMethod['type'];
  readonly masked: string;
}
export interface TrustedBrowser {
  readonly id: string;
  /** `Chrome · Windows`; empty for an unknown program. */
  readonly device: string;
  readonly lastUsedAt: string;
  readonly expiresAt: string;
}
/** ACC-042: GET mfaRestPaths.settings. NOT_FOUND while the second factor is switched off. */
export interface MfaSettingsReply {
  readonly factors: readonly MfaFactor[];
  readonly passkeys: readonly MemberPasskey[];
  readonly recoveryCodesLeft: number;
  readonly trustedBrowsers: readonly TrustedBrowser[];
}
/** POST mfaRestPaths.enrol, after a recent proof. Nothing changes until the code is confirmed. VALIDATION for an unusable number. */
export interface MfaEnrolmentRequest {
  readonly type: 'sms' | 'totp';
  /** In any usual notation; of an SMS only. */
  readonly phone?: string;
  /** The factor that the new one replaces once it is confirmed. */
  readonly replaces?: string;
}
export interface MfaEnrolmentReply {
  readonly enrolmentId: string;
  /** The masked number; empty for an app. */
  readonly masked: string;
  /** Of an app only: the secret in base 32, and the text of its QR code. */
  readonly secret: string | null;
  readonly uri: string | null;
}
/** POST mfaRestPaths.confirm. Errors: CODE_INVALID, CODE_EXPIRED. */
export interface ConfirmMfaRequest {
  readonly enrolmentId: string;
  readonly code: string;
}
/** The codes are stated once; null when the member has codes already. */
export interface RecoveryCodesReply {
  readonly recoveryCodes: readonly string[] | null;
}

export interface MemberSession {
  readonly id: string;
  /** `Chrome · Windows`; empty for an unknown program. */
  readonly device: string;
  readonly signedInAt: string;
  readonly lastUsedAt: string;
  /** The session that asks. */
  readonly current: boolean;
}
/** D-118: the sessions of the member, this one first. */
export interface SessionsReply {
  readonly sessions: readonly MemberSession[];
}

/** L-79: a request to turn the second factor off. The mailed link has the errors EMAIL_LINK_INVALID and TOO_MANY_REQUESTS. */
export interface FactorRecoveryReply {
  /** `asked`: the link was not used. `waiting`: the waiting time runs, or customer service has not checked the identity. */
  readonly state: 'none' | 'asked' | 'waiting' | 'done' | 'cancelled';
  /** The end of the waiting time; null before it begins. */
  readonly dueAt: string | null;
  readonly isApproved: boolean;
}
