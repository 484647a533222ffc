import { createHash } from 'node:crypto';
import { restPaths } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { Kind, NoSchemaIntrospectionCustomRule, type DocumentNode, type GraphQLSchema } from 'graphql';
import mercurius, { type MercuriusOptions } from 'mercurius';
import type { AppDeps } from '../app-deps.ts';
import { cacheControlOf, createCachePolicies, type CachePolicy } from './cache-policy.ts';
import { isLocalName } from '../security/local-name.ts';
import type { ServerModule } from '../server-module.ts';
import { createGraphqlContext } from './graphql-context.ts';
import { createErrorFormatter } from './graphql-errors.ts';
import { registerGraphqlRequestRules } from './graphql-request.ts';
import { costRule, depthLimit, tokenLimit } from './graphql-rules.ts';
import { readSchema } from '@crema/registry/graphql-schema';
import { registerOverrideDocuments } from '../override-documents.ts';
import type { Visitor } from '../visitor.ts';

const privateCache = 'private, no-store';

declare module 'mercurius' {
  interface MercuriusContext {
    cachePolicy?: CachePolicy;
    visitor?: Visitor;
  }
}
declare module 'fastify' {
  interface FastifyRequest {
    /** The value is set if shared caches may store this reply. */
    cachePolicy?: CachePolicy;
  }
}

const mergeResolvers = (modules: readonly ServerModule[]): Record<string, Record<string, unknown>> => {
  const merged: Record<string, Record<string, unknown>> = {};
  for (const { resolvers } of modules)
    for (const [type, fields] of Object.entries(resolvers ?? {}))
      for (const [field, resolve] of Object.entries(fields)) {
        const target = (merged[type] ??= {});
        if (field in target)
          throw new Error(
            `Two modules resolve ${type}.${field}. Each field needs one resolver: remove one of them.`,
          );
        target[field] = resolve;
      }
  return merged;
};

interface HashedBody {
  readonly query?: string;
  readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash?: string } };
}
const hashOf = (body: HashedBody) => body.extensions?.persistedQuery?.sha256Hash;

/** D-06: in production a request names a document by its hash; no other document is executed. */
const trustedDocuments = (
  { production, trustedDocument }: AppDeps,
  findByName: (name: string) => string | undefined,
): MercuriusOptions['persistedQueryProvider'] => ({
  isPersistedQueryRetry: () => false,
  isPersistedQuery: (body: object) => production || hashOf(body) !== undefined,
  getHash: (body: object) => hashOf(body) ?? '',
  getQueryFromHash: async (hash: string) => findByName(hash) ?? trustedDocument(hash) ?? '',
  notFoundError: 'PersistedQueryNotFound',
  notSupportedError: 'Only trusted documents are accepted',
});

const isQueryOf =
  (names: ReadonlySet<string>) =>
  ({ definitions }: DocumentNode): boolean =>
    definitions.every(
      (definition) =>
        definition.kind !== Kind.OPERATION_DEFINITION ||
        (definition.operation === 'query' &&
          definition.selectionSet.selections.every(
            (selection) => selection.kind === Kind.FIELD && names.has(selection.name.value),
          )),
    );
/** Mutations, and all queries but those that a module lists, use the session as the database has it now. */
const registerConfirmation = (app: FastifyInstance, modules: readonly ServerModule[]): void => {
  const mayUseMemory = isQueryOf(new Set(modules.flatMap((module) => module.queriesFromMemory ?? [])));
  app.graphql.addHook('preExecution', async (_schema, document, context) => {
    if (!mayUseMemory(document)) context.visitor = await context.reply.request.confirmVisitor();
  });
};

/**
 * The SDL's @cacheControl decides the caching headers of a GET without a session. Other replies, and replies with an
 * error, are not cached.
 */
const registerCaching = (app: FastifyInstance, schema: GraphQLSchema): void => {
  const policyOf = createCachePolicies(schema);
  app.graphql.addHook('preExecution', async (_schema, document, context) => {
    context.cachePolicy = policyOf(document);
  });
  app.graphql.addHook('onResolution', async (execution, context) => {
    const { request } = context.reply;
    const isShareable =
      request.method === 'GET' &&
      request.overrideDocumentName === undefined &&
      context.visitor?.kind === 'anonymous' &&
      !execution.errors?.length;
    const policy = isShareable ? context.cachePolicy : undefined;
    request.cachePolicy = policy;
    context.reply.header('cache-control', policy ? cacheControlOf(policy) : privateCache);
    if (policy) context.reply.header('vary', 'accept-language');
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.cachePolicy || typeof payload !== 'string') return payload;
    const tag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('etag', tag);
    if (request.headers['if-none-match'] !== tag) return payload;
    reply.code(304);
    return '';
  });
};

const isOnOwnMachine = ({ production, publicOrigin }: Pick<AppDeps, 'production' | 'publicOrigin'>) =>
  !production && isLocalName(new URL(publicOrigin).hostname);

/**
 * Registers POST for every operation and GET for queries, with one document per request, after the hooks of
 * all modules.
 */
export const registerGraphql = async (
  app: FastifyInstance,
  deps: AppDeps,
  modules: readonly ServerModule[],
): Promise<void> => {
  const schema = readSchema();
  await app.register(async (scope) => {
    registerGraphqlRequestRules(scope, deps.production);
    const { findByName } = registerOverrideDocuments(scope, deps);
    await scope.register(mercurius, {
      path: restPaths.graphql,
      schema,
      resolvers: mergeResolvers(modules) as NonNullable<MercuriusOptions['resolvers']>,
      jit: 1,
      cache: 1024,
      graphiql: false,
      allowBatchedQueries: false,
      queryDepth: depthLimit,
      graphql: { parseOptions: { maxTokens: tokenLimit } },
      // Only a developer's own machine answers questions about the schema: a public name may be of a test server that anyone reaches (L-82).
      validationRules: [...(isOnOwnMachine(deps) ? [] : [NoSchemaIntrospectionCustomRule]), costRule],
      persistedQueryProvider: trustedDocuments(deps, findByName),
      context: (request) => createGraphqlContext(deps, request) as unknown as Record<string, unknown>,
      errorFormatter: createErrorFormatter(deps.log, deps.outages, deps.production) as NonNullable<
        MercuriusOptions['errorFormatter']
      >,
    });
    registerConfirmation(scope, modules);
    registerCaching(scope, schema);
  });
};
