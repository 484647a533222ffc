import { createHash, createPublicKey, verify as verifyBytes, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The public keys whose word the server takes: for the registry's document and for signed overrides. */
export interface RegistryKeys {
  /** Ids as in the contract; several while keys are rotated, none before development's first publish. */
  ids(): readonly string[];
  /** Whether an accepted key signed exactly this text; with keyId, whether that very key did. Base64 or base64url. */
  verify(text: string, signature: string, keyId?: string): boolean;
}
export interface KeySurroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The registry's folder; the development key lies beside it. */
  readonly registry: string;
  readonly production: boolean;
}

const variable = 'CREMA_REGISTRY_PUBLIC_KEYS';
const pemBlock = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g;

const idOf = (key: KeyObject) =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
const asEd25519 = (key: KeyObject, from: string) => {
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new Error(`${variable}: ${from} is no Ed25519 key`);
};
const fromPem = (pem: string) => asEd25519(createPublicKey(pem), 'a PEM block');
const fromBase64 = (word: string) => {
  try {
    return createPublicKey({ key: Buffer.from(word, 'base64'), type: 'spki', format: 'der' });
  } catch {
    throw new Error(`${variable}: ${word} is neither a file nor a public key (SPKI as PEM or base64)`);
  }
};
/** PEM blocks, base64 of SPKI, or files that hold either, in any mixture, apart by commas or white space. */
const parseKeys = (text: string): readonly KeyObject[] => {
  const words = text
    .replaceAll(pemBlock, ' ')
    .split(/[\s,]+/)
    .filter(Boolean);
  return [
    ...(text.match(pemBlock) ?? []).map(fromPem),
    ...words.flatMap((word) =>
      existsSync(word) ? parseKeys(readFileSync(word, 'utf8')) : [asEd25519(fromBase64(word), word)],
    ),
  ];
};
const byId = (keys: readonly KeyObject[]): ReadonlyMap<string, KeyObject> =>
  new Map(keys.map((key) => [idOf(key), key]));

/**
 * Keys of CREMA_REGISTRY_PUBLIC_KEYS; without it, outside production, the development key that the first publish
 * makes beside the registry, looked up anew each time since it may come later. In production there is then no key,
 * and nothing is accepted. Throws when the variable holds something that is no key.
 */
export const loadRegistryKeys = ({ environment, registry, production }: KeySurroundings): RegistryKeys => {
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
