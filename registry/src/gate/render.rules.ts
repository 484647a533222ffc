import { renderLimits } from '../rendering/renderer-process.ts';
import { hostName, type GateFacts, type GateRule, type RenderedRoute } from './gate-facts.ts';

const renderedRoutes = ({ candidate }: GateFacts) =>
  candidate.manifest.routes.filter(({ render }) => render !== undefined);

const isPublic: GateRule['find'] = (facts) =>
  renderedRoutes(facts)
    .filter(({ access }) => access !== 'anyone')
    .map(({ id, access }) => ({
      field: id,
      message: `route ${id} has "render", but its access is ${access}: only a page that anyone may open is rendered`,
    }));
const isBuilt: GateRule['find'] = (facts) =>
  renderedRoutes(facts).length > 0 && facts.candidate.files.server === undefined
    ? [{ message: 'routes have "render", but the build has no server bundle; build the remote again' }]
    : [];

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
const isRendered: GateRule['find'] = ({ rendered = [] }) =>
  rendered
    .filter(({ error }) => error !== undefined)
    .map((one) => ({ field: one.route, message: describeError(one) }));
const isInTime: GateRule['find'] = ({ rendered = [] }) =>
  rendered
    .filter(({ fastestMs = 0 }) => fastestMs > renderLimits.renderMs)
    .map((one) => ({
      field: one.route,
      message: `${pageOf(one)} takes ${Math.round(one.fastestMs ?? 0)} ms to render in ${one.locale}; the limit is ${renderLimits.renderMs} ms`,
    }));
const isStable: GateRule['find'] = ({ rendered = [] }) =>
  rendered
    .filter((one) => one.isStable === false)
    .map((one) => ({
      field: one.route,
      message: `${pageOf(one)} renders different markup each time; the browser could not continue from it. Take the time from the host's clock, ids from useId, and nothing from Math.random`,
    }));
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
  { id: 'rendered-pages-are-public', weight: 'refused', find: isPublic },
  { id: 'server-bundle-built', weight: 'refused', find: isBuilt },
  { id: 'pages-render', weight: 'refused', find: isRendered },
  { id: 'pages-render-in-time', weight: 'refused', find: isInTime },
  { id: 'pages-render-the-same', weight: 'refused', find: isStable },
  { id: 'pages-style-by-classes', weight: 'refused', find: isStyledByClasses },
  { id: 'host-renders', weight: 'warning', find: isComparable },
];
