import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../environment/environment.ts';

const keyBytes = 32;
/** 132 bits of the HMAC: base64url without padding. */
const signatureLength = 22;

/** Signs short texts that leave the server and come back. A signature is valid for one purpose only. */
export interface TextSigner {
  sign(purpose: string, text: string): string;
  /** Whether any current key signed exactly this text for this purpose. */
  verify(purpose: string, text: string, signature: string): boolean;
}

const derive = (key: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', key, '', `crema ${purpose}`, keyBytes));
type Sign = (purpose: string, text: string) => string;
const signerWith = (key: Buffer): Sign => {
  const derived = new Map<string, Buffer>();
  return (purpose, text) => {
    const secret = derived.get(purpose) ?? derive(key, purpose);
    derived.set(purpose, secret);
    return createHmac('sha256', secret).update(text).digest('base64url').slice(0, signatureLength);
  };
};
const isSame = (left: string, right: string) => {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/**
 * The first key signs and all keys verify, so that a key can be rotated while texts signed with the old key are still
 * in use.
 */
export const createTextSigner = ([newest, ...older]: readonly [Buffer, ...Buffer[]]): TextSigner => {
  const sign = signerWith(newest);
  const signers = [sign, ...older.map(signerWith)];
  return {
    sign,
    verify: (purpose, text, signature) => signers.some((one) => isSame(one(purpose, text), signature)),
  };
};

const parseKey = (text: string): Buffer => {
  const key = Buffer.from(text, 'base64');
  if (key.length === keyBytes) return key;
  throw new Error(
    `COOKIE_KEY: found a key of ${key.length} bytes; expected ${keyBytes} bytes in base64, several keys separated by commas. Create one with openssl rand -base64 32.`,
  );
};
const readKeyFile = (dataDir: string): Buffer => {
  const file = join(dataDir, 'cookie.key');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(keyBytes).toString('base64'), { flag: 'wx', mode: 0o600 });
    chmodSync(file, 0o600);
  }
  return parseKey(readFileSync(file, 'utf8'));
};

/**
 * COOKIE_KEY: base64 keys separated by commas, newest first. If it is not set, the key is derived from CARD_KEY, which
 * all processes of one database share; without both, a file in `dataDir` is created at the first start.
 */
export const readCookieKeys = (
  dataDir: string,
  { COOKIE_KEY, CARD_KEY }: Pick<Environment, 'COOKIE_KEY' | 'CARD_KEY'>,
): readonly [Buffer, ...Buffer[]] => {
  const [newest, ...older] = (COOKIE_KEY ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
    .map(parseKey);
  if (newest) return [newest, ...older];
  if (CARD_KEY) return [derive(Buffer.from(CARD_KEY, 'base64'), 'cookie key')];
  return [readKeyFile(dataDir)];
};
