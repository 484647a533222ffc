import { Type } from 'typebox';
import { nullable, text, type Wire } from './shapes.ts';

/** The limits of a request with a passkey: one binary value (a large attestation has about 5,000 letters), and the id of a key (WebAuthn). */
export const passkeyLimits = { bytes: 20_000, id: 1364 } as const;
const bytes = Type.String({ minLength: 1, maxLength: passkeyLimits.bytes });
const publicKey = Type.Literal('public-key');
const identified = {
  id: Type.String({ minLength: 1, maxLength: passkeyLimits.id }),
  rawId: bytes,
  type: publicKey,
};
/** The signature of an authenticator, in JSON; binary values are base64url. */
export const passkeyAssertion = Type.Object({
  ...identified,
  response: Type.Object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: Type.Optional(Type.String({ maxLength: 200 })),
  }),
});
export type PasskeyAssertion = Wire<typeof passkeyAssertion>;
/** The new key of an authenticator, in JSON; binary values in base64url. */
export const passkeyAttestation = Type.Object({
  ...identified,
  response: Type.Object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z-]{1,20}$' }), { maxItems: 10 })),
  }),
});
export type PasskeyAttestation = Wire<typeof passkeyAttestation>;

/** A passkey that may be used or must not be registered again; its id is base64url. */
const descriptor = Type.Object({
  id: text,
  type: publicKey,
  transports: Type.Optional(Type.Array(text)),
});
export type PasskeyDescriptor = Wire<typeof descriptor>;
/** WebAuthn's PublicKeyCredentialRequestOptions in JSON. */
export const passkeyRequestOptions = Type.Object({
  challenge: text,
  rpId: text,
  /** Milliseconds. */
  timeout: Type.Number(),
  userVerification: Type.Literal('required'),
  /** Empty at sign-in: any passkey of the device may be chosen. */
  allowCredentials: Type.Array(descriptor),
});
export type PasskeyRequestOptions = Wire<typeof passkeyRequestOptions>;
/** WebAuthn's PublicKeyCredentialCreationOptions in JSON. */
const creationOptions = Type.Object({
  challenge: text,
  rp: Type.Object({ id: text, name: text }),
  user: Type.Object({ id: text, name: text, displayName: text }),
  pubKeyCredParams: Type.Array(Type.Object({ type: publicKey, alg: Type.Number() })),
  /** Milliseconds. */
  timeout: Type.Number(),
  attestation: Type.Literal('none'),
  excludeCredentials: Type.Array(descriptor),
  authenticatorSelection: Type.Object({
    residentKey: Type.Literal('required'),
    requireResidentKey: Type.Literal(true),
    userVerification: Type.Literal('required'),
  }),
});
export type PasskeyCreationOptions = Wire<typeof creationOptions>;
export const passkeySignInReply = Type.Object({ challengeId: text, options: passkeyRequestOptions });
export type PasskeySignInReply = Wire<typeof passkeySignInReply>;
export const passkeyRegistrationReply = Type.Object({ challengeId: text, options: creationOptions });
export type PasskeyRegistrationReply = Wire<typeof passkeyRegistrationReply>;
/** A passkey in the settings. `lastUsedAt` is null until it has signed in once. */
export const memberPasskey = Type.Object({
  id: text,
  name: text,
  createdAt: text,
  lastUsedAt: nullable(text),
});
export type MemberPasskey = Wire<typeof memberPasskey>;

const challengeId = Type.String({ minLength: 1, maxLength: 100 });
/** POST passkeyRestPaths.signIn. Errors: PASSKEY_INVALID; CODE_EXPIRED for a challenge that was used or is older than 10 minutes. */
export const passkeySignInRequest = Type.Object({
  challengeId,
  passkey: passkeyAssertion,
  rememberMe: Type.Boolean(),
});
export type PasskeySignInRequest = Wire<typeof passkeySignInRequest>;
/** The challenge of MFA_REQUIRED or of a step-up. The reply is PasskeyRequestOptions. Errors: CODE_EXPIRED. */
export const passkeyFactorRequest = Type.Object({ challengeId });
export type PasskeyFactorRequest = Wire<typeof passkeyFactorRequest>;
/** POST passkeyRestPaths.passkeys. Errors: VALIDATION for a name; PASSKEY_INVALID, CODE_EXPIRED as at sign-in. */
export const addPasskeyRequest = Type.Object({
  challengeId,
  /** 1 to 50 characters, which the server counts. */
  name: Type.String({ maxLength: 600 }),
  passkey: passkeyAttestation,
});
export type AddPasskeyRequest = Wire<typeof addPasskeyRequest>;
