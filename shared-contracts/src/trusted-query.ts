import { restPaths } from './rest.ts';

/**
 * Identifies a document that was published with a version; the server runs no other document in production
 * (D-06).
 */
export const trustedDocument = (hash: string) =>
  ({ persistedQuery: { version: 1, sha256Hash: hash } }) as const;

/** A query's address by hash. The page preloads this address and the GraphQL client requests it: the same text to the byte. */
export const trustedQueryUrl = (hash: string, variables: Readonly<Record<string, unknown>>): string => {
  const query = { variables: JSON.stringify(variables), extensions: JSON.stringify(trustedDocument(hash)) };
  return `${restPaths.graphql}?${new URLSearchParams(query).toString()}`;
};
