import { createMailedTokens } from '../mailed-token.ts';

export const confirmationTokens = createMailedTokens('email confirmation');
