/** A passkey that may be used or must not be registered again. */
export interface PasskeyDescriptor {
  /** In base64url. */
  readonly id: string;
  readonly type: 'public-key';
  readonly transports?: readonly string[];
}
/** WebAuthn's PublicKeyCredentialRequestOptions in JSON. */
export interface PasskeyRequestOptions {
  readonly challenge: string;
  readonly rpId: string;
  /** Milliseconds. */
  readonly timeout: number;
  readonly userVerification: 'required';
  /** Empty at sign-in: any passkey of the device may be chosen. */
  readonly allowCredentials: readonly PasskeyDescriptor[];
}
/** WebAuthn's PublicKeyCredentialCreationOptions in JSON. */
export interface PasskeyCreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string; readonly name: string };
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly pubKeyCredParams: readonly { readonly type: 'public-key'; readonly alg: number }[];
  /** Milliseconds. */
  readonly timeout: number;
  readonly attestation: 'none';
  readonly excludeCredentials: readonly PasskeyDescriptor[];
  readonly authenticatorSelection: {
    readonly residentKey: 'required';
    readonly requireResidentKey: true;
    readonly userVerification: 'required';
  };
}
/** The signature of an authenticator, in JSON; binary values are base64url. */
export interface PasskeyAssertion {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle?: string;
  };
}
/** The new key of an authenticator, in JSON; binary values in base64url. */
export interface PasskeyAttestation {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports?: readonly string[];
  };
}
export interface PasskeySignInReply {
  readonly challengeId: string;
  readonly options: PasskeyRequestOptions;
}
/** POST passkeyRestPaths.signIn. Errors: PASSKEY_INVALID; CODE_EXPIRED for a challenge that was used or is older than 10 minutes. */
export interface PasskeySignInRequest {
  readonly challengeId: string;
  readonly passkey: PasskeyAssertion;
  readonly rememberMe: boolean;
}
/** The challenge of MFA_REQUIRED or of a step-up. Errors: CODE_EXPIRED. */
export interface PasskeyFactorRequest {
  readonly challengeId: string;
}
export interface PasskeyRegistrationReply {
  readonly challengeId: string;
  readonly options: PasskeyCreationOptions;
}
/** POST passkeyRestPaths.passkeys. Errors: VALIDATION for a name; PASSKEY_INVALID, CODE_EXPIRED as at sign-in. */
export interface AddPasskeyRequest {
  readonly challengeId: string;
  /** 1 to 50 characters. */
  readonly name: string;
  readonly passkey: PasskeyAttestation;
}
/** A passkey in the settings. */
export interface MemberPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  /** Null until it has signed in once. */
  readonly lastUsedAt: string | null;
}
