import { satisfiesContract, type MountedRemote, type ResolvedRemote } from '@crema/shared-contracts';
import type { RemoteServices, Report } from '@crema/remote-kit/host-services';
import type { RemoteInstance } from './remote-instance.ts';
import type { Candidate, LoadRemoteModule } from './federation.ts';
import { markStep } from './timings.ts';
import { isSlowness, withProgressLimit, withWorkLimit } from './script-progress.ts';

/** Creates the host services of a remote; `dispose` releases them. */
export type ServicesFor = (name: string, candidate: Candidate) => RemoteServices;
export interface MountedCandidate extends Candidate {
  readonly mounted: MountedRemote;
  readonly dispose: () => void;
}

const initLimitMs = 2000;

/** The candidates of a remote, best first: its URL, the alternative URL, the previous good version. */
const candidatesOf = (remote: ResolvedRemote): readonly Candidate[] => [
  { version: remote.version, url: remote.url, files: remote.files },
  ...(remote.alternative ? [{ version: remote.version, url: remote.alternative, files: remote.files }] : []),
  ...(remote.previous && satisfiesContract(remote.previous.manifest.contract)
    ? [{ ...remote.previous, url: remote.previous.url }]
    : []),
];

/** Loads and mounts the first candidate that works. Each error is reported with its version and phase. */
export const createLoader = (report: Report, servicesFor: ServicesFor, loadModule: LoadRemoteModule) => {
  const mount = async (
    instance: RemoteInstance,
    { name }: ResolvedRemote,
    candidate: Candidate,
    services: RemoteServices,
  ) => {
    const isRetry = instance.attempted.has(candidate.url);
    instance.phase = 'entry';
    const module = await withProgressLimit('code', loadModule(name, candidate, isRetry));
    markStep(name, 'loaded');
    instance.phase = 'init';
    const mounting = Promise.resolve(services).then((resolvedServices) => module.mount(resolvedServices));
    return withWorkLimit(initLimitMs, 'init', mounting).catch((cause: unknown) => {
      // If mount() resolves after the time limit, dispose the result immediately.
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
    // A version that loaded but threw twice while rendering is skipped, so that the previous one is loaded.
    for (const candidate of instance.renderErrors > 1 ? candidates.slice(-1) : candidates) {
      if (!isCurrent()) break;
      const services = servicesFor(remote.name, candidate);
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
        const isSlow = isSlowness(cause);
        // A file that a slow network did not bring is whole in the HTTP cache, if it is there.
        if (!isSlow) instance.attempted.add(candidate.url);
        const phase = isSlow ? 'slow' : instance.phase;
        report({ remote: remote.name, version: candidate.version, phase }, cause);
      }
    }
    throw lastCause;
  };
};
