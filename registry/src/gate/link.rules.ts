import { matchRoute, type RouteDeclaration } from '@crema/shared-contracts';
import { hostName, nameOf, type GateFacts, type GateRule, type Party } from './gate-facts.ts';

/** All links: navigation entries and paths in the code of remotes, host and server (replies and emails). */
const linkersAmong = ({ others, host }: GateFacts) => [
  ...others.map((party) => ({
    who: nameOf(party),
    paths: [...party.manifest.navigation.map(({ path }) => path), ...(party.contract?.links ?? [])],
  })),
  { who: hostName, paths: host?.links ?? [] },
  { who: 'the server', paths: host?.serverLinks ?? [] },
];
type OwnedRoute = RouteDeclaration & { readonly owner: string };
const routesOf = ({ name, manifest }: Pick<Party, 'name' | 'manifest'>): OwnedRoute[] =>
  manifest.routes.map((route) => ({ ...route, owner: name }));

/** The same page by id or, if the id was renamed, by path. */
const isSame = (before: OwnedRoute, after: OwnedRoute | undefined) =>
  after?.owner === before.owner && (after.id === before.id || after.path === before.path);

const stillLeadThere: GateRule['find'] = (facts) => {
  const { candidate, own, others } = facts;
  const foreign = others.flatMap(routesOf);
  const after = [...routesOf(candidate), ...foreign];
  return own.flatMap((party) => {
    const before = [...routesOf(party), ...foreign];
    return linkersAmong(facts).flatMap(({ who, paths }) =>
      [...new Set(paths)].flatMap((path) => {
        const page = path.startsWith('/') ? matchRoute(before, path) : undefined;
        if (page?.owner !== candidate.name || isSame(page, matchRoute(after, path))) return [];
        const fate = candidate.manifest.routes.find(({ id }) => id === page.id);
        return [
          {
            who,
            field: page.path,
            message: `${who} links to ${path}: route ${page.path} ${fate ? `moved to ${fate.path}` : 'was removed'}`,
          },
        ];
      }),
    );
  });
};

export const linkRules: readonly GateRule[] = [
  { id: 'links-still-lead-there', weight: 'refused', find: stillLeadThere },
];
