import ajvCompiler, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import type { FastifyServerOptions } from 'fastify';

const build = ajvCompiler();
type Compile = ReturnType<BuildCompilerFromPool>;
/** Equal schemas are compiled once in a process: routes share many, and so do the servers of a test. */
const validatorsByCompiler = new WeakMap<Compile, Map<string, ReturnType<Compile>>>();
const compileOnce = (compile: Compile, ...[route, meta]: Parameters<Compile>): ReturnType<Compile> => {
  const validators = validatorsByCompiler.get(compile) ?? new Map<string, ReturnType<Compile>>();
  validatorsByCompiler.set(compile, validators);
  const key = JSON.stringify((route as { readonly schema: unknown }).schema);
  const validator = validators.get(key) ?? compile(route, meta);
  validators.set(key, validator);
  return validator;
};

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
    return compileOnce(httpPart === 'body' ? exact : converting, route, meta);
  };
};

export const schemaController = {
  compilersFactory: { buildValidator },
} as NonNullable<FastifyServerOptions['schemaController']>;
