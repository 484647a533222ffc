import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  telemetryPhases,
  nonEmptyString,
  picklist,
  restPaths,
  object,
  string,
  validateUsageBatch,
  type TelemetryEvent,
  type UsageBatch,
} from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { siteOf } from '../../http/security/network.ts';
import {
  ipCounters,
  countAttempts,
  isWithinLimits,
  perSite,
  type Counter,
} from '../../http/limits/rate-limit.ts';
import type { Overrides } from '../overrides/overrides.ts';
import type { TelemetryCounts } from './telemetry-counts.ts';
import type { IsServed } from './served-versions.ts';
import type { UsageIngest } from './usage-ingest.ts';
import { namedClass } from './event-class.rules.ts';
import { ipLimit, networkErrorLimit, networkMountLimit, visitorErrorLimit } from './telemetry-limits.ts';
import { noContent, responses } from '../../http/replies/reply-schemas.ts';
import { Type } from 'typebox';

const validateTelemetryEvent = object({
  remote: nonEmptyString,
  version: string,
  phase: picklist(...telemetryPhases),
  class: string,
});
/** Events of the host itself are logged, not counted, because the host is not a remote. */
const hostName = 'host';
const maxBodyBytes = 4096;

/** The counters that limit the events of a version. */
const countersOf = (
  { visitor }: FastifyRequest,
  ip: string,
  phase: TelemetryEvent['phase'],
  version: string,
): readonly Counter[] =>
  phase === 'mounted'
    ? [perSite(networkMountLimit, ip, version)]
    : [
        { limit: visitorErrorLimit, subject: `${version} ${visitor.visitorId || siteOf(ip)}` },
        perSite(networkErrorLimit, ip, version),
      ];

export interface TelemetryIngest {
  /**
   * Counts an event as `ingest` does, without a line in the log. Resolves true if the event is within its limits. A request
   * that was answered may have lost its connection: pass the address that it had.
   */
  count(request: FastifyRequest, event: TelemetryEvent, ip?: string): Promise<boolean>;
  /**
   * Counts and logs an event if the visitor id is signed by this server and if this visitor gets the version or may
   * still have it open in a page.
   */
  ingest(request: FastifyRequest, event: TelemetryEvent, facts?: object): Promise<void>;
}
export const createTelemetryIngest = (
  deps: AppDeps,
  isServed: IsServed,
  counts: TelemetryCounts,
  overrides: Pick<Overrides, 'isOverridden'>,
): TelemetryIngest => {
  const isOfVersion = (request: FastifyRequest, event: TelemetryEvent) =>
    isServed(event, request.visitor.visitorId) && !overrides.isOverridden(request, event.remote);
  const count: TelemetryIngest['count'] = async (request, event, ip = request.ip) => {
    const { remote, version, phase } = event;
    const isCounted = isOfVersion(request, event);
    if (isCounted ? request.visitor.visitorId === '' : remote !== hostName) return false;
    const counters = countersOf(request, ip, phase, `${remote}@${isCounted ? version : hostName}`);
    if (!(await isWithinLimits(deps, counters))) return false;
    if (isCounted) counts.add(event, siteOf(ip));
    if (isCounted && phase !== 'mounted') deps.metrics.countCompositionFailure({ remote, version, phase });
    return true;
  };
  return {
    count,
    ingest: async (request, event, facts = {}) => {
      const { remote, version, phase } = event;
      if (!(await count(request, event)) || phase === 'mounted') return;
      const isCounted = isOfVersion(request, event);
      deps.log.warn(
        { remote, ...(isCounted && { version }), phase, class: namedClass(event.class), ...facts },
        'client error',
      );
    },
  };
};

const isBatch = (body: unknown): body is UsageBatch =>
  typeof body === 'object' && body !== null && 'usage' in body;

/**
 * Ingests one telemetry event of a version (errors are also logged), or a batch of usage events; no personal data. An
 * unknown remote or version is ignored, and the sender gets the same reply.
 */
export const registerTelemetry = (
  app: FastifyInstance,
  deps: AppDeps,
  telemetry: TelemetryIngest,
  ingestUsage: UsageIngest,
): void => {
  const config = {
    crossSite: 'no-header' as const,
    ignoresIdempotencyKey: 'navigator.sendBeacon sends no key and is never repeated.',
  };
  const options = {
    schema: {
      summary: 'Accepts anonymous telemetry of a page',
      body: Type.Unknown({ description: 'TelemetryEvent or UsageBatch of shared-contracts' }),
      response: responses({ 204: noContent }),
    },
    config,
    bodyLimit: maxBodyBytes,
  };
  app.post(restPaths.telemetry, options, async (request, reply) => {
    const { body } = request;
    const error = isBatch(body) ? validateUsageBatch(body) : validateTelemetryEvent(body);
    if (error) throw createAppError('VALIDATION', { reason: error });
    await countAttempts(deps, { ip: request.ip, reply }, ipCounters(ipLimit, request.ip));
    if (isBatch(body)) ingestUsage(request, body);
    else await telemetry.ingest(request, body as TelemetryEvent);
    return reply.code(204).send();
  });
};
