import { readBearerToken } from '../../http/bearer-token.ts';

/** The token that a watcher must bring; nobody may ask when there is none. */
export const readWatchToken = (
  production: boolean,
  environment?: Readonly<Record<string, string | undefined>>,
): string | undefined => readBearerToken('CREMA_WATCH_TOKEN', production, environment);
