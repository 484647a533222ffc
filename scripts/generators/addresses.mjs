// Which address belongs to whom, by the remote.json of every remote.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoute } from '../../shared-contracts/src/route-match.ts';
import { Refusal } from './refusal.mjs';

const part = String.raw`(?:[a-z0-9]+(?:-[a-z0-9]+)*|:[a-z][A-Za-z0-9]*)`;
const pathPattern = new RegExp(`^(?:/${part})+$`);
/** The server's own (apiproxy/src/composition/page-route.ts). */
const serverFolders = ['/apiproxy', '/assets'];

/** Every remote's manifest, by name. */
export const readManifests = (root, remoteNames) =>
  remoteNames.map((name) => JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8')));

/** /gift/:urn and /gift/:id are the same address. */
const shapeOf = (path) => path.replace(/:[^/]+/g, ':');
const ownRow = (manifests, path) =>
  manifests
    .flatMap(({ name, routes }) => routes.map((route) => ({ name, ...route })))
    .find((route) => shapeOf(route.path) === shapeOf(path));

/**
 * Checks a new route's address: a path that is written as ours are, that no other remote answers (not even by a
 * pattern such as /menu/*), and that this remote does not have yet. Returns an address that a test can open.
 */
export const checkAddress = (manifests, remote, path = '', example) => {
  if (!pathPattern.test(path))
    throw new Refusal(`--path: "${path}" is no path; such as /gift-list or /gift-list/:listId`);
  const server = serverFolders.find((folder) => path === folder || path.startsWith(`${folder}/`));
  if (server) throw new Refusal(`--path: ${server} belongs to the server`);
  const taken = ownRow(manifests, path);
  if (taken) throw new Refusal(`--path: ${path} is taken: ${taken.name} has ${taken.path}`);
  const opened = path.includes(':') ? example : path;
  if (!opened || opened.includes(':') || !matchRoute([{ path }], opened))
    throw new Refusal(
      `--example: ${path} has parameters; name an address that can be opened, such as ${path.replace(/:\w+/g, '1')}`,
    );
  for (const { name, routes } of manifests) {
    const answers = name === remote ? undefined : matchRoute(routes, opened);
    if (answers) throw new Refusal(`--path: ${opened} is taken: ${name} answers ${answers.path}`);
  }
  return opened;
};
