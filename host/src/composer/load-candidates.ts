import {
  satisfiesContract,
  type HostServices,
  type MountedRemote,
  type ResolvedRemote,
} from '@crema/shared-contracts';
import type { Report } from '../services/telemetry.ts';
import type { RemoteInstance } from './remote-instance.ts';
import type { Candidate, LoadRemoteModule } from './federation.ts';
import { markStep } from './timings.ts';
import { withTimeLimit } from './time-limit.ts';

type Services = HostServices & { readonly dispose: () => void };
/** Makes what a remote gets from the host; `end` takes all of it back. */
export type ServicesFor = (remote: ResolvedRemote, candidate: Candidate) => Services;
export interface MountedCandidate extends Candidate {
  readonly mounted: MountedRemote;
  readonly dispose: () => void;
}

/** Entry and chunk have 3 s each; whatever else hangs between them has no more. */
const codeLimitMs = 6000;
const initLimitMs = 2000;

/** Where a remote can be had from, best first: its address, the alternative one, the previous good version. */
const candidatesOf = (remote: ResolvedRemote): readonly Candidate[] => [
  { version: remote.version, url: remote.url, files: remote.files },
  ...(remote.alternative ? [{ version: remote.version, url: remote.alternative, files: remote.files }] : []),
  ...(remote.previous && satisfiesContract(remote.previous.manifest.contract)
    ? [{ ...remote.previous, url: remote.previous.url }]
    : []),
];

/** Fetches, evaluates and starts the first of a remote's candidates that can be had; each failure is told by its version and step. */
export const createLoader = (report: Report, servicesFor: ServicesFor, loadModule: LoadRemoteModule) => {
  const mount = async (
    instance: RemoteInstance,
    { name }: ResolvedRemote,
    candidate: Candidate,
    services: Services,
  ) => {
    const isRetry = instance.attempted.has(candidate.url);
    instance.attempted.add(candidate.url);
    instance.phase = 'entry';
    const module = await withTimeLimit(codeLimitMs, 'code', loadModule(name, candidate, isRetry));
    markStep(name, 'loaded');
    instance.phase = 'init';
    const mounting = Promise.resolve(services).then((resolvedServices) => module.mount(resolvedServices));
    return withTimeLimit(initLimitMs, 'init', mounting).catch((cause: unknown) => {
      // One that comes round after its time is over is ended at once.
      mounting.then(
        (late) => late.dispose(),
        () => undefined,
      );
      throw cause;
    });
  };

  return async (
    instance: RemoteInstance,
    remote: ResolvedRemote,
    isCurrent: () => boolean,
  ): Promise<MountedCandidate> => {
    let lastCause: unknown;
    const candidates = candidatesOf(remote);
    // A version that loads but throws while it renders twice gives way to the previous one.
    for (const candidate of instance.renderErrors > 1 ? candidates.slice(-1) : candidates) {
      if (!isCurrent()) break;
      const services = servicesFor(remote, candidate);
      try {
        const mounted = await mount(instance, remote, candidate, services);
        const dispose = () => {
          try {
            mounted.dispose();
          } catch (cause) {
            report(
              { remote: remote.name, version: candidate.version, phase: 'effect', class: 'dispose' },
              cause,
            );
          }
          services.dispose();
        };
        if (isCurrent()) return { mounted, dispose, ...candidate };
        dispose();
      } catch (cause) {
        lastCause = cause;
        services.dispose();
        report({ remote: remote.name, version: candidate.version, phase: instance.phase }, cause);
      }
    }
    throw lastCause;
  };
};
