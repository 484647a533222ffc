import React from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { HostServices, MountedRemote, RemoteModule } from '@crema/shared-contracts';
import { RemotePages, type ApplicationRoute } from './remote-pages.tsx';

interface Props {
  readonly name: string;
  readonly servicesOf: (remote: string) => Promise<HostServices>;
}

/** The lifecycles of a remote; its state is kept between two visits, as in our composition. */
export const application = (remote: RemoteModule, routes: readonly ApplicationRoute[]) => {
  let mounted: MountedRemote | undefined;
  return singleSpaReact({
    React,
    ReactDOMClient,
    loadRootComponent: async ({ name, servicesOf }: Props) => {
      mounted ??= await remote.mount(await servicesOf(name));
      const shown = mounted;
      return () => <RemotePages mounted={shown} routes={routes} />;
    },
    errorBoundary: () => null,
  });
};
