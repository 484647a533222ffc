// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { TransferCardBalanceMutation, TransferCardBalanceMutationVariables } from './operation-types.ts';

export const TransferCardBalanceDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"eb29a391e6486746212e4688c7b63b570c833d38774c1bcd5067086da17703d5"}} as unknown as TypedDocumentNode<TransferCardBalanceMutation, TransferCardBalanceMutationVariables>;
