import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { validateSignedDocument, type SignedDocument } from '@crema/shared-contracts';
import { AppError } from '../app-error.ts';

export interface SigningKey {
  readonly keyId: string;
  readonly privateKey: KeyObject;
  /** The source of the key, for messages. */
  readonly from: string;
}
const pemBlock = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g;

/** The first 16 hex digits of the SHA-256 of the public key. */
export const keyIdOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

const publicKeyOf = (text: string): KeyObject => {
  try {
    const key = text.startsWith('-----')
      ? createPublicKey(text)
      : createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Both functions throw the AppError below.
  }
  throw new AppError(`CREMA_REGISTRY_PUBLIC_KEYS: found ${text}, expected a file or an Ed25519 public key`);
};
/**
 * Parses public keys by id: PEM blocks, base64 SPKI, or files that contain either, separated by commas or
 * white space.
 */
export const readPublicKeys = (text: string): ReadonlyMap<string, KeyObject> => {
  const parts = text
    .replaceAll(pemBlock, ' ')
    .split(/[\s,]+/)
    .filter(Boolean);
  const nested = parts.filter((text) => existsSync(text)).map((path) => readFileSync(path, 'utf8'));
  const keys = [...(text.match(pemBlock) ?? []), ...parts.filter((text) => !existsSync(text))].map(
    publicKeyOf,
  );
  return new Map([
    ...keys.map((key) => [keyIdOf(key), key] as const),
    ...nested.flatMap((inner) => [...readPublicKeys(inner)]),
  ]);
};

export const signText = (text: string, { privateKey }: SigningKey): Buffer =>
  sign(null, Buffer.from(text), privateKey);

/** The content of registry.json: the exact document text and the signature over it. */
export const signDocument = (document: string, key: SigningKey): string => {
  const signed: SignedDocument = {
    document,
    signature: signText(document, key).toString('base64'),
    keyId: key.keyId,
  };
  return `${JSON.stringify(signed)}\n`;
};

/**
 * The content of the file, and how far it can be trusted; `problem` is absent when an accepted key signed it.
 */
export interface Opened {
  readonly document: unknown;
  readonly problem?: 'unsigned' | 'unknown key' | 'wrong signature';
  readonly keyId?: string;
}
export const openSigned = (text: string, accepted: ReadonlyMap<string, KeyObject>): Opened => {
  const file: unknown = JSON.parse(text);
  if (validateSignedDocument(file)) return { document: file, problem: 'unsigned' };
  const { document, signature, keyId } = file as SignedDocument;
  const key = accepted.get(keyId);
  const isGood = !!key && verify(null, Buffer.from(document), key, Buffer.from(signature, 'base64'));
  return {
    document: JSON.parse(document) as unknown,
    keyId,
    ...(!key ? { problem: 'unknown key' } : !isGood && { problem: 'wrong signature' }),
  };
};
