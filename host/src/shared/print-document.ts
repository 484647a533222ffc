import type { ASTNode } from 'graphql';

/**
 * Replaces graphql's `print` in the browser: Apollo Client uses the printed document only as a key (to deduplicate requests and
 * to find active queries); requests carry the document's hash. Two documents have the same key exactly when they are equal.
 */
export const print = (document: ASTNode): string => JSON.stringify(document);
