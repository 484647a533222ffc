import type { AttemptLimit } from '../../http/limits/rate-limit.ts';

const windowMs = 10 * 60_000;
/** The limit is high enough for an office behind one IP address, and still limits a flood. */
export const ipLimit: AttemptLimit = { name: 'telemetry-address', max: 240, windowMs: 60_000 };
/**
 * The most errors of one version per browser: the extensions of one browser cannot mark a version as faulty
 * (PLT-008).
 */
export const visitorErrorLimit: AttemptLimit = { name: 'telemetry-errors', max: 3, windowMs };
/**
 * The most errors of one version per network (IPv6: a /48): forged browsers cannot mark a version as faulty
 * either.
 */
export const networkErrorLimit: AttemptLimit = { name: 'telemetry-network-errors', max: 5, windowMs };
/** The most mounts of one version per network (IPv6: a /48): forged mounts cannot hide errors. */
export const networkMountLimit: AttemptLimit = { name: 'telemetry-network-mounts', max: 60, windowMs };
