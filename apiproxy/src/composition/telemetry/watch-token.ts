import { bearerTokenOf } from '../../http/security/bearer-token.ts';
import type { Environment } from '../../http/environment/environment.ts';

/** The bearer token for health requests. Undefined rejects every request. */
export const readWatchToken = (
  production: boolean,
  { CREMA_WATCH_TOKEN }: Pick<Environment, 'CREMA_WATCH_TOKEN'>,
): string | undefined => bearerTokenOf(CREMA_WATCH_TOKEN, production);
