import type { FastifyInstance } from 'fastify';
import { restPaths } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { refusal } from '../../http/refusal.ts';
import type { BeaconCounts } from './beacon-counts.ts';
import { keptHours } from './prune-beacons.job.ts';
import { bringsToken } from '../../http/bearer-token.ts';
import { readWatchToken } from './watch-token.ts';

const defaultMinutes = 10;
const minutesOf = (text: unknown): number => {
  const minutes = text === undefined ? defaultMinutes : Number(text);
  if (Number.isInteger(minutes) && minutes >= 1 && minutes <= keptHours * 60) return minutes;
  throw refusal('VALIDATION', undefined, { field: 'minutes' });
};

/**
 * GET ?minutes=10: how each version fared in browsers, VersionHealth[], for `crema watch` (PLT-008). In production
 * it is not there until CREMA_WATCH_TOKEN is set.
 */
export const registerHealth = (app: FastifyInstance, deps: AppDeps, counts: BeaconCounts): void => {
  const token = readWatchToken(deps.production);
  if (token === undefined) return;
  app.get<{ Querystring: { minutes?: unknown } }>(restPaths.compositionHealth, async (request) => {
    if (!bringsToken(request.headers.authorization, token)) {
      deps.security.report('watch token refused', { ip: request.ip });
      throw refusal('UNAUTHENTICATED');
    }
    return counts.health(minutesOf(request.query.minutes));
  });
};
