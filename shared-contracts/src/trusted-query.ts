import * as restPaths from './rest/paths/rest-paths.ts';

/**
 * Identifies a document that was published with a version; the server runs no other document in production
 * (D-06).
 */
export const trustedDocument = (hash: string) =>
  ({ persistedQuery: { version: 1, sha256Hash: hash } }) as const;

/**
 * The URL of a query by hash. The page preloads this URL and the GraphQL client requests it, so both use the
 * same text.
 */
export const trustedQueryUrl = (hash: string, variables: Readonly<Record<string, unknown>>): string => {
  const query = { variables: JSON.stringify(variables), extensions: JSON.stringify(trustedDocument(hash)) };
  return `${restPaths.graphql}?${new URLSearchParams(query).toString()}`;
};
