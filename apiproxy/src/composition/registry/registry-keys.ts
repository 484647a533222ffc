import { createHash, createPublicKey, verify as verifyBytes, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../http/environment/environment.ts';

const variable = 'CREMA_REGISTRY_PUBLIC_KEYS';

/** The public keys that verify the registry's document and signed overrides. */
export interface RegistryKeys {
  /**
   * Key ids as in the contract. There are several while keys are rotated, and none in development before the
   * first publish.
   */
  ids(): readonly string[];
  /**
   * Whether an accepted key signed exactly this text; with keyId, whether that key did. The signature is
   * base64 or base64url.
   */
  verify(text: string, signature: string, keyId?: string): boolean;
}
export interface KeyContext {
  readonly environment: Pick<Environment, typeof variable>;
  /** The registry's folder; the development key is next to it. */
  readonly registry: string;
  readonly production: boolean;
}

const pemBlock = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g;

const idOf = (key: KeyObject) =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
const asEd25519 = (key: KeyObject, from: string) => {
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new Error(
    `${variable}: ${from} is not an Ed25519 key. Expected the public key of a registry (SPKI as PEM or base64).`,
  );
};
const fromPem = (pem: string) => asEd25519(createPublicKey(pem), 'a PEM block');
const fromBase64 = (entry: string) => {
  try {
    return createPublicKey({ key: Buffer.from(entry, 'base64'), type: 'spki', format: 'der' });
  } catch {
    throw new Error(
      `${variable}: ${entry} is neither a file nor a public key. Expected a file name, PEM or base64 of SPKI`,
    );
  }
};
/** PEM blocks, base64 of SPKI, or files that contain either, in any combination, separated by commas or white space. */
const parseKeys = (text: string): readonly KeyObject[] => {
  const entries = text
    .replaceAll(pemBlock, ' ')
    .split(/[\s,]+/)
    .filter(Boolean);
  return [
    ...(text.match(pemBlock) ?? []).map(fromPem),
    ...entries.flatMap((entry) =>
      existsSync(entry) ? parseKeys(readFileSync(entry, 'utf8')) : [asEd25519(fromBase64(entry), entry)],
    ),
  ];
};
const byId = (keys: readonly KeyObject[]): ReadonlyMap<string, KeyObject> =>
  new Map(keys.map((key) => [idOf(key), key]));

/**
 * Loads the keys of CREMA_REGISTRY_PUBLIC_KEYS. Outside production, without the variable, it loads the
 * development key next to the registry; the file is read on every use, because the first publish creates it.
 * In production without the variable no registry is accepted. Throws if the variable contains anything but
 * keys.
 */
export const loadRegistryKeys = ({ environment, registry, production }: KeyContext): RegistryKeys => {
  const configured = environment[variable]?.trim();
  const fixed = configured ? byId(parseKeys(configured)) : undefined;
  const developmentFile = join(`${registry}-keys`, 'public.pem');
  const known = (): ReadonlyMap<string, KeyObject> => {
    if (fixed) return fixed;
    if (production || !existsSync(developmentFile)) return new Map();
    return byId(parseKeys(readFileSync(developmentFile, 'utf8')));
  };
  return {
    ids: () => [...known().keys()],
    verify: (text, signature, keyId) =>
      [...known()].some(
        ([id, key]) =>
          (keyId === undefined || keyId === id) &&
          verifyBytes(null, Buffer.from(text), key, Buffer.from(signature, 'base64')),
      ),
  };
};
