import { createHash } from 'node:crypto';

/** Only hashes of tokens are stored: a stolen table pays for nothing. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
