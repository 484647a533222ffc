// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { UpdateAutoReloadMutation, UpdateAutoReloadMutationVariables } from './operation-types.ts';

export const UpdateAutoReloadDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"eedb068cb9fd36142893e23093eb7300467cf35b825cdc15196f3bf37e6e819f"}} as unknown as TypedDocumentNode<UpdateAutoReloadMutation, UpdateAutoReloadMutationVariables>;
