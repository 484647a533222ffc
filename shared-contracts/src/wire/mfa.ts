import { Type } from 'typebox';
import { mfaChallengeMethod } from './error-reply.ts';
import { memberPasskey, passkeyAssertion } from './passkeys.ts';
import { nullable, picklist, text, type Wire } from './shapes.ts';

const idText = Type.String({ minLength: 1, maxLength: 100 });
/** POST mfaRestPaths.challenge. Errors: CODE_EXPIRED; TOO_MANY_REQUESTS within 30 s of a message and after 5 messages. */
export const mfaChallengeRequest = Type.Object({ challengeId: idText, methodId: idText });
export type MfaChallengeRequest = Wire<typeof mfaChallengeRequest>;
export const mfaSentReply = Type.Object({
  /** Seconds until another message may be asked for. */
  resendAfterSeconds: Type.Number(),
});
export type MfaSentReply = Wire<typeof mfaSentReply>;
/** POST mfaRestPaths.verify. Errors: CODE_INVALID; CODE_EXPIRED after 10 minutes, 5 wrong codes, or a right one; PASSKEY_INVALID. */
export const mfaVerifyRequest = Type.Object({
  challengeId: idText,
  /** A method of the challenge. */
  methodId: idText,
  /** Spaces and dashes are ignored. Empty for a passkey. */
  code: Type.String({ maxLength: 100 }),
  passkey: Type.Optional(passkeyAssertion),
  /** This browser is not asked for a second factor for 30 days. */
  rememberDevice: Type.Boolean(),
});
export type MfaVerifyRequest = Wire<typeof mfaVerifyRequest>;
/** D-113: a challenge for a new proof of identity; `challengeId` is null for a member who proves it by the password. */
export const mfaStepUpReply = Type.Object({
  challengeId: nullable(text),
  mfaChallengeMethods: Type.Array(mfaChallengeMethod),
});
export type MfaStepUpReply = Wire<typeof mfaStepUpReply>;

export type MfaFactor = Wire<typeof mfaChallengeMethod>;
const trustedBrowser = Type.Object({
  id: text,
  /** `Chrome · Windows`; empty for an unknown program. */
  device: text,
  lastUsedAt: text,
  expiresAt: text,
});
export type TrustedBrowser = Wire<typeof trustedBrowser>;
/** ACC-042: GET mfaRestPaths.settings. NOT_FOUND while the second factor is switched off. */
export const mfaSettingsReply = Type.Object({
  factors: Type.Array(mfaChallengeMethod),
  passkeys: Type.Array(memberPasskey),
  recoveryCodesLeft: Type.Number(),
  trustedBrowsers: Type.Array(trustedBrowser),
});
export type MfaSettingsReply = Wire<typeof mfaSettingsReply>;
export const mfaItemParams = Type.Object({ id: Type.String({ maxLength: 100 }) });

/** POST mfaRestPaths.enrol, after a recent proof. Nothing changes until the code is confirmed. VALIDATION for an unusable number. */
export const mfaEnrolmentRequest = Type.Object({
  type: picklist('sms', 'totp'),
  /** In any usual notation; of an SMS only. */
  phone: Type.Optional(Type.String({ maxLength: 100 })),
  /** The factor that the new one replaces once it is confirmed. */
  replaces: Type.Optional(Type.String({ maxLength: 100 })),
});
export type MfaEnrolmentRequest = Wire<typeof mfaEnrolmentRequest>;
export const mfaEnrolmentReply = Type.Object({
  enrolmentId: text,
  /** The masked number; empty for an app. */
  masked: text,
  /** Of an app only: the secret in base 32, and the text of its QR code. */
  secret: nullable(text),
  uri: nullable(text),
});
export type MfaEnrolmentReply = Wire<typeof mfaEnrolmentReply>;
/** POST mfaRestPaths.confirm. Errors: CODE_INVALID, CODE_EXPIRED. */
export const confirmMfaRequest = Type.Object({
  enrolmentId: Type.String({ maxLength: 100 }),
  code: Type.String({ maxLength: 100 }),
});
export type ConfirmMfaRequest = Wire<typeof confirmMfaRequest>;
/** The codes are stated once; null when the member has codes already. */
export const recoveryCodesReply = Type.Object({ recoveryCodes: nullable(Type.Array(text)) });
export type RecoveryCodesReply = Wire<typeof recoveryCodesReply>;

const memberSession = Type.Object({
  id: text,
  /** `Chrome · Windows`; empty for an unknown program. */
  device: text,
  signedInAt: text,
  lastUsedAt: text,
  /** The session that asks. */
  current: Type.Boolean(),
});
export type MemberSession = Wire<typeof memberSession>;
/** D-118: the sessions of the member, this one first. */
export const sessionsReply = Type.Object({ sessions: Type.Array(memberSession) });
export type SessionsReply = Wire<typeof sessionsReply>;

/** POST mfaRestPaths.recovery: the challenge whose second step a member cannot take. */
export const factorRecoveryRequest = Type.Object({ challengeId: idText });
/** L-79: a request to turn the second factor off. The mailed link has the errors EMAIL_LINK_INVALID and TOO_MANY_REQUESTS. */
export const factorRecoveryReply = Type.Object({
  /** `asked`: the link was not used. `waiting`: the waiting time runs, or customer service has not checked the identity. */
  state: picklist('none', 'asked', 'waiting', 'done', 'cancelled'),
  /** The end of the waiting time; null before it begins. */
  dueAt: nullable(text),
  isApproved: Type.Boolean(),
});
export type FactorRecoveryReply = Wire<typeof factorRecoveryReply>;
