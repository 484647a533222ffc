// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { DisableAutoReloadMutation, DisableAutoReloadMutationVariables } from './operation-types.ts';

export const DisableAutoReloadDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"b0765cc1ac413e5f48689ff1c94fc4916ed8c546e244e05ab9a24b9581b9e087"}} as unknown as TypedDocumentNode<DisableAutoReloadMutation, DisableAutoReloadMutationVariables>;
