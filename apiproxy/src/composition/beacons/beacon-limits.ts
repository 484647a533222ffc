import type { AttemptLimit } from '../../identity/attempt-limit.ts';

const windowMs = 10 * 60_000;
/** An office behind one address sends many; a flood is still one. */
export const addressLimit: AttemptLimit = { name: 'beacon-address', most: 240, windowMs: 60_000 };
/** Errors of one version by one browser: its extensions alone convict no version (PLT-008). */
export const visitorErrorLimit: AttemptLimit = { name: 'beacon-errors', most: 3, windowMs };
/** Errors of one version from one network (of IPv6 a /48): a person who makes up browsers convicts no version either. */
export const networkErrorLimit: AttemptLimit = { name: 'beacon-network-errors', most: 5, windowMs };
/** Mounts of one version from one network (of IPv6 a /48): made-up ones must not hide its errors. */
export const networkMountLimit: AttemptLimit = { name: 'beacon-network-mounts', most: 60, windowMs };
