import { createHash, timingSafeEqual } from 'node:crypto';

/** What `crema watch` says when it was told nothing else; accepted outside production only. */
const developmentToken = 'crema-development';

/** The token that a watcher must bring; nobody may ask when there is none. */
export const readWatchToken = (
  production: boolean,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined => environment['CREMA_WATCH_TOKEN'] || (production ? undefined : developmentToken);

const digest = (value: string) => createHash('sha256').update(value).digest();
/** Takes the same time whatever was brought. */
export const bringsToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
