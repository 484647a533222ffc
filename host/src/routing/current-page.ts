import { useMemo } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useHostContext, useSignal, useRegistry } from '../host-context.ts';
import { routedPages, type RoutedPage } from './route-table.ts';

const specificity = (path: string) =>
  path.split('/').reduce((sum, part) => sum + (part === '*' ? -2 : part.startsWith(':') ? 1 : 2), 0);

/** The route row of a path: the most specific pattern wins. */
export const findPage = <P extends { readonly path: string }>(
  pages: readonly P[],
  pathname: string,
): P | undefined =>
  pages
    .filter(({ path }) => matchPath(path, pathname))
    .sort((a, b) => specificity(b.path) - specificity(a.path))[0];

export const useCurrentPage = (): RoutedPage | undefined => {
  const registry = useRegistry();
  const flags = useSignal(useHostContext().host.flags);
  const { pathname } = useLocation();
  return useMemo(() => findPage(routedPages(registry, flags), pathname), [registry, flags, pathname]);
};
