// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { StartPayPalMutation, StartPayPalMutationVariables } from './operation-types.ts';

export const StartPayPalDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"2c7608b352c7a545eea74fe90f234d9ced458601ef54653c4e17c4033d476a34"}} as unknown as TypedDocumentNode<StartPayPalMutation, StartPayPalMutationVariables>;
