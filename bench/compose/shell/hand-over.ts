// The host as the frameworks' shell: startHost as it is, but a remote's "module" only takes the host's services and hands
// them to whoever mounts the real one.
import { contractVersion, type HostServices, type RemoteModule } from '@crema/shared-contracts';

const handovers = new Map<string, PromiseWithResolvers<HostServices>>();
const handoverOf = (remote: string) => {
  const handover = handovers.get(remote) ?? Promise.withResolvers<HostServices>();
  handovers.set(remote, handover);
  return handover;
};

/** The services that the host made for a remote, once its page was asked for. */
export const servicesOf = (remote: string): Promise<HostServices> => handoverOf(remote).promise;

export const loadNothing = (remote: string): Promise<RemoteModule> =>
  Promise.resolve({
    contract: contractVersion,
    mount: (services) => {
      handoverOf(remote).resolve(services);
      return Promise.resolve({ routes: {}, slots: {}, dispose: () => undefined });
    },
  });
