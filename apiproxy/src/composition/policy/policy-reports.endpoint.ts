import type { FastifyInstance, FastifyRequest } from 'fastify';
import { restPaths } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { ipCounters, countAttempts, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import type { TelemetryIngest } from '../telemetry/telemetry.endpoint.ts';
import type { RegistryReader } from '../registry/registry-reader.ts';
import { attributeViolation, isFromExtension } from './attribute-violation.ts';
import { originOf } from './policy-origins.ts';
import { reportFormats, violationsIn } from './policy-report.formats.ts';
import { noContent, responses } from '../../http/replies/reply-schemas.ts';
import { Type } from 'typebox';

const ipLimit: AttemptLimit = { name: 'policy-reports', max: 60, windowMs: 60_000 };
const maxReportBytes = 32 * 1024;
/** The limit allows for the page's URL and its whole policy, which a report contains. */
const maxTextLength = 8 * 1024;
const schema = {
  summary: 'Accepts a browser’s reports of violations of the page’s policy',
  body: Type.Unknown({ description: 'A report as browsers send it' }),
  response: responses({ 204: noContent }),
};

/**
 * Browsers POST violations of the page's policy in both standard formats. A violation is counted for the
 * remote that contains the file, as phase `csp` with the directive as class. The reply is 204 also for an
 * unknown format.
 */
export const registerPolicyReports = (
  app: FastifyInstance,
  deps: AppDeps,
  registry: RegistryReader,
  telemetry: TelemetryIngest,
): void => {
  const ingest = async (request: FastifyRequest) => {
    const ownOrigins = [deps.publicOrigin, `${request.protocol}://${request.host}`];
    for (const violation of violationsIn(request.headers['content-type'] ?? '', request.body)) {
      if (isFromExtension(violation)) continue;
      const source = attributeViolation(registry.current(), violation, ownOrigins) ?? {
        remote: 'host',
        version: '',
      };
      const event = { ...source, phase: 'csp', class: violation.directive } as const;
      await telemetry.ingest(request, event, {
        blocked: originOf(violation.blocked) ?? violation.blocked.slice(0, 40),
      });
    }
  };
  // The routes have their own plugin scope, so that no other endpoint accepts these content types.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      Object.keys(reportFormats),
      { parseAs: 'string' },
      scope.getDefaultJsonParser('ignore', 'ignore'),
    );
    scope.post(
      restPaths.policyReports,
      {
        schema,
        config: {
          crossSite: 'no-header',
          textLimits: { text: maxTextLength },
          ignoresIdempotencyKey: 'The browser sends it, without a key.',
        },
        bodyLimit: maxReportBytes,
      },
      async (request, reply) => {
        await countAttempts(deps, { ip: request.ip, reply }, ipCounters(ipLimit, request.ip));
        await ingest(request);
        return reply.code(204).send();
      },
    );
  });
};
