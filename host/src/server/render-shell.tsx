import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createServerPageServices } from '@crema/remote-kit/host-services';
import { createSignal, type RenderShell } from '@crema/shared-contracts';
import { createComposer } from '../composer/composer.ts';
import type { Host } from '../services/host.ts';
import { serverTree } from './server-tree.tsx';

const noRemoteRuns = () => {
  throw new Error(
    "A remote was loaded while the shell was rendered. Expected none: use renderPage for a remote's page.",
  );
};

/**
 * The markup of the host's first rendering, while no remote is loaded: header, placeholder of the page, footer. The server
 * writes it into `#root`; the browser hydrates it.
 */
export const renderShell: RenderShell = (request) => {
  const { boot, pathname, search, isMissing } = request;
  const host: Host = {
    ...createServerPageServices(request),
    morePreferences: createSignal<ReactNode>(null),
    accountBalance: createSignal<ReactNode>(null),
    arriving: createSignal(false),
  };
  const composer = createComposer(boot.registry, host.report, noRemoteRuns, noRemoteRuns);
  return renderToString(serverTree(host, composer, { locale: boot.locale, pathname, search, isMissing }));
};
