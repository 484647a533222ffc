import { createHash } from 'node:crypto';
import { Kind, parse } from 'graphql';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const bare = (hash: string) => hash.replace(/^sha256:/, '');

const countOperations = (text: string): number =>
  parse(text).definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length;

/**
 * GraphQL documents by hash. Each remote publishes its own list; the server accepts the union of every
 * deployed version, since old tabs stay open. A document that does not give its hash, or that does not hold exactly one
 * operation, is refused.
 */
export const createTrustedDocuments = () => {
  const documents = new Map<string, string>();
  return {
    trustedDocument: (hash: string): string | undefined => documents.get(bare(hash)),
    trustDocuments: (added: Readonly<Record<string, string>>): void => {
      for (const [hash, text] of Object.entries(added)) {
        if (sha256(text) !== bare(hash))
          throw new Error(`trusted document ${hash} has another text than its hash`);
        if (!documents.has(bare(hash)) && countOperations(text) !== 1)
          throw new Error(`trusted document ${hash} holds ${countOperations(text)} operations; expected one`);
        documents.set(bare(hash), text);
      }
    },
  };
};
