// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { CreateAutoReloadMutation, CreateAutoReloadMutationVariables } from './operation-types.ts';

export const CreateAutoReloadDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"d3d9a7bd8d39670175fec9fc27ee4bb87dc40bed8eb5c4d76b5861e7f00f68bf"}} as unknown as TypedDocumentNode<CreateAutoReloadMutation, CreateAutoReloadMutationVariables>;
