import { createMailedTokens } from '../mailed-token.ts';

export const resetTokens = createMailedTokens('password reset');
/** D-114. */
export const resetLifetimeMs = 30 * 60_000;
