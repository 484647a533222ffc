import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  beaconPhases,
  nonEmptyString,
  picklist,
  resolveRegistry,
  restPaths,
  object,
  string,
  type TelemetryEvent,
} from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { refusal } from '../../http/refusal.ts';
import { siteOf } from '../../http/network.ts';
import {
  addressCounters,
  countAttempts,
  isWithinLimits,
  perSite,
  type Counter,
} from '../../identity/attempt-limit.ts';
import type { Overrides } from '../overrides/overrides.ts';
import type { RegistryReader } from '../registry-reader.ts';
import type { BeaconCounts } from './beacon-counts.ts';
import { namedClass } from './beacon-class.rules.ts';
import { addressLimit, networkErrorLimit, networkMountLimit, visitorErrorLimit } from './beacon-limits.ts';

const beaconGuard = object({
  remote: nonEmptyString,
  version: string,
  phase: picklist(...beaconPhases),
  class: string,
});
/** The host tells of itself too; it is no remote, so that is only logged. */
const host = 'host';
const largestBeacon = 4096;

/** What a beacon of a version is counted by. */
const countersOf = (
  { ip, visitor }: FastifyRequest,
  phase: TelemetryEvent['phase'],
  version: string,
): readonly Counter[] =>
  phase === 'mounted'
    ? [perSite(networkMountLimit, ip, version)]
    : [
        { limit: visitorErrorLimit, subject: `${version} ${visitor.visitorId || siteOf(ip)}` },
        perSite(networkErrorLimit, ip, version),
      ];

export interface BeaconTaker {
  /**
   * Counts and logs a beacon when it comes from a browser that this server gave an id to, and is of a version that
   * this id gets or may still have on an open page.
   */
  take(request: FastifyRequest, beacon: TelemetryEvent, facts?: object): Promise<void>;
}
export const createBeaconTaker = (
  deps: AppDeps,
  registry: RegistryReader,
  counts: BeaconCounts,
  overrides: Pick<Overrides, 'concerns'>,
): BeaconTaker => {
  const isGiven = ({ remote, version }: TelemetryEvent, visitorId: string): boolean => {
    const document = registry.current();
    const record = Object.hasOwn(document.remotes, remote) ? document.remotes[remote] : undefined;
    if (!record || !Object.hasOwn(record.versions, version)) return false;
    const [own] = resolveRegistry({ ...document, remotes: { [remote]: record } }, visitorId).remotes;
    return [own?.version, own?.previous?.version, record.stable, record.previous].includes(version);
  };
  return {
    take: async (request, beacon, facts = {}) => {
      const { remote, version, phase } = beacon;
      const { visitorId } = request.visitor;
      const counted = isGiven(beacon, visitorId) && !overrides.concerns(request, remote);
      if (counted ? visitorId === '' : remote !== host) return;
      const counters = countersOf(request, phase, `${remote}@${counted ? version : host}`);
      if (!(await isWithinLimits(deps, counters))) return;
      if (counted) counts.add(beacon, siteOf(request.ip));
      if (phase === 'mounted') return;
      if (counted) deps.metrics.countCompositionFailure({ remote, version, phase });
      deps.log.warn(
        { remote, ...(counted && { version }), phase, class: namedClass(beacon.class), ...facts },
        'client error',
      );
    },
  };
};

/**
 * Takes a line about what a remote did in a browser: counted by remote and version, errors logged too; no personal
 * data. What is not known is not counted, and the sender is not told.
 */
export const registerTelemetry = (app: FastifyInstance, deps: AppDeps, taker: BeaconTaker): void => {
  const options = { config: { beacon: true }, bodyLimit: largestBeacon };
  app.post(restPaths.telemetry, options, async (request, reply) => {
    const broken = beaconGuard(request.body);
    if (broken) throw refusal('VALIDATION', { reason: broken });
    await countAttempts(deps, { ip: request.ip, reply }, addressCounters(addressLimit, request.ip));
    await taker.take(request, request.body as TelemetryEvent);
    return reply.code(204).send();
  });
};
