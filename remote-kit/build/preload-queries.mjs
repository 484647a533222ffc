// Finds the persisted queries that `preload` in remote.json names, for build.json (BuildFiles.queries): the page
// and the prefetch of links write their URLs from it, before any code of the remote has run.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print } from 'graphql';
import { findPreloadErrors, preloadedOperations } from '../../shared-contracts/src/pages/route-preload.ts';

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);
const describeQuery = ([hash, text]) => {
  const { name, variableDefinitions } = parse(text).definitions.find(
    ({ kind }) => kind === Kind.OPERATION_DEFINITION,
  );
  const variables = variableDefinitions.map(({ variable, type }) => [variable.name.value, print(type)]);
  return [name.value, { hash, variables: Object.fromEntries(variables) }];
};

/**
 * Returns { queries, errors } of the package in `folder`: operation → { hash, variables }, and the differences
 * between the rows of remote.json, the paths of the routes and the queries, one sentence each.
 */
export const readPreloadQueries = (folder) => {
  const { routes = [] } = readJson(join(folder, 'remote.json')) ?? {};
  const named = preloadedOperations(routes);
  const documents = Object.entries(readJson(join(folder, 'persisted-documents.json')) ?? {});
  const queries = Object.fromEntries(
    documents.map(describeQuery).filter(([operation]) => named.includes(operation)),
  );
  return { queries, errors: routes.flatMap((route) => findPreloadErrors(route, queries)) };
};
