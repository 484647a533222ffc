/** The REST paths of passkeys (D-112). All answer NOT_FOUND while the second factor is switched off. */
export const passkeyRestPaths = {
  /** POST without a body, by anyone. The reply is PasskeySignInReply. */
  signInOptions: '/apiproxy/v1/account/signin/passkey/options',
  /** POST PasskeySignInRequest. The reply is SessionReply. */
  signIn: '/apiproxy/v1/account/signin/passkey',
  /** POST PasskeyFactorRequest. The reply is PasskeyRequestOptions. */
  factorOptions: '/apiproxy/v1/account/mfa/passkey/options',
  /** POST without a body, after a recent proof. The reply is PasskeyRegistrationReply. */
  registrationOptions: '/apiproxy/v1/account/mfa/passkeys/options',
  /** POST AddPasskeyRequest. The reply is RecoveryCodesReply. */
  passkeys: '/apiproxy/v1/account/mfa/passkeys',
  /** DELETE, after a recent proof. The reply is MfaSettingsReply. */
  passkey: (id: string) => `/apiproxy/v1/account/mfa/passkeys/${encodeURIComponent(id)}`,
} as const;
