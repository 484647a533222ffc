import { Buffer } from 'node:buffer';
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@crema/shared-contracts';

/** The part of CBOR that an attestation needs. */
type Cbor = number | string | Buffer | Map<number | string, Cbor>;
const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  const long = Buffer.from([(major << 5) | 25, 0, 0]);
  long.writeUInt16BE(value, 1);
  return long;
};
const encodeCbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, entry]) => [encodeCbor(key), encodeCbor(entry)]);
  return Buffer.concat([head(5, value.size), ...entries]);
};

interface StoredKey {
  readonly privateKey: KeyObject;
  readonly userHandle: string;
  counter: number;
}
interface AuthenticatorOptions {
  /** The origin of the page that asks; a phishing page has another. */
  readonly origin?: string;
  readonly verifiesUser?: boolean;
  /** Synced passkeys state 0 always (A11). */
  readonly counts?: boolean;
  /** 16 by default, at most 1,023. */
  readonly idBytes?: number;
}
const flags = { present: 1, verified: 4, attested: 64 } as const;
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const uint = (value: number, size: number) => {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntBE(value, 0, size);
  return bytes;
};

export interface SoftwareAuthenticator {
  readonly keys: Map<string, StoredKey>;
  /** Makes a key with self attestation in the format "packed". */
  create(options: PasskeyCreationOptions): PasskeyAttestation;
  /** Signs with the key `id`, by default the first that is allowed. */
  get(options: PasskeyRequestOptions, id?: string): PasskeyAssertion;
}
/** A public key of the curve P-256 as COSE. */
const coseOf = (publicKey: KeyObject): Buffer => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return encodeCbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
};
const attestedKey = (id: Buffer, publicKey: KeyObject): Buffer =>
  Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, coseOf(publicKey)]);
const signWith = (privateKey: KeyObject, data: Buffer, client: Buffer): Buffer =>
  sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
const clientDataFor = (origin: string) => (type: string, challenge: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
/** The format "packed", signed with the key itself. */
const selfAttestation = (data: Buffer, signature: Buffer): Buffer =>
  encodeCbor(
    new Map<string, Cbor>([
      ['fmt', 'packed'],
      [
        'attStmt',
        new Map<string, Cbor>([
          ['alg', -7],
          ['sig', signature],
        ]),
      ],
      ['authData', data],
    ]),
  );

/** An authenticator in software: real keys and signatures, no device. */
export const createSoftwareAuthenticator = ({
  origin = 'http://localhost:3000',
  verifiesUser = true,
  counts = true,
  idBytes = 16,
}: AuthenticatorOptions = {}): SoftwareAuthenticator => {
  const keys = new Map<string, StoredKey>();
  const clientData = clientDataFor(origin);
  const authenticatorData = (rpId: string, counter: number, attested?: Buffer) =>
    Buffer.concat([
      sha256(rpId),
      Buffer.from([flags.present | (verifiesUser ? flags.verified : 0) | (attested ? flags.attested : 0)]),
      uint(counter, 4),
      attested ?? Buffer.alloc(0),
    ]);
  return {
    keys,
    create: ({ rp, user, challenge }) => {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(idBytes);
      const data = authenticatorData(rp.id, 0, attestedKey(id, publicKey));
      const client = clientData('webauthn.create', challenge);
      const attestation = selfAttestation(data, signWith(privateKey, data, client));
      const name = id.toString('base64url');
      keys.set(name, { privateKey, userHandle: user.id, counter: 0 });
      return {
        id: name,
        rawId: name,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get: (
      { rpId, challenge, allowCredentials },
      id = allowCredentials[0]?.id ?? [...keys.keys()][0] ?? '',
    ) => {
      const key = keys.get(id);
      if (!key) throw new Error(`The authenticator has no key ${id}.`);
      key.counter += counts ? 1 : 0;
      const data = authenticatorData(rpId, key.counter);
      const client = clientData('webauthn.get', challenge);
      const signature = signWith(key.privateKey, data, client);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: key.userHandle,
        },
      };
    },
  };
};
