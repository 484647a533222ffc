// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { CreateAutoReloadMutation, CreateAutoReloadMutationVariables } from './operation-types.ts';

export const CreateAutoReloadDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"93d3e687f2b5345afe8b342b0c1bbe7099946026ea78744bc2d9c74007411726"}} as unknown as TypedDocumentNode<CreateAutoReloadMutation, CreateAutoReloadMutationVariables>;
