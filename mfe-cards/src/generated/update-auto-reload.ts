// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { UpdateAutoReloadMutation, UpdateAutoReloadMutationVariables } from './operation-types.ts';

export const UpdateAutoReloadDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"edeafe4bc4e1fdcbdbe479b5cc69b4a9e9e24db05ad50f7ffdf6a4a49241ecf5"}} as unknown as TypedDocumentNode<UpdateAutoReloadMutation, UpdateAutoReloadMutationVariables>;
