import { createHash, timingSafeEqual } from 'node:crypto';

/** The token that development tools send when none is configured. Production does not accept it. */
const developmentToken = 'crema-development';

/**
 * The configured token. In production it is undefined when none is configured: then every request is
 * rejected.
 */
export const bearerTokenOf = (configured: string | undefined, production: boolean): string | undefined =>
  configured || (production ? undefined : developmentToken);

const sha256 = (value: string) => createHash('sha256').update(value).digest();
/** Compares in constant time. */
export const hasBearerToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(sha256(authorization ?? ''), sha256(`Bearer ${token}`));
