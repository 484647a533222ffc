import { createHash } from 'node:crypto';
import { Kind, parse } from 'graphql';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
export const bareHash = (hash: string): string => hash.replace(/^sha256:/, '');

const countOperations = (text: string): number =>
  parse(text).definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length;

/** Throws unless the text matches its hash and contains exactly one operation. */
export const checkDocument = (hash: string, text: string): void => {
  if (sha256(text) !== bareHash(hash))
    throw new Error(
      `Trusted document ${hash}: the text does not match the hash. Build the remote again, so that its documents file is regenerated.`,
    );
  if (countOperations(text) !== 1)
    throw new Error(
      `Trusted document ${hash}: found ${countOperations(text)} operations; expected one. Put each operation in a document of its own.`,
    );
};

/**
 * GraphQL documents by hash. Each remote publishes its own list; the server accepts the union of all deployed
 * versions, because open tabs use older versions. `trustDocuments` throws if a text does not match its hash or does
 * not contain exactly one operation.
 */
export const createTrustedDocuments = () => {
  const documents = new Map<string, string>();
  return {
    trustedDocument: (hash: string): string | undefined => documents.get(bareHash(hash)),
    trustDocuments: (added: Readonly<Record<string, string>>): void => {
      for (const [hash, text] of Object.entries(added)) {
        // The first addition checked the document that is stored under this hash.
        if (documents.get(bareHash(hash)) !== text) checkDocument(hash, text);
        documents.set(bareHash(hash), text);
      }
    },
  };
};
