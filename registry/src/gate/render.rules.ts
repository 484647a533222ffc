import { matchRoute, type RouteDeclaration } from '@crema/shared-contracts';
import { renderLimits } from '@crema/rendering';
import {
  hostName,
  type GateFacts,
  type GateRule,
  type MarkupDifference,
  type RenderedRoute,
} from './gate-facts.ts';

const renderedRoutes = ({ candidate }: GateFacts) =>
  candidate.manifest.routes.filter(({ render }) => render !== undefined);

const renderedAccess: readonly RouteDeclaration['access'][] = ['anyone', 'member'];
const isRenderable: GateRule['find'] = (facts) =>
  renderedRoutes(facts)
    .filter(({ access }) => !renderedAccess.includes(access))
    .map(({ id, access }) => ({
      field: id,
      message: `route ${id} has "render", but its access is ${access}: only pages with the access ${renderedAccess.join(' or ')} are rendered`,
    }));
/** Without an example, the gate would render the page of a parameter called “:storeNumber”. */
const hasExample: GateRule['find'] = (facts) =>
  renderedRoutes(facts)
    .filter(({ path }) => path.includes(':'))
    .filter(({ path, example = path }) => example.includes(':') || !matchRoute([{ path }], example))
    .map(({ id, path, example }) => ({
      field: id,
      message: `route ${id} has "render", but its example ${example ?? '(none)'} is not an address of ${path}; write the path of a page that exists`,
    }));
const isBuilt: GateRule['find'] = (facts) =>
  renderedRoutes(facts).length > 0 && facts.candidate.files.server === undefined
    ? [{ message: 'routes have "render", but the build has no server bundle; build the remote again' }]
    : [];

/**
 * Processor time of the first render of a route in a process. Servers allow four times as much (`firstRenderMs`) when they
 * warm a process up, because their processors may be slower than the one of the release.
 */
const coldLimitMs = renderLimits.firstRenderMs / 4;
const maxReads = 3;
/** The globals of a browser that pages read most, which a server lacks. */
const missingGlobal =
  /\b(window|document|localStorage|sessionStorage|navigator|location|history|matchMedia|fetch) is not defined/;
/** “route menu”, or the route with the data that it is rendered with. */
const pageOf = ({ route, data }: RenderedRoute) =>
  data ? `route ${route}, with ${data},` : `route ${route}`;
const describeError = (one: RenderedRoute): string => {
  const [, name] = missingGlobal.exec(one.error ?? '') ?? [];
  return name
    ? `${pageOf(one)} reads ${name} while it is rendered, and the server has none; read it in an effect`
    : `${pageOf(one)} cannot be rendered on the server: ${one.error}`;
};
const remarkOf = (one: RenderedRoute, sentence: string) => ({
  field: one.route,
  message: `${pageOf(one)} ${sentence}`,
});
const isRendered: GateRule['find'] = ({ rendered = [] }) =>
  rendered
    .filter(({ error }) => error !== undefined)
    .map((one) => ({ field: one.route, message: describeError(one) }));
const hasNoReads: GateRule['find'] = ({ rendered = [] }) =>
  rendered
    .filter(({ reads = [] }) => reads.length > 0)
    .map((one) =>
      remarkOf(
        one,
        `reads ${one.reads?.slice(0, maxReads).join(', ')} while it is rendered where a window exists, and the server has none; read it in an effect`,
      ),
    );
const isInTime: GateRule['find'] = ({ rendered = [] }) =>
  rendered
    .filter(({ fastestMs = 0 }) => fastestMs > renderLimits.renderMs)
    .map((one) =>
      remarkOf(
        one,
        `takes ${Math.round(one.fastestMs ?? 0)} ms to render in ${one.locale}; the limit is ${renderLimits.renderMs} ms`,
      ),
    );
const firstLimitMs = ({ isCold }: RenderedRoute) => (isCold ? coldLimitMs : renderLimits.renderMs);
const isFirstInTime: GateRule['find'] = ({ rendered = [] }) =>
  rendered
    .filter((one) => (one.firstMs ?? 0) > firstLimitMs(one))
    .map((one) =>
      remarkOf(
        one,
        `takes ${Math.round(one.firstMs ?? 0)} ms of processor time for its first render ${
          one.isCold ? 'in a new process' : 'in a process that has rendered the route without data'
        }, in ${one.locale}; the limit is ${firstLimitMs(one)} ms. Compute less while the code is loaded and first rendered`,
      ),
    );
const advice =
  "Take the time from the host's clock, ids from useId, and nothing from Math.random; format with the page's language and the store's time zone";
/** The kind of a difference → the sentence for it. */
const differences = {
  again: () => `renders different markup each time; the browser could not continue from it. ${advice}`,
  elsewhere: ({ expected, found }) =>
    `renders “${found}” instead of “${expected}” in a process with another clock, time zone, default language and random numbers; the browser could not continue from it. ${advice}`,
  'with-window': ({ expected, found }) =>
    `renders “${found}” instead of “${expected}” where a window exists; the browser could not continue from it. Decide by the window in an effect`,
} as const satisfies Record<MarkupDifference['kind'], (difference: MarkupDifference) => string>;
const isStable: GateRule['find'] = ({ rendered = [] }) =>
  rendered.flatMap((one) => (one.differs ? [remarkOf(one, differences[one.differs.kind](one.differs))] : []));
const isStyledByClasses: GateRule['find'] = ({ rendered = [] }) =>
  rendered
    .filter(({ style }) => style !== undefined)
    .map((one) => ({
      field: one.route,
      message: `${pageOf(one)} renders style="${one.style}", which the page's policy blocks; set it by a class of a style sheet`,
    }));
const isComparable: GateRule['find'] = (facts) =>
  renderedRoutes(facts).length > 0 &&
  facts.candidate.files.server !== undefined &&
  facts.rendered === undefined
    ? [{ who: hostName, message: `${hostName} has no server bundle, so no page was rendered` }]
    : [];

/** The rules for pages that the server renders (docs/decisions/037). */
export const renderRules: readonly GateRule[] = [
  { id: 'rendered-pages-are-public', weight: 'refused', find: isRenderable },
  { id: 'rendered-pages-have-examples', weight: 'refused', find: hasExample },
  { id: 'server-bundle-built', weight: 'refused', find: isBuilt },
  { id: 'pages-render', weight: 'refused', find: isRendered },
  { id: 'pages-read-no-window', weight: 'refused', find: hasNoReads },
  { id: 'pages-render-in-time', weight: 'refused', find: isInTime },
  { id: 'pages-render-first-in-time', weight: 'refused', find: isFirstInTime },
  { id: 'pages-render-the-same', weight: 'refused', find: isStable },
  { id: 'pages-style-by-classes', weight: 'refused', find: isStyledByClasses },
  { id: 'host-renders', weight: 'warning', find: isComparable },
];
