// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetOrderPaymentQuery, GetOrderPaymentQueryVariables } from './operation-types.ts';

export const GetOrderPaymentDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"6bc681aae6da0158c3b7e017f95a5585fca224e1f94e9146ff8a6f24bc87b24f"}} as unknown as TypedDocumentNode<GetOrderPaymentQuery, GetOrderPaymentQueryVariables>;
