import { createHash, timingSafeEqual } from 'node:crypto';

/** The token that development tools send when none is configured. Not accepted in production. */
const developmentToken = 'crema-development';

/**
 * Reads the token from this environment variable. Undefined in production when it is not set: then every request is
 * rejected.
 */
export const readBearerToken = (
  variable: string,
  production: boolean,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined => environment[variable] || (production ? undefined : developmentToken);

const sha256 = (value: string) => createHash('sha256').update(value).digest();
/** Compares in constant time. */
export const hasBearerToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(sha256(authorization ?? ''), sha256(`Bearer ${token}`));
