import {
  satisfiesContract,
  type HostServices,
  type MountedRemote,
  type ResolvedRemote,
} from '@crema/shared-contracts';
import type { Report } from '../services/telemetry.ts';
import type { Area } from './area.ts';
import type { Candidate, LoadRemoteModule } from './federation.ts';
import { markStep } from './timings.ts';
import { within } from './within.ts';

type Services = HostServices & { readonly end: () => void };
/** Makes what a remote gets from the host; `end` takes all of it back. */
export type ServicesFor = (remote: ResolvedRemote, candidate: Candidate) => Services;
export interface Running extends Candidate {
  readonly mounted: MountedRemote;
  readonly end: () => void;
}

/** Entry and chunk have 3 s each; whatever else hangs between them has no more. */
const codeLimitMs = 6000;
const initLimitMs = 2000;

/** Where a remote can be had from, best first: its address, the alternative one, the previous good version. */
const candidatesOf = (remote: ResolvedRemote): readonly Candidate[] => [
  { version: remote.version, address: remote.address, files: remote.files },
  ...(remote.alternative
    ? [{ version: remote.version, address: remote.alternative, files: remote.files }]
    : []),
  ...(remote.previous && satisfiesContract(remote.previous.manifest.contract) ? [remote.previous] : []),
];

/** Fetches, evaluates and starts the first of a remote's candidates that can be had; each failure is told by its version and step. */
export const createLoader = (report: Report, servicesFor: ServicesFor, loadModule: LoadRemoteModule) => {
  const mount = async (area: Area, { name }: ResolvedRemote, candidate: Candidate, services: Services) => {
    const again = area.attempted.has(candidate.address);
    area.attempted.add(candidate.address);
    area.phase = 'entry';
    const module = await within(codeLimitMs, 'code', loadModule(name, candidate, again));
    markStep(name, 'loaded');
    area.phase = 'init';
    const mounting = Promise.resolve(services).then((all) => module.mount(all));
    return within(initLimitMs, 'init', mounting).catch((cause: unknown) => {
      // One that comes round after its time is over is ended at once.
      mounting.then(
        (late) => late.dispose(),
        () => undefined,
      );
      throw cause;
    });
  };

  return async (area: Area, remote: ResolvedRemote, isWanted: () => boolean): Promise<Running> => {
    let lastCause: unknown;
    const candidates = candidatesOf(remote);
    // A version that loads but throws while it renders twice gives way to the previous one.
    for (const candidate of area.renderFailures > 1 ? candidates.slice(-1) : candidates) {
      if (!isWanted()) break;
      const services = servicesFor(remote, candidate);
      try {
        const mounted = await mount(area, remote, candidate, services);
        const end = () => {
          try {
            mounted.dispose();
          } catch (cause) {
            report(
              { remote: remote.name, version: candidate.version, phase: 'effect', class: 'dispose' },
              cause,
            );
          }
          services.end();
        };
        if (isWanted()) return { mounted, end, ...candidate };
        end();
      } catch (cause) {
        lastCause = cause;
        services.end();
        report({ remote: remote.name, version: candidate.version, phase: area.phase }, cause);
      }
    }
    throw lastCause;
  };
};
