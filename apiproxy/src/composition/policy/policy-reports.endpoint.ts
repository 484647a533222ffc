import type { FastifyInstance, FastifyRequest } from 'fastify';
import { restPaths } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { addressCounters, countAttempts, type AttemptLimit } from '../../identity/attempt-limit.ts';
import type { BeaconTaker } from '../beacons/telemetry.endpoint.ts';
import type { RegistryReader } from '../registry-reader.ts';
import { attributeViolation, isForeign } from './attribute-violation.ts';
import { originOf } from './policy-origins.ts';
import { reportFormats, violationsIn } from './policy-report.formats.ts';

const addressLimit: AttemptLimit = { name: 'policy-reports', most: 60, windowMs: 60_000 };
const largestReport = 32 * 1024;
/** A report quotes the page's address and its whole policy. */
const longestText = 8 * 1024;

/**
 * POST by browsers: what the page's policy kept from happening, in either format that there is. Counted for the
 * remote whose file did it, as phase `csp` with the directive as class; 204 for what fits no format too.
 */
export const registerPolicyReports = (
  app: FastifyInstance,
  deps: AppDeps,
  registry: RegistryReader,
  taker: BeaconTaker,
): void => {
  const take = async (request: FastifyRequest) => {
    const own = [deps.publicOrigin, `${request.protocol}://${request.host}`];
    for (const violation of violationsIn(request.headers['content-type'] ?? '', request.body)) {
      if (isForeign(violation)) continue;
      const culprit = attributeViolation(registry.current(), violation, own) ?? {
        remote: 'host',
        version: '',
      };
      const beacon = { ...culprit, phase: 'csp', class: violation.directive } as const;
      await taker.take(request, beacon, {
        blocked: originOf(violation.blocked) ?? violation.blocked.slice(0, 40),
      });
    }
  };
  // In a scope of its own: no other endpoint reads these types.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      Object.keys(reportFormats),
      { parseAs: 'string' },
      scope.getDefaultJsonParser('ignore', 'ignore'),
    );
    scope.post(
      restPaths.policyReports,
      { config: { beacon: true, longestText }, bodyLimit: largestReport },
      async (request, reply) => {
        await countAttempts(deps, { ip: request.ip, reply }, addressCounters(addressLimit, request.ip));
        await take(request);
        return reply.code(204).send();
      },
    );
  });
};
