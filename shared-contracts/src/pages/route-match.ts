const withoutEndSlash = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : path);
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${withoutEndSlash(path)
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\/:\w+/g, '/([^/]+)')
      .replace(/\/\*$/, '(?:/.*)?')}/?$`,
    'i',
  );
const weight = (path: string): number =>
  path
    .split('/')
    .reduce((sum, part) => sum + (part === '*' ? -2 : part.startsWith(':') ? 1 : part ? 2 : 0), 0);

/**
 * Returns the row whose pattern fits the path best. Server, host, titles and tools use only this matcher (a
 * test compares it with React Router).
 */
export const matchRoute = <R extends { readonly path: string }>(
  routes: readonly R[],
  pathname: string,
): R | undefined =>
  routes
    .filter(({ path }) => patternOf(path).test(pathname))
    .sort((a, b) => weight(b.path) - weight(a.path))[0];

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/**
 * Returns the values of a pattern's parameters in a path that matches the pattern, decoded as the host's
 * router decodes them.
 */
export const readRouteParams = (path: string, pathname: string): Readonly<Record<string, string>> => {
  const parts = patternOf(path).exec(pathname)?.slice(1) ?? [];
  const names = [...path.matchAll(/\/:(\w+)/g)].map(([, name]) => name);
  return Object.fromEntries(parts.map((part, index) => [names[index] ?? '', decoded(part)]));
};
