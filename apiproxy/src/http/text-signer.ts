import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const keyBytes = 32;
/** 132 bits of the HMAC: as base64url without a remainder. */
const signatureLength = 22;

/** Signs short texts that leave the server and come back, one purpose apart from another. */
export interface TextSigner {
  sign(purpose: string, text: string): string;
  /** Whether any key in use signed exactly this text for this purpose. */
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

/** The first key signs; all verify, so that a key can be replaced while what the old one signed is still in use. */
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
    `COOKIE_KEY: found a key of ${key.length} bytes; expected ${keyBytes} bytes in base64 (openssl rand -base64 32), several by commas`,
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
 * COOKIE_KEY: keys in base64 by commas, the newest first. Without it the key is derived from CARD_KEY, which processes
 * on one database share anyway; without both it is a file in `dataDir`, made at the first start.
 */
export const readCookieKeys = (
  dataDir: string,
  { COOKIE_KEY, CARD_KEY }: Readonly<Record<string, string | undefined>>,
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
