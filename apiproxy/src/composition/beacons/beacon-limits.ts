import type { AttemptLimit } from '../../identity/attempt-limit.ts';

/** An office behind one address sends many; a flood is still one. */
export const addressLimit: AttemptLimit = { name: 'beacon-address', most: 240, windowMs: 60_000 };
/** One browser alone, with whatever its extensions do to a page, convicts no version (PLT-008). */
export const versionErrorLimit: AttemptLimit = { name: 'beacon-errors', most: 3, windowMs: 10 * 60_000 };
