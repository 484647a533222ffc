// Replaces host/src/routing/app-routes.tsx: the pages that the pilets registered, in the host's router.
import { Suspense, useEffect } from 'react';
import {
  PiralContext,
  PiralGlobals,
  PiralRoutes,
  PiralSuspense,
  RegisteredErrorInfo,
  RegisteredRouteSwitch,
} from 'piral-core';
import { useHostContext } from '../../../host/src/host-context.ts';
import { useCurrentPage } from '../../../host/src/routing/current-page.ts';
import { instance } from './piral-instance.tsx';

const NotFound = () => <RegisteredErrorInfo type="not_found" />;

export const AppRoutes = () => {
  const { composer } = useHostContext();
  const remote = useCurrentPage()?.remote;
  useEffect(() => {
    if (remote) void composer.load(remote);
  }, [composer, remote]);
  return (
    <Suspense>
      <PiralContext instance={instance}>
        <PiralGlobals />
        <PiralSuspense>
          <PiralRoutes NotFound={NotFound} RouteSwitch={RegisteredRouteSwitch} />
        </PiralSuspense>
      </PiralContext>
    </Suspense>
  );
};
