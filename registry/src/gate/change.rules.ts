import type { Access, RouteDeclaration } from '@crema/shared-contracts';
import type { GateRule, Party } from './gate-facts.ts';
import { findMisfits, findPropMisfits, type Misfit } from './value-fit.rules.ts';
import { baseOf, compareVersions, leastAfter, needs, type Need } from './version.rules.ts';

/** One difference between two versions of a remote, and what it asks of the version. */
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

/** Whoever could open the page and no longer can makes it stricter; a draft and a membership are different people. */
const isStricter = (before: Access, after: Access) => before !== after && after !== 'anyone';
const routeChange = (before: RouteDeclaration, after: RouteDeclaration | undefined): Change[] => {
  const at = (need: Need, what: string): Change => ({ need, field: before.path, what });
  if (!after) return [at('major', `route ${before.path} was removed`)];
  return [
    ...(after.path === before.path ? [] : [at('major', `route ${before.path} moved to ${after.path}`)]),
    ...(isStricter(before.access, after.access)
      ? [at('major', `route ${before.path} was open to ${before.access} and now is to ${after.access}`)]
      : []),
    ...(before.access !== 'anyone' && after.access === 'anyone'
      ? [at('minor', `route ${before.path} was opened to anyone`)]
      : []),
    ...(after.flag && after.flag !== before.flag
      ? [at('major', `route ${before.path} now needs flag ${after.flag}`)]
      : []),
  ];
};
/** The same route under its id or, renamed, at its very path. */
const routeChanges = ({ before, after }: Step): Change[] => {
  const twin = (routes: readonly RouteDeclaration[], { id, path }: RouteDeclaration) =>
    routes.find((route) => route.id === id) ?? routes.find((route) => route.path === path);
  const added = after.manifest.routes.filter((route) => !twin(before.manifest.routes, route));
  return [
    ...before.manifest.routes.flatMap((route) => routeChange(route, twin(after.manifest.routes, route))),
    ...added.map(({ path }): Change => ({ need: 'minor', field: path, what: `route ${path} was added` })),
  ];
};

const named = (
  need: Need,
  names: readonly string[],
  others: readonly string[],
  say: (name: string) => string,
) =>
  names
    .filter((name) => !others.includes(name))
    .map((name): Change => ({ need, field: name, what: say(name) }));
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
/** Of a remote's own things only: what it takes from others is the other rules' business. */
export const findChanges = (before: Party, after: Party): readonly Change[] =>
  [routeChanges, eventChanges, slotChanges].flatMap((find) => find({ before, after }));

const versionIsEnough: GateRule['find'] = ({ candidate, last }) => {
  if (!last) return [];
  const [was, is] = [baseOf(last.version), baseOf(candidate.version)];
  if (compareVersions(is, was) < 0)
    return [{ field: 'version', message: `${is} is older than ${was}, which was published last` }];
  const changes = findChanges(last, candidate);
  const gravest = needs.find((need) => changes.some((change) => change.need === need));
  if (!gravest) return [];
  const least = leastAfter(was, gravest);
  return compareVersions(is, least) >= 0
    ? []
    : changes
        .filter(({ need }) => compareVersions(is, leastAfter(was, need)) < 0)
        .map(({ need, field, what }) => ({
          field,
          message: `needs at least ${leastAfter(was, need)}: ${what}`,
        }));
};
/** Versions carry a hash of their content, so builds of one number stay apart; the number should tell, too. */
const versionTells: GateRule['find'] = ({ candidate, last }) =>
  last && last.version !== candidate.version && baseOf(last.version) === baseOf(candidate.version)
    ? [
        {
          field: 'version',
          message: `the build differs from ${last.version}: ${leastAfter(last.version, 'patch')} would tell so`,
        },
      ]
    : [];

/** Semver, also where no consumer is deployed: removed or narrowed, added, anything else. */
export const changeRules: readonly GateRule[] = [
  { id: 'version-is-enough', weight: 'refused', find: versionIsEnough },
  { id: 'version-tells', weight: 'warning', find: versionTells },
];
