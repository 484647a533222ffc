import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from './app-deps.ts';

/** The text of a document that only the sender of this request may name. */
export type DocumentSource = (request: FastifyRequest, hash: string) => Promise<string | undefined>;
export interface OwnDocuments {
  /** Asked for documents that no published remote brought. */
  offer(source: DocumentSource): void;
  find: DocumentSource;
}
export const createOwnDocuments = (): OwnDocuments => {
  const sources: DocumentSource[] = [];
  return {
    offer: (source) => void sources.push(source),
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
    /** Names the document of this request alone; undefined when it names a published one or none. */
    ownDocument: string | undefined;
  }
}
interface Hashed {
  extensions?: unknown;
}
interface Extensions {
  readonly persistedQuery?: { readonly sha256Hash?: string };
}
/** The library answers what is wrong with extensions that are not JSON. */
const extensionsOf = ({ extensions }: Hashed): Extensions => {
  if (typeof extensions !== 'string') return (extensions ?? {}) as Extensions;
  try {
    return (JSON.parse(extensions) ?? {}) as Extensions;
  } catch {
    return {};
  }
};
const withHash = (carrier: Hashed, { persistedQuery, ...rest }: Extensions, sha256Hash: string): unknown => {
  const extensions = { ...rest, persistedQuery: { ...persistedQuery, sha256Hash } };
  return typeof carrier.extensions === 'string' ? JSON.stringify(extensions) : extensions;
};

/**
 * Gives a request that names a document of its sender's own a name for this one request, since the GraphQL library asks
 * for documents by name alone. No sender can write such a name: a hash of another form has been refused before.
 */
export const registerOwnDocuments = (
  scope: FastifyInstance,
  deps: Pick<AppDeps, 'ids' | 'trustedDocument' | 'ownDocuments'>,
) => {
  const waiting = new Map<string, string>();
  scope.decorateRequest('ownDocument', undefined);
  scope.addHook('preValidation', async (request) => {
    const carrier = (request.method === 'POST' ? request.body : request.query) as Hashed;
    const extensions = extensionsOf(carrier);
    const hash = extensions.persistedQuery?.sha256Hash;
    // Of no published remote, and well formed: the rules before this one refuse other hashes.
    if (hash === undefined || deps.trustedDocument(hash) !== undefined) return;
    const text = await deps.ownDocuments.find(request, hash);
    if (text === undefined) return;
    request.ownDocument = `own ${deps.ids.next()}`;
    waiting.set(request.ownDocument, text);
    carrier.extensions = withHash(carrier, extensions, request.ownDocument);
  });
  scope.addHook('onResponse', async ({ ownDocument }) => {
    if (ownDocument !== undefined) waiting.delete(ownDocument);
  });
  return { documentNamed: (name: string): string | undefined => waiting.get(name) };
};
