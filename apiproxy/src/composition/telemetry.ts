import type { FastifyInstance } from 'fastify';
import {
  beaconPhases,
  filledText,
  oneOf,
  restPaths,
  shape,
  text,
  type ErrorBeacon,
} from '@crema/shared-contracts';
import type { AppDeps } from '../http/app-deps.ts';
import { refusal } from '../http/refusal.ts';

const beaconGuard = shape({
  remote: filledText,
  version: text,
  phase: oneOf(...beaconPhases),
  class: text,
});
const longestText = 120;

/** Takes a line about what went wrong in a browser and logs it by remote and version: no personal data. */
export const registerTelemetry = (app: FastifyInstance, deps: AppDeps): void => {
  app.post(restPaths.telemetry, { config: { beacon: true } }, (request, reply) => {
    const broken = beaconGuard(request.body);
    if (broken) throw refusal('VALIDATION', { reason: broken });
    const { remote, version, phase, class: kind } = request.body as ErrorBeacon;
    deps.log.warn(
      {
        remote: remote.slice(0, longestText),
        version: version.slice(0, longestText),
        phase,
        class: kind.slice(0, longestText),
      },
      'client error',
    );
    return reply.code(204).send();
  });
};
