import type { FastifyInstance } from 'fastify';
import { restPaths } from '@crema/shared-contracts';
import { healthReply } from '@crema/shared-contracts/wire/composition';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import type { TelemetryCounts } from './telemetry-counts.ts';
import { retentionHours } from './prune-telemetry.job.ts';
import { hasBearerToken } from '../../http/security/bearer-token.ts';
import { readWatchToken } from './watch-token.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { Type } from 'typebox';

const defaultMinutes = 10;
const minutesOf = (text: unknown): number => {
  const minutes = text === undefined ? defaultMinutes : Number(text);
  if (Number.isInteger(minutes) && minutes >= 1 && minutes <= retentionHours * 60) return minutes;
  throw createAppError('VALIDATION', undefined, { field: 'minutes' });
};

const schema = {
  summary: 'Health of each version in browsers, for the watcher',
  querystring: Type.Object({ minutes: Type.Optional(Type.Unknown()) }),
  response: responses({ 200: healthReply }),
};

/**
 * GET ?minutes=10 returns the health of each version in browsers, VersionHealth[], for `crema watch`
 * (PLT-008). In production the route is disabled until CREMA_WATCH_TOKEN is set.
 */
export const registerHealth = (app: FastifyInstance, deps: AppDeps, counts: TelemetryCounts): void => {
  const token = readWatchToken(deps.production, deps.environment);
  if (token === undefined) return;
  app.get<{ Querystring: { minutes?: unknown } }>(
    restPaths.compositionHealth,
    { schema },
    async (request) => {
      if (!hasBearerToken(request.headers.authorization, token)) {
        deps.security.report('watch token refused', { ip: request.ip });
        throw createAppError('UNAUTHENTICATED');
      }
      return counts.health(minutesOf(request.query.minutes));
    },
  );
};
