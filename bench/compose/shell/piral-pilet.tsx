import { lazy, type ComponentType } from 'react';
import type { HostServices, MountedRemote, RemoteModule } from '@crema/shared-contracts';
import type { ApplicationRoute } from './remote-pages.tsx';

interface PiletApi {
  readonly registerPage: (path: string, page: ComponentType) => void;
  readonly servicesOf: (remote: string) => Promise<HostServices>;
}

/** Registers a remote's pages; their code loads with the first page, as Piral's documentation recommends. */
export const pilet =
  (
    name: string,
    load: () => Promise<{ readonly default: RemoteModule }>,
    routes: readonly ApplicationRoute[],
  ) =>
  (app: PiletApi): void => {
    let mounting: Promise<MountedRemote> | undefined;
    const mount = async () => {
      const [{ default: remote }, services] = await Promise.all([load(), app.servicesOf(name)]);
      return remote.mount(services);
    };
    for (const { id, path } of routes)
      app.registerPage(
        path,
        lazy(async () => ({ default: (await (mounting ??= mount())).routes[id] as ComponentType })),
      );
  };
