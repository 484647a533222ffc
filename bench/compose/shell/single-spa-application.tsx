import React from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaCss from 'single-spa-css';
import singleSpaReact, { type Lifecycle } from 'single-spa-react';
import type { HostServices, MountedRemote, RemoteModule } from '@crema/shared-contracts';
import { containerOf } from './applications.ts';
import { RemotePages, type ApplicationRoute } from './remote-pages.tsx';

interface Props {
  readonly name: string;
  readonly servicesOf: (remote: string) => Promise<HostServices>;
}
interface Application {
  readonly name: string;
  readonly styles: string;
  readonly routes: readonly ApplicationRoute[];
}

/** The server's markup is hydrated once; afterwards the application renders into its empty container. */
const renderTypeOf = (name: string) => () =>
  document.getElementById(containerOf(name))?.hasChildNodes() ? 'hydrateRoot' : 'createRoot';

/** The lifecycles of a remote; its state is kept between two visits, as in our composition. */
export const application = (remote: RemoteModule, { name, styles, routes }: Application) => {
  let mounted: MountedRemote | undefined;
  const css = singleSpaCss({ cssUrls: [styles], shouldUnmount: false });
  const lifecycles = singleSpaReact({
    React,
    ReactDOMClient,
    renderType: renderTypeOf(name),
    loadRootComponent: async ({ servicesOf }: Props) => {
      mounted ??= await remote.mount(await servicesOf(name));
      const shown = mounted;
      return () => <RemotePages mounted={shown} routes={routes} />;
    },
    errorBoundary: () => null,
  });
  const both = (step: 'bootstrap' | 'mount' | 'unmount'): readonly Lifecycle[] => [
    css[step],
    lifecycles[step],
  ];
  return { bootstrap: both('bootstrap'), mount: both('mount'), unmount: both('unmount') };
};
