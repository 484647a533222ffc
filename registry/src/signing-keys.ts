import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './release.rules.ts';
import { createExclusively } from './registry-lock.ts';
import { keyIdOf, readPublicKeys, type SigningKey } from './signature.ts';

export interface RegistryKeys {
  /** Made and kept on this machine, for development: an unsigned document is taken over. */
  readonly development: boolean;
  /** The key that changes are signed with; a development key is made on first use. */
  signing(): SigningKey;
  /** Public keys whose documents may be read and changed, by id. */
  accepted(): ReadonlyMap<string, KeyObject>;
}
export interface KeySurroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where a development key is kept. */
  readonly folder: string;
}
const files = { private: 'private.pem', public: 'public.pem' } as const;
const ownerOnly = 0o600;

const fromPem = (pem: string, from: string): SigningKey => {
  let privateKey: KeyObject;
  try {
    privateKey = createPrivateKey(pem);
  } catch {
    throw new Refusal(`${from} holds no private key (PKCS8, PEM)`);
  }
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Refusal(`${from} holds no Ed25519 key`);
  return { keyId: keyIdOf(createPublicKey(privateKey)), privateKey, from };
};
const publicPem = (privateKey: KeyObject) =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }) as string;

/** Writes a new pair into a folder, the private key for its owner alone; false when a private key is there. */
const writePair = (folder: string): boolean => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!createExclusively(join(folder, files.private), pem, ownerOnly)) return false;
  createExclusively(join(folder, files.public), publicPem(privateKey));
  return true;
};
/** A pair of its own in a folder where none is yet. */
export const createKeyPair = (
  folder: string,
): { readonly keyId: string; readonly private: string; readonly public: string } => {
  const paths = { private: join(folder, files.private), public: join(folder, files.public) };
  if (existsSync(paths.public) || !writePair(folder))
    throw new Refusal(`there is a key in ${folder} already`);
  return { keyId: fromPem(readFileSync(paths.private, 'utf8'), paths.private).keyId, ...paths };
};

/** Of two processes that start at once one makes the pair; both use it. */
const developmentKey = (folder: string): SigningKey => {
  const path = join(folder, files.private);
  if (!existsSync(path)) writePair(folder);
  const key = fromPem(readFileSync(path, 'utf8'), path);
  // Its maker may have died between the two files.
  if (!existsSync(join(folder, files.public)))
    createExclusively(join(folder, files.public), publicPem(key.privateKey));
  return key;
};
/** PEM text, also with its line ends written as \n, or the path of a file that holds it. */
const configuredKey = (value: string): SigningKey => {
  if (value.includes('-----BEGIN')) return fromPem(value.replaceAll('\\n', '\n'), 'CREMA_REGISTRY_KEY');
  if (!existsSync(value)) throw new Refusal(`CREMA_REGISTRY_KEY: there is no file ${value}`);
  return fromPem(readFileSync(value, 'utf8'), value);
};

/**
 * Keys from CREMA_REGISTRY_KEY (to sign) and CREMA_REGISTRY_PUBLIC_KEYS (to accept besides it). With neither, and
 * outside production, a development pair that is made on first use. Nothing is read or made before it is asked for.
 */
export const loadRegistryKeys = ({ environment, folder }: KeySurroundings): RegistryKeys => {
  const privateText = environment.CREMA_REGISTRY_KEY?.trim();
  const publicText = environment.CREMA_REGISTRY_PUBLIC_KEYS?.trim();
  const development = !privateText && !publicText && environment.NODE_ENV !== 'production';
  const own = () => {
    if (privateText) return configuredKey(privateText);
    return development && existsSync(join(folder, files.private)) ? developmentKey(folder) : undefined;
  };
  return {
    development,
    signing: () => {
      const key = own() ?? (development ? developmentKey(folder) : undefined);
      if (key) return key;
      throw new Refusal('no key to sign with: set CREMA_REGISTRY_KEY (crema keys --new makes one)');
    },
    accepted: () => {
      const key = own();
      return new Map([
        ...(key ? ([[key.keyId, createPublicKey(key.privateKey)]] as const) : []),
        ...readPublicKeys(publicText ?? ''),
      ]);
    },
  };
};
