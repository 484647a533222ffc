import { createHash, timingSafeEqual } from 'node:crypto';
import type { Random } from '../http/system.ts';

const secretBytes = 32;
/** 256 random bits in base64url: a code, a token, or the secret of a client. */
export const createSecret = (random: Random): string => random.bytes(secretBytes).toString('base64url');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
/** The stored form of a secret. A plain hash is enough, because nobody can guess 256 random bits (decision 135). */
export const hashOfSecret = (secret: string): string => digest(secret).toString('hex');

/** Compares in constant time, whatever the lengths are. */
export const isSameText = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

/** The S256 challenge of a verifier (RFC 7636, section 4.2). */
export const challengeOf = (verifier: string): string => digest(verifier).toString('base64url');
