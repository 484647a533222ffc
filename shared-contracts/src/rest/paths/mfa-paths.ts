/** The REST paths of the second factor (D-112) and of a member's sessions. Only the pages of the account load them. */
export const mfaRestPaths = {
  /** POST MfaChallengeRequest: sends the code of a challenge by SMS. The reply is MfaSentReply. */
  challenge: '/apiproxy/v1/account/mfa/challenge',
  /** POST MfaVerifyRequest. The reply is SessionReply. */
  verify: '/apiproxy/v1/account/mfa/verify',
  /** POST without a body, by a member. The reply is MfaStepUpReply. */
  stepUp: '/apiproxy/v1/account/mfa/step-up',
  /**
   * L-79: POST { challengeId }, by who knows the password and has lost everything else: mails a link. The reply is 202 AcceptedReply. GET
   * and DELETE by a member, who cancels the request: the reply is FactorRecoveryReply.
   */
  recovery: '/apiproxy/v1/account/mfa/recovery',
  /** POST { token } of the mailed link. The reply is FactorRecoveryReply. */
  recoveryLink: '/apiproxy/v1/account/mfa/recovery/link',
  startRecovery: '/apiproxy/v1/account/mfa/recovery/start',
  cancelRecovery: '/apiproxy/v1/account/mfa/recovery/cancel',
  /** GET MfaSettingsReply, after a recent proof. */
  settings: '/apiproxy/v1/account/mfa',
  /** POST MfaEnrolmentRequest. The reply is MfaEnrolmentReply. */
  enrol: '/apiproxy/v1/account/mfa/enrol',
  /** POST ConfirmMfaRequest. The reply is RecoveryCodesReply. */
  confirm: '/apiproxy/v1/account/mfa/enrol/confirm',
  /** POST without a body: replaces the recovery codes. The reply is RecoveryCodesReply. */
  recoveryCodes: '/apiproxy/v1/account/mfa/recovery-codes',
  /** DELETE. The reply is MfaSettingsReply. */
  factor: (id: string) => `/apiproxy/v1/account/mfa/factors/${encodeURIComponent(id)}`,
  /** DELETE. The reply is MfaSettingsReply. */
  browser: (id: string) => `/apiproxy/v1/account/mfa/browsers/${encodeURIComponent(id)}`,
  /** GET SessionsReply. DELETE ends all sessions but this one; the reply is SessionsReply. */
  sessions: '/apiproxy/v1/account/sessions',
  /** DELETE. The reply is SessionsReply. */
  session: (id: string) => `/apiproxy/v1/account/sessions/${encodeURIComponent(id)}`,
} as const;
