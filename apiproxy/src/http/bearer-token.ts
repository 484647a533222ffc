import { createHash, timingSafeEqual } from 'node:crypto';

/** The token of development: what a machine sends without one of its own. Refused in production. */
const developmentToken = 'crema-development';

/** The token in this variable. Undefined in production without it: then nobody may ask. */
export const readBearerToken = (
  variable: string,
  production: boolean,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined => environment[variable] || (production ? undefined : developmentToken);

const digest = (value: string) => createHash('sha256').update(value).digest();
/** Takes the same time whatever was brought. */
export const bringsToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
