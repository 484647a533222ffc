// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { FinishPayPalMutation, FinishPayPalMutationVariables } from './operation-types.ts';

export const FinishPayPalDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"c92c282b1012cd7d04e09fa8deafcfbe176a9fd8ff2c225b6d69e65164aca27b"}} as unknown as TypedDocumentNode<FinishPayPalMutation, FinishPayPalMutationVariables>;
