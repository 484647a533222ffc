import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ids } from './system.ts';

/** Finds the text of a document that only the sender of this request may use. */
export type DocumentSource = (request: FastifyRequest, hash: string) => Promise<string | undefined>;
export interface OverrideDocuments {
  /** Adds a source of documents, which is used for documents that no published remote contains. */
  addSource(source: DocumentSource): void;
  find: DocumentSource;
}
export const createOverrideDocuments = (): OverrideDocuments => {
  const sources: DocumentSource[] = [];
  return {
    addSource: (source) => void sources.push(source),
    find: async (request, hash) => {
      for (const source of sources) {
        const text = await source(request, hash);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
};

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The name of the override's document for this request; undefined when the request names a published
     * document or none.
     */
    overrideDocumentName: string | undefined;
  }
}
interface GraphqlEnvelope {
  extensions?: unknown;
}
interface Extensions {
  readonly persistedQuery?: { readonly sha256Hash?: string };
}
/** The library reports extensions that are not JSON. */
const extensionsOf = ({ extensions }: GraphqlEnvelope): Extensions => {
  if (typeof extensions !== 'string') return (extensions ?? {}) as Extensions;
  try {
    return (JSON.parse(extensions) ?? {}) as Extensions;
  } catch {
    return {};
  }
};
const withHash = (
  envelope: GraphqlEnvelope,
  { persistedQuery, ...rest }: Extensions,
  sha256Hash: string,
): unknown => {
  const extensions = { ...rest, persistedQuery: { ...persistedQuery, sha256Hash } };
  return typeof envelope.extensions === 'string' ? JSON.stringify(extensions) : extensions;
};

interface OverrideDocumentDeps {
  readonly ids: Ids;
  trustedDocument(hash: string): string | undefined;
  readonly overrideDocuments: OverrideDocuments;
}

/**
 * If a request names a document of a remote that its sender overrides, replaces the hash by a name that is valid for
 * this request only, because the GraphQL library looks documents up by name alone. A sender cannot write such a name:
 * earlier rules reject every hash of another form.
 */
export const registerOverrideDocuments = (scope: FastifyInstance, deps: OverrideDocumentDeps) => {
  const textByName = new Map<string, string>();
  scope.decorateRequest('overrideDocumentName', undefined);
  scope.addHook('preValidation', async (request) => {
    const envelope = (request.method === 'POST' ? request.body : request.query) as GraphqlEnvelope;
    const extensions = extensionsOf(envelope);
    const hash = extensions.persistedQuery?.sha256Hash;
    // No published remote contains the document. Its hash is well formed: an earlier rule rejects other
    // hashes.
    if (hash === undefined || deps.trustedDocument(hash) !== undefined) return;
    const text = await deps.overrideDocuments.find(request, hash);
    if (text === undefined) return;
    request.overrideDocumentName = `own ${deps.ids.next()}`;
    textByName.set(request.overrideDocumentName, text);
    envelope.extensions = withHash(envelope, extensions, request.overrideDocumentName);
  });
  scope.addHook('onResponse', async ({ overrideDocumentName }) => {
    if (overrideDocumentName !== undefined) textByName.delete(overrideDocumentName);
  });
  return { findByName: (name: string): string | undefined => textByName.get(name) };
};
