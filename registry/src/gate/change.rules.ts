import { compareVersions, type Access, type RouteDeclaration } from '@crema/shared-contracts';
import type { GateRule, Party } from './gate-facts.ts';
import { findMisfits, findPropMisfits, type Misfit } from './value-fit.rules.ts';
import { baseOf, leastVersionAfter, needs, type Need } from './version.rules.ts';

/** One difference between two versions of a remote, and the version step it requires. */
interface Change {
  readonly need: Need;
  readonly field: string;
  readonly what: string;
}
interface Step {
  readonly before: Party;
  readonly after: Party;
}
const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/**
 * True if a visitor who could open the page no longer can; guests with a draft and members are different
 * visitors.
 */
const isStricter = (before: Access, after: Access) => before !== after && after !== 'anyone';
const routeChange = (before: RouteDeclaration, after: RouteDeclaration | undefined): Change[] => {
  const at = (need: Need, what: string): Change => ({ need, field: before.path, what });
  if (!after) return [at('major', `route ${before.path} was removed`)];
  return [
    ...(after.path === before.path ? [] : [at('major', `route ${before.path} moved to ${after.path}`)]),
    ...(isStricter(before.access, after.access)
      ? [at('major', `route ${before.path} changed its access from ${before.access} to ${after.access}`)]
      : []),
    ...(before.access !== 'anyone' && after.access === 'anyone'
      ? [at('minor', `route ${before.path} was opened to anyone`)]
      : []),
    ...(after.flag && after.flag !== before.flag
      ? [at('major', `route ${before.path} now needs flag ${after.flag}`)]
      : []),
  ];
};
/** Finds the same route by id or, if the id was renamed, by path. */
const routeChanges = ({ before, after }: Step): Change[] => {
  const sameRoute = (routes: readonly RouteDeclaration[], { id, path }: RouteDeclaration) =>
    routes.find((route) => route.id === id) ?? routes.find((route) => route.path === path);
  const added = after.manifest.routes.filter((route) => !sameRoute(before.manifest.routes, route));
  return [
    ...before.manifest.routes.flatMap((route) => routeChange(route, sameRoute(after.manifest.routes, route))),
    ...added.map(({ path }): Change => ({ need: 'minor', field: path, what: `route ${path} was added` })),
  ];
};

const named = (
  need: Need,
  names: readonly string[],
  others: readonly string[],
  describe: (name: string) => string,
) =>
  names
    .filter((name) => !others.includes(name))
    .map((name): Change => ({ need, field: name, what: describe(name) }));
const altered = <T>(
  kind: string,
  before: Readonly<Record<string, T>> = {},
  after: Readonly<Record<string, T>> = {},
  findBreaks: (before: T, after: T) => readonly Misfit[],
): Change[] =>
  Object.entries(before).flatMap(([name, was]): Change[] => {
    const is = after[name];
    if (is === undefined || !differ(was, is)) return [];
    const breaks = findBreaks(was, is).map(({ path, why }): Change => {
      const field = path ? `${name}.${path}` : name;
      return { need: 'major', field, what: `${kind} ${field} ${why}` };
    });
    return breaks.length ? breaks : [{ need: 'minor', field: name, what: `${kind} ${name} was widened` }];
  });

const eventChanges = ({ before, after }: Step): Change[] => {
  const [had, has] = [before.manifest.events.emits, after.manifest.events.emits];
  return [
    ...named('major', had, has, (name) => `event ${name} is no longer emitted`),
    ...named('minor', has, had, (name) => `event ${name} was added`),
    ...altered('event', before.contract?.events.emits, after.contract?.events.emits, (was, is) =>
      findMisfits(is.payload, was.payload),
    ),
  ];
};
const slotChanges = ({ before, after }: Step): Change[] => {
  const [had, has] = [before.manifest.slots.provides, after.manifest.slots.provides];
  return [
    ...named('major', had, has, (name) => `slot ${name} is no longer provided`),
    ...named('minor', has, had, (name) => `slot ${name} was added`),
    ...altered('slot', before.contract?.slots.provides, after.contract?.slots.provides, (was, is) =>
      findPropMisfits(was.props, is.props),
    ),
  ];
};
/** Changes of the remote's own offers; other rules compare its uses. */
export const findChanges = (before: Party, after: Party): readonly Change[] =>
  [routeChanges, eventChanges, slotChanges].flatMap((find) => find({ before, after }));

const versionIsEnough: GateRule['find'] = ({ candidate, last }) => {
  if (!last) return [];
  const [was, is] = [baseOf(last.version), baseOf(candidate.version)];
  if (compareVersions(is, was) < 0)
    return [
      { field: 'version', message: `found ${is}, which is older than the last published version ${was}` },
    ];
  const changes = findChanges(last, candidate);
  const largestNeed = needs.find((need) => changes.some((change) => change.need === need));
  if (!largestNeed) return [];
  const least = leastVersionAfter(was, largestNeed);
  return compareVersions(is, least) >= 0
    ? []
    : changes
        .filter(({ need }) => compareVersions(is, leastVersionAfter(was, need)) < 0)
        .map(({ need, field, what }) => ({
          field,
          message: `needs at least ${leastVersionAfter(was, need)}: ${what}`,
        }));
};
/** The hash in the version keeps two builds of one number apart, but the number should rise, too. */
const versionTells: GateRule['find'] = ({ candidate, last }) =>
  last && last.version !== candidate.version && baseOf(last.version) === baseOf(candidate.version)
    ? [
        {
          field: 'version',
          message: `the build differs from ${last.version}: raise the version to ${leastVersionAfter(last.version, 'patch')}`,
        },
      ]
    : [];

/** Semantic versioning, also if no consumer is deployed: major for removed or narrowed, minor for added, patch otherwise. */
export const changeRules: readonly GateRule[] = [
  { id: 'version-is-enough', weight: 'refused', find: versionIsEnough },
  { id: 'version-tells', weight: 'warning', find: versionTells },
];
