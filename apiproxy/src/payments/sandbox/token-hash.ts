import { createHash } from 'node:crypto';

/** Tokens are kept as hashes: a stolen table pays nothing. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
