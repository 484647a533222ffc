import ajvCompiler, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import type { FastifyServerOptions } from 'fastify';

const build = ajvCompiler();

/**
 * Makes the validators of requests. Fastify turns values into the type of the schema: right for a query, a parameter and a header, which are
 * texts, and wrong for a JSON body, where `null` would become 0 or an empty text, and `"false"` a decision of the customer. A body of
 * another type is refused with 400.
 */
const buildValidator: BuildCompilerFromPool = (externalSchemas, options = {}) => {
  const { mode: _mode, customOptions, ...others } = options;
  const converting = build(externalSchemas, options);
  const exact = build(externalSchemas, {
    ...others,
    customOptions: { ...customOptions, coerceTypes: false },
  });
  return (route, meta) => {
    const { httpPart } = route as { readonly httpPart?: string };
    return (httpPart === 'body' ? exact : converting)(route, meta);
  };
};

export const schemaController = {
  compilersFactory: { buildValidator },
} as NonNullable<FastifyServerOptions['schemaController']>;
