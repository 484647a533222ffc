// Types of the server's resolvers and inputs, generated from the SDL: a resolver that disagrees with the SDL, in its
// arguments or its result, does not compile.
import { codegen } from '@graphql-codegen/core';
import * as typescriptPlugin from '@graphql-codegen/typescript';
import * as resolversPlugin from '@graphql-codegen/typescript-resolvers';

/** Types whose resolvers return something else, which further resolvers complete: `ResolverParents` names it. */
const mapped = ['CheckInOrder', 'Store', 'SubmittedOrder', 'User'];
const mappers = Object.fromEntries(mapped.map((name) => [name, `ResolverParents['${name}']`]));
const parentsPlugin = {
  plugin: () => ({
    prepend: ["import type { ResolverParents } from '../http/graphql/resolver-parents.ts';"],
    content: '',
  }),
};

/** The generated file of apiproxy (path → content). */
export const generateResolverTypes = async (schema) => ({
  'src/generated/resolvers.ts': await codegen({
    filename: 'resolvers.ts',
    schema,
    documents: [],
    config: {
      contextType: '../http/graphql/graphql-context.ts#GraphqlContext',
      mappers,
      useTypeImports: true,
      immutableTypes: true,
      enumType: 'string-literal',
      enumsAsTypes: true,
      scalars: { ID: 'string' },
      inputMaybeValue: 'T | null | undefined',
      skipTypename: true,
    },
    plugins: [{ parents: {} }, { typescript: {} }, { resolvers: {} }],
    pluginMap: { parents: parentsPlugin, typescript: typescriptPlugin, resolvers: resolversPlugin },
  }),
});
