// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetPaymentMethodsQuery, GetPaymentMethodsQueryVariables } from './operation-types.ts';

export const GetPaymentMethodsDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"e8f1d251b4a08683c0febe25f1411dc4313f7b2e33c0a09d79769c3a7fac4bd1"}} as unknown as TypedDocumentNode<GetPaymentMethodsQuery, GetPaymentMethodsQueryVariables>;
