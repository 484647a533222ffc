import { canonicalPath, type BootDocument, type RouteDeclaration } from '@crema/shared-contracts';
import type { PageSubject } from '../../http/page-subject.ts';
import type { Match } from './page-head.ts';

/** Every route that the visitor may reach, of remotes that are switched off as well. */
export const reachableRoutes = ({
  registry,
  flags,
}: Pick<BootDocument, 'registry' | 'flags'>): readonly Pick<RouteDeclaration, 'path'>[] => [
  ...registry.remotes.flatMap(({ manifest }) =>
    manifest.routes.filter(({ flag }) => flag === undefined || flags[flag as keyof typeof flags]),
  ),
  ...registry.disabled.flatMap(({ paths }) => paths.map((path) => ({ path }))),
];

/** The page's own path: that of its module, else the read path with the parameters in the module's spelling. */
export const ownPathOf = (
  readPath: string,
  match: Match | undefined,
  subject: PageSubject | 'missing' | undefined,
): string => {
  if (subject === undefined || subject === 'missing' || !match) return readPath;
  const { path, params } = subject;
  if (path !== undefined || !params) return path ?? readPath;
  const known = match.route.path.replace(/:(\w+)/g, (part, name: string) =>
    params[name] === undefined ? part : encodeURIComponent(params[name]),
  );
  return canonicalPath([{ path: known }], readPath);
};
