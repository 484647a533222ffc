import swagger from '@fastify/swagger';
import { restPaths } from '@crema/shared-contracts';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { AppDeps } from '../app-deps.ts';

export const openApiPath = '/apiproxy/openapi.json';
const apiPrefix = '/apiproxy/v1/';

declare module 'fastify' {
  interface FastifyInstance {
    /** REST routes without a summary or a response schema, as `METHOD /path`. */
    undocumentedRoutes: readonly string[];
  }
  interface FastifySchema {
    hide?: boolean;
    summary?: string;
  }
}

const isRest = (url: string): boolean => url.startsWith(apiPrefix) && url !== restPaths.graphql;
const isDocumented = ({ schema }: RouteOptions): boolean =>
  schema?.hide === true || (schema?.summary !== undefined && schema.response !== undefined);

/**
 * Throws if a reply does not match the response schema of its route. It runs outside production only: a
 * mistake fails every test that makes the call, and no customer waits for the check.
 */
const serializeChecked =
  ({ method, url, schema }: { readonly method: string; readonly url: string; readonly schema: unknown }) =>
  (reply: unknown): string => {
    const text = JSON.stringify(reply);
    const [first] = Value.Errors(schema as TSchema, JSON.parse(text));
    if (first)
      throw new Error(
        `${method} ${url}: the reply does not match its schema at "${first.instancePath}": ${first.message}. Correct the reply or the schema.`,
      );
    return text;
  };

/**
 * Collects the schemas of all REST routes into an OpenAPI document (`app.swagger()`), and serves it outside production.
 * Call it before the routes are registered. GraphQL is described by its own schema.
 */
export const registerOpenApi = async (
  app: FastifyInstance,
  { production }: Pick<AppDeps, 'production'>,
): Promise<void> => {
  const undocumented = new Set<string>();
  app.decorate('undocumentedRoutes', { getter: () => [...undocumented] });
  app.addHook('onRoute', (route) => {
    if (isRest(route.url) && route.method !== 'HEAD' && !isDocumented(route))
      undocumented.add(`${String(route.method)} ${route.url}`);
  });
  app.setSerializerCompiler(production ? () => JSON.stringify : serializeChecked);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Crema', version: '1', description: 'REST calls. The rest of the API is GraphQL.' },
    },
    transform: ({ schema, url }) => ({
      schema: { ...schema, hide: schema?.hide === true || !isRest(url) },
      url,
    }),
  });
  if (!production) app.get(openApiPath, { schema: { hide: true } }, () => app.swagger());
};
