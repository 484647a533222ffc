import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { restPaths } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { NoSchemaIntrospectionCustomRule } from 'graphql';
import mercurius, { type MercuriusOptions } from 'mercurius';
import type { AppDeps } from './app-deps.ts';
import type { Domain, Resolvers } from './domain.ts';
import { createGraphqlContext } from './graphql-context.ts';
import { createErrorFormatter } from './graphql-errors.ts';
import { registerGraphqlRequestRules } from './graphql-request.ts';
import { costRule, depthLimit, isPublicDocument, tokenLimit } from './graphql-rules.ts';
import { registerOwnDocuments } from './own-documents.ts';
import type { Visitor } from './visitor.ts';

/** Public replies only: the same for everybody. */
export const sharedCache = 'public, max-age=60, stale-while-revalidate=600';
const privateCache = 'private, no-store';

declare module 'mercurius' {
  interface MercuriusContext {
    publicDocument?: boolean;
    visitor?: Visitor;
  }
}

const readSchema = () =>
  readFileSync(new URL(import.meta.resolve('@crema/shared-contracts/schema.graphql')), 'utf8');

const mergeResolvers = (domains: readonly Domain[]): Record<string, Record<string, unknown>> => {
  const merged: Record<string, Record<string, unknown>> = {};
  for (const { resolvers } of domains)
    for (const [type, fields] of Object.entries((resolvers ?? {}) as Resolvers))
      for (const [field, resolve] of Object.entries(fields)) {
        const target = (merged[type] ??= {});
        if (field in target) throw new Error(`two domains resolve ${type}.${field}`);
        target[field] = resolve;
      }
  return merged;
};

interface HashedBody {
  readonly query?: string;
  readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash?: string } };
}
const hashOf = (body: HashedBody) => body.extensions?.persistedQuery?.sha256Hash;

/** D-06: in production a document is named by its hash and nothing else is ever executed. */
const trustedDocuments = (
  { production, trustedDocument }: AppDeps,
  documentNamed: (name: string) => string | undefined,
): MercuriusOptions['persistedQueryProvider'] => ({
  isPersistedQueryRetry: () => false,
  isPersistedQuery: (body: object) => production || hashOf(body) !== undefined,
  getHash: (body: object) => hashOf(body) ?? '',
  getQueryFromHash: async (hash: string) => documentNamed(hash) ?? trustedDocument(hash) ?? '',
  notFoundError: 'PersistedQueryNotFound',
  notSupportedError: 'Only trusted documents are accepted',
});

/** Public replies to a GET may be kept by shared caches; anything else by nobody. */
const registerCaching = (app: FastifyInstance): void => {
  app.graphql.addHook('preExecution', async (_schema, document, context) => {
    context.publicDocument = isPublicDocument(document);
  });
  app.graphql.addHook('onResolution', async (execution, context) => {
    const shared =
      context.reply.request.method === 'GET' &&
      context.publicDocument === true &&
      context.reply.request.ownDocument === undefined &&
      context.visitor?.kind === 'anonymous' &&
      !execution.errors?.length;
    context.reply.header('cache-control', shared ? sharedCache : privateCache);
    if (shared) context.reply.header('vary', 'accept-language');
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.getHeader('cache-control') !== sharedCache || typeof payload !== 'string') return payload;
    const tag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('etag', tag);
    if (request.headers['if-none-match'] !== tag) return payload;
    reply.code(304);
    return '';
  });
};

/** POST for every operation, GET for queries, one document a request. Registered after the domains' hooks. */
export const registerGraphql = async (
  app: FastifyInstance,
  deps: AppDeps,
  domains: readonly Domain[],
): Promise<void> => {
  await app.register(async (scope) => {
    registerGraphqlRequestRules(scope, deps.production);
    const { documentNamed } = registerOwnDocuments(scope, deps);
    await scope.register(mercurius, {
      path: restPaths.graphql,
      schema: readSchema(),
      resolvers: mergeResolvers(domains) as NonNullable<MercuriusOptions['resolvers']>,
      jit: 1,
      cache: 1024,
      graphiql: false,
      allowBatchedQueries: false,
      queryDepth: depthLimit,
      graphql: { parseOptions: { maxTokens: tokenLimit } },
      validationRules: [...(deps.production ? [NoSchemaIntrospectionCustomRule] : []), costRule],
      persistedQueryProvider: trustedDocuments(deps, documentNamed),
      context: (request) => createGraphqlContext(deps, request) as unknown as Record<string, unknown>,
      errorFormatter: createErrorFormatter(deps.log, deps.outages, deps.production) as NonNullable<
        MercuriusOptions['errorFormatter']
      >,
    });
    registerCaching(scope);
  });
};
