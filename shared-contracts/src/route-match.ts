const withoutEndSlash = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : path);
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${withoutEndSlash(path)
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\/:\w+/g, '/[^/]+')
      .replace(/\/\*$/, '(?:/.*)?')}/?$`,
    'i',
  );
const weight = (path: string): number =>
  path
    .split('/')
    .reduce((sum, part) => sum + (part === '*' ? -2 : part.startsWith(':') ? 1 : part ? 2 : 0), 0);

/** The row whose pattern fits the path best, as the host's router would choose: for the server and for tools. */
export const matchRoute = <R extends { readonly path: string }>(
  routes: readonly R[],
  pathname: string,
): R | undefined =>
  routes
    .filter(({ path }) => patternOf(path).test(pathname))
    .sort((a, b) => weight(b.path) - weight(a.path))[0];
