// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { TransferCardBalanceMutation, TransferCardBalanceMutationVariables } from './operation-types.ts';

export const TransferCardBalanceDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"fa6b2d25772dbbef8a06f5016b42c5567ed41575fd24e270c636f1c44cfe76d3"}} as unknown as TypedDocumentNode<TransferCardBalanceMutation, TransferCardBalanceMutationVariables>;
