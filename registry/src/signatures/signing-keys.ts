import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '../app-error.ts';
import { createExclusively } from '../storage/exclusive-file.ts';
import { keyIdOf, readPublicKeys, type SigningKey } from './signature.ts';

export interface RegistryKeys {
  /** True if the key was created on this machine for development; unsigned documents are then adopted. */
  readonly development: boolean;
  /** The key that signs changes; a development key is created on first use. */
  signing(): SigningKey;
  /** Public keys whose documents may be read and changed, by id. */
  accepted(): ReadonlyMap<string, KeyObject>;
}
export interface KeyOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Folder of the development key. */
  readonly folder: string;
}
const files = { private: 'private.pem', public: 'public.pem' } as const;
const ownerOnly = 0o600;

const fromPem = (pem: string, from: string): SigningKey => {
  let privateKey: KeyObject;
  try {
    privateKey = createPrivateKey(pem);
  } catch {
    throw new AppError(`${from}: expected a private key (PKCS8, PEM)`);
  }
  if (privateKey.asymmetricKeyType !== 'ed25519')
    throw new AppError(`${from}: found another kind of key, expected Ed25519`);
  return { keyId: keyIdOf(createPublicKey(privateKey)), privateKey, from };
};
const publicPem = (privateKey: KeyObject) =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }) as string;

/** Writes a new pair into a folder; only the owner can read the private key. Returns false if a private key exists. */
const writePair = (folder: string): boolean => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!createExclusively(join(folder, files.private), pem, ownerOnly)) return false;
  createExclusively(join(folder, files.public), publicPem(privateKey));
  return true;
};
/** Creates a key pair in a folder. Throws if the folder contains one. */
export const createKeyPair = (
  folder: string,
): { readonly keyId: string; readonly private: string; readonly public: string } => {
  const paths = { private: join(folder, files.private), public: join(folder, files.public) };
  if (existsSync(paths.public) || !writePair(folder))
    throw new AppError(`${folder} already contains a key. Choose another folder with --out.`);
  return { keyId: fromPem(readFileSync(paths.private, 'utf8'), paths.private).keyId, ...paths };
};

/** If two processes start at once, one creates the pair and both use it. */
const developmentKey = (folder: string): SigningKey => {
  const path = join(folder, files.private);
  if (!existsSync(path)) writePair(folder);
  const key = fromPem(readFileSync(path, 'utf8'), path);
  // The process that created the pair may have crashed between the two files.
  if (!existsSync(join(folder, files.public)))
    createExclusively(join(folder, files.public), publicPem(key.privateKey));
  return key;
};
/** PEM text (line ends may be written as \n), or the path of a file with it. */
const configuredKey = (value: string): SigningKey => {
  if (value.includes('-----BEGIN')) return fromPem(value.replaceAll('\\n', '\n'), 'CREMA_REGISTRY_KEY');
  if (!existsSync(value))
    throw new AppError(
      `CREMA_REGISTRY_KEY: found no file ${value}; expected PEM text or the path of a PEM file`,
    );
  return fromPem(readFileSync(value, 'utf8'), value);
};

/**
 * Keys from CREMA_REGISTRY_KEY (signs) and CREMA_REGISTRY_PUBLIC_KEYS (also accepted). Without both, and outside
 * production, a development pair is created on first use. Nothing is read or created earlier.
 */
export const loadRegistryKeys = ({ environment, folder }: KeyOptions): RegistryKeys => {
  const privateText = environment.CREMA_REGISTRY_KEY?.trim();
  const publicText = environment.CREMA_REGISTRY_PUBLIC_KEYS?.trim();
  const development = !privateText && !publicText && environment.NODE_ENV !== 'production';
  const configuredOrDevelopmentKey = () => {
    if (privateText) return configuredKey(privateText);
    return development && existsSync(join(folder, files.private)) ? developmentKey(folder) : undefined;
  };
  return {
    development,
    signing: () => {
      const key = configuredOrDevelopmentKey() ?? (development ? developmentKey(folder) : undefined);
      if (key) return key;
      throw new AppError('Found no signing key. Set CREMA_REGISTRY_KEY (crema keys --new creates a key).');
    },
    accepted: () => {
      const key = configuredOrDevelopmentKey();
      return new Map([
        ...(key ? ([[key.keyId, createPublicKey(key.privateKey)]] as const) : []),
        ...readPublicKeys(publicText ?? ''),
      ]);
    },
  };
};
