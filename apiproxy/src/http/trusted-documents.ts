import { createHash } from 'node:crypto';
import { Kind, parse } from 'graphql';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
export const bareHash = (hash: string): string => hash.replace(/^sha256:/, '');

const countOperations = (text: string): number =>
  parse(text).definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length;

/** Throws unless the text gives its hash and holds exactly one operation. */
export const checkDocument = (hash: string, text: string): void => {
  if (sha256(text) !== bareHash(hash))
    throw new Error(`trusted document ${hash} has another text than its hash`);
  if (countOperations(text) !== 1)
    throw new Error(`trusted document ${hash} holds ${countOperations(text)} operations; expected one`);
};

/**
 * GraphQL documents by hash. Each remote publishes its own list; the server accepts the union of every
 * deployed version, since old tabs stay open. A document that does not give its hash, or that does not hold exactly one
 * operation, is refused.
 */
export const createTrustedDocuments = () => {
  const documents = new Map<string, string>();
  return {
    trustedDocument: (hash: string): string | undefined => documents.get(bareHash(hash)),
    trustDocuments: (added: Readonly<Record<string, string>>): void => {
      for (const [hash, text] of Object.entries(added)) {
        // A document that is known under this hash has been checked.
        if (documents.get(bareHash(hash)) !== text) checkDocument(hash, text);
        documents.set(bareHash(hash), text);
      }
    },
  };
};
