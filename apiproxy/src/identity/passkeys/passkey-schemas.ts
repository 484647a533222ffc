import type {
  MemberPasskey,
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyRegistrationReply,
  PasskeyRequestOptions,
} from '@crema/shared-contracts';
import { Type } from 'typebox';
import type { TextLimits } from '../../http/limits/text-limits.ts';
import { nullable, schemaOf } from '../../http/replies/reply-schemas.ts';

/** The longest text of one binary value: a large attestation has about 5,000 letters. */
const longest = 20_000;
/** An id of a key has at most 1,023 bytes (WebAuthn). */
const longestId = 1364;
/** The limits of a request with a passkey. */
export const passkeyTextLimits: TextLimits = {
  text: longest,
  fields: { id: longestId, rawId: longestId },
};
const bytes = Type.String({ minLength: 1, maxLength: longest });
const publicKey = Type.Literal('public-key');
const identified = { id: Type.String({ minLength: 1, maxLength: longestId }), rawId: bytes, type: publicKey };

export const assertionSchema = schemaOf<PasskeyAssertion>()(
  Type.Object({
    ...identified,
    response: Type.Object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: Type.Optional(Type.String({ maxLength: 200 })),
    }),
  }),
);
export const attestationSchema = schemaOf<PasskeyAttestation>()(
  Type.Object({
    ...identified,
    response: Type.Object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z-]{1,20}$' }), { maxItems: 10 })),
    }),
  }),
);

const descriptors = Type.Array(
  Type.Object({
    id: Type.String(),
    type: publicKey,
    transports: Type.Optional(Type.Array(Type.String())),
  }),
);
export const requestOptions = schemaOf<PasskeyRequestOptions>()(
  Type.Object({
    challenge: Type.String(),
    rpId: Type.String(),
    timeout: Type.Number(),
    userVerification: Type.Literal('required'),
    allowCredentials: descriptors,
  }),
);
export const registrationReply = schemaOf<PasskeyRegistrationReply>()(
  Type.Object({
    challengeId: Type.String(),
    options: Type.Object({
      challenge: Type.String(),
      rp: Type.Object({ id: Type.String(), name: Type.String() }),
      user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
      pubKeyCredParams: Type.Array(Type.Object({ type: publicKey, alg: Type.Number() })),
      timeout: Type.Number(),
      attestation: Type.Literal('none'),
      excludeCredentials: descriptors,
      authenticatorSelection: Type.Object({
        residentKey: Type.Literal('required'),
        requireResidentKey: Type.Literal(true),
        userVerification: Type.Literal('required'),
      }),
    }),
  }),
);
export const passkeySchema = schemaOf<MemberPasskey>()(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    createdAt: Type.String(),
    lastUsedAt: nullable(Type.String()),
  }),
);
