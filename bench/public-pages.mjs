// The pages that everybody may open, from the routes of every remote.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, root } from '../scripts/packages.mjs';

/** Paths that lead to another page, which is measured itself. */
const redirects = [
  '/menu/no-such-page/at/all/here',
  '/menu/cart/guest/checkout',
  '/account/signout',
  '/store/1001',
];

/** { path, route }: the path with the example of a route with parameters, and the route's own path. */
export const publicPages = () =>
  remoteNames
    .flatMap((name) => JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8')).routes)
    .filter(({ access, path }) => access === 'anyone' && path.startsWith('/'))
    .map(({ path, example = path }) => ({ path: example, route: path }))
    .filter(({ path }) => !redirects.includes(path));
