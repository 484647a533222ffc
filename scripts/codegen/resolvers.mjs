// Types of the server's resolvers and inputs, generated from the SDL: a resolver that disagrees with the SDL, in its
// arguments or its result, does not compile.
import { codegen } from '@graphql-codegen/core';
import * as typescriptPlugin from '@graphql-codegen/typescript';
import * as resolversPlugin from '@graphql-codegen/typescript-resolvers';

/** What a resolver returns for a type, where that is not the type itself: further resolvers complete it. */
const mappers = {
  Store: '../stores/store-view.ts#StoreView',
  SubmittedOrder: '../ordering/present-order.ts#SubmittedOrder as PresentedOrder',
  User: '../cards/user-parent.ts#UserParent',
};

/** The generated file of apiproxy (path → content). */
export const generateResolverTypes = async (schema) => ({
  'src/generated/resolvers.ts': await codegen({
    filename: 'resolvers.ts',
    schema,
    documents: [],
    config: {
      contextType: '../http/graphql-context.ts#GraphqlContext',
      mappers,
      useTypeImports: true,
      immutableTypes: true,
      enumType: 'string-literal',
      enumsAsTypes: true,
      scalars: { ID: 'string' },
      inputMaybeValue: 'T | null | undefined',
      skipTypename: true,
    },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript: typescriptPlugin, resolvers: resolversPlugin },
  }),
});
