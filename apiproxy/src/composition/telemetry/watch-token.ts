import { readBearerToken } from '../../http/bearer-token.ts';

/** The bearer token for health requests. Undefined rejects every request. */
export const readWatchToken = (
  production: boolean,
  environment?: Readonly<Record<string, string | undefined>>,
): string | undefined => readBearerToken('CREMA_WATCH_TOKEN', production, environment);
