import { createRoot, type Root } from 'react-dom/client';
import type { HostServices, MountedRemote, RemoteModule } from '@crema/shared-contracts';
import { RemotePages, type ApplicationRoute } from './remote-pages.tsx';

interface Props {
  readonly name: string;
  readonly container: HTMLElement;
  readonly servicesOf: (remote: string) => Promise<HostServices>;
}
/**
 * The host's React renders the host's slots, so there are none here. None of the measured pages shows a slot.
 */
const NoSlot = (({ fallback }: { readonly fallback: React.ReactNode }) => fallback) as HostServices['Slot'];

/** The lifecycles of a remote; its state is kept between two visits, as in our composition. */
export const application = (remote: RemoteModule, routes: readonly ApplicationRoute[]) => {
  let mounted: MountedRemote | undefined;
  let root: Root | undefined;
  return {
    bootstrap: () => Promise.resolve(),
    mount: async ({ name, container, servicesOf }: Props) => {
      mounted ??= await remote.mount({ ...(await servicesOf(name)), Slot: NoSlot });
      root = createRoot(container.querySelector('#app') ?? container);
      root.render(<RemotePages mounted={mounted} routes={routes} />);
    },
    unmount: () => {
      root?.unmount();
      return Promise.resolve();
    },
  };
};
