import { useMemo } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useHostContext, useReadable } from '../host-context.ts';
import { routedPages, type RoutedPage } from './route-table.ts';

const specificity = (path: string) =>
  path.split('/').reduce((sum, part) => sum + (part === '*' ? -2 : part.startsWith(':') ? 1 : 2), 0);

/** The row of the page that an address leads to: the most specific pattern wins. */
export const findPage = (pages: readonly RoutedPage[], pathname: string): RoutedPage | undefined =>
  pages
    .filter(({ path }) => matchPath(path, pathname))
    .sort((a, b) => specificity(b.path) - specificity(a.path))[0];

export const useCurrentPage = (): RoutedPage | undefined => {
  const { host, composer } = useHostContext();
  const flags = useReadable(host.flags);
  const { pathname } = useLocation();
  return useMemo(
    () => findPage(routedPages(composer.registry, flags), pathname),
    [composer, flags, pathname],
  );
};
