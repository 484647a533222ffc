import { createHash } from 'node:crypto';

/** The tables contain only hashes of tokens: a stolen table cannot pay. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
