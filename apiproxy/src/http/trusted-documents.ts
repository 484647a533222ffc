import { createHash } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const bare = (hash: string) => hash.replace(/^sha256:/, '');

/**
 * GraphQL documents by hash. Each remote publishes its own list; the server accepts the union of every
 * deployed version, since old tabs stay open. A document that does not give its hash is refused.
 */
export const createTrustedDocuments = () => {
  const documents = new Map<string, string>();
  return {
    trustedDocument: (hash: string): string | undefined => documents.get(bare(hash)),
    trustDocuments: (added: Readonly<Record<string, string>>): void => {
      for (const [hash, text] of Object.entries(added)) {
        if (sha256(text) !== bare(hash))
          throw new Error(`trusted document ${hash} has another text than its hash`);
        documents.set(bare(hash), text);
      }
    },
  };
};
