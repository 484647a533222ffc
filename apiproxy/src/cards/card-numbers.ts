import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeOnce } from '../storage/write-once.ts';

/**
 * The stored forms of a stored-value card's number: `hash` finds it, `sealed` can be decrypted to show it (as
 * a barcode).
 */
export interface SealedNumber {
  readonly hash: string;
  readonly sealed: string;
}
export interface CardNumbers {
  seal(number: string): SealedNumber;
  /** Decrypts the number. Throws if the text was altered or encrypted with another key. */
  open(sealed: string): string;
  hashOf(number: string): string;
  /** The hash that a card's security code is stored as. Equal codes of two cards have different hashes. */
  codeHashOf(number: string, code: string): string;
}

const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
const derive = (key: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', key, '', `crema ${purpose}`, keyBytes));

/** AES-256-GCM for the number. The hash is keyed, because all sixteen-digit numbers could be hashed. */
export const createCardNumbers = (key: Buffer): CardNumbers => {
  if (key.length !== keyBytes)
    throw new Error(
      `CARD_KEY: expected ${keyBytes} bytes in base64. Create a key with openssl rand -base64 ${keyBytes}.`,
    );
  const sealKey = derive(key, 'card number');
  const hashKey = derive(key, 'card number hash');
  const hashOf = (number: string) => createHmac('sha256', hashKey).update(number).digest('hex');
  return {
    hashOf,
    codeHashOf: (number, code) => hashOf(`code ${number} ${code}`),
    seal: (number) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv);
      const body = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()]);
      return {
        hash: hashOf(number),
        sealed: Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64'),
      };
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, ivBytes));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
        'utf8',
      );
    },
  };
};

/** CARD_KEY (base64) or a file created at the first start. Processes on one database must share the key. */
export const readCardKey = (dataDir: string, fromEnvironment?: string): Buffer => {
  if (fromEnvironment) return Buffer.from(fromEnvironment, 'base64');
  const file = join(dataDir, 'card.key');
  // Processes that share the folder may start at the same time: all of them must read the same key.
  if (!existsSync(file)) writeOnce(file, randomBytes(keyBytes).toString('base64'), 0o600);
  return Buffer.from(readFileSync(file, 'utf8'), 'base64');
};

declare module '../http/app-deps.ts' {
  interface AppDeps {
    readonly cardNumbers: CardNumbers;
  }
}
