// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { CancelOrderPaymentMutation, CancelOrderPaymentMutationVariables } from './operation-types.ts';

export const CancelOrderPaymentDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"dde19260ba9aca2bcff122940a9952e9c52f2c637ac3dc23d44076bd28fc06ed"}} as unknown as TypedDocumentNode<CancelOrderPaymentMutation, CancelOrderPaymentMutationVariables>;
