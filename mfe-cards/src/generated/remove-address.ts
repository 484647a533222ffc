// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { RemoveAddressMutation, RemoveAddressMutationVariables } from './operation-types.ts';

export const RemoveAddressDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"fd12ee4045f22f199860a27394b2559f6974fa92c46beafdef72b3b4a17cfa67"}} as unknown as TypedDocumentNode<RemoveAddressMutation, RemoveAddressMutationVariables>;
