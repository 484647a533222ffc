import type { Locale } from '../locale.ts';
import type { PreloadRow, QueryRow } from './preload-row.ts';

const toQueryRow = (row: PreloadRow): QueryRow =>
  typeof row === 'string' ? { operation: row, variables: { locale: 'locale' } } : row;
/** The persisted queries that the routes of a remote name. */
export const preloadedOperations = (routes: readonly PreloadingRoute[]): readonly string[] => [
  ...new Set(routes.flatMap(({ preload = [] }) => preload.map((row) => toQueryRow(row).operation))),
];

export interface PreloadingRoute {
  readonly path: string;
  readonly preload?: readonly PreloadRow[] | undefined;
}
/** A persisted query in build.json: its hash, and the GraphQL type of each of its variables. */
export interface PersistedQuery {
  readonly hash: string;
  readonly variables: Readonly<Record<string, string>>;
}
export type PersistedQueries = Readonly<Record<string, PersistedQuery>>;

/** The visit that the variables are read from. */
export interface PreloadVisit {
  /** The parameters of the route's path (readRouteParams). */
  readonly params: Readonly<Record<string, string>>;
  readonly search: string;
  readonly locale: Locale;
  readonly storeNumber?: string | undefined;
}
export interface ResolvedQuery {
  readonly operation: string;
  readonly hash: string;
  readonly variables: Readonly<Record<string, string | number>>;
}

/** GraphQL type without `!` → a text of the URL as a value of that type; undefined if the text does not fit the type. */
const readers: Readonly<Record<string, (text: string) => string | number | undefined>> = {
  String: (text) => text,
  ID: (text) => text,
  Int: (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : undefined),
};
const isRequired = (type: string) => type.endsWith('!');
const readerOf = (type: string) => readers[type.replace('!', '')];

type ReadSource = (source: string) => string | undefined;
const sourcesOf = ({ params, search, locale, storeNumber }: PreloadVisit): ReadSource => {
  const query = new URLSearchParams(search);
  return (source) => {
    if (source === 'locale') return locale;
    if (source === 'store') return storeNumber;
    const name = source.slice(1);
    return source.startsWith(':') ? params[name] : (query.get(name) ?? undefined);
  };
};

const resolveRow = (
  { operation, variables }: QueryRow,
  queries: PersistedQueries,
  read: ReadSource,
): readonly ResolvedQuery[] => {
  const query = queries[operation];
  if (!query) return [];
  const resolved: Record<string, string | number> = {};
  for (const [name, source] of Object.entries(variables)) {
    const type = query.variables[name] ?? '';
    const text = read(source);
    const value = text === undefined ? undefined : readerOf(type)?.(text);
    if (value !== undefined) resolved[name] = value;
    else if (text !== undefined || isRequired(type)) return [];
  }
  return [{ operation, hash: query.hash, variables: resolved }];
};

/**
 * Returns the queries that a route's page sends first on this visit, from the rows in remote.json. A row
 * whose required variable has no value, or a value of another type, is left out: the page reports that case.
 */
export const resolvePreload = (
  { preload = [] }: Pick<PreloadingRoute, 'preload'>,
  visit: PreloadVisit,
  queries: PersistedQueries = {},
): readonly ResolvedQuery[] => {
  const read = sourcesOf(visit);
  return preload.flatMap((row) => resolveRow(toQueryRow(row), queries, read));
};

const findVariableError = (
  path: string,
  [name, source]: [string, string],
  { variables }: PersistedQuery,
): string | undefined => {
  const type = variables[name];
  if (type === undefined) return `the query has no variable ${name}`;
  if (!readerOf(type))
    return `variable ${name} has the type ${type}, expected ${Object.keys(readers).join(', ')}`;
  if (source.startsWith(':')) {
    const isInPath = path.split('/').includes(source);
    return isInPath ? undefined : `variable ${name} is read from ${source}, which ${path} lacks`;
  }
  return source !== 'locale' && isRequired(type)
    ? `variable ${name} is required, but ${source} may have no value`
    : undefined;
};
/** Compares a route's rows with its path and with the queries of the build: one sentence for each difference. */
export const findPreloadErrors = (
  { path, preload = [] }: PreloadingRoute,
  queries: PersistedQueries,
): readonly string[] =>
  preload.map(toQueryRow).flatMap(({ operation, variables }) => {
    const query = queries[operation];
    if (!query) return [`${path} preloads ${operation}: the build has no such query`];
    const missing = Object.entries(query.variables)
      .filter(([name, type]) => isRequired(type) && !Object.hasOwn(variables, name))
      .map(([name]) => `variable ${name} is required, but no row gives it`);
    const misfits = Object.entries(variables).flatMap((row) => findVariableError(path, row, query) ?? []);
    return [...missing, ...misfits].map((error) => `${path} preloads ${operation}: ${error}`);
  });
