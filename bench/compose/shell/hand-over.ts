// Runs the host as the frameworks' shell: startHost is unchanged, but a remote's module only stores the
// host's services for the framework that mounts the real module.
import { contractVersion, type HostServices, type RemoteModule } from '@crema/shared-contracts';

const handovers = new Map<string, PromiseWithResolvers<HostServices>>();
const handoverOf = (remote: string) => {
  const handover = handovers.get(remote) ?? Promise.withResolvers<HostServices>();
  handovers.set(remote, handover);
  return handover;
};

/** Resolves with the host services of a remote once its page was requested. */
export const servicesOf = (remote: string): Promise<HostServices> => handoverOf(remote).promise;

export const loadNothing = (remote: string): Promise<RemoteModule> =>
  Promise.resolve({
    contract: contractVersion,
    mount: (services) => {
      handoverOf(remote).resolve(services);
      return Promise.resolve({ routes: {}, slots: {}, dispose: () => undefined });
    },
  });
