import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRoute } from '@crema/shared-contracts';
import { useHostContext, useSignal, useRegistry } from '../host-context.ts';
import { routedPages, type RoutedPage } from '@crema/remote-kit/host-services';

export const useCurrentPage = (): RoutedPage | undefined => {
  const registry = useRegistry();
  const flags = useSignal(useHostContext().host.flags);
  const { pathname } = useLocation();
  return useMemo(() => matchRoute(routedPages(registry, flags), pathname), [registry, flags, pathname]);
};
