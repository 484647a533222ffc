// Reads the paths and their owners from the remote.json of every remote.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoute } from '../../shared-contracts/src/pages/route-match.ts';
import { GeneratorError } from './generator-error.mjs';

const part = String.raw`(?:[a-z0-9]+(?:-[a-z0-9]+)*|:[a-z][A-Za-z0-9]*)`;
const pathPattern = new RegExp(`^(?:/${part})+$`);
/** Path prefixes of the server (apiproxy/src/composition/page/page-route.ts). */
const serverFolders = ['/apiproxy', '/assets'];

/** Every remote's manifest, by name. */
export const readManifests = (root, remoteNames) =>
  remoteNames.map((name) => JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8')));

/** /gift/:urn and /gift/:id are the same path. */
const shapeOf = (path) => path.replace(/:[^/]+/g, ':');
const rowWithPath = (manifests, path) =>
  manifests
    .flatMap(({ name, routes }) => routes.map((route) => ({ name, ...route })))
    .find((route) => shapeOf(route.path) === shapeOf(path));

/**
 * Checks the path of a new route: it is well-formed, no other remote serves it (not even by a pattern such as /menu/*),
 * and this remote does not have it yet. Returns a path without parameters that a test can open.
 */
export const checkPath = (manifests, remote, path = '', example) => {
  if (!pathPattern.test(path))
    throw new GeneratorError(
      `--path: "${path}" is not a valid path. Examples: /gift-list, /gift-list/:listId`,
    );
  const server = serverFolders.find((folder) => path === folder || path.startsWith(`${folder}/`));
  if (server) throw new GeneratorError(`--path: ${server} belongs to the server. Choose another path.`);
  const taken = rowWithPath(manifests, path);
  if (taken)
    throw new GeneratorError(
      `--path: ${path} is taken: ${taken.name} has ${taken.path}. Choose another path.`,
    );
  const opened = path.includes(':') ? example : path;
  if (!opened || opened.includes(':') || !matchRoute([{ path }], opened))
    throw new GeneratorError(
      `--example: ${path} has parameters; name a path that can be opened, such as ${path.replace(/:\w+/g, '1')}`,
    );
  for (const { name, routes } of manifests) {
    const other = name === remote ? undefined : matchRoute(routes, opened);
    if (other)
      throw new GeneratorError(
        `--path: ${opened} is taken: ${name} serves ${other.path}. Choose another path.`,
      );
  }
  return opened;
};
