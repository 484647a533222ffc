import { createMailedTokens } from '../mailed-token.ts';

export const undoTokens = createMailedTokens('undo of an email change');
/** The time for which the link works that takes a change back. */
export const undoLifetimeMs = 7 * 24 * 60 * 60_000;
